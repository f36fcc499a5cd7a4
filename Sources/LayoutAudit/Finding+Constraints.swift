import AutoLayout
import Graphics

extension Finding {
  /// Required constraints that cannot all hold.
  static func conflict(_ conflict: LayoutConflict) -> Finding {
    let others = conflict.constraints.filter { $0 !== conflict.broken }.map { "'\($0.name)'" }
    let among = others.isEmpty ? "by itself" : "together with " + others.joined(separator: ", ")
    return Finding(
      rule: .conflict, views: conflict.views, constraints: conflict.constraints.map(\.name),
      broken: conflict.broken.name,
      message: "The constraint '\(conflict.broken.name)' cannot hold \(among); it is broken.",
      fixes: conflict.maskFixes + conflict.contentFixes
        + ["Remove one of these constraints, or give one a priority below 1000."])
  }

  /// A constraint that Auto Layout refuses.
  static func invalidConstraint(_ error: ConstraintError) -> Finding {
    if case .requiredPriorityChanged = error {
      return Finding(
        rule: .requiredPriorityChanged, constraints: [error.constraint],
        message: "The constraint '\(error.constraint)' was active when \(error.reason).",
        fixes: ["Deactivate the constraint before, or use 999 in the place of required."])
    }
    if case .visualFormat(let error) = error {
      return Finding(rule: .invalidVisualFormat, message: error.description)
    }
    return Finding(
      rule: .invalidConstraint, constraints: [error.constraint],
      message: "The constraint '\(error.constraint)' cannot be activated: \(error.reason).")
  }
}

extension LayoutConflict {
  /// What is most often forgotten of views that are made in code.
  fileprivate var maskFixes: [String] {
    firstItems(of: .autoresizingMask).map {
      "Set translatesAutoresizingMaskIntoConstraints of \($0.phrase) to false before adding constraints."
    }
  }

  /// A content's size is the better place to give way.
  fileprivate var contentFixes: [String] {
    firstItems(of: .contentSize).map {
      "Give hugging and compression resistance of \($0.phrase) priorities below 1000."
    }
  }

  private func firstItems(of origin: LayoutConstraint.Origin) -> [View] {
    var seen: Set<ObjectIdentifier> = []
    return constraints.filter { $0.origin == origin }.compactMap { $0.firstItem?.layoutView }
      .filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// The ids of the views that the constraints join, each once.
  fileprivate var views: [String] {
    var seen: Set<String> = []
    let items = constraints.flatMap { [$0.firstItem, $0.secondItem] }
    return items.compactMap { $0?.layoutView?.label }.filter { seen.insert($0).inserted }
  }
}

extension ConstraintError {
  fileprivate var constraint: String {
    switch self {
    case .incompatibleAttributes(let constraint, _, _), .noItem(let constraint),
      .noCommonAncestor(let constraint, _, _), .notAnAncestor(let constraint, _, _, _),
      .invalidNumber(let constraint, _), .invalidPriority(let constraint, _),
      .requiredPriorityChanged(let constraint, _, _):
      constraint
    case .visualFormat(let error): error.format
    }
  }

  fileprivate var reason: String {
    switch self {
    case .incompatibleAttributes(_, let first, let second):
      second == .notAnAttribute
        ? "\(first.rawValue) needs something to be related to"
        : "\(first.rawValue) and \(second.rawValue) cannot be related"
    case .visualFormat(let error): error.description
    case .noItem: "its view no longer exists"
    case .noCommonAncestor(_, let first, let second): "'\(first)' and '\(second)' are not in one view tree"
    case .notAnAncestor(_, let view, let first, let second):
      "'\(view)' does not hold both '\(first)' and '\(second ?? first)'"
    case .invalidNumber(_, let number): "\(number) is no usable number"
    case .invalidPriority(_, let priority): "a priority of \(Finding.number(priority)) is not within 1...1000"
    case .requiredPriorityChanged(_, let old, let new):
      "its priority went from \(Finding.number(old)) to \(Finding.number(new)), which is an exception on a device: only"
        + " optional ones may change"
    }
  }
}

extension Finding {
  /// A view that constraints leave open.
  static func ambiguous(_ view: View) -> Finding {
    Finding(
      rule: .ambiguous, views: [view.label],
      message: "The constraints leave the position or size of \(view.phrase) open.",
      fixes: ["Add constraints until its x, y, width and height each have one answer."])
  }
}
