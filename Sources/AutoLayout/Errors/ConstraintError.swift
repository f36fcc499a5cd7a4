/// The reason why a constraint cannot be activated, or an invalid change to an active constraint.
public enum ConstraintError: Error, Hashable, Sendable {
  /// The two attributes cannot be related, for example an edge and a size.
  case incompatibleAttributes(constraint: String, LayoutAttribute, LayoutAttribute)
  /// An item no longer exists, or is a guide without an owner.
  case noItem(constraint: String)
  /// The items have no common ancestor.
  case noCommonAncestor(constraint: String, first: String, second: String)
  /// The view that should hold the constraint is not an ancestor of both items.
  case notAnAncestor(constraint: String, view: String, first: String, second: String?)
  /// The multiplier or constant is not finite, or the multiplier is 0.
  case invalidNumber(constraint: String, Double)
  /// The priority is not above 0 and at most 1000.
  case invalidPriority(constraint: String, Double)
  /// The priority of an active constraint became required or stopped being required. The change still takes effect.
  case requiredPriorityChanged(constraint: String, from: Double, to: Double)
  /// A visual format cannot be parsed, and so makes no constraints.
  case visualFormat(VisualFormatError)
}

extension ConstraintError: CustomStringConvertible {
  /// The constraint, the reason and what to change, in one sentence.
  public var description: String {
    switch self {
    case .requiredPriorityChanged(let constraint, let old, let new):
      "The priority of the constraint '\(constraint)' changed from \(LogNumber.text(old)) to \(LogNumber.text(new)) while"
        + " the constraint was active, which raises an exception in UIKit; deactivate it first, or use 999 instead of 1000."
    case .visualFormat(let error): error.description
    default: "The constraint '\(constraint ?? "")' cannot be activated: \(reason)."
    }
  }

  private var reason: String {
    switch self {
    case .incompatibleAttributes(_, let first, .notAnAttribute):
      "\(first.rawValue) needs an attribute of a second item; only width and height can be constrained to a constant"
    case .incompatibleAttributes(_, let first, let second):
      "\(first.rawValue) and \(second.rawValue) cannot be related; relate two positions on one axis or two sizes"
    case .noItem: "a view or guide that it refers to no longer exists, or the guide has no owner"
    case .noCommonAncestor(_, let first, let second):
      "'\(first)' and '\(second)' have no common ancestor; add both to one view tree first"
    case .notAnAncestor(_, let view, let first, let second?):
      "'\(view)' is not an ancestor of both '\(first)' and '\(second)'"
    case .notAnAncestor(_, let view, let first, nil): "'\(view)' is not an ancestor of '\(first)'"
    case .invalidNumber(_, let number):
      "\(LogNumber.text(number)) is not a usable number; the constant must be finite, and the multiplier finite and not 0"
    case .invalidPriority(_, let priority):
      "the priority \(LogNumber.text(priority)) is out of range; it must be above 0 and at most 1000"
    case .requiredPriorityChanged, .visualFormat: ""
    }
  }

  /// The name of the constraint, or `nil` if a visual format made none.
  package var constraint: String? {
    switch self {
    case .incompatibleAttributes(let constraint, _, _), .noItem(let constraint),
      .noCommonAncestor(let constraint, _, _), .notAnAncestor(let constraint, _, _, _),
      .invalidNumber(let constraint, _), .invalidPriority(let constraint, _),
      .requiredPriorityChanged(let constraint, _, _):
      constraint
    case .visualFormat: nil
    }
  }
}
