import Synchronization

/// A relation between two attributes: `first (== | <= | >=) multiplier * second + constant`.
public final class LayoutConstraint {
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
  public private(set) weak var firstItem: (any LayoutItem)?
  /// The item on the right side; none for a constant.
  public private(set) weak var secondItem: (any LayoutItem)?
  /// The attribute on the left side.
  public let firstAttribute: LayoutAttribute
  /// The relation.
  public let relation: Relation
  /// The attribute on the right side.
  public let secondAttribute: LayoutAttribute
  /// The factor on the second attribute.
  public let multiplier: Double
  /// The distance added to the right side, in points.
  public var constant: Double {
    didSet { if constant != oldValue { owner?.setNeedsLayout() } }
  }
  /// How strongly the relation is held; changes apply at the next layout.
  public var priority: LayoutPriority {
    didSet { if priority != oldValue { owner?.setNeedsLayout() } }
  }
  /// The name that the log shows.
  public var identifier: String?
  /// Whether the constant is the standard space, which depends on what lies beside it.
  package var isStandardSpace = false
  package var origin = Origin.user
  /// The id under which a document knows the constraint.
  package var documentID: String?
  /// The view that holds the constraint while it is active.
  package weak var owner: View? {
    didSet { if owner != nil { activationOrder = Self.activations.add(1, ordering: .relaxed).newValue } }
  }
  /// When the constraint was activated, counted over all constraints: of those in conflict the last one is broken.
  private(set) var activationOrder = 0
  private static let activations = Atomic(0)

  /// Makes a constraint; it takes part once it is active.
  public init(
    item first: any LayoutItem, attribute firstAttribute: LayoutAttribute, relatedBy relation: Relation,
    toItem second: (any LayoutItem)?, attribute secondAttribute: LayoutAttribute, multiplier: Double = 1,
    constant: Double = 0, priority: LayoutPriority = .required, identifier: String? = nil
  ) {
    self.firstItem = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
  }

  /// Whether the constraint takes part in layout. Setting it installs the constraint in the nearest common ancestor of
  /// its items; where that cannot be done the error is recorded with the first item's tree and it stays inactive.
  public var isActive: Bool {
    get { owner != nil }
    set {
      guard newValue != isActive else { return }
      guard newValue else { return remove() }
      do throws(ConstraintError) {
        try install()
      } catch {
        firstItem?.layoutView?.rootView.recordedErrors.append(error)
      }
    }
  }

  /// Installs the constraint in the nearest common ancestor of its items.
  ///
  /// - Throws: ``ConstraintError`` when the constraint makes no sense or its items share no ancestor.
  public func install() throws(ConstraintError) {
    try validate()
    guard let first = firstItem?.layoutView else { throw .noItem(constraint: name) }
    guard let second = secondItem?.layoutView else { return first.hold(self) }
    guard let ancestor = first.ancestorShared(with: second) else {
      throw .noCommonAncestor(constraint: name, first: first.label, second: second.label)
    }
    ancestor.hold(self)
  }

  /// Takes the constraint out of layout.
  public func remove() { owner?.removeConstraint(self) }

  /// Activates constraints in order.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Checks what does not depend on where the items stand.
  func validate() throws(ConstraintError) {
    guard multiplier.isFinite, multiplier != 0 || secondItem == nil else {
      throw .invalidNumber(constraint: name, multiplier)
    }
    guard constant.isFinite else { throw .invalidNumber(constraint: name, constant) }
    guard priority.rawValue > 0, priority.rawValue <= 1000 else {
      throw .invalidPriority(constraint: name, Double(priority.rawValue))
    }
    let second = secondItem == nil ? LayoutAttribute.notAnAttribute : secondAttribute
    guard firstAttribute.isCompatible(with: second) else {
      throw .incompatibleAttributes(constraint: name, firstAttribute, second)
    }
  }

  /// The view whose reading direction tells where leading is: the first item's, but a stack view arranges by its own.
  var directingView: View? { origin == .stackView ? owner : firstItem?.layoutView }

  /// The id in the document, else the identifier, else the attributes: what results and errors call the constraint.
  package var name: String {
    documentID ?? identifier ?? "\(firstAttribute.rawValue)-\(secondAttribute.rawValue)"
  }
}
