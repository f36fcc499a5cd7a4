/// A width, a height, or the distance between two positions.
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// Where a distance begins; none for a width or a height.
  private let start: DistanceStart?

  init(_ item: any LayoutItem, _ attribute: LayoutAttribute, from start: DistanceStart? = nil) {
    self.start = start
    super.init(item, attribute)
  }

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

  /// A constraint that holds this extent at a multiple of another, plus points.
  public func constraint(equalTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0)
    -> LayoutConstraint
  {
    related(.equal, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// A constraint that holds this extent at no less than a multiple of another, plus points.
  public func constraint(greaterThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0)
    -> LayoutConstraint
  {
    related(.greaterThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// A constraint that holds this extent at no more than a multiple of another, plus points.
  public func constraint(lessThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0)
    -> LayoutConstraint
  {
    related(.lessThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
  }

  override func related(
    _ relation: LayoutConstraint.Relation, to anchor: LayoutAnchor<LayoutDimension>, multiplier: Double,
    constant: Double
  ) -> LayoutConstraint {
    let constraint = super.related(relation, to: anchor, multiplier: multiplier, constant: constant)
    constraint.distanceStarts = DistanceStarts(first: start, second: (anchor as? LayoutDimension)?.start)
    return constraint
  }

  /// A given distance is a plain constraint between the two positions.
  private func fixed(_ relation: LayoutConstraint.Relation, _ constant: Double) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: start?.item,
      attribute: start?.attribute ?? .notAnAttribute, constant: constant)
  }
}
