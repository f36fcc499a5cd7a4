import AutoLayout
import Controls
import Graphics

/// Text in a picture. Rectangles are in the root's coordinates.
struct ShownText {
  /// An area that cuts off text.
  struct Clip {
    let area: Rect
    /// The view that clips.
    let view: View
  }

  let view: View
  let paragraph: Paragraph
  /// The bounding box of the lines.
  let box: Rect
  /// The area that the glyphs of each line fill.
  let ink: [Rect]
  /// The transform from the paragraph's coordinates to the root's.
  let placement: AffineTransform
  /// The areas that cut the text off even if it is scrolled, from the inside out.
  let clips: [Clip]
  /// The area that is visible without scrolling.
  let visible: Rect
  /// Whether the text is not rotated, so that rectangles describe its lines.
  let isUpright: Bool

  /// Whether the text has the requested typeface, or the bundled one that matches the platform's.
  var hasItsTypeface: Bool { paragraph.missingFamilies.isEmpty }

  /// Whether the app is likely to show another text.
  var isPlaceholder: Bool { view.textSummary.map { PlaceholderText.contains($0.string) } ?? false }

  var visibleInk: [Rect] { ink.map { $0.intersection(visible) }.filter { !$0.isEmpty } }

  /// The bounding box of all ink, or nil if there is none.
  var inkExtent: Rect? {
    guard let first = ink.first else { return nil }
    return ink.dropFirst().reduce(first) { $0.union($1) }
  }
}

extension ShownText {
  /// The views that show the text. The title of a bar is that of an item, which is elsewhere in a document.
  var subjects: [String] { [(view as? NavigationBar)?.item.titleOwner, view.label].compactMap(\.self) }

  /// What is written, for the start of a sentence. A table itself draws only the titles of its sections, and of the
  /// titles of a bar only their words say which one is meant.
  var openingPhrase: String {
    if view is TableView { return "The title of a section of \(view.phrase)" }
    guard view.viewKind.isBar else { return "The text of \(view.phrase)" }
    return "The title '\(written)' of \(view.phrase)"
  }

  /// The words, at most as many as identify the text.
  private var written: String {
    let words = paragraph.source.runs.map(\.text).joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > Self.longest ? words.prefix(Self.longest) + "…" : words
  }

  private static let longest = 40

  /// Returns the area that glyphs fill, to find what a clip cuts off: from capitals to descenders, or as far as the
  /// glyphs with their marks really reach if the clip has not room for those of any script.
  func inkExtent(within area: Rect) -> Rect? {
    guard let extent = inkExtent else { return nil }
    let lines = paragraph.lines.filter { !$0.runs.isEmpty }
    guard lines.contains(where: { mayExceed(area, $0) }) else { return extent }
    let drawn = lines.compactMap { line in
      view.environment?.measuring.inkExtent(of: line).map { self.area(of: line, $0) }
    }
    guard let first = drawn.first else { return extent }
    let ink = drawn.dropFirst().reduce(first) { $0.union($1) }
    return Rect(x: extent.minX, y: ink.minY, width: extent.width, height: ink.height)
  }

  /// Returns whether the highest or the lowest marks of any script would be beyond an area.
  private func mayExceed(_ area: Rect, _ line: TextLine) -> Bool {
    let size = line.runs.map(\.face.size).max() ?? 0
    let highest = self.area(of: line, InkExtent(above: 1.5 * size, below: size))
    return highest.minY < area.minY || highest.maxY > area.maxY
  }

  private func area(of line: TextLine, _ ink: InkExtent) -> Rect {
    placement.apply(
      to: Rect(x: line.x, y: line.baseline - ink.above, width: line.width, height: ink.above + ink.below))
  }
}

extension Paragraph {
  /// The bounding box of the lines in the paragraph's coordinates.
  var lineBox: Rect {
    let left = lines.map(\.x).min() ?? 0
    let right = lines.map { $0.x + $0.width }.max() ?? 0
    return Rect(x: left, y: 0, width: right - left, height: size.height)
  }

  /// Returns the area of each line's glyphs, in the paragraph's coordinates, whose origin is the left edge of the
  /// allowed width.
  ///
  /// An area extends from the baseline, or from the descenders if the text has some, up to the height of capitals.
  /// Accents above are left out, so text is only reported as cut off or overlapping if it certainly is.
  func inkBoxes(hasDescenders: Bool) -> [Rect] {
    lines.compactMap { line in
      let size = line.runs.map(\.face.size).max() ?? 0
      guard size > 0, line.width > 0 else { return nil }
      let below = hasDescenders ? Self.descenders * size : 0
      return Rect(
        x: line.x, y: line.baseline - Self.capitals * size, width: line.width, height: Self.capitals * size + below)
    }
  }

  /// The height of capitals and the depth of descenders in em. San Francisco has 0.705 and 0.21.
  private static let capitals = 0.705
  private static let descenders = 0.2
}

extension StringProtocol {
  /// Whether a letter extends below the baseline. Scripts other than Latin are assumed to have such letters.
  var hasDescenders: Bool {
    unicodeScalars.contains { $0.isASCII ? "gjpqy,;()[]{}|".unicodeScalars.contains($0) : $0.value > 0x24F }
  }
}
