import AutoLayout
import Graphics

/// The drawing over a solved tree that explains its layout.
public struct LayoutOverlay: Hashable, Sendable {
  /// What is drawn.
  public var kinds: [OverlayKind]
  /// The id of the view whose constraints and frame alone are drawn; none for all views.
  public var viewID: String?

  /// Makes an overlay.
  public init(kinds: [OverlayKind], viewID: String? = nil) {
    self.kinds = kinds
    self.viewID = viewID
  }

  /// What to paint over the scene, in the root's coordinates.
  ///
  /// - Parameters:
  ///   - root: the scene's root, after layout.
  ///   - outcome: what that layout returned; conflicting constraints are drawn red, as are the outlines of views that
  ///     constraints leave open.
  ///   - findings: what was found wrong with the layout; where it is seen is striped.
  ///   - measuring: the text engine for the constants.
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

  /// The constraints made by hand, and those of stacks, masks and the engine that are part of a conflict.
  private func shownConstraints(of root: View, _ outcome: LayoutOutcome) -> [LayoutConstraint] {
    var shown: [LayoutConstraint] = []
    root.forEachShown { view in shown += view.constraints.filter { $0.origin == .user } }
    var seen: Set<ObjectIdentifier> = []
    shown += outcome.conflicts.flatMap(\.constraints).filter {
      $0.origin != .user && seen.insert(ObjectIdentifier($0)).inserted
    }
    return shown.filter { $0.joinsShownItems && isChosen($0) }
  }

  /// Unless all frames are outlined anyway.
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
  /// The order from the bottom up: lines of constraints stay visible on outlines, and both on stripes.
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
  /// Visits the views that are not hidden, back to front.
  func forEachShown(_ visit: (View) -> Void) {
    guard !isHidden else { return }
    visit(self)
    for subview in subviews { subview.forEachShown(visit) }
  }

  fileprivate var isHiddenWithAncestors: Bool { isHidden || (superview?.isHiddenWithAncestors ?? false) }
}

/// What is drawn over a scene to explain its layout.
public enum OverlayKind: String, CaseIterable, Hashable, Sendable {
  /// The constraints: I-bars for sizes and distances, lines for aligned edges.
  case constraints
  /// The outlines of frames, and of alignment rectangles where they differ.
  case frames
  /// Stripes over text that is lost or lies on something: red where that is certain, amber where it is possible.
  case overflow
}

/// The outlines of frames, red where the layout is ambiguous; alignment rectangles dashed where they differ.
struct FrameOutlines {
  /// Which views are outlined.
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

  /// The line runs inside the rectangle, so that neighbours do not cover each other's and the root's stays visible.
  private func outline(_ rect: Rect, _ style: StrokeStyle, _ color: Color) -> DisplayItem {
    let inset = min(style.width / 2, rect.width / 2, rect.height / 2)
    return .stroke(.rect(rect.insetBy(dx: inset, dy: inset)), style, color)
  }
}

/// Stripes over what findings say is lost or overlapping: red where it is certain, amber where it is possible.
struct OverflowStripes {
  let findings: [Finding]
  /// The view whose findings alone are drawn; none for all.
  let viewID: String?

  /// What is possible first, so that what is certain stays visible.
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

  /// A sliver is made wide enough to be seen.
  private func visibleArea(of region: Rect) -> Rect {
    let least = OverlayStyle.leastOverflow
    return region.insetBy(dx: -max(0, least - region.width) / 2, dy: -max(0, least - region.height) / 2)
  }

  /// Lines that rise to the right at 45 degrees, on the same grid everywhere, so that neighbouring regions join.
  private func stripes(over area: Rect, _ color: Color) -> DisplayItem {
    let pitch = OverlayStyle.stripePitch
    var elements: [PathElement] = []
    // A line is where x + y is a multiple of the pitch.
    var sum = ((area.minX + area.minY) / pitch).rounded(.down) * pitch
    while sum <= area.maxX + area.maxY, elements.count < 4_000 {
      elements.append(.move(Point(x: sum - area.maxY, y: area.maxY)))
      elements.append(.line(Point(x: sum - area.minY, y: area.minY)))
      sum += pitch
    }
    return .stroke(.elements(elements), StrokeStyle(width: OverlayStyle.stripeWidth), color)
  }
}
