import AutoLayout
import Controls
import Graphics

extension Finding {
  /// Required constraints that cannot all hold.
  static func conflict(_ conflict: LayoutConflict) -> Finding {
    if let holder = conflict.canvasHolder { return canvasLength(of: holder, conflict) }
    if conflict.broken.isHiding, let hidden = conflict.broken.firstItem?.layoutView {
      return keptSize(of: hidden, conflict)
    }
    // A size that the scene has from outside is often what the others cannot agree with, so it is always named.
    let unordered = conflict.constraints.filter { $0 !== conflict.broken }
    let others = unordered.filter { $0.origin == .engine } + unordered.filter { $0.origin != .engine }
    // `constraints` has the names of all.
    let named = others.prefix(longestList).map(\.phrase).joined(separator: ", ")
    let rest = others.count > longestList ? " and \(others.count - longestList) more" : ""
    let companions = others.isEmpty ? "" : " together with \(named)\(rest)"
    let statement = "The constraint \(conflict.broken.phrase) cannot be satisfied"
    var finding = Finding(
      rule: .conflict, views: conflict.views, constraints: conflict.names, broken: conflict.brokenName,
      message: "\(statement)\(companions), so it is broken. It is this one because \(conflict.reason).",
      fixes: conflict.maskFixes + conflict.contentFixes
        + ["Remove one of these constraints, or give one a priority below 1000."])
    if others.count > 1 { finding.brief = "\(statement) together with \(others.count) others, so it is broken." }
    return finding
  }

  /// The maximum number of constraints that a message describes in addition to the broken one.
  private static let longestList = 4

  /// Constraints that only a length on the canvas of the document keeps from holding.
  private static func canvasLength(of holder: View, _ conflict: LayoutConflict) -> Finding {
    let length = holder.canvasLengths == .size ? "size" : "height"
    let (noun, outcome) =
      switch holder {
      case is TableViewCell: ("row", "takes the \(length) of its content")
      case is CollectionViewCell: ("item", "takes the \(length) of its content")
      default: ("view", "has the \(length) that its superview gives it")
      }
    return Finding(
      rule: .conflict, severity: .note, views: conflict.views, constraints: conflict.names, broken: conflict.brokenName,
      message: "The content does not have the \(length) of its \(noun) on the canvas, so the constraint"
        + " \(conflict.broken.phrase) is broken there. In the app, the \(noun) \(outcome).",
      fixes: ["Update the frames in Interface Builder, or choose a device."])
  }

  /// A hidden view of a stack that cannot have a length of 0. Nothing visible depends on it, but Auto Layout logs it.
  private static func keptSize(of hidden: View, _ conflict: LayoutConflict) -> Finding {
    Finding(
      rule: .conflict, severity: .note, views: conflict.views, constraints: conflict.names,
      broken: conflict.brokenName,
      message: "\(hidden.openingPhrase) is hidden, but its constraints require a size, so it keeps the size and the"
        + " stack's constraint is broken. No visible view is affected.",
      fixes: ["Give one of its constraints a priority below 1000."])
  }

  /// A constraint that Auto Layout rejects, or a priority that must not change.
  static func invalidConstraint(_ error: ConstraintError) -> Finding {
    let constraints = error.constraint.map { [$0] } ?? []
    switch error {
    case .requiredPriorityChanged:
      return Finding(
        rule: .requiredPriorityChanged, constraints: constraints, message: error.description,
        fixes: ["Deactivate the constraint first, or use 999 instead of 1000."])
    case .visualFormat:
      return Finding(rule: .invalidVisualFormat, message: error.description)
    default:
      return Finding(
        rule: .invalidConstraint, constraints: constraints, message: error.description)
    }
  }
}

extension LayoutConflict {
  /// The names of the constraints. If several have the same name, as without identifiers in code, also what they
  /// demand.
  package var names: [String] { constraints.map(distinctName) }

  package var brokenName: String { distinctName(of: broken) }

  private func distinctName(of constraint: LayoutConstraint) -> String {
    let isAlone = constraints.count { $0.name == constraint.name } < 2
    return isAlone ? constraint.name : "\(constraint.name) \(constraint.shortDemand)"
  }

  /// Whether a length that a view has only on the document's canvas takes part in the conflict, although the app
  /// decides about it.
  package var isOfCanvas: Bool { canvasHolder != nil }

  /// The view whose length on the canvas takes part in the conflict.
  fileprivate var canvasHolder: View? { constraints.lazy.compactMap(\.canvasHolder).first }

  /// The fixes for autoresizing masks, which are often left on in code. Where UIKit sets the frame itself, it needs the
  /// mask: in the content of cells, in what a table or collection shows, and at the root.
  fileprivate var maskFixes: [String] {
    firstItems(of: .autoresizingMask).filter { view in
      guard let superview = view.superview else { return false }
      let isContent = (superview as? TableViewCell)?.contentView === view || superview is CollectionViewCell
      return !isContent && !(superview is TableView) && !(superview is CollectionView) && !superview.viewKind.isBar
    }.map {
      "Set translatesAutoresizingMaskIntoConstraints of \($0.phrase) to false before adding constraints."
    }
  }

  /// The fixes for required content priorities. Lowering them is usually better than lowering those of other
  /// constraints.
  fileprivate var contentFixes: [String] {
    firstItems(of: .contentSize).map {
      "Set the content hugging and compression resistance priorities of \($0.phrase) below 1000."
    }
  }

  private func firstItems(of origin: LayoutConstraint.Origin) -> [View] {
    var seen: Set<ObjectIdentifier> = []
    return constraints.filter { $0.origin == origin }.compactMap { $0.firstItem?.layoutView }
      .filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// The identifiers of the constrained views, each once.
  fileprivate var views: [String] {
    var seen: Set<String> = []
    let items = constraints.flatMap { [$0.firstItem, $0.secondItem] }
    return items.compactMap { $0?.layoutView?.label }.filter { seen.insert($0).inserted }
  }
}

extension LayoutConstraint {
  /// The view whose length on the canvas the constraint gives: to the view itself, or to the content view of a row or
  /// an item, which is as large.
  fileprivate var canvasHolder: View? {
    guard let view = firstItem?.layoutView else { return nil }
    let holder: View?
    switch origin {
    case .engine: holder = view
    case .autoresizingMask:
      let isContent =
        (view.superview as? TableViewCell)?.contentView === view
        || (view.superview as? CollectionViewCell)?.contentView === view
      holder = isContent ? view.superview : view
    case .user, .contentSize, .stackView: holder = nil
    }
    switch holder?.canvasLengths {
    case .size: return holder
    case .height: return firstAttribute == .height ? holder : nil
    case .some(.none), nil: return nil
    }
  }
}
