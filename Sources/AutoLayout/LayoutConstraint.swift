import Synchronization

/// A linear relation between two attributes: `first (== | <= | >=) multiplier * second + constant`.
///
/// Positions and the constant are in the coordinates of the view that holds the constraint.
open class LayoutConstraint {
  public typealias Attribute = LayoutAttribute
  public typealias Axis = AutoLayout.Axis

  /// The relation between the two sides.
  public enum Relation: String, Hashable, Sendable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
  }

  /// The source of a constraint, which determines its form in the log and its order in conflicts.
  package enum Origin: Hashable, Sendable {
    /// A document or code.
    case user
    /// An autoresizing mask.
    case autoresizingMask
    /// An intrinsic content size.
    case contentSize
    /// A stack view.
    case stackView
    /// The engine: the size of the root.
    case engine
  }

  /// The item on the left side, or `nil` once it is deallocated.
  public var firstItem: (any LayoutItem)? { firstLink.item }
  /// The item on the right side, or `nil` for a constant.
  public var secondItem: (any LayoutItem)? { secondLink?.item }
  /// The attribute of the first item.
  public let firstAttribute: LayoutAttribute
  public let relation: Relation
  /// The attribute of the second item.
  public let secondAttribute: LayoutAttribute
  /// The factor of the second attribute.
  public let multiplier: Double
  /// The number added to the right side, in points. A number that is not finite is recorded as an error and ignored.
  @exclusivity(unchecked) open var constant: Double {
    didSet {
      guard constant != oldValue else { return }
      if isActive, let error = errorInNumbers {
        record(error)
        constant = oldValue
      } else {
        owner?.constraintDidChange(self)
      }
    }
  }
  /// The priority, which can change while the constraint is active. A change from or to required is made but recorded
  /// as an error, because UIKit raises an exception.
  @exclusivity(unchecked) open var priority: LayoutPriority {
    didSet {
      guard priority != oldValue else { return }
      if isActive, let error = errorInNumbers {
        record(error)
        priority = oldValue
        return
      }
      if isActive, (priority == .required) != (oldValue == .required) {
        record(
          .requiredPriorityChanged(
            constraint: name, from: Double(oldValue.rawValue), to: Double(priority.rawValue)))
      }
      owner?.constraintDidChange(self)
    }
  }
  /// The name that Auto Layout's log shows.
  open var identifier: String?
  /// The starts of the distances that the constraint relates instead of attributes.
  var distanceStarts = DistanceStarts()
  /// Whether the constant is the standard spacing, which depends on the items.
  package var isStandardSpace = false
  package var origin = Origin.user
  /// Whether the constraint hides a view of a stack. In a conflict, it is broken before the view's own constraints.
  package var isHiding = false
  /// Whether a stack view makes a view a part of its own length with the constraint.
  var isProportion = false
  /// The identifier of the constraint in its document.
  package var documentID: String?
  /// The name of the constraint's outlet, or `nil`.
  package var nameInDocument: String?
  /// The object in front of the constraint, such as a constraint of the `UIKit` module, or `nil`.
  package final weak var face: AnyObject?
  /// The view that holds the constraint, or `nil` while it is inactive.
  package var owner: View? {
    get { ownerLink?.view }
    set {
      ownerLink = newValue?.link
      if newValue != nil { activationOrder = Self.activations.add(1, ordering: .relaxed).newValue }
    }
  }
  /// The rank of the constraint in the order of activation of all constraints. In a conflict, it decides only between
  /// constraints that say the same.
  private(set) var activationOrder = 0
  /// The index of the constraint's row in the system, or `nil` if it has none.
  var row: Int?
  /// Whether the constraint is listed in the engine's edits.
  var isEdited = false
  private static let activations = Atomic(0)
  private let firstLink: ItemLink
  private let secondLink: ItemLink?
  private var ownerLink: ItemLink?

  /// Creates an inactive constraint.
  public init(
    item first: any LayoutItem, attribute firstAttribute: LayoutAttribute, relatedBy relation: Relation,
    toItem second: (any LayoutItem)?, attribute secondAttribute: LayoutAttribute, multiplier: Double = 1,
    constant: Double = 0, priority: LayoutPriority = .required, identifier: String? = nil
  ) {
    firstLink = .to(first)
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondLink = second.map(ItemLink.to)
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
  }

  /// Whether the constraint takes part in layout. Setting it to true installs the constraint in the nearest common
  /// ancestor of its items. If that fails, the error is recorded with the items' views and the constraint stays
  /// inactive, unless it relates a horizontal and a vertical position: then it is active without an effect, as in
  /// UIKit.
  open var isActive: Bool {
    get { owner != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { remove() }
    }
  }

  /// Activates constraints, in order.
  open class func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The view whose layout direction decides which side is leading: the one that holds the constraint, not an item that
  /// is forced to another direction (10 constraints of documents show this, and none the opposite).
  var directingView: View? { owner ?? firstItem?.layoutView }

  /// The name of the constraint in results and errors: its identifier in the document, or else ``identifier``, or else
  /// its first item and attribute.
  package var name: String {
    documentID ?? identifier ?? "\(firstItem?.layoutView?.label ?? "?").\(firstAttribute.rawValue)"
  }

  /// Returns whether two constraints have the same items, attributes, relation, multiplier and constant. Priorities and
  /// identifiers are not compared.
  public func matches(_ other: LayoutConstraint) -> Bool {
    firstItem === other.firstItem && firstAttribute == other.firstAttribute && relation == other.relation
      && secondItem === other.secondItem && secondAttribute == other.secondAttribute
      && multiplier == other.multiplier && constant == other.constant && distanceStarts == other.distanceStarts
  }
}

/// The position from which a distance is measured.
final class DistanceStart {
  var item: (any LayoutItem)? { link.item }
  let attribute: LayoutAttribute
  private let link: ItemLink

  init(_ item: any LayoutItem, _ attribute: LayoutAttribute) {
    link = .to(item)
    self.attribute = attribute
  }
}

/// The starts of the distances on both sides of a constraint. A side without a start is an attribute of its item.
struct DistanceStarts {
  var first: DistanceStart?
  var second: DistanceStart?

  var isEmpty: Bool { first == nil && second == nil }
}

extension DistanceStarts: Equatable {
  static func == (left: DistanceStarts, right: DistanceStarts) -> Bool {
    isSame(left.first, right.first) && isSame(left.second, right.second)
  }

  private static func isSame(_ left: DistanceStart?, _ right: DistanceStart?) -> Bool {
    left?.item === right?.item && left?.attribute == right?.attribute
  }
}

/// The standard spacing between items, in points.
///
/// Source: Interface Builder documents, where `symbolic="YES"` always comes with 8 between siblings and 20 to a
/// container.
package enum StandardSpacing {
  package static let betweenSiblings = 8.0
  package static let toContainer = 20.0

  /// Returns the distance between the baselines of two lines of text: 22 points for texts of 17, whose lines are 20.3
  /// high.
  ///
  /// - Parameter lineHeight: The depth below the upper baseline and the height above the lower one, in points.
  static func betweenBaselines(lineHeight: Double) -> Double { lineHeight * 22 / 20.3 }
}
