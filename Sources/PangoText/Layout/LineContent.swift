import Graphics

/// The glyphs of a line before the line is placed.
struct LineContent {
  /// The range of the line in the characters of its paragraph with hyphens, in bytes.
  var offsets: Range<Int>
  /// The range of the line in the requested text without soft hyphens, in bytes.
  var bytes: Range<Int>
  /// The glyphs, with positions relative to the left end of the baseline.
  var runs: [GlyphRun] = []
  /// The advance width in points, including the letter spacing at both ends.
  var width = 0.0
  /// The advance width of the glyphs in points.
  var advance = 0.0
  /// The x-coordinates in points of the middles of spaces, except those that collapse at the end of the line. Letter
  /// spacing moves letters beyond the ends of spaces.
  var gaps: [Double] = []
  /// The vertical extent of the line.
  var metrics: LineMetrics
  /// Lines under or through the text, relative to the left end of the baseline.
  var decorations: [TextDecoration] = []
  /// Areas behind the text, relative to the left end of the baseline.
  var backgrounds: [TextDecoration] = []
  /// The images in the line, relative to the left end of the baseline.
  var attachments: [PlacedAttachment] = []
  var style = ParagraphStyle()
  /// Whether the line ends because its room is full.
  var isBroken = false
  /// Whether the line is the first of its paragraph.
  var isFirst = false
  /// Whether the line is the last of its paragraph.
  var isLast = false
  /// The characters without a glyph.
  var missingCharacters: [Unicode.Scalar] = []
}

extension LineContent {
  /// Returns the width of the spaces at the end of the last line of a paragraph, which are beyond the edge of the room
  /// and of aligned text: a centred line of a recorded picture of iOS 18 ends with one. A line that breaks after a
  /// space has no width for it anyway.
  ///
  /// - Parameter text: The requested text.
  func widthOfSpacesAtEnd(in text: String, isRightToLeft: Bool) -> Double {
    guard isLast, bytes.upperBound > 0,
      let end = text.utf8.index(text.startIndex, offsetBy: bytes.upperBound, limitedBy: text.endIndex)
    else { return 0 }
    let count = text.utf8[..<end].reversed().prefix { $0 == UInt8(ascii: " ") }.count
    let glyphs = (isRightToLeft ? runs.first : runs.last)?.glyphs ?? []
    guard count > 0, count < glyphs.count else { return 0 }
    return isRightToLeft ? glyphs[count].x : width - glyphs[glyphs.count - count].x
  }
}

extension [LineContent] {
  /// Returns the lines of a paragraph followed by an empty one, as high as the last.
  func followedByEmptyLine() -> [LineContent] {
    guard let last = self.last else { return self }
    let (offset, byte) = (last.offsets.upperBound, last.bytes.upperBound)
    var empty = LineContent(offsets: offset..<offset, bytes: byte..<byte, metrics: last.metrics)
    empty.style = last.style
    empty.isLast = true
    var lines = self
    lines[lines.count - 1].isLast = false
    return lines + [empty]
  }
}

extension LineContent {
  /// Returns the line justified to a width, with the free width distributed equally among its spaces.
  ///
  /// Lines that Pango has broken are justified already, but with a wrong width for a space at the end that is shaped
  /// separately from the word before it.
  func justified(to width: Double) -> LineContent {
    let missing = width - advance
    guard abs(missing) > TextBox.tolerance, !gaps.isEmpty else { return self }
    let share = missing / Double(gaps.count)
    func moved(_ x: Double) -> Double { x + share * Double(gaps.partitioningIndex { $0 > x + TextBox.tolerance }) }
    func moved(_ decoration: TextDecoration) -> TextDecoration {
      var result = decoration
      let start: Double = moved(decoration.rect.minX)
      result.rect.origin.x = start
      result.rect.size.width = moved(decoration.rect.maxX) - start
      return result
    }
    var line = self
    line.runs = runs.map { run in
      var result = run
      for index in run.glyphs.indices { result.glyphs[index].x = moved(run.glyphs[index].x) }
      return result
    }
    line.decorations = decorations.map { moved($0) }
    line.backgrounds = backgrounds.map { moved($0) }
    for index in attachments.indices { line.attachments[index].rect.origin.x = moved(attachments[index].rect.minX) }
    line.advance = width
    line.width += missing
    return line
  }
}
