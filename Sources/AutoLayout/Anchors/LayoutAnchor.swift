/// A position or an extent from which constraints are made; anchors of different kinds do not go together.
public class LayoutAnchor<AnchorType: AnyObject> {
  let item: any LayoutItem
  let attribute: LayoutAttribute

  init(_ item: any LayoutItem, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }

  /// A constraint that holds both anchors `constant` points apart.
  public func constraint(equalTo anchor: LayoutAnchor<AnchorType>, constant: Double = 0) -> LayoutConstraint {
    related(.equal, to: anchor, multiplier: 1, constant: constant)
  }

  /// A constraint that holds this anchor at least `constant` points beyond the other.
  public func constraint(greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: Double = 0)
    -> LayoutConstraint
  {
    related(.greaterThanOrEqual, to: anchor, multiplier: 1, constant: constant)
  }

  /// A constraint that holds this anchor at most `constant` points beyond the other.
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
  /// A constraint that holds this anchor the standard space after the other, times a factor.
  public func constraint(equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1)
    -> LayoutConstraint
  {
    standardSpace(.equal, after: anchor, multiplier: multiplier)
  }

  /// A constraint that holds this anchor at least the standard space after the other, times a factor.
  public func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1)
    -> LayoutConstraint
  {
    standardSpace(.greaterThanOrEqual, after: anchor, multiplier: multiplier)
  }

  /// A constraint that holds this anchor at most the standard space after the other, times a factor.
  public func constraint(lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1)
    -> LayoutConstraint
  {
    standardSpace(.lessThanOrEqual, after: anchor, multiplier: multiplier)
  }

  /// The distance from this anchor to another, in the direction of reading where the anchors are leading or trailing.
  public func anchorWithOffset(to other: LayoutXAxisAnchor) -> LayoutDimension {
    LayoutDimension(other.item, other.attribute, from: DistanceStart(item, attribute))
  }
}

/// A vertical position.
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// A constraint that holds this anchor the standard space below the other, times a factor.
  public func constraint(equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double = 1)
    -> LayoutConstraint
  {
    standardSpace(.equal, after: anchor, multiplier: multiplier)
  }

  /// A constraint that holds this anchor at least the standard space below the other, times a factor.
  public func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double = 1)
    -> LayoutConstraint
  {
    standardSpace(.greaterThanOrEqual, after: anchor, multiplier: multiplier)
  }

  /// A constraint that holds this anchor at most the standard space below the other, times a factor.
  public func constraint(lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double = 1)
    -> LayoutConstraint
  {
    standardSpace(.lessThanOrEqual, after: anchor, multiplier: multiplier)
  }

  /// The distance from this anchor to another, downwards.
  public func anchorWithOffset(to other: LayoutYAxisAnchor) -> LayoutDimension {
    LayoutDimension(other.item, other.attribute, from: DistanceStart(item, attribute))
  }
}

extension LayoutAnchor {
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
  /// The edge where reading starts.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .leading) }
  /// The edge where reading ends.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .right) }
  /// The horizontal centre.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .bottom) }
  /// The vertical centre.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: LayoutDimension { LayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: LayoutDimension { LayoutDimension(self, .height) }
}

extension View {
  /// The baseline of the first line of text; the top edge of a view without text.
  public var firstBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text; the bottom edge of a view without text.
  public var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .lastBaseline) }
}

extension LayoutConstraint {
  /// The anchor on the left side; one of a guide without an owner where the item is gone.
  public var firstAnchor: LayoutAnchor<AnyObject> { LayoutAnchor(firstItem ?? LayoutGuide(), firstAttribute) }

  /// The anchor on the right side; none for a constant.
  public var secondAnchor: LayoutAnchor<AnyObject>? { secondItem.map { LayoutAnchor($0, secondAttribute) } }
}
