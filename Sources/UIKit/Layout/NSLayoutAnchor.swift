import AutoLayout
import Foundation

/// An edge, centre or extent of a view or guide, which makes constraints with another of the same kind.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let source: AnchorSource

  init(source: AnchorSource) { self.source = source }

  init(_ anchor: LayoutAnchor<AnyObject>) { source = .any(anchor) }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.equal, to: anchor)
  }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor)
  }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor)
  }
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    related(.equal, to: anchor, constant: c)
  }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    related(.greaterThanOrEqual, to: anchor, constant: c)
  }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
  {
    related(.lessThanOrEqual, to: anchor, constant: c)
  }

  func related(
    _ relation: LayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.face(of: source.related(relation, to: anchor.source, constant: Double(constant)))
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? Self)?.source == source }
  open override var hash: Int { source.hashValue }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  package init(_ anchor: LayoutXAxisAnchor) { super.init(source: .x(anchor)) }

  /// Returns the distance to another anchor, which constraints can compare with other extents.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(source.x.anchorWithOffset(to: otherAnchor.source.x))
  }
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    .face(of: source.x.constraint(equalToSystemSpacingAfter: anchor.source.x, multiplier: multiplier))
  }
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    .face(of: source.x.constraint(greaterThanOrEqualToSystemSpacingAfter: anchor.source.x, multiplier: multiplier))
  }
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    .face(of: source.x.constraint(lessThanOrEqualToSystemSpacingAfter: anchor.source.x, multiplier: multiplier))
  }
}

public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  package init(_ anchor: LayoutYAxisAnchor) { super.init(source: .y(anchor)) }

  /// Returns the distance to another anchor, which constraints can compare with other extents.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(source.y.anchorWithOffset(to: otherAnchor.source.y))
  }
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    .face(of: source.y.constraint(equalToSystemSpacingBelow: anchor.source.y, multiplier: multiplier))
  }
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    .face(of: source.y.constraint(greaterThanOrEqualToSystemSpacingBelow: anchor.source.y, multiplier: multiplier))
  }
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    .face(of: source.y.constraint(lessThanOrEqualToSystemSpacingBelow: anchor.source.y, multiplier: multiplier))
  }
}

public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  package init(_ anchor: LayoutDimension) { super.init(source: .dimension(anchor)) }

  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    .face(of: source.dimension.constraint(equalToConstant: Double(c)))
  }
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    .face(of: source.dimension.constraint(greaterThanOrEqualToConstant: Double(c)))
  }
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    .face(of: source.dimension.constraint(lessThanOrEqualToConstant: Double(c)))
  }
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(equalTo: anchor, multiplier: m, constant: 0)
  }
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, multiplier: m, constant: 0)
  }
  public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, multiplier: m, constant: 0)
  }
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    .face(
      of: source.dimension.constraint(equalTo: anchor.source.dimension, multiplier: Double(m), constant: Double(c)))
  }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    .face(
      of: source.dimension.constraint(
        greaterThanOrEqualTo: anchor.source.dimension, multiplier: Double(m), constant: Double(c)))
  }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    .face(
      of: source.dimension.constraint(
        lessThanOrEqualTo: anchor.source.dimension, multiplier: Double(m), constant: Double(c)))
  }
}

/// The anchor of the layout behind an anchor.
enum AnchorSource {
  case x(LayoutXAxisAnchor)
  case y(LayoutYAxisAnchor)
  case dimension(LayoutDimension)
  /// An anchor that a constraint was asked for.
  case any(LayoutAnchor<AnyObject>)

  var x: LayoutXAxisAnchor {
    guard case .x(let anchor) = self else { preconditionFailure("not an anchor of the x axis") }
    return anchor
  }

  var y: LayoutYAxisAnchor {
    guard case .y(let anchor) = self else { preconditionFailure("not an anchor of the y axis") }
    return anchor
  }

  var dimension: LayoutDimension {
    guard case .dimension(let anchor) = self else { preconditionFailure("not an extent") }
    return anchor
  }

  var item: any LayoutItem {
    switch self {
    case .x(let anchor): anchor.layoutItem
    case .y(let anchor): anchor.layoutItem
    case .dimension(let anchor): anchor.layoutItem
    case .any(let anchor): anchor.layoutItem
    }
  }

  var attribute: LayoutAttribute {
    switch self {
    case .x(let anchor): anchor.layoutAttribute
    case .y(let anchor): anchor.layoutAttribute
    case .dimension(let anchor): anchor.layoutAttribute
    case .any(let anchor): anchor.layoutAttribute
    }
  }

  func related(_ relation: LayoutConstraint.Relation, to other: AnchorSource, constant: Double) -> LayoutConstraint {
    switch (self, other) {
    case (.dimension(let one), .dimension(let other)):
      switch relation {
      case .equal: one.constraint(equalTo: other, multiplier: 1, constant: constant)
      case .lessThanOrEqual: one.constraint(lessThanOrEqualTo: other, multiplier: 1, constant: constant)
      case .greaterThanOrEqual: one.constraint(greaterThanOrEqualTo: other, multiplier: 1, constant: constant)
      }
    default:
      LayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: other.item, attribute: other.attribute,
        constant: constant)
    }
  }
}

extension AnchorSource: Hashable {
  static func == (one: AnchorSource, other: AnchorSource) -> Bool {
    one.item === other.item && one.attribute == other.attribute
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(item))
    hasher.combine(attribute)
  }
}
