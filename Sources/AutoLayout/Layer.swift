import Graphics

/// The traits of a view's look that UIKit keeps in the view's layer, by their names there.
///
/// It is a value: `view.layer.cornerRadius = 8` changes the view, a copy changes nothing.
public struct Layer: Hashable, Sendable {
  /// The radius of the background's corners in points.
  public var cornerRadius: Double
  /// The width of the line inside the bounds in points.
  public var borderWidth: Double
  /// The colour of that line.
  public var borderColor: Color?
  /// Whether what is inside is cut off at the bounds.
  public var masksToBounds: Bool
  /// The opacity with everything inside, 0...1.
  public var opacity: Double
  /// The colour behind everything.
  public var backgroundColor: Color?
}

extension View {
  /// The look that UIKit's code sets by way of the layer.
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
  /// The colour itself: layers take the same colours as views.
  public var cgColor: Color { self }
}
