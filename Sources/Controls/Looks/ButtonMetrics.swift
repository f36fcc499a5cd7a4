import Graphics

/// The sizes of buttons, in points.
struct ButtonMetrics {
  /// Whether buttons can be made of glass.
  var hasGlass: Bool
  /// The least width of a button without a configuration and without an image.
  var minimumWidth: Double
  /// The corner radius of configured buttons whose corner style is dynamic, or `nil` for a capsule.
  var dynamicCornerRadius: Double?
  /// The size of the symbol of a button type, such as that for adding a contact, at a display scale.
  var typeSymbolSize: @Sendable (_ scale: Double) -> Size
}
