/// Lists subviews, one a line, from back to front; conditions and loops included.
@resultBuilder
public enum SubviewBuilder {
  /// A subview.
  public static func buildExpression(_ view: View) -> [View] { [view] }
  /// Several subviews.
  public static func buildExpression(_ views: [View]) -> [View] { views }
  /// Lines below each other.
  public static func buildBlock(_ lines: [View]...) -> [View] { lines.flatMap(\.self) }
  /// A condition that may not hold.
  public static func buildOptional(_ views: [View]?) -> [View] { views ?? [] }
  /// A condition that holds.
  public static func buildEither(first views: [View]) -> [View] { views }
  /// A condition that does not hold.
  public static func buildEither(second views: [View]) -> [View] { views }
  /// A loop.
  public static func buildArray(_ rounds: [[View]]) -> [View] { rounds.flatMap(\.self) }
}
