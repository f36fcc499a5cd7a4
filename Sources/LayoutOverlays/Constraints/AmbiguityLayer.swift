import AutoLayout
import Graphics

/// The views whose position or size the constraints leave open: outlined, with both extreme positions dashed, and an
/// arrow along the free axis.
struct AmbiguityLayer: OverlayLayer {
  /// A view with the range of one of its values.
  struct Range {
    var axis: Axis
    /// What is open: the position or the extent.
    var isExtent: Bool
    /// The alignment rectangle in the two equally good layouts.
    var optima: [Rect]
    /// The least and the greatest value, or `nil` without a limit.
    var least: Double?
    var greatest: Double?
  }

  struct OpenView {
    var frame: Rect
    var ranges: [Range]
  }

  let views: [OpenView]
  /// The number of causes of ambiguity. Of each, the range of one view is measured, if there are not too many.
  private let causeCount: Int

  /// The most views whose ranges are measured. Each measurement solves the layout again.
  private static let mostMeasured = 12
  /// Freedom that counts as rounding, as in the findings, in points.
  private static let rounding = 0.5

  init(of root: View, geometry: OverlayGeometry, outcome: LayoutOutcome, selection: ViewSelection) {
    var ambiguous: [View] = []
    root.forEachShown { if $0.hasAmbiguousLayout, selection.includes($0) { ambiguous.append($0) } }
    let freedoms = View.freedoms(of: ambiguous, beyond: Self.rounding)
    causeCount = freedoms.count
    views = freedoms.enumerated().flatMap { index, freedom -> [OpenView] in
      // The others depend on the view that a constraint is missing for, as the finding says.
      let main = freedom.views.firstIndex { !$0.values.isDisjoint(with: [.width, .height]) } ?? 0
      return freedom.views.enumerated().map { place, entry in
        let isMeasured = place == main && index < Self.mostMeasured
        let ranges = isMeasured ? Self.ranges(of: entry.view, entry.values, geometry: geometry, outcome: outcome) : []
        return OpenView(frame: geometry.frame(of: entry.view), ranges: ranges)
      }
    }
  }

  private static func ranges(
    of view: View, _ values: Set<LayoutFreedom.Value>, geometry: OverlayGeometry, outcome: LayoutOutcome
  ) -> [Range] {
    guard let superview = view.superview, let explanation = view.layoutExplanation(after: outcome) else { return [] }
    let origin = geometry.origin(of: superview)
    func range(_ kind: ExplainedSide.Kind, _ axis: Axis, isExtent: Bool) -> Range? {
      guard let freedom = explanation.sides.first(where: { $0.kind == kind })?.freedom else { return nil }
      return Range(
        axis: axis, isExtent: isExtent, optima: freedom.optima.map { $0.offset(by: origin) }, least: freedom.least,
        greatest: freedom.greatest)
    }
    // A size that is open leaves open where the view ends: the position is then no freedom of its own.
    return [
      values.contains(.width) ? range(.width, .horizontal, isExtent: true) : nil,
      values.contains(.x) && !values.contains(.width) ? range(.left, .horizontal, isExtent: false) : nil,
      values.contains(.height) ? range(.height, .vertical, isExtent: true) : nil,
      values.contains(.y) && !values.contains(.height) ? range(.top, .vertical, isExtent: false) : nil,
    ].compactMap(\.self)
  }

  var reach: [Rect] { views.flatMap { [$0.frame] + $0.ranges.flatMap(\.optima) } }

  var legend: [LegendEntry] {
    guard !views.isEmpty else { return [] }
    let color = OverlayStyle.ambiguousFrame
    let outline = LegendEntry(
      sample: .outline(color, width: 1.5, dash: OverlayStyle.ambiguousDash), words: "ambiguous view")
    guard views.contains(where: { !$0.ranges.isEmpty }) else { return [outline] }
    let words =
      causeCount > Self.mostMeasured
      ? "could also be here (of the first \(Self.mostMeasured) of \(causeCount) causes)" : "could also be here"
    return [
      outline, LegendEntry(sample: .area(color.opacity(0.6)), words: words),
      LegendEntry(sample: .arrow(color), words: "free axis"),
    ]
  }

