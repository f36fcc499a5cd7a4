import AutoLayout
import Graphics

/// A spinning wheel that shows that work is in progress.
open class ActivityIndicatorView: View {
  /// The size and colour; raw values are the names in Interface Builder documents.
  public enum Style: String, Hashable, Sendable {
    /// Grey, at 20 and at 37 points.
    case medium, large
    /// The former styles: grey and white at 20 points, and white at 37 points.
    case gray, white, whiteLarge
  }

  open override var viewKind: ViewKind { .activityIndicatorView }

  public var style = Style.medium { didSet { if style != oldValue { invalidateIntrinsicContentSize() } } }
  /// The colour of the spokes, or `nil` for that of the style.
  public var color: Color?
  public var isAnimating = false
  /// Whether the indicator is hidden while it is not animating.
  public var hidesWhenStopped = true

  open override var intrinsicContentSize: Size {
    let side = style == .large || style == .whiteLarge ? 37.0 : 20
    return Size(width: side, height: side)
  }

  /// Eight spokes as on pictures of indicators that have just begun to turn, three of them of iOS 17.2 and 26: the one
  /// at the left is the strongest, and those before it fade counterclockwise.
  open override func displayItems() -> [DisplayItem] {
    guard isAnimating || !hidesWhenStopped else { return [] }
    let wheel = wheel
    let corner = Point(
      x: bounds.midX - intrinsicContentSize.width / 2, y: bounds.midY - intrinsicContentSize.height / 2)
    let center = corner + Point(x: wheel.radius, y: wheel.radius)
    let line = StrokeStyle(width: wheel.thickness, hasRoundCaps: true)
    return Self.directions.enumerated().map { index, direction in
      func end(_ distance: Double) -> Point { center + Point(x: direction.x * distance, y: direction.y * distance) }
      let path = Path.line(
        from: end(wheel.hub + wheel.thickness / 2), to: end(wheel.radius - wheel.thickness / 2))
      return .stroke(path, line, spokeColor.opacity(max(0.27, 0.85 - 0.145 * Double(index))))
    }
  }

  /// Unit vectors of the spokes, counterclockwise from the left.
  private static let directions: [Point] = {
    let slant = 0.5.squareRoot()
    return [
      Point(x: -1, y: 0), Point(x: -slant, y: slant), Point(x: 0, y: 1), Point(x: slant, y: slant),
      Point(x: 1, y: 0), Point(x: slant, y: -slant), Point(x: 0, y: -1), Point(x: -slant, y: -slant),
    ]
  }()

  /// The distances of the ends of the spokes from the centre, and their thickness, in points. The large wheel is
  /// smaller than its view and in the upper left corner. Measured on pictures of iOS 17.2 to 26.
  private var wheel: (hub: Double, radius: Double, thickness: Double) {
    style == .large || style == .whiteLarge ? (5.4, 17.5, 4.9) : (3.4, 10, 2.5)
  }

  /// The colour of the style is 9C9C9F on white at 85%, and 78787D on black.
  private var spokeColor: Color {
    if let color { return color }
    return style == .white || style == .whiteLarge
      ? .white : SystemColor.secondaryLabel.color(compatibleWith: traitCollection)
  }
}

extension ViewKind {
  package static let activityIndicatorView = ViewKind.view.named("activityIndicatorView", "UIActivityIndicatorView") {
    $0.contentLengths = .both
    $0.textOver = .outsideDrawing
    $0.keepsSize = true
    $0.isTemporary = true
  }
}

extension ActivityIndicatorView: AccessibleByDefault {
  package var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: isAnimating || !hidesWhenStopped, label: isAnimating ? "In progress" : "Progress halted")
  }
}
