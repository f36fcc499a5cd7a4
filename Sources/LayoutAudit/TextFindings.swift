import AutoLayout
import Controls
import Graphics

/// What is lost of the texts of a picture, and what they lie on: one finding for each cause.
struct TextFindings {
  private(set) var findings: [Finding] = []
  /// The views of which text is lost, with those around them up to what cuts it off: that they lie outside of something
  /// has the same cause.
  private(set) var cutViews: Set<ObjectIdentifier> = []

  init(of picture: Picture, pixel: Double) {
    for text in picture.texts where text.isUpright && !text.isCollapsed { addLosses(of: text, pixel: pixel) }
    findings += Overlap.all(in: picture).map(Finding.overlap)
  }

  private mutating func addLosses(of text: ShownText, pixel: Double) {
    // A shadow repeats its text.
    guard !cutViews.contains(ObjectIdentifier(text.view)) else { return }
    if let truncated = Finding.truncated(text) { return add(truncated, of: text, upTo: text.view) }
    for clip in text.clips {
      guard let clipped = Finding.clipped(text, by: clip, pixel: pixel) else { continue }
      return add(clipped, of: text, upTo: clip.view)
    }
  }

  private mutating func add(_ finding: Finding, of text: ShownText, upTo last: View) {
    findings.append(finding)
    var view: View? = text.view
    while let current = view {
      cutViews.insert(ObjectIdentifier(current))
      view = current === last ? nil : current.superview
    }
  }
}

extension ShownText {
  /// Whether something around the text has no area: a part that is folded away on purpose.
  fileprivate var isCollapsed: Bool { clips.contains { $0.view !== view && $0.area.isEmpty } }
}

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
      rule: .truncated, severity: text.severity(isCertain: missing > TextNeed.margin(ofWidth: need.width)),
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
      rule: .truncated, severity: text.severity(isCertain: need.leastLines > shown), views: [text.view.label],
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

extension Finding {
  /// A text that ends where its view, or one around it, cuts it off.
  ///
  /// Heights are known well, but how far letters reach is not: a point at the top or bottom does not count.
  /// One that is outside altogether may be there on purpose, to be moved in: it is a note.
  static func clipped(_ text: ShownText, by clip: ShownText.Clip, pixel: Double) -> Finding? {
    guard let ink = text.inkExtent else { return nil }
    let losses = Excess.all(of: ink, beyond: clip.area).filter { $0.amount > ($0.isHorizontal ? pixel : 1) }
    guard !losses.isEmpty else { return nil }
    let isOutside = ink.intersection(clip.area).isEmpty
    let isCertain = losses.contains { !$0.isHorizontal || $0.amount > TextNeed.margin(ofWidth: ink.width) }
    let amounts = losses.map { "\(points($0.amount)) at the \($0.side.rawValue)" }.joined(separator: " and ")
    return Finding(
      rule: .clipped, severity: text.severity(isCertain: isCertain && !isOutside),
      views: clip.view === text.view ? [text.view.label] : [text.view.label, clip.view.label],
      message: isOutside
        ? "The text of \(text.view.phrase) lies outside of \(clip.view.clipPhrase)."
        : "The text of \(text.view.phrase) loses \(amounts), cut off by"
          + " \(clip.view === text.view ? "the view itself" : clip.view.clipPhrase).",
      fixes: isOutside
        ? [] : [clip.view === text.view ? text.heightFix : "Give it more room, or let it wrap or scroll."],
      regions: isOutside ? [] : losses.map { $0.region(of: ink, beyond: clip.area) })
  }
}

extension ShownText {
  fileprivate var heightFix: String {
    "Give the view the height of its text, \(Finding.points(paragraph.size.height)), or no height of its own."
  }
}

extension View {
  fileprivate var clipPhrase: String { superview == nil ? "the edge of the scene" : phrase }
}

extension Excess {
  fileprivate var isHorizontal: Bool { side == .left || side == .right }

  /// The part of a rectangle that is beyond another.
  fileprivate func region(of rect: Rect, beyond area: Rect) -> Rect {
    switch side {
    case .left: Rect(x: rect.minX, y: rect.minY, width: amount, height: rect.height)
    case .right: Rect(x: rect.maxX - amount, y: rect.minY, width: amount, height: rect.height)
    case .top: Rect(x: rect.minX, y: rect.minY, width: rect.width, height: amount)
    case .bottom: Rect(x: rect.minX, y: rect.maxY - amount, width: rect.width, height: amount)
    }
  }
}
