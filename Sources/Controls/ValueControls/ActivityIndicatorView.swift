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

  open override func displayItems() -> [DisplayItem] {
    guard isAnimating || !hidesWhenStopped else { return [] }
    let side = intrinsicContentSize.width
    let center = Point(x: bounds.midX, y: bounds.midY)
    // Unit vectors of eight spokes, clockwise from the top.
    let slant = 0.5.squareRoot()
    let directions = [
      Point(x: 0, y: -1), Point(x: slant, y: -slant), Point(x: 1, y: 0), Point(x: slant, y: slant),
      Point(x: 0, y: 1), Point(x: -slant, y: slant), Point(x: -1, y: 0), Point(x: -slant, y: -slant),
    ]
    let line = StrokeStyle(width: side * 0.1, hasRoundCaps: true)
    return directions.enumerated().map { index, direction in
      let inner = Point(x: direction.x * side * 0.22, y: direction.y * side * 0.22)
      let outer = Point(x: direction.x * side * 0.44, y: direction.y * side * 0.44)
      let strength = 1 - 0.1 * Double(index)
      return .stroke(.line(from: center + inner, to: center + outer), line, spokeColor.opacity(strength))
    }
  }

  private var spokeColor: Color {
    if let color { return color }
    return style == .white || style == .whiteLarge
      ? .white : SystemColor.systemGray.color(compatibleWith: traitCollection)
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
