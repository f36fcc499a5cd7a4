/// The right side of a constraint: a multiple of an anchor plus a constant in points.
public struct AnchorExpression<AnchorType: AnyObject> {
  let anchor: LayoutAnchor<AnchorType>
  var multiplier = 1.0
  var constant = 0.0

  /// Adds points to the expression.
  public static func + (expression: Self, points: Double) -> Self {
    var moved = expression
    moved.constant += points
    return moved
  }

  /// Subtracts points from the expression.
  public static func - (expression: Self, points: Double) -> Self { expression + -points }
}

extension LayoutAnchor {
  /// Adds points to an anchor: to the right or, for leading and trailing anchors, in the reading direction; downwards;
  /// or to a size.
  public static func + (anchor: LayoutAnchor, points: Double) -> AnchorExpression<AnchorType> {
    AnchorExpression(anchor: anchor, constant: points)
  }

  /// Subtracts points from an anchor.
  public static func - (anchor: LayoutAnchor, points: Double) -> AnchorExpression<AnchorType> { anchor + -points }
}

extension LayoutDimension {
  /// Multiplies a size by a factor.
  public static func * (factor: Double, anchor: LayoutDimension) -> AnchorExpression<LayoutDimension> {
    AnchorExpression(anchor: anchor, multiplier: factor)
  }

  /// Multiplies a size by a factor.
  public static func * (anchor: LayoutDimension, factor: Double) -> AnchorExpression<LayoutDimension> {
    factor * anchor
  }

  /// Divides a size.
  public static func / (anchor: LayoutDimension, divisor: Double) -> AnchorExpression<LayoutDimension> {
    1 / divisor * anchor
  }
}

// Operators that make constraints, as in `title.topAnchor >= card.topAnchor + 16`. The types of both sides must match,
// so relating an edge to a size, a horizontal to a vertical position, or a position to a number does not compile.
extension LayoutAnchor {
  /// Makes a constraint for two equal positions or sizes.
  public static func == (left: LayoutAnchor, right: LayoutAnchor) -> LayoutConstraint { left == right + 0 }

  /// Makes a constraint for a position at or before another, or a size at most another.
  public static func <= (left: LayoutAnchor, right: LayoutAnchor) -> LayoutConstraint { left <= right + 0 }

  /// Makes a constraint for a position at or after another, or a size at least another.
  public static func >= (left: LayoutAnchor, right: LayoutAnchor) -> LayoutConstraint { left >= right + 0 }

  /// Makes a constraint for an anchor that equals an expression.
  public static func == (left: LayoutAnchor, right: AnchorExpression<AnchorType>) -> LayoutConstraint {
    left.related(.equal, to: right)
  }

  /// Makes a constraint for an anchor that is at most an expression.
  public static func <= (left: LayoutAnchor, right: AnchorExpression<AnchorType>) -> LayoutConstraint {
    left.related(.lessThanOrEqual, to: right)
  }

  /// Makes a constraint for an anchor that is at least an expression.
  public static func >= (left: LayoutAnchor, right: AnchorExpression<AnchorType>) -> LayoutConstraint {
    left.related(.greaterThanOrEqual, to: right)
  }

  private func related(
    _ relation: LayoutConstraint.Relation, to expression: AnchorExpression<AnchorType>
  ) -> LayoutConstraint {
    related(relation, to: expression.anchor, multiplier: expression.multiplier, constant: expression.constant)
  }
}

extension LayoutDimension {
  /// Makes a constraint that sets a size to a number of points.
  public static func == (extent: LayoutDimension, points: Double) -> LayoutConstraint {
    extent.constraint(equalToConstant: points)
  }

  /// Makes a constraint that limits a size to at most a number of points.
  public static func <= (extent: LayoutDimension, points: Double) -> LayoutConstraint {
    extent.constraint(lessThanOrEqualToConstant: points)
  }

  /// Makes a constraint that limits a size to at least a number of points.
  public static func >= (extent: LayoutDimension, points: Double) -> LayoutConstraint {
    extent.constraint(greaterThanOrEqualToConstant: points)
  }
}

/// Lower than comparison, so that a priority applies to the whole constraint before it.
precedencegroup LayoutPriorityPrecedence {
  lowerThan: ComparisonPrecedence
  higherThan: LogicalConjunctionPrecedence
}

infix operator ~ : LayoutPriorityPrecedence

extension LayoutConstraint {
  /// Sets the priority of a constraint, as in `title.widthAnchor == 200 ~ 750`.
  ///
  /// - Returns: The same constraint.
  public static func ~ (constraint: LayoutConstraint, priority: LayoutPriority) -> LayoutConstraint {
    constraint.priority = priority
    return constraint
  }
}
