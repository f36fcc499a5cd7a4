import AutoLayout
import Graphics

extension Finding {
  /// A rule of the deferred layout pass that an override broke.
  static func layoutPass(_ violation: LayoutPassViolation) -> Finding {
    Finding(
      rule: violation.rule, views: violation.views,
      constraints: violation.constraints, message: violation.description, fixes: [violation.advice])
  }
}

extension LayoutPassViolation {
  fileprivate var rule: Finding.Rule {
    if case .loop = self { return .layoutLoop }
    return .layoutPass
  }

  /// The view whose override it is first, each view once.
  fileprivate var views: [String] {
    switch self {
    case .superNotCalled(_, let view), .superNotLast(_, let view, _), .setNeedsLayout(_, let view): [view]
    case .setNeedsUpdateConstraints(let view, _, let owner), .invalidationAfterSuper(let view, _, let owner),
      .invalidationOutsideSubtree(let view, _, let owner):
      view == owner ? [owner] : [owner, view]
    case .constraintOutsideSubtree(_, _, let owner): [owner]
    case .loop(_, let views): views
    }
  }

  fileprivate var constraints: [String] {
    switch self {
    case .superNotLast(_, _, let constraint), .constraintOutsideSubtree(let constraint, _, _): [constraint]
    default: []
    }
  }

  fileprivate var advice: String {
    switch self {
    case .superNotCalled: "Call super in the override."
    case .superNotLast: "Make the changes first, and call super last."
    case .setNeedsUpdateConstraints, .setNeedsLayout:
      "Leave the call out: the pass is under way, and the call asks for another."
    case .invalidationAfterSuper: "Invalidate the layout of subviews before the call of super."
    case .invalidationOutsideSubtree, .constraintOutsideSubtree:
      "Make the change where the state changes, not in the layout pass."
    case .loop: "Make the changes depend on what does not change by them, or leave the layout to constraints."
    }
  }
}
