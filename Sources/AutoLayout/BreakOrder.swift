import ConstraintSolver

/// The kinds of required constraints, the firmest first: in a conflict, a constraint of the last kind is broken.
///
/// The order puts first what has the least visible effect when it breaks; the article on conflicts gives the reasons.
package enum BreakKind: Int, Comparable {
  /// The size of the root, its origin, and the rule that no extent is negative. Never broken.
  case given
  /// The effect of an autoresizing mask, which is the whole geometry of its view along an axis.
  case autoresizingMask
  /// The proportion of a view to its stack. A view that is alone in a stack with margins is as long as the stack and
  /// reaches beyond it.
  ///
  /// Source: a measurement published with the conflict's log ("Why does a UIStackView with a single view, fill
  /// Proportionally, and Layout Margins cause an ambiguous constraint error?", Stack Overflow).
  case proportion
  /// A constraint that a stack view made, on which the places of all arranged views depend.
  case stackView
  /// A position relative to a view that contains the other item, or to one of its margins or guides.
  case tie
  /// A position relative to a view beside the other item.
  case spacing
  /// A width, a height or a ratio.
  case size
  /// A tie to a view whose ties give way.
  case looseTie
  /// An inequality between any attributes.
  case inequality
  /// The constraint with which a stack view hides a view.
  case hiding
  /// Required content hugging or compression resistance.
  case contentSize

  package static func < (left: BreakKind, right: BreakKind) -> Bool { left.rawValue < right.rawValue }
}

/// The place of a required constraint in the order of breaking, from what the constraint says. A greater one is broken
/// first.
struct BreakPlace {
  var kind: BreakKind
  /// Whether an item of the constraint is hidden.
  var isHidden: Bool
  /// The distance that the constraint sets, in points.
  var distance = 0.0
  /// The item that is later in the tree and its attribute, then the other item and its attribute.
  var items: [Int]
  /// The other parts of the constraint: its relation, multiplier and constant.
  var rest: [Double] = []
  /// The place in the order of activation, which counts among constraints that say the same.
  var activation = 0

  var rank: Int { kind == .given ? 0 : (isHidden ? Self.hiddenRanks : 0) + kind.rawValue }

  /// The difference between the rank of a kind among hidden views and among visible ones.
  private static let hiddenRanks = 16
}

extension BreakPlace: Comparable {
  static func == (left: BreakPlace, right: BreakPlace) -> Bool { !(left < right) && !(right < left) }

  static func < (left: BreakPlace, right: BreakPlace) -> Bool {
    if left.rank != right.rank { return left.rank < right.rank }
    if left.distance != right.distance { return left.distance < right.distance }
    if left.items != right.items { return left.items.lexicographicallyPrecedes(right.items) }
    if left.rest != right.rest { return left.rest.lexicographicallyPrecedes(right.rest) }
    return left.activation < right.activation
  }
}

// MARK: - Constraints

extension BreakPlace {
  /// The place of a constraint whose items are in a system.
  init(_ constraint: LayoutConstraint) {
    let first = ConstraintSide(constraint.firstItem, constraint.firstAttribute)
    let second = ConstraintSide(constraint.secondItem, constraint.secondAttribute)
    let isReversed = first.isBefore(second)
    kind = constraint.breakKind
    isHidden = constraint.items.contains { $0.layoutView?.isHiddenInLayout ?? false }
    // Of ties that give way, the one at the end does, whatever the distances.
    distance = kind == .looseTie ? 0 : abs(constraint.constant)
    items = isReversed ? second.place + first.place : first.place + second.place
    items += [constraint.distanceStarts.first, constraint.distanceStarts.second].flatMap { start in
      start.map { ConstraintSide($0.item, $0.attribute).place } ?? []
    }
    let direction: Double =
      switch constraint.relation {
      case .lessThanOrEqual: -1
      case .equal: 0
      case .greaterThanOrEqual: 1
      }
    rest =
      isReversed
      ? [-direction, 1 / constraint.multiplier, -constraint.constant]
      : [direction, constraint.multiplier, constraint.constant]
    activation = constraint.activationOrder
  }
}

/// An item and an attribute of a constraint.
private struct ConstraintSide {
  /// The item's place in the tree and the attribute's in the list of attributes; -1 for a constant.
  var place: [Int]

  init(_ item: (any LayoutItem)?, _ attribute: LayoutAttribute) {
    place = [item?.firstVariable ?? -1, attribute.breakOrder]
  }

  func isBefore(_ other: ConstraintSide) -> Bool { place.lexicographicallyPrecedes(other.place) }
}

extension LayoutConstraint {
  /// The kind that decides whether the constraint is broken in a conflict.
  var breakKind: BreakKind {
    if isHiding { return .hiding }
    switch origin {
    case .engine: return .given
    case .autoresizingMask: return .autoresizingMask
    case .stackView: return isProportion ? .proportion : .stackView
    case .contentSize: return .contentSize
    case .user: break
    }
    if relation != .equal { return .inequality }
    if firstAttribute.kind == .dimension { return .size }
    guard isTie else { return .spacing }
    return items.contains { $0.layoutView?.tiesGiveWay ?? false } ? .looseTie : .tie
  }

  /// Whether one item contains the other.
  private var isTie: Bool {
    guard let firstItem, let secondItem else { return true }
    return firstItem.contains(secondItem) || secondItem.contains(firstItem)
  }
}

extension LayoutItem {
  /// The item's place in the tree: the index of its first variable, or of its owner's for a guide that follows its
  /// owner.
  fileprivate var firstVariable: Int {
    if let guide = self as? LayoutGuide, guide.role == .free { return guide.firstVariable }
    return layoutView?.layoutState.firstVariable ?? -1
  }

  /// Returns whether another item is inside this one. A guide that constraints place is inside its owner and contains
  /// nothing.
  fileprivate func contains(_ other: any LayoutItem) -> Bool {
    if let guide = self as? LayoutGuide, guide.role == .free { return false }
    guard let view = layoutView, let inner = other.layoutView else { return false }
    if let guide = other as? LayoutGuide, guide.role == .free { return inner.isInside(view) }
    return inner !== view && inner.isInside(view)
  }
}

extension LayoutAttribute {
  /// The place among the attributes of an item: edges, then sizes, centres and baselines. The later one is broken.
  fileprivate var breakOrder: Int {
    switch self {
    case .notAnAttribute: 0
    case .left, .leading: 1
    case .top: 2
    case .right, .trailing: 3
    case .bottom: 4
    case .leftMargin, .leadingMargin: 5
    case .topMargin: 6
    case .rightMargin, .trailingMargin: 7
    case .bottomMargin: 8
    case .width: 9
    case .height: 10
    case .centerX: 11
    case .centerY: 12
    case .centerXWithinMargins: 13
    case .centerYWithinMargins: 14
    case .firstBaseline: 15
    case .lastBaseline: 16
    }
  }
}

extension View {
  /// Whether the view or a view of the same layout that contains it is hidden.
  fileprivate var isHiddenInLayout: Bool {
    var view: View? = self
    while let current = view {
      if current.isHidden { return true }
      view = current.isLayoutBoundary ? nil : current.superview
    }
    return false
  }
}
