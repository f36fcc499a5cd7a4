/// How large a scene of a catalog is.
public enum SceneSize: Hashable, Sendable {
  /// A device's whole screen, with its safe area.
  case screen
  /// A width in points, as high as constraints and content ask for.
  case width(Double)
  /// A size in points.
  case size(Size)
}
