/// A position or size that constraints relate. Only anchors of the same kind can be related.
public class LayoutAnchor<AnchorType: AnyObject> {
  let item: any LayoutItem
  let attribute: LayoutAttribute

  init(_ item: any LayoutItem, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }

  /// Makes a constraint that keeps this anchor `constant` points after another.
  public func constraint(equalTo anchor: LayoutAnchor<AnchorType>, constant: Double = 0) -> LayoutConstraint {
    related(.equal, to: anchor, multiplier: 1, constant: constant)
  }

  /// Makes a constraint that keeps this anchor at least `constant` points after another.
  public func constraint(greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: Double = 0)
    -> LayoutConstraint
  {
    related(.greaterThanOrEqual, to: anchor, multiplier: 1, constant: constant)
  }

  /// Makes a constraint that keeps this anchor at most `constant` points after another.
  public func constraint(lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: Double = 0) -> LayoutConstraint {
    related(.lessThanOrEqual, to: anchor, multiplier: 1, constant: constant)
  }

  func related(
    _ relation: LayoutConstraint.Relation, to anchor: LayoutAnchor<AnchorType>, multiplier: Double, constant: Double
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: anchor.item, attribute: anchor.attribute,
      multiplier: multiplier, constant: constant)
  }
}

/// A horizontal position.
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// Makes a constraint that keeps this anchor a multiple of the standard spacing after another.
  public func constraint(equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1)
    -> LayoutConstraint
  {
    standardSpace(.equal, after: anchor, multiplier: multiplier)
  }

  /// Makes a constraint that keeps this anchor at least a multiple of the standard spacing after another.
  public func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1)
    -> LayoutConstraint
  {
    standardSpace(.greaterThanOrEqual, after: anchor, multiplier: multiplier)
  }

  /// Makes a constraint that keeps this anchor at most a multiple of the standard spacing after another.
  public func constraint(lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1)
    -> LayoutConstraint
  {
    standardSpace(.lessThanOrEqual, after: anchor, multiplier: multiplier)
  }

  /// Returns the distance from this anchor to another, in the reading direction for leading and trailing anchors.
  public func anchorWithOffset(to other: LayoutXAxisAnchor) -> LayoutDimension {
    LayoutDimension(other.item, other.attribute, from: DistanceStart(item, attribute))
  }
}

/// A vertical position.
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// Makes a constraint that keeps this anchor a multiple of the standard spacing below another.
  public func constraint(equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double = 1)
    -> LayoutConstraint
  {
    standardSpace(.equal, after: anchor, multiplier: multiplier)
  }

  /// Makes a constraint that keeps this anchor at least a multiple of the standard spacing below another.
  public func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double = 1)
    -> LayoutConstraint
  {
    standardSpace(.greaterThanOrEqual, after: anchor, multiplier: multiplier)
  }

  /// Makes a constraint that keeps this anchor at most a multiple of the standard spacing below another.
  public func constraint(lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double = 1)
    -> LayoutConstraint
  {
    standardSpace(.lessThanOrEqual, after: anchor, multiplier: multiplier)
  }

  /// Returns the distance from this anchor down to another.
  public func anchorWithOffset(to other: LayoutYAxisAnchor) -> LayoutDimension {
    LayoutDimension(other.item, other.attribute, from: DistanceStart(item, attribute))
  }
}

extension LayoutAnchor {
  package var layoutItem: any LayoutItem { item }
  package var layoutAttribute: LayoutAttribute { attribute }

  func standardSpace(
    _ relation: LayoutConstraint.Relation, after anchor: LayoutAnchor<AnchorType>, multiplier: Double
  ) -> LayoutConstraint {
    let constraint = related(
      relation, to: anchor, multiplier: 1, constant: StandardSpacing.betweenSiblings * multiplier)
    constraint.isStandardSpace = multiplier == 1
    return constraint
  }
}

extension LayoutItem {
  /// The edge at which reading begins: left, or right in right-to-left languages.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .leading) }
  /// The edge at which reading ends: right, or left in right-to-left languages.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .left) }
  public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .right) }
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .centerX) }
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .bottom) }
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .centerY) }
  public var widthAnchor: LayoutDimension { LayoutDimension(self, .width) }
  public var heightAnchor: LayoutDimension { LayoutDimension(self, .height) }
}

extension View {
  /// The baseline of the first line of text, or the top edge of a view without text.
  public var firstBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text, or the bottom edge of a view without text.
  public var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .lastBaseline) }
}

extension LayoutConstraint {
  /// The anchor on the left side. If the item no longer exists, the anchor belongs to a guide without an owner.
  public var firstAnchor: LayoutAnchor<AnyObject> { LayoutAnchor(firstItem ?? LayoutGuide(), firstAttribute) }

  /// The anchor on the right side, or `nil` for a constant.
  public var secondAnchor: LayoutAnchor<AnyObject>? { secondItem.map { LayoutAnchor($0, secondAttribute) } }
}
