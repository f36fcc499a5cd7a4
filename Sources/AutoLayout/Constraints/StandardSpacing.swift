/// The distances that "standard space" stands for, in points.
/// Source: Interface Builder documents, where `symbolic="YES"` always comes with 8 between siblings and 20 to a container.
public enum StandardSpacing {
  /// Between siblings.
  public static let betweenSiblings = 8.0
  /// To the edge of a container.
  public static let toContainer = 20.0
}
