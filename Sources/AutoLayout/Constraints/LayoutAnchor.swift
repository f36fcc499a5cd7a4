/// A position or an extent from which constraints are made; anchors of different kinds do not go together.
public class LayoutAnchor<Kind> {
  let item: any LayoutItem
  let attribute: LayoutAttribute

  init(_ item: any LayoutItem, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }

  /// A constraint that holds both anchors `constant` points apart.
  public func constraint(equalTo anchor: LayoutAnchor<Kind>, constant: Double = 0) -> LayoutConstraint {
    related(.equal, to: anchor, multiplier: 1, constant: constant)
  }

  /// A constraint that holds this anchor at least `constant` points beyond the other.
  public func constraint(greaterThanOrEqualTo anchor: LayoutAnchor<Kind>, constant: Double = 0) -> LayoutConstraint {
    related(.greaterThanOrEqual, to: anchor, multiplier: 1, constant: constant)
  }

  /// A constraint that holds this anchor at most `constant` points beyond the other.
  public func constraint(lessThanOrEqualTo anchor: LayoutAnchor<Kind>, constant: Double = 0) -> LayoutConstraint {
    related(.lessThanOrEqual, to: anchor, multiplier: 1, constant: constant)
  }

  func related(
    _ relation: LayoutConstraint.Relation, to anchor: LayoutAnchor<Kind>, multiplier: Double, constant: Double
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: anchor.item, attribute: anchor.attribute,
      multiplier: multiplier, constant: constant)
  }

  func standardSpace(
    _ relation: LayoutConstraint.Relation, after anchor: LayoutAnchor<Kind>, multiplier: Double
  ) -> LayoutConstraint {
    related(relation, to: anchor, multiplier: 1, constant: StandardSpacing.betweenSiblings * multiplier)
  }
}

/// Marks horizontal positions.
public enum HorizontalPosition {}
/// Marks vertical positions.
public enum VerticalPosition {}
/// Marks extents.
public enum Extent {}

/// A horizontal position.
public final class LayoutXAxisAnchor: LayoutAnchor<HorizontalPosition> {
  /// A constraint that holds this anchor the standard space after the other.
  public func constraint(equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1)
    -> LayoutConstraint
  {
    standardSpace(.equal, after: anchor, multiplier: multiplier)
  }

  /// A constraint that holds this anchor at least the standard space after the other.
  public func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1)
    -> LayoutConstraint
  {
    standardSpace(.greaterThanOrEqual, after: anchor, multiplier: multiplier)
  }
}

/// A vertical position.
public final class LayoutYAxisAnchor: LayoutAnchor<VerticalPosition> {
  /// A constraint that holds this anchor the standard space below the other.
  public func constraint(equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double = 1)
    -> LayoutConstraint
  {
    standardSpace(.equal, after: anchor, multiplier: multiplier)
  }

  /// A constraint that holds this anchor at least the standard space below the other.
  public func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double = 1)
    -> LayoutConstraint
  {
    standardSpace(.greaterThanOrEqual, after: anchor, multiplier: multiplier)
  }
}

/// A width or a height.
public final class LayoutDimension: LayoutAnchor<Extent> {
  /// A constraint that gives the extent in points.
  public func constraint(equalToConstant constant: Double) -> LayoutConstraint { fixed(.equal, constant) }

  /// A constraint that gives the least extent in points.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    fixed(.greaterThanOrEqual, constant)
  }

  /// A constraint that gives the greatest extent in points.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    fixed(.lessThanOrEqual, constant)
  }

  /// A constraint that holds this extent at a multiple of another.
  public func constraint(equalTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0)
    -> LayoutConstraint
  {
    related(.equal, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// A constraint that holds this extent at no less than a multiple of another.
  public func constraint(greaterThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0)
    -> LayoutConstraint
  {
    related(.greaterThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// A constraint that holds this extent at no more than a multiple of another.
  public func constraint(lessThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0)
    -> LayoutConstraint
  {
    related(.lessThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
  }

  private func fixed(_ relation: LayoutConstraint.Relation, _ constant: Double) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
      constant: constant)
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