  // MARK: Drawing

  func items(on board: inout BadgeBoard) -> [DisplayItem] {
    let color = OverlayStyle.ambiguousFrame
    let ghosts = views.flatMap(\.ranges).flatMap { range in range.optima.flatMap { ghost($0.visible(in: board.area)) } }
    let outlines = views.map { view in
      DisplayItem.stroke(
        .rect(view.frame.insideLine(1.5)), StrokeStyle(width: 1.5, dash: OverlayStyle.ambiguousDash), color)
    }
    let arrows = views.flatMap { view in view.ranges.map { FreeAxisArrow(of: $0, at: view.frame, in: board.area) } }
    let badges = arrows.map {
      OverlayBadge(text: $0.words, start: $0.start, end: $0.end, color: color, isError: true)
    }
    board.add(badges)
    return ghosts + outlines + arrows.flatMap { $0.items() }
  }

  private func ghost(_ rect: Rect) -> [DisplayItem] {
    let color = OverlayStyle.ambiguousFrame
    return [
      .fill(.rect(rect), color.opacity(0.12)),
      .stroke(.rect(rect.insideLine(0.75)), StrokeStyle(width: 0.75, dash: [2, 2]), color),
    ]
  }
}

/// An arrow with two heads from one of two positions of a view to the other.
struct FreeAxisArrow {
  let start: Point
  let end: Point
  let words: String

  private static let head = 4.0
  /// The length of an arrow whose ends would lie on each other.
  private static let least = 16.0

  init(of range: AmbiguityLayer.Range, at frame: Rect, in area: Rect) {
    let isHorizontal = range.axis == .horizontal
    func place(_ rect: Rect) -> Double {
      if isHorizontal { return range.isExtent ? rect.maxX : rect.midX }
      return range.isExtent ? rect.maxY : rect.midY
    }
    let places = range.optima.map(place) + [place(frame)]
    var (low, high) = (places.min() ?? 0, places.max() ?? 0)
    if high - low < Self.least { (low, high) = ((low + high - Self.least) / 2, (low + high + Self.least) / 2) }
    let across = isHorizontal ? frame.midY : frame.midX
    let inside = area.insetBy(dx: 2, dy: 2)
    start = (isHorizontal ? Point(x: low, y: across) : Point(x: across, y: low)).held(in: inside)
    end = (isHorizontal ? Point(x: high, y: across) : Point(x: across, y: high)).held(in: inside)
    let name = range.isExtent ? (isHorizontal ? "width" : "height") : (isHorizontal ? "x" : "y")
    words = "\(name) \(Self.limits(of: range))"
  }

  private static func limits(of range: AmbiguityLayer.Range) -> String {
    switch (range.least?.shortText, range.greatest?.shortText) {
    case (nil, nil): "without limits"
    case (let least?, nil): "from \(least)"
    case (nil, let greatest?): "up to \(greatest)"
    case (let least?, let greatest?): "\(least) to \(greatest)"
    }
  }

  func items() -> [DisplayItem] {
    let isHorizontal = abs(end.x - start.x) >= abs(end.y - start.y)
    let along = isHorizontal ? Point(x: Self.head, y: 0) : Point(x: 0, y: Self.head)
    let across = isHorizontal ? Point(x: 0, y: Self.head * 0.7) : Point(x: Self.head * 0.7, y: 0)
    let path: [PathElement] = [
      .move(start), .line(end), .move(start + along + across), .line(start), .line(start + along - across),
      .move(end - along + across), .line(end), .line(end - along - across),
    ]
    return [
      .stroke(.elements(path), StrokeStyle(width: 3), OverlayStyle.lineHalo),
      .stroke(.elements(path), StrokeStyle(width: 1.5), OverlayStyle.ambiguousFrame),
    ]
  }
}
