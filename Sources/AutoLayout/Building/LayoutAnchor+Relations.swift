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
