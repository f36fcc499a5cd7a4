import AutoLayout
import Controls
import Graphics

/// The findings about missing and overlapping text in a picture, one for each cause.
struct TextFindings {
  private(set) var findings: [Finding] = []
  /// The views whose text is missing or cut off, and the views around them up to the one that cuts it off. If these
  /// views extend beyond their superviews, the cause is the same.
  private(set) var cutViews: Set<ObjectIdentifier> = []
  /// The views that clip, with what constraints place beside their subviews.
  private var neighbours: [ObjectIdentifier: VerticalNeighbours] = [:]
  /// The views in each view that may be narrower than their content.
  private var yielding = YieldingViews()

  init(of picture: Picture, pixel: Double) {
    let texts = picture.texts.filter { $0.isUpright && !$0.isCollapsed }
    for index in texts.indices { addLosses(of: texts[index...], pixel: pixel) }
    let overlaps = Overlap.all(in: picture)
    findings += overlaps.found.map(Finding.overlap)
    if !overlaps.isComplete { findings.append(.overlapsNotLookedFor(in: picture.root)) }
  }

  /// Adds what the first of some texts loses. Those of one view follow each other.
  private mutating func addLosses(of texts: ArraySlice<ShownText>, pixel: Double) {
    // The same text may appear a second time as its shadow.
    guard let text = texts.first, !cutViews.contains(ObjectIdentifier(text.view)) else { return }
    if text.loss != nil {
      // Of the segments of a control, the one that misses most says what the control needs. Only its finding is worded,
      // because the words for a control are as long as all of its titles.
      let all = texts.prefix { $0.view === text.view }
      let worst = all.max { ($0.loss?.amount ?? -.infinity) < ($1.loss?.amount ?? -.infinity) }
      let finding = worst.flatMap { Finding.truncated($0) { yielding.views(in: $0) } }
      if let finding { add(finding, of: text, upTo: text.view) }
      return
    }
    for clip in text.clips {
      guard let clipped = clipped(text, by: clip, pixel: pixel) else { continue }
      return add(clipped, of: text, upTo: clip.view)
    }
    if let broken = Finding.brokenWord(of: text) { findings.append(broken) }
  }

