import Graphics

/// A measured paragraph at its place in a view.
struct PlacedText {
  var paragraph: Paragraph
  /// The paragraph's top left in the view's coordinates.
  var origin: Point
  /// The room the text was given, in the view's coordinates.
  var room: Rect

  /// The items that draw the text, cut off at its room where it is too tall for it.
  func items(color: Color) -> [DisplayItem] {
    let items = backgrounds + [DisplayItem.text(paragraph, at: origin, color)]
    let overflows = paragraph.size.height > room.height + 0.5 || paragraph.size.width > room.width + 0.5
    return overflows ? [.group(DisplayGroup(clip: .rect(room), items: items))] : items
  }

  /// The text in a layout's result.
  func summary(of string: String) -> TextSummary {
    TextSummary(
      string: string, lines: paragraph.lines.count, isTruncated: paragraph.isTruncated,
      firstBaseline: origin.y + paragraph.firstBaseline, lastBaseline: origin.y + paragraph.lastBaseline)
  }

  private var backgrounds: [DisplayItem] {
    paragraph.lines.flatMap(\.backgrounds).compactMap { area in
      guard let color = area.color else { return nil }
      return .fill(.rect(area.rect.offset(by: origin)), color)
    }
  }
}
