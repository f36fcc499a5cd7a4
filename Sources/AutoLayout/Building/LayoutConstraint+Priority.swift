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
