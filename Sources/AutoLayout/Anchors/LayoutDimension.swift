/// A width, a height, or the distance between two positions.
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// The start of a distance, or `nil` for a width or height.
  private let start: DistanceStart?

  init(_ item: any LayoutItem, _ attribute: LayoutAttribute, from start: DistanceStart? = nil) {
    self.start = start
    super.init(item, attribute)
  }

  /// Makes a constraint that sets the size to a number of points.
  public func constraint(equalToConstant constant: Double) -> LayoutConstraint { fixed(.equal, constant) }

  /// Makes a constraint that limits the size to at least a number of points.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    fixed(.greaterThanOrEqual, constant)
  }

  /// Makes a constraint that limits the size to at most a number of points.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    fixed(.lessThanOrEqual, constant)
  }

  /// Makes a constraint for a size that equals a multiple of another plus a constant in points.
  public func constraint(equalTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0)
    -> LayoutConstraint
  {
    related(.equal, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// Makes a constraint for a size that is at least a multiple of another plus a constant in points.
  public func constraint(greaterThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0)
    -> LayoutConstraint
  {
    related(.greaterThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// Makes a constraint for a size that is at most a multiple of another plus a constant in points.
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

  /// A distance in points becomes an ordinary constraint between the two positions.
  private func fixed(_ relation: LayoutConstraint.Relation, _ constant: Double) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: start?.item,
      attribute: start?.attribute ?? .notAnAttribute, constant: constant)
  }
}
