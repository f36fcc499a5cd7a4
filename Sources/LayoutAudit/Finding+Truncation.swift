import AutoLayout
import Controls
import Graphics

extension Finding {
  /// A text of which a part is missing because it is too wide or has too many lines; a note where the bundled typeface may
  /// be the reason.
  static func truncated(_ text: ShownText) -> Finding? {
    guard let need = text.paragraph.need else { return nil }
    // Where a letter has no room more lines are of no help.
    let isOneLine = need.allowedLines == 1 && text.view.lineLimit == 1 || need.lines <= text.paragraph.lines.count
    return isOneLine && need.width > need.allowedWidth ? tooWide(text, need) : tooManyLines(text, need)
  }

  private static func tooWide(_ text: ShownText, _ need: TextNeed) -> Finding {
    let missing = need.width - need.allowedWidth
    return Finding(
      rule: "truncated", severity: text.severity(isCertain: missing > TextNeed.margin(ofWidth: need.width)),
      views: [text.view.label],
      message: "The text of \(text.view.phrase) has \(points(need.allowedWidth)) and needs \(points(need.width)).",
      fixes: ["Let it wrap (numberOfLines 0), or give it \(points(missing)) more."],
      regions: [text.regionBeyondEnd(width: missing)])
  }

  private static func tooManyLines(_ text: ShownText, _ need: TextNeed) -> Finding {
    let shown = text.paragraph.lines.count
    let limit = text.view.lineLimit
    let isTooLow = limit == 0 || shown < limit
    let height = points(need.height)
    let room = points(text.paragraph.size.height)
    return Finding(
      rule: "truncated", severity: text.severity(isCertain: need.leastLines > shown), views: [text.view.label],
      message: "The text of \(text.view.phrase) needs \(lines(need.lines)) (\(height)) and"
        + (isTooLow ? " has room for" : " is allowed") + " \(shown) (\(room)).",
      fixes: [isTooLow ? "Let the view grow to \(height) of text." : "Allow more lines (numberOfLines 0)."],
      regions: [text.regionBelow(height: need.height - text.paragraph.size.height)])
  }

  private static func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }
}

extension View {
  /// The most lines that the view's text is allowed; 0 for any number.
  fileprivate var lineLimit: Int {
    switch self {
    case let label as Label: label.numberOfLines
    case let button as Button: button.configuration == nil ? button.titleNumberOfLines : 0
    case is TextView: 0
    default: 1
    }
  }
}

extension ShownText {
  /// Of a typeface that is not at hand nothing is certain.
  func severity(isCertain: Bool) -> Finding.Severity { isCertain && hasItsTypeface ? .warning : .note }

  /// The least extent in points of what shows where text is lost.
  private static let leastRegion = 6.0

  /// Where the text goes on beyond the end of its line, as far as the picture goes and no further than a line is high: what
  /// stands there is another's.
  fileprivate func regionBeyondEnd(width: Double) -> Rect {
    let picture = view.rootView.pictureBounds
    let reach = min(width, lineHeight)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      let left = max(picture.minX, box.minX - reach)
      let right = max(box.minX, left + Self.leastRegion)
      return Rect(x: left, y: box.minY, width: right - left, height: box.height)
    }
    let right = min(picture.maxX, box.maxX + reach)
    let left = min(box.maxX, right - Self.leastRegion)
    return Rect(x: left, y: box.minY, width: right - left, height: box.height)
  }

  /// Where the first of the missing lines would be, as far as the picture goes.
  fileprivate func regionBelow(height: Double) -> Rect {
    let bottom = min(view.rootView.pictureBounds.maxY, box.maxY + min(height, lineHeight))
    let top = min(box.maxY, bottom - Self.leastRegion)
    return Rect(x: box.minX, y: top, width: box.width, height: bottom - top)
  }

  private var lineHeight: Double { box.height / Double(max(1, paragraph.lines.count)) }
}
