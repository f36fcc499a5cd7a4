import AutoLayout
import Graphics

extension Finding {
  /// An override that breaks a rule of the layout pass.
  static func layoutPass(_ violation: LayoutPassViolation) -> Finding {
    Finding(
      rule: violation.rule, views: violation.views,
      constraints: violation.constraints, message: violation.description, fixes: [violation.advice])
  }
}

extension Finding {
  /// A layout that the solver could not verify.
  static func imprecise(_ root: View) -> Finding {
    Finding(
      rule: .imprecise, views: [root.label],
      message: "The frames may be wrong: the multipliers and constants of the constraints differ by so many orders of"
        + " magnitude that rounding errors hide which constraints have to give way.",
      fixes: ["Replace very large and very small multipliers by constraints between views of similar sizes."])
  }
}

extension LayoutPassViolation {
  fileprivate var rule: Finding.Rule {
    if case .loop = self { return .layoutLoop }
    return .layoutPass
  }

  /// The views involved, each once. The view with the override is first.
  fileprivate var views: [String] {
    switch self {
    case .superNotCalled(_, let view), .superNotLast(_, let view, _), .setNeedsLayout(_, let view),
      .rebuiltConstraints(_, let view, _):
      [view]
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
      "Remove the call: it schedules another pass during the current one."
    case .invalidationAfterSuper: "Invalidate the layout of subviews before calling super."
    case .invalidationOutsideSubtree, .constraintOutsideSubtree:
      "Make the change when the state changes, not in the layout pass."
    case .rebuiltConstraints: "Keep the constraints that are still needed, and change only the others."
    case .loop: "Base the changes on values that they do not affect, or replace them with constraints."
    }
  }
}
