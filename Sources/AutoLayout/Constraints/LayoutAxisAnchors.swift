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
