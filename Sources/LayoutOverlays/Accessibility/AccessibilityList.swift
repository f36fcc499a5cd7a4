import AutoLayout
import Graphics

/// The numbered list of what VoiceOver reads, in columns beside the picture or below it.
struct AccessibilityList {
  private struct Entry {
    var number: Paragraph?
    var color: Color
    var isError: Bool
    var lines: [(text: Paragraph, isStrong: Bool)]

    var height: Double { max(NumberPlates.height, lines.map(\.text.size.height).reduce(0, +)) }
  }

  private let entries: [Entry]
  let isRightToLeft: Bool

  static let columnWidth = 236.0
  private static let padding = 12.0
  private static let spacing = 9.0
  /// From the edge of a column to its text, with the number between.
  private static let indent = 24.0
  private static let nameFont = Font(size: 11, weight: 600)
  private static let font = Font(size: 10, weight: 400)
  /// The most elements that are listed.
  private static let most = 200

  init(_ elements: [AccessibilityElement], in scene: OverlaidScene, measuring: any TextMeasuring) {
    let traits = scene.root.traitCollection
    isRightToLeft = traits.layoutDirection == .rightToLeft
    let writer = ListWriter(
      width: Self.columnWidth - Self.indent - Self.padding, language: traits.locale, isRightToLeft: isRightToLeft,
      measuring: measuring)
    var entries = elements.prefix(Self.most).enumerated().map { index, element -> Entry in
      let words = element.words
      let name = words.isMissing ? "! \(words.name)" : words.name
      var lines = [(text: writer.paragraph(name, Self.nameFont), isStrong: true)]
      let rest = [words.value, words.kind, words.hint.map { "Hint: \($0)" }].compactMap(\.self)
      lines += rest.map { (text: writer.paragraph($0, Self.font), isStrong: false) }
      return Entry(
        number: NumberPlates.paragraph("\(index + 1)", measuring: measuring),
        color: AccessibilityRegions.color(of: index), isError: words.isMissing, lines: lines)
    }
    let rest = elements.count - entries.count
    if rest > 0 || elements.isEmpty {
      let words = rest > 0 ? "and \(rest) more" : "Nothing here is read by VoiceOver."
      let text = writer.paragraph(words, Self.font)
      entries.append(Entry(color: .black, isError: false, lines: [(text: text, isStrong: false)]))
    }
    self.entries = entries
  }

  /// Returns the size of the list and what draws it at the origin.
  ///
  /// - Parameters:
  ///   - height: The height of a column, or `nil` if the width is limited instead.
  ///   - width: The width for columns of equal height.
  func drawing(height: Double?, width: Double, style: MarginStyle) -> (size: Size, items: [DisplayItem]) {
    let columns = columns(height: height ?? balancedHeight(inWidth: width))
    var items: [DisplayItem] = []
    var lowest = 0.0
    for (index, column) in columns.enumerated() {
      let place = isRightToLeft ? columns.count - 1 - index : index
      var y = Self.padding
      for entry in column {
        items += draw(entry, at: Point(x: Double(place) * Self.columnWidth, y: y), style)
        y += entry.height + Self.spacing
      }
      lowest = max(lowest, y - Self.spacing + Self.padding)
    }
    return (Size(width: Double(columns.count) * Self.columnWidth + Self.padding, height: lowest), items)
  }

  private func columns(height: Double) -> [[Entry]] {
    var columns: [[Entry]] = [[]]
    var y = Self.padding
    for entry in entries {
      if y + entry.height + Self.padding > height, !(columns.last?.isEmpty ?? true) {
        columns.append([])
        y = Self.padding
      }
      columns[columns.count - 1].append(entry)
      y += entry.height + Self.spacing
    }
    return columns
  }

  /// The least height at which the columns fit into a width.
  private func balancedHeight(inWidth width: Double) -> Double {
    let count = max(1, Int(bounded: (width - Self.padding) / Self.columnWidth))
    let heights = entries.map { $0.height + Self.spacing }
    var height = max(heights.max() ?? 0, heights.reduce(0, +) / Double(count)) + 2 * Self.padding
    while columns(height: height).count > count { height += 8 }
    return height
  }

  private func draw(_ entry: Entry, at corner: Point, _ style: MarginStyle) -> [DisplayItem] {
    var items: [DisplayItem] = []
    if let number = entry.number {
      let width = max(NumberPlates.height, number.size.width + 6)
      let x = isRightToLeft ? corner.x + Self.columnWidth - width : corner.x + Self.padding - 4
      let plate = NumberPlates.Plate(
        rect: Rect(x: x, y: corner.y, width: width, height: NumberPlates.height), text: number)
      items += plate.items(color: entry.color, isError: entry.isError)
    }
    let x = corner.x + (isRightToLeft ? Self.padding : Self.indent + Self.padding - 4)
    var y = corner.y
    for line in entry.lines {
      items.append(.text(line.text, at: Point(x: x, y: y), line.isStrong ? style.ink : style.faintInk))
      y += line.text.size.height
    }
    return items
  }
}

/// Lays out the lines of a list in the language of a scene.
private struct ListWriter {
  let width: Double
  let language: String
  let isRightToLeft: Bool
  let measuring: any TextMeasuring

  /// The most lines of a text.
  private static let mostLines = 8

  func paragraph(_ text: String, _ font: Font) -> Paragraph {
    measuring.paragraph(
      for: ParagraphRequest(
        runs: [TextRun(text, font: font)], language: language == "base" ? "en" : language,
        direction: isRightToLeft ? .rightToLeft : .leftToRight, width: width, maximumLines: Self.mostLines,
        lineBreakMode: .truncatingTail, alignment: isRightToLeft ? .right : .left, pixelScale: 3))
  }
}
