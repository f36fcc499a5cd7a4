import AutoLayout
import Graphics

/// A drawing over laid-out views that explains their layout.
public struct LayoutOverlay: Hashable, Sendable {
  public var kinds: [OverlayKind]
  /// The identifier of the only view whose constraints and frame are drawn, or `nil` for all views.
  public var viewID: String?

  public init(kinds: [OverlayKind], viewID: String? = nil) {
    self.kinds = kinds
    self.viewID = viewID
  }

  /// Returns the drawing in the root's coordinates.
  ///
  /// - Parameters:
  ///   - root: The scene's root, after layout.
  ///   - outcome: The result of that layout. Conflicting constraints, and the outlines of ambiguous views, are red.
  ///   - findings: The findings, whose regions are striped.
  ///   - measuring: The text engine for the constants.
  public func items(
    over root: View, outcome: LayoutOutcome, findings: [Finding] = [], measuring: any TextMeasuring
  ) -> [DisplayItem] {
    kinds.sorted { $0.layer < $1.layer }.flatMap { kind in
      switch kind {
      case .frames: FrameOutlines(root: root, viewID: viewID).items()
      case .constraints: ambiguousFrames(of: root) + constraints(of: root, outcome, measuring)
      case .overflow: OverflowStripes(findings: findings, viewID: viewID).items()
      }
    }
  }

  private func constraints(
    of root: View, _ outcome: LayoutOutcome, _ measuring: any TextMeasuring
  ) -> [DisplayItem] {
    let geometry = OverlayGeometry(root: root)
    let judgement = ConstraintJudgement(outcome: outcome)
    var marks = shownConstraints(of: root, outcome).flatMap { constraint in
      ConstraintMarks(constraint: constraint, geometry: geometry, look: judgement.look(of: constraint)).marks()
    }
    marks.sort { !$0.look.isConflicting && $1.look.isConflicting }
    return OverlayPen(measuring: measuring, area: Rect(origin: .zero, size: root.bounds.size)).items(for: marks)
  }

  /// The constraints that the user made, and those of stacks, autoresizing masks and the engine that are part of a
  /// conflict.
  private func shownConstraints(of root: View, _ outcome: LayoutOutcome) -> [LayoutConstraint] {
    var shown: [LayoutConstraint] = []
    root.forEachShown { view in shown += view.constraints.filter { $0.origin == .user } }
    var seen: Set<ObjectIdentifier> = []
    shown += outcome.conflicts.flatMap(\.constraints).filter {
      $0.origin != .user && seen.insert(ObjectIdentifier($0)).inserted
    }
    return shown.filter { $0.joinsShownItems && isChosen($0) }
  }

  /// The outlines of ambiguous views, unless all views are outlined.
  private func ambiguousFrames(of root: View) -> [DisplayItem] {
    guard !kinds.contains(.frames) else { return [] }
    return FrameOutlines(root: root, viewID: viewID, selection: .ambiguous).items()
  }

  private func isChosen(_ constraint: LayoutConstraint) -> Bool {
    guard let viewID else { return true }
    return [constraint.firstItem, constraint.secondItem].contains { $0?.layoutView?.label == viewID }
  }
}

extension OverlayKind {
  /// The order of drawing: stripes first, then outlines, then constraints.
  fileprivate var layer: Int {
    switch self {
    case .overflow: 0
    case .frames: 1
    case .constraints: 2
    }
  }
}

extension LayoutConstraint {
  fileprivate var joinsShownItems: Bool {
    [firstItem, secondItem].compactMap { $0?.layoutView }.allSatisfy { !$0.isHiddenWithAncestors }
  }
}

extension View {
  /// Visits the visible views, back to front.
  func forEachShown(_ visit: (View) -> Void) {
    guard !isHidden else { return }
    visit(self)
    for subview in subviews { subview.forEachShown(visit) }
  }

  fileprivate var isHiddenWithAncestors: Bool { isHidden || (superview?.isHiddenWithAncestors ?? false) }
}

