import AutoLayout
import Foundation

/// A linear relation between two attributes of views and guides.
///
/// Two constraints are equal if they are the same constraint of the layout, also if one was read from a view.
open class NSLayoutConstraint: NSObject {
  /// The constraint that is solved.
  package private(set) final lazy var node = LayoutConstraint(
    item: LayoutGuide(), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute)

  /// Creates a constraint that relates nothing.
  public override init() { super.init() }

  // A subclass inherits convenience initializers only if it sees all designated ones.
  package convenience init(_ node: LayoutConstraint) {
    self.init()
    self.node = node
    node.face = self
  }

  /// Creates a constraint between a view or guide and another, or a constant.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      LayoutConstraint(
        item: Self.node(of: view1) ?? LayoutGuide(), attribute: attr1.attribute, relatedBy: relation.relation,
        toItem: view2.flatMap(Self.node(of:)), attribute: attr2.attribute, multiplier: Double(multiplier),
        constant: Double(c)))
  }

  // MARK: What it relates

  open var firstItem: AnyObject? { node.firstItem.flatMap(Self.face(of:)) }
  open var secondItem: AnyObject? { node.secondItem.flatMap(Self.face(of:)) }
  open var firstAttribute: Attribute { Attribute(node.firstAttribute) }
  open var secondAttribute: Attribute { Attribute(node.secondAttribute) }
  open var firstAnchor: NSLayoutAnchor<AnyObject> { AskedAnchors.face(of: node.firstAnchor) }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { node.secondAnchor.map(AskedAnchors.face) }
  open var relation: Relation { Relation(node.relation) }
  open var multiplier: CGFloat { node.multiplier }

  open var constant: CGFloat {
    get { node.constant }
    set { node.constant = newValue }
  }
  open var priority: UILayoutPriority {
    get { UILayoutPriority(priority: node.priority) }
    set { node.priority = LayoutPriority(newValue) }
  }
  open var identifier: String? {
    get { node.identifier }
    set { node.identifier = newValue }
  }
  open var isActive: Bool {
    get { node.isActive }
    set { Self.moving([self]) { node.isActive = newValue } }
  }
  /// Kept, but nothing reads it.
  open var shouldBeArchived = false

  // MARK: Many at once

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Returns the constraints that a format in Apple's visual language describes. A format that cannot be read gives
  /// none, and is reported as a finding of the layout.
  open class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let items = views.compactMapValues(node(of:))
    let numbers = (metrics ?? [:]).compactMapValues(number)
    return LayoutConstraint.constraints(
      withVisualFormat: format, options: LayoutConstraint.FormatOptions(rawValue: options.rawValue), metrics: numbers,
      views: items
    ).map { face(of: $0) }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as NSNumber: value.doubleValue
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    case let value as Float: Double(value)
    case let value as UILayoutPriority: Double(value.rawValue)
    default: nil
    }
  }

  // MARK: Equality

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSLayoutConstraint)?.node === node }
  open override var hash: Int { ObjectIdentifier(node).hashValue }
  open override var description: String { node.logDescription }
}

// MARK: - Attributes

extension NSLayoutConstraint {
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0
  }

  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }
}

extension NSLayoutConstraint.Relation {
  package init(_ relation: LayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }

  package var relation: LayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Galley's attributes in the order of UIKit's raw values, from 1.
  private static let inOrder: [LayoutAttribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
    .firstBaseline,
    .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
    .centerYWithinMargins,
  ]

  package init(_ attribute: LayoutAttribute) {
    let place = Self.inOrder.firstIndex(of: attribute).map { $0 + 1 } ?? 0
    self = Self(rawValue: place) ?? .notAnAttribute
  }

  package var attribute: LayoutAttribute { self == .notAnAttribute ? .notAnAttribute : Self.inOrder[rawValue - 1] }
}

extension NSLayoutConstraint.Axis: NodeCase {
  package typealias Node = AutoLayout.Axis
  package static let nodes: [Node] = [.horizontal, .vertical]
}

// MARK: - Faces

extension NSLayoutConstraint {
  /// Moves constraints from their views to others. The views keep objects of an app's own classes, as in UIKit; others
  /// are made when somebody asks for them.
  static func moving(_ constraints: [NSLayoutConstraint], _ move: () -> Void) {
    let own = constraints.filter { type(of: $0) != NSLayoutConstraint.self }
    let former = own.map(\.node.owner)
    move()
    for (constraint, former) in zip(own, former) where constraint.node.owner !== former {
      if let former { UIView.face(of: former).release(constraint) }
      if let owner = constraint.node.owner { UIView.face(of: owner).keep(constraint) }
    }
  }

  /// Returns the constraint in front of one of the layout.
  package static func face(of node: LayoutConstraint) -> NSLayoutConstraint {
    (node.face as? NSLayoutConstraint) ?? NSLayoutConstraint(node)
  }

  /// Returns the view or guide in front of an item of the layout.
  static func face(of item: any LayoutItem) -> AnyObject? {
    if let view = item as? View { return UIView.face(of: view) }
    if let guide = item as? LayoutGuide { return UILayoutGuide.face(of: guide) }
    return nil
  }

  /// Returns the item of the layout behind a view or guide, or `nil` for anything else.
  static func node(of item: Any) -> (any LayoutItem)? {
    switch item {
    case let view as UIView: view.node
    case let guide as UILayoutGuide: guide.node
    case let support as BarGuide: support.guide.node
    default: nil
    }
  }
}
