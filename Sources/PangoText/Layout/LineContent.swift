import Graphics

/// A line's glyphs before it is placed.
struct LineContent {
  /// Which of its paragraph's characters it shows, by their bytes.
  var places: Range<Int>
  /// Which bytes of the text that was asked for stand in it; soft hyphens are not counted.
  var bytes: Range<Int>
  /// The glyphs, positions relative to the line's left end on its baseline.
  var runs: [GlyphRun] = []
  /// The advance width in points, with the spacing after the last character.
  var width = 0.0
  /// The advance width of its glyphs in points.
  var advance = 0.0
  /// Where its spaces end, but for those that its end swallows: in points from the line's left end.
  var gaps: [Double] = []
  /// How much room the line needs above and below.
  var metrics: LineMetrics
  /// Lines under or through the text, relative to the line's left end on its baseline.
  var decorations: [TextDecoration] = []
  /// Areas behind the text, relative to the line's left end on its baseline.
  var backgrounds: [TextDecoration] = []
  /// The style of the line's paragraph.
  var style = ParagraphStyle()
  /// Whether more of its paragraph follows that found no room in it.
  var isBroken = false
  /// Whether the line is its paragraph's first.
  var isFirst = false
  /// Whether the line is its paragraph's last.
  var isLast = false
  /// Characters without a glyph.
  var missingCharacters: [Unicode.Scalar] = []
}

extension [LineContent] {
  /// A paragraph's lines with an empty one after them, as high as the last.
  func followedByEmptyLine() -> [LineContent] {
    guard let last = self.last else { return self }
    let (place, byte) = (last.places.upperBound, last.bytes.upperBound)
    var empty = LineContent(places: place..<place, bytes: byte..<byte, metrics: last.metrics)
    empty.style = last.style
    empty.isLast = true
    var lines = self
    lines[lines.count - 1].isLast = false
    return lines + [empty]
  }
}

extension LineContent {
  /// The line as wide as a width, what is missing shared out among its spaces.
  ///
  /// Pango has stretched it already, but counts a swallowed space's width wrongly where the space is shaped apart from the
  /// word before it.
  func stretched(to width: Double) -> LineContent {
    let missing = width - advance
    guard abs(missing) > TextBox.tolerance, !gaps.isEmpty else { return self }
    let share = missing / Double(gaps.count)
    func moved(_ x: Double) -> Double { x + share * Double(gaps.count { $0 <= x + TextBox.tolerance }) }
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
    line.advance = width
    line.width += missing
    return line
  }
}
