/// The right side of a constraint: an anchor, for an extent times a factor, plus points.
public struct AnchorExpression<AnchorType: AnyObject> {
  let anchor: LayoutAnchor<AnchorType>
  var multiplier = 1.0
  var constant = 0.0

  /// The expression, moved by points: to the right, down, in the direction of reading, or larger.
  public static func + (expression: Self, points: Double) -> Self {
    var moved = expression
    moved.constant += points
    return moved
  }

  /// The expression, moved by points the other way.
  public static func - (expression: Self, points: Double) -> Self { expression + -points }
}

extension LayoutAnchor {
  /// The anchor, moved by points: to the right, down, in the direction of reading, or larger.
  public static func + (anchor: LayoutAnchor, points: Double) -> AnchorExpression<AnchorType> {
    AnchorExpression(anchor: anchor, constant: points)
  }

  /// The anchor, moved by points the other way.
  public static func - (anchor: LayoutAnchor, points: Double) -> AnchorExpression<AnchorType> { anchor + -points }
}

extension LayoutDimension {
  /// A multiple of the extent.
  public static func * (factor: Double, anchor: LayoutDimension) -> AnchorExpression<LayoutDimension> {
    AnchorExpression(anchor: anchor, multiplier: factor)
  }

  /// A multiple of the extent.
  public static func * (anchor: LayoutDimension, factor: Double) -> AnchorExpression<LayoutDimension> {
    factor * anchor
  }

  /// A part of the extent.
  public static func / (anchor: LayoutDimension, divisor: Double) -> AnchorExpression<LayoutDimension> {
    1 / divisor * anchor
  }
}
