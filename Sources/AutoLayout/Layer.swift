import Graphics

/// A view's visual properties under their names in UIKit's `CALayer`.
///
/// A layer is a value: `view.layer.cornerRadius = 8` changes the view, but changing a copy of the layer does not.
public struct Layer: Hashable, Sendable {
  /// The corner radius of the background, in points.
  public var cornerRadius: Double
  /// The width of the border, in points.
  public var borderWidth: Double
  /// The colour of the border, or `nil` for black.
  public var borderColor: Color?
  /// Whether subviews are clipped to the bounds.
  public var masksToBounds: Bool
  /// The opacity of the view and its subviews, 0...1.
  public var opacity: Double
  /// The background colour, or `nil` for none.
  public var backgroundColor: Color?
}

extension View {
  /// The visual properties that UIKit code sets through the view's layer.
  public var layer: Layer {
    get {
      Layer(
        cornerRadius: cornerRadius, borderWidth: borderWidth, borderColor: borderColor, masksToBounds: clipsToBounds,
        opacity: alpha, backgroundColor: backgroundColor)
    }
    set {
      cornerRadius = newValue.cornerRadius
      borderWidth = newValue.borderWidth
      borderColor = newValue.borderColor
      clipsToBounds = newValue.masksToBounds
      alpha = newValue.opacity
      backgroundColor = newValue.backgroundColor
    }
  }
}

extension Color {
  /// The colour itself, because layers use the same type as views.
  public var cgColor: Color { self }
}
