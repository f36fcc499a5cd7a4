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