  private mutating func clipped(_ text: ShownText, by clip: ShownText.Clip, pixel: Double) -> Finding? {
    Finding.clipped(text, by: clip, pixel: pixel) { content in
      let key = ObjectIdentifier(clip.view)
      if neighbours[key] == nil { neighbours[key] = VerticalNeighbours(in: clip.view) }
      return neighbours[key]?.of(content) ?? []
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

/// What the constraints that a view holds place above and below each view in it. A search for each of many texts would
/// look at all constraints each time.
private struct VerticalNeighbours {
  private var views: [ObjectIdentifier: [View]] = [:]

  init(in container: View) {
    for constraint in container.constraints where constraint.origin == .user {
      guard constraint.firstAttribute.axis == .vertical, let one = constraint.firstItem?.layoutView,
        let other = constraint.secondItem?.layoutView, one !== other
      else { continue }
      if other !== container { views[ObjectIdentifier(one), default: []].append(other) }
      if one !== container { views[ObjectIdentifier(other), default: []].append(one) }
    }
  }

  func of(_ view: View) -> [View] { views[ObjectIdentifier(view)] ?? [] }
}

/// The views in views that lose nothing if they are narrower than their content. A search for each of many texts would
/// look at all views beside it each time.
struct YieldingViews {
  private var known: [ObjectIdentifier: [View]] = [:]
  /// The number of views that were looked at.
  private(set) var count = 0

  mutating func views(in container: View) -> [View] {
    if let views = known[ObjectIdentifier(container)] { return views }
    count += container.subviews.count
    let views = container.subviews.filter { !$0.isHidden && $0.mayGiveWay }
    known[ObjectIdentifier(container)] = views
    return views
  }
}

extension ShownText {
  /// Whether a view around the text has no area, as in a part of the scene that is collapsed on purpose.
  fileprivate var isCollapsed: Bool { clips.contains { $0.view !== view && $0.area.isEmpty } }
}

extension Finding {
  /// Text that is incomplete because it is too wide or has too many lines. A note if the measuring error of the bundled
  /// typeface may be the reason.
  static func truncated(_ text: ShownText) -> Finding? {
    var yielding = YieldingViews()
    return truncated(text) { yielding.views(in: $0) }
  }

  /// - Parameter yielding: Returns the views in a view that may be narrower than their content.
  fileprivate static func truncated(_ text: ShownText, yielding: (View) -> [View]) -> Finding? {
    text.loss.map { $0.isOfWidth ? tooWide(text, $0, yielding) : tooManyLines(text, $0) }
  }

  private static func tooWide(_ text: ShownText, _ loss: TextLoss, _ yielding: (View) -> [View]) -> Finding {
    let (need, missing) = (loss.need, loss.amount)
    return Finding(
      rule: .truncated, severity: text.severity(isCertain: missing > TextNeed.margin(ofWidth: need.width)),
      views: text.subjects,
      message: "\(text.openingPhrase) needs \(points(need.width)) of width but has"
        + " \(points(need.allowedWidth)).",
      fixes: [advice(for: text.view, missing: missing, yielding)],
      regions: [text.regionBeyondEnd(width: missing)], amount: missing)
  }

  /// Returns what helps against a text that is too wide.
  private static func advice(for view: View, missing: Double, _ yielding: (View) -> [View]) -> String {
    if let control = view as? SegmentedControl, !control.apportionsSegmentWidthsByContent {
      return
        "Shorten the title, or make the control \(points(missing * Double(control.segments.count))) wider, of which"
        + " each segment gets its share."
    }
    if view.viewKind.isBar { return "Shorten the title." }
    let wider = "make the view \(points(missing)) wider\(view.priorityAdvice(yielding))."
    return "\(view.wrappingAdvice ?? "Shorten the text"), or \(wider)"
  }

  private static func tooManyLines(_ text: ShownText, _ loss: TextLoss) -> Finding {
    let need = loss.need
    let shown = text.paragraph.lines.count
    let limit = text.view.lineLimit
    let isTooLow = limit == 0 || shown < limit
    let height = points(need.height)
    let room = points(text.paragraph.size.height)
    return Finding(
      rule: .truncated,
      severity: text.severity(isCertain: need.leastLines > shown && !(isTooLow && text.view.isInRowOfCanvasHeight)),
      views: [text.view.label],
      message: "\(text.openingPhrase) needs \(lines(need.lines)) (\(height)) but"
        + (isTooLow ? " has room for" : " is limited to") + " \(shown) (\(room)).",
      fixes: [
        isTooLow ? "Let the view grow to \(height) of text." : (text.view.wrappingAdvice ?? "Shorten the text") + "."
      ],
      regions: [text.regionBelow(height: loss.amount)], amount: loss.amount)
  }

  private static func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }
}

extension View {
  /// The view that is directly in another one and contains this one, or is this one.
  fileprivate func ancestor(in container: View) -> View? {
    var view: View? = self
    while let current = view, current.superview !== container { view = current.superview }
    return view
  }

  /// Whether a part of the view is in the area of a clip.
  fileprivate func isInSight(of clip: ShownText.Clip) -> Bool {
    guard !isHidden else { return false }
    let corner = clip.view.rootView.bounds.origin
    let area = convert(bounds, to: clip.view.rootView).offset(by: Point(x: -corner.x, y: -corner.y))
    let shared = area.intersection(clip.area)
    return shared.width > 1 && shared.height > 1
  }

  /// Whether the view is a row of a list or an item of a collection, or in one.
  var isInRow: Bool {
    var view: View? = self
    while let current = view {
      if current is TableViewCell || current is CollectionReusableView { return true }
      view = current.superview
    }
    return false
  }

  /// Whether a view around this one, up to another one, has a size that Interface Builder shows in the place of the one
  /// that the app's class computes.
  func isInPlaceholder(upTo last: View) -> Bool {
    var view: View? = self
    while let current = view {
      if current.classInApp != nil, current.placeholderIntrinsicSize != PlaceholderSize() { return true }
      view = current === last ? nil : current.superview
    }
    return false
  }

  /// Whether the view is in a row whose height is that of the document's canvas, while the app makes it as high as its
  /// content.
  var isInRowOfCanvasHeight: Bool {
    var view: View? = self
    while let current = view {
      if let row = current as? TableViewCell { return row.canvasLengths == .height }
      view = current.superview
    }
    return false
  }

  /// How to let the view's text have several lines, or `nil` if it cannot: in fields, in bars, and in what controls are
  /// made of, texts have one line whatever is set.
  fileprivate var wrappingAdvice: String? {
    var around = superview
    while let view = around {
      if view.viewKind.isBar || view is SearchBar || view is SegmentedControl || view is TextField { return nil }
      around = view.superview
    }
    switch self {
    case is Label: return "Let the text wrap (numberOfLines 0)"
    case let button as Button where button.configuration == nil: return "Let the title wrap (line break 'Word Wrap')"
    default: return nil
    }
  }

  /// The priority that gives the view the room of one beside it that can do with less, as the end of a sentence; empty
  /// if there is none. With equal priorities, which of the two gives way is open.
  fileprivate func priorityAdvice(_ yielding: (View) -> [View]) -> String {
    let own = contentCompressionResistancePriority(for: .horizontal)
    let rival = superview.map(yielding)?.first { other in
      other !== self && other.frame.minY < frame.maxY && other.frame.maxY > frame.minY
        && other.contentCompressionResistancePriority(for: .horizontal) == own
    }
    guard let rival else { return "" }
    return
      ", with a horizontal compression resistance above the \(Finding.number(Double(own.rawValue))) of \(rival.phrase)"
  }

  /// Whether the view loses nothing if it is narrower than its content: a text that wraps, or one that scrolls.
  fileprivate var mayGiveWay: Bool { (self as? Label).map { $0.numberOfLines != 1 } ?? (self is TextField) }

  /// The maximum number of lines of the view's text; 0 for any number.
  var lineLimit: Int {
    switch self {
    case let label as Label: label.numberOfLines
    case let button as Button: button.configuration == nil ? button.titleNumberOfLines : 0
    case is TextView: 0
    default: 1
    }
  }
}

/// What an incomplete text has no room for.
private struct TextLoss {
  let need: TextNeed
  /// Whether the text is too wide, instead of having too many lines.
  let isOfWidth: Bool
  /// The missing width or height in points.
  let amount: Double
}

extension ShownText {
  /// What the text has no room for, or `nil` if it is complete.
  fileprivate var loss: TextLoss? {
    guard let need = paragraph.need, !losesOnlyEmptyLines(of: need) else { return nil }
    // More lines do not help if there is no room for a single letter.
    let isOneLine = need.allowedLines == 1 && view.lineLimit == 1 || need.lines <= paragraph.lines.count
    let isOfWidth = isOneLine && need.width > need.allowedWidth
    return TextLoss(
      need: need, isOfWidth: isOfWidth,
      amount: isOfWidth ? need.width - need.allowedWidth : need.height - paragraph.size.height)
  }

  /// Whether all that the text has no room for is empty lines at its end.
  fileprivate func losesOnlyEmptyLines(of need: TextNeed) -> Bool {
    let end = paragraph.source.runs.map(\.text).joined().reversed().prefix(while: \.isWhitespace)
    let emptyLines = end.count(where: \.isNewline)
    guard emptyLines > 0, need.allowedLines != 1 || need.width <= need.allowedWidth else { return false }
    return need.lines - emptyLines <= paragraph.lines.count
  }

  /// Returns the severity of a loss. The loss is never certain if another typeface replaces the requested one, or if
  /// the app is likely to show another text.
  func severity(isCertain: Bool) -> Finding.Severity {
    isCertain && hasItsTypeface && !isPlaceholder ? .warning : .note
  }

  /// The minimum width or height in points of the region that marks lost text.
  private static let leastRegion = 6.0

  /// Returns the region beyond the end of the line where the text would continue, inside the picture. The region is at
  /// most as wide as a line is tall, because other views may be there.
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

  /// Returns the region where the first missing line would be, inside the picture.
  fileprivate func regionBelow(height: Double) -> Rect {
    let bottom = min(view.rootView.pictureBounds.maxY, box.maxY + min(height, lineHeight))
    let top = min(box.maxY, bottom - Self.leastRegion)
    return Rect(x: box.minX, y: top, width: box.width, height: bottom - top)
  }

  private var lineHeight: Double { box.height / Double(max(1, paragraph.lines.count)) }
}

extension Finding {
  /// The height in points up to which a loss may be that of another typeface's letters.
  private static let leastHeightLost = 2.0

  /// Text that is cut off by its view or by a view around it.
  ///
  /// Line heights are accurate but the letters are those of another typeface, so a point at the top or bottom is
  /// ignored, and up to two are a note. Text that is completely outside is a note if it may be meant to move in.
  static func clipped(_ text: ShownText, by clip: ShownText.Clip, pixel: Double) -> Finding? {
    clipped(text, by: clip, pixel: pixel) { VerticalNeighbours(in: clip.view).of($0) }
  }

  /// - Parameter neighbours: Returns the views that constraints of the clipping view place above and below another.
  fileprivate static func clipped(
    _ text: ShownText, by clip: ShownText.Clip, pixel: Double, neighbours: (View) -> [View]
  ) -> Finding? {
    guard let ink = text.inkExtent(within: clip.area) else { return nil }
    let losses = Excess.all(of: ink, beyond: clip.area).filter { $0.amount > ($0.isHorizontal ? pixel : 1) }
    guard !losses.isEmpty else { return nil }
    let isOutside = ink.intersection(clip.area).isEmpty
    let isCertain = losses.contains { loss in
      loss.isHorizontal
        ? loss.amount > TextNeed.margin(ofWidth: ink.width)
        : (loss.amount > leastHeightLost || text.paragraph.hasLowLines) && !text.view.isInRowOfCanvasHeight
    }
    let amounts = losses.map { "\(points($0.amount)) at the \($0.side.rawValue)" }.joined(separator: " and ")
    return Finding(
      rule: .clipped,
      severity: text.severity(
        isCertain: isCertain && (!isOutside || text.isPushedOut(of: clip, neighbours))
          && !text.view.isInPlaceholder(upTo: clip.view)
      ),
      views: clip.view === text.view ? [text.view.label] : [text.view.label, clip.view.label],
      message: "\(text.openingPhrase) "
        + (isOutside ? text.absence(from: clip) : "is cut off by \(text.clippingPhrase(clip)): \(amounts)."),
      fixes: clip.view === text.view
        ? [text.heightFix] : isOutside ? [] : [text.roomAdvice(losses)],
      regions: isOutside ? [] : losses.map { $0.region(of: ink, beyond: clip.area) },
      amount: losses.map(\.amount).max())
  }
}

extension ShownText {
  /// Whether a text that is completely above or below an area has been pushed there by what grew, so that nothing will
  /// ever move it in: it is in a row, what contains it is in sight in part, or its place depends on a neighbour that
  /// is.
  fileprivate func isPushedOut(of clip: Clip, _ neighbours: (View) -> [View]) -> Bool {
    guard clip.view !== view, let ink = inkExtent, ink.minY >= clip.area.maxY || ink.maxY <= clip.area.minY else {
      return false
    }
    if clip.view.isInRow { return true }
    guard let content = view.ancestor(in: clip.view) else { return false }
    if content.isInSight(of: clip) { return content !== view }
    return neighbours(content).contains { $0.isInSight(of: clip) }
  }

  /// Why no part of the text is visible, as a predicate.
  fileprivate func absence(from clip: Clip) -> String {
    if clip.view === view { return "is not visible, because the view is \(Finding.points(clip.area.height)) high." }
    return "is completely outside \(clip.view.superview == nil ? "the scene" : clip.view.phrase)."
  }

  /// What cuts the text off.
  fileprivate func clippingPhrase(_ clip: Clip) -> String {
    if clip.view === view { return "the view itself" }
    return clip.view.superview == nil ? "the edge of the scene" : clip.view.phrase
  }

  /// What helps a text that a view around it cuts off.
  fileprivate func roomAdvice(_ losses: [Excess]) -> String {
    let isTooWide = losses.contains(where: \.isHorizontal)
    let canWrap = isTooWide && view.lineLimit == 1 && view.wrappingAdvice != nil
    return "Give the text more room, or \(canWrap ? "let it wrap" : isTooWide ? "shorten it" : "let it scroll")."
  }

  fileprivate var heightFix: String {
    if paragraph.hasLowLines {
      return "Let the lines be as high as their font: raise lineHeightMultiple or maximumLineHeight."
    }
    return
      "Make the view as tall as its text, \(Finding.points(paragraph.size.height)), or remove the constraint on its height."
  }
}

extension Excess {
  fileprivate var isHorizontal: Bool { side == .left || side == .right }

  /// Returns the part of a rectangle that is beyond another.
  fileprivate func region(of rect: Rect, beyond area: Rect) -> Rect {
    switch side {
    case .left: Rect(x: rect.minX, y: rect.minY, width: amount, height: rect.height)
    case .right: Rect(x: rect.maxX - amount, y: rect.minY, width: amount, height: rect.height)
    case .top: Rect(x: rect.minX, y: rect.minY, width: rect.width, height: amount)
    case .bottom: Rect(x: rect.minX, y: rect.maxY - amount, width: rect.width, height: amount)
    }
  }
}
