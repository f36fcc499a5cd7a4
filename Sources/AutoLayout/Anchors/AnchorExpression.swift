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

// Constraints as they are thought: `title.topAnchor >= card.topAnchor + 16`. Both sides are of one kind, so that an edge
// with a size, a horizontal with a vertical position, or a position with a number does not compile.
extension LayoutAnchor {
  /// A constraint that holds both anchors in the same place, or both extents equal.
  public static func == (left: LayoutAnchor, right: LayoutAnchor) -> LayoutConstraint { left == right + 0 }

  /// A constraint that holds the left anchor at the right one or before it, or no larger.
  public static func <= (left: LayoutAnchor, right: LayoutAnchor) -> LayoutConstraint { left <= right + 0 }

  /// A constraint that holds the left anchor at the right one or beyond it, or no smaller.
  public static func >= (left: LayoutAnchor, right: LayoutAnchor) -> LayoutConstraint { left >= right + 0 }

  /// A constraint that holds the anchor at the expression.
  public static func == (left: LayoutAnchor, right: AnchorExpression<AnchorType>) -> LayoutConstraint {
    left.related(.equal, to: right)
  }

  /// A constraint that holds the anchor at the expression or before it, or no larger.
  public static func <= (left: LayoutAnchor, right: AnchorExpression<AnchorType>) -> LayoutConstraint {
    left.related(.lessThanOrEqual, to: right)
  }

  /// A constraint that holds the anchor at the expression or beyond it, or no smaller.
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
  /// A constraint that gives the extent in points.
  public static func == (extent: LayoutDimension, points: Double) -> LayoutConstraint {
    extent.constraint(equalToConstant: points)
  }

  /// A constraint that gives the greatest extent in points.
  public static func <= (extent: LayoutDimension, points: Double) -> LayoutConstraint {
    extent.constraint(lessThanOrEqualToConstant: points)
  }

  /// A constraint that gives the least extent in points.
  public static func >= (extent: LayoutDimension, points: Double) -> LayoutConstraint {
    extent.constraint(greaterThanOrEqualToConstant: points)
  }
}

/// Below relations, so that a priority stands behind a whole constraint.
precedencegroup LayoutPriorityPrecedence {
  lowerThan: ComparisonPrecedence
  higherThan: LogicalConjunctionPrecedence
}

infix operator ~ : LayoutPriorityPrecedence

extension LayoutConstraint {
  /// Gives a constraint its priority: `title.widthAnchor == 200 ~ 750`.
  ///
  /// - Returns: the same constraint.
  public static func ~ (constraint: LayoutConstraint, priority: LayoutPriority) -> LayoutConstraint {
    constraint.priority = priority
    return constraint
  }
}
