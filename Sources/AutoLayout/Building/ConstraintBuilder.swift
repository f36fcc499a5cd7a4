/// Lists constraints, one a line; conditions, loops and whole lines of visual format included.
@resultBuilder
public enum ConstraintBuilder {
  /// A constraint.
  public static func buildExpression(_ constraint: LayoutConstraint) -> [LayoutConstraint] { [constraint] }
  /// Several constraints, as visual format makes them.
  public static func buildExpression(_ constraints: [LayoutConstraint]) -> [LayoutConstraint] { constraints }
  /// Lines below each other.
  public static func buildBlock(_ lines: [LayoutConstraint]...) -> [LayoutConstraint] { lines.flatMap(\.self) }
  /// A condition that may not hold.
  public static func buildOptional(_ constraints: [LayoutConstraint]?) -> [LayoutConstraint] { constraints ?? [] }
  /// A condition that holds.
  public static func buildEither(first constraints: [LayoutConstraint]) -> [LayoutConstraint] { constraints }
  /// A condition that does not hold.
  public static func buildEither(second constraints: [LayoutConstraint]) -> [LayoutConstraint] { constraints }
  /// A loop.
  public static func buildArray(_ rounds: [[LayoutConstraint]]) -> [LayoutConstraint] { rounds.flatMap(\.self) }
}
