import AutoLayout
import Graphics

/// A wheel that turns while something is going on.
open class ActivityIndicatorView: View {
  /// The size and colour, named as in Interface Builder documents.
  public enum Style: String, Hashable, Sendable {
    /// 20 points, 37 points.
    case medium, large
    /// The former names.
    case gray, white, whiteLarge
  }

  open override var elementClass: String { "activityIndicatorView" }
  open override var platformClass: String { "UIActivityIndicatorView" }

  /// The size and colour.
  public var style = Style.medium { didSet { if style != oldValue { invalidateIntrinsicContentSize() } } }
  /// The spokes' colour; none for the style's.
  public var color: Color?
  /// Whether it turns.
  public var isAnimating = false
  /// Whether it shows only while it turns.
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
