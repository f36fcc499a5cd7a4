import Synchronization

/// A relation between two attributes: `first (== | <= | >=) multiplier * second + constant`.
///
/// The constant reads in the coordinates of the view that holds the constraint.
open class LayoutConstraint {
  /// The part of an item that a constraint speaks of.
  public typealias Attribute = LayoutAttribute
  /// The axis a constraint acts along.
  public typealias Axis = AutoLayout.Axis

  /// How the two sides are related.
  public enum Relation: String, Hashable, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual
    /// Both are equal.
    case equal
    /// The first is at least the second.
    case greaterThanOrEqual
  }

  /// Where a constraint comes from; it decides how the log names it.
  package enum Origin: Hashable, Sendable {
    /// Written by the user, in a document or in code.
    case user
    /// From an autoresizing mask.
    case autoresizingMask
    /// From an intrinsic content size.
    case contentSize
    /// From a stack view.
    case stackView
    /// From the engine, such as the root's size; never broken while another can be.
    case engine
  }

  /// The item on the left side.
  public var firstItem: (any LayoutItem)? { firstLink.item }
  /// The item on the right side; none for a constant.
  public var secondItem: (any LayoutItem)? { secondLink?.item }
  /// The attribute on the left side.
  public let firstAttribute: LayoutAttribute
  /// The relation.
  public let relation: Relation
  /// The attribute on the right side.
  public let secondAttribute: LayoutAttribute
  /// The factor on the second attribute.
  public let multiplier: Double
  /// The distance added to the right side, in points. A number that is not finite is recorded as an error and ignored.
  open var constant: Double {
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
  /// How strongly the relation is held; changes apply at the next layout. While the constraint is active it cannot
  /// become required nor stop being so without an error being recorded: on a device that is an exception.
  open var priority: LayoutPriority {
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
  /// The name that the log shows.
  open var identifier: String?
  /// Where the distances begin that stand on either side in the place of an extent.
  var distanceStarts = DistanceStarts()
  /// Whether the constant is the standard space, which depends on what lies beside it.
  package var isStandardSpace = false
  package var origin = Origin.user
  /// The id under which a document knows the constraint.
  package var documentID: String?
  /// The view that holds the constraint while it is active.
  package var owner: View? {
    get { ownerLink?.view }
    set {
      ownerLink = newValue?.link
      if newValue != nil { activationOrder = Self.activations.add(1, ordering: .relaxed).newValue }
    }
  }
  /// When the constraint was activated, counted over all constraints: of those in conflict the last one is broken.
  private(set) var activationOrder = 0
  /// Where the constraint stands in its layout's system; none while it takes no part.
  var row: Int?
  /// Whether the constraint is among the engine's edits.
  var isEdited = false
  private static let activations = Atomic(0)
  private let firstLink: ItemLink
  private let secondLink: ItemLink?
  private var ownerLink: ItemLink?

  /// Makes a constraint; it takes part once it is active.
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

  /// Whether the constraint takes part in layout. Setting it installs the constraint in the nearest common ancestor of
  /// its items; where that cannot be done the error is recorded with the items' views and it stays inactive.
  open var isActive: Bool {
    get { owner != nil }
    set {
      guard newValue != isActive else { return }
      guard newValue else { return remove() }
      do throws(ConstraintError) {
        try install()
      } catch {
        record(error)
      }
    }
  }

  /// Activates constraints in order.
  open class func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The view whose reading direction tells where leading is: the first item's, but a stack view arranges by its own.
  var directingView: View? { origin == .stackView ? owner : firstItem?.layoutView }

  /// The id in the document, else the identifier, else the first item and its attribute: what results and errors call the
  /// constraint.
  package var name: String {
    documentID ?? identifier ?? "\(firstItem?.layoutView?.label ?? "?").\(firstAttribute.rawValue)"
  }
}

extension LayoutConstraint {
  /// Whether the constraint says the same as another: the same items, attributes, relation, multiplier and constant.
  /// Priorities are not compared, nor are identifiers.
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

/// The positions from which a constraint measures on its two sides; none where a side is an attribute of one item.
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

/// The distances that "standard space" stands for, in points.
/// Source: Interface Builder documents, where `symbolic="YES"` always comes with 8 between siblings and 20 to a container.
public enum StandardSpacing {
  /// Between siblings.
  public static let betweenSiblings = 8.0
  /// To the edge of a container.
  public static let toContainer = 20.0
}