/// A kind of drawing that explains a layout.
public enum OverlayKind: String, CaseIterable, Hashable, Sendable {
  /// The constraints: I-beams for sizes and distances, lines for aligned edges.
  case constraints
  /// The outlines of frames, and of alignment rectangles that differ from them.
  case frames
  /// Stripes over cut-off or overlapping text: red if it is certain, amber if it is possible.
  case overflow
}

/// The outlines of frames, red if the layout is ambiguous, and dashed outlines of alignment rectangles that differ from
/// the frame.
struct FrameOutlines {
  enum Selection {
    case all
    case ambiguous
  }

  let root: View
  let viewID: String?
  var selection = Selection.all

  func items() -> [DisplayItem] {
    let geometry = OverlayGeometry(root: root)
    var items: [DisplayItem] = []
    root.forEachShown { view in
      guard viewID == nil || view.label == viewID, selection == .all || view.hasAmbiguousLayout else { return }
      items += outlines(of: view, in: geometry)
    }
    return items
  }

  private func outlines(of view: View, in geometry: OverlayGeometry) -> [DisplayItem] {
    let frame = geometry.frame(of: view)
    let alignment = geometry.alignmentRect(of: view)
    let color = view.hasAmbiguousLayout ? OverlayStyle.ambiguousFrame : OverlayStyle.frame
    var items = [outline(frame, StrokeStyle(width: view.hasAmbiguousLayout ? 1.5 : 0.5), color)]
    if alignment != frame {
      items.append(outline(alignment, StrokeStyle(width: 0.5, dash: [2, 1.5]), OverlayStyle.alignment))
    }
    return items
  }

  /// The line is inside the rectangle, so it does not cover a neighbour's line, and the root's line is visible.
  private func outline(_ rect: Rect, _ style: StrokeStyle, _ color: Color) -> DisplayItem {
    let inset = min(style.width / 2, rect.width / 2, rect.height / 2)
    return .stroke(.rect(rect.insetBy(dx: inset, dy: inset)), style, color)
  }
}

/// Stripes over the regions of findings about cut-off or overlapping text: red if it is certain, amber if it is
/// possible.
struct OverflowStripes {
  let findings: [Finding]
  /// The identifier of the only view whose findings are drawn, or `nil` for all findings.
  let viewID: String?

  /// Returns the stripes, amber before red, so that amber stripes do not cover red ones.
  func items() -> [DisplayItem] {
    let shown = findings.filter { viewID.map($0.views.contains) ?? true }
    let isCertain = { (finding: Finding) in finding.severity != .note }
    return (shown.filter { !isCertain($0) } + shown.filter(isCertain)).flatMap { finding in
      let color = isCertain(finding) ? OverlayStyle.certainOverflow : OverlayStyle.possibleOverflow
      return finding.regions.flatMap { items(over: $0, color) }
    }
  }

  private func items(over region: Rect, _ color: Color) -> [DisplayItem] {
    let area = visibleArea(of: region)
    return [
      .group(
        DisplayGroup(clip: .rect(area), items: [.fill(.rect(area), color.opacity(0.16)), stripes(over: area, color)])),
      .stroke(.rect(area), StrokeStyle(width: 1), color),
    ]
  }

  /// Returns a region widened so that even a sliver is visible.
  private func visibleArea(of region: Rect) -> Rect {
    let least = OverlayStyle.leastOverflow
    return region.insetBy(dx: -max(0, least - region.width) / 2, dy: -max(0, least - region.height) / 2)
  }

  /// Returns lines that rise to the right at 45 degrees. All regions share one grid, so that the lines of neighbours
  /// join.
  private func stripes(over area: Rect, _ color: Color) -> DisplayItem {
    let pitch = OverlayStyle.stripePitch
    var elements: [PathElement] = []
    // Along a line, x + y is a multiple of the pitch.
    var sum = ((area.minX + area.minY) / pitch).rounded(.down) * pitch
    while sum <= area.maxX + area.maxY, elements.count < 4_000 {
      elements.append(.move(Point(x: sum - area.maxY, y: area.maxY)))
      elements.append(.line(Point(x: sum - area.minY, y: area.minY)))
      sum += pitch
    }
    return .stroke(.elements(elements), StrokeStyle(width: OverlayStyle.stripeWidth), color)
  }
}
