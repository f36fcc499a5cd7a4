import AutoLayout
import Graphics

/// Liquid Glass, the material of bars and buttons since iOS 26, as a still picture.
///
/// What is behind is blurred and brightened or darkened, the edge shines, and a soft shadow is around it. Unlike in a
/// running app, glass does not bend the picture at its edges, and small glass does not turn dark or light with the
/// brightness of what is behind it: it has the appearance of its view.
public struct GlassEffect: Hashable, Sendable {
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// Glass that keeps text on it readable.
    case regular
    /// Glass that shows more of what is behind it, for controls over pictures.
    case clear
  }

  public var style: Style
  /// The colour of the glass, or `nil` for glass without a colour. An opaque colour fills the glass.
  public var tintColor: Color?
  /// Whether the glass reacts to touches, which a still picture does not show.
  public var isInteractive = false

  public init(style: Style = .regular, tintColor: Color? = nil) {
    self.style = style
    self.tintColor = tintColor
  }
}

/// The shape of the corners of glass.
public enum CornerConfiguration: Hashable, Sendable {
  /// Half circles at the shorter sides.
  case capsule
  /// Corners of a radius in points.
  case fixed(Double)

  func radius(in size: Size) -> Double {
    let largest = max(0, min(size.width, size.height) / 2)
    return switch self {
    case .capsule: largest
    case .fixed(let radius): min(max(0, radius), largest)
    }
  }
}

extension View {
  /// Returns a piece of glass over what was drawn before, with the edge light and shadow of the view's appearance.
  ///
  /// - Parameters:
  ///   - rect: The bounds of the glass in the view's coordinates. The shadow reaches beyond them.
  ///   - corners: The shape of the corners: capsule ends unless given.
  ///   - tint: The colour of prominent or tinted glass, or `nil` for glass without a colour.
  func glassItems(
    in rect: Rect, corners: CornerConfiguration = .capsule, tint: Color? = nil, style: GlassEffect.Style = .regular
  ) -> [DisplayItem] {
    guard !rect.isEmpty else { return [] }
    let shape = Path.roundedRect(rect, radius: corners.radius(in: rect.size))
    let isDark = traitCollection.userInterfaceStyle == .dark
    let glass = DisplayItem.backdrop(shape, GlassEffect(style: style, tintColor: tint).backdrop(isDark: isDark))
    return isDark ? [glass] : [glass, contour(of: rect, corners)]
  }

  /// Returns a faint line outside the edge of glass, which shows where it ends over white. By eye.
  private func contour(of rect: Rect, _ corners: CornerConfiguration) -> DisplayItem {
    let width = 1 / traitCollection.displayScale
    let path = Path.roundedRect(
      rect.insetBy(dx: -width / 2, dy: -width / 2), radius: corners.radius(in: rect.size) + width / 2)
    return .stroke(path, StrokeStyle(width: width), .black.opacity(0.06))
  }
}

extension GlassEffect {
  /// Returns the glass in light or dark appearance.
  ///
  /// Regular glass is FD over white and DC over black, and in dark appearance 13 over black and 53 over white (hexadecimal), as measurements
  /// of the simulator that public projects record have it; the shadow (4 points down, 7.5% black) and the blur are theirs too.
  /// The edge, the saturation and clear glass are by eye.
  func backdrop(isDark: Bool) -> Backdrop {
    var glass = style == .clear ? Self.clear : isDark ? Self.regularDark : Self.regularLight
    glass.shadow = Backdrop.Shadow(color: .black.opacity(0.075), radius: 10, offset: Point(x: 0, y: 4))
    if let tintColor {
      glass.tint = tintColor
      glass.edge?.color = .white.opacity(0.45)
    }
    return glass
  }

  private static let regularLight = Backdrop(
    blurRadius: 2.5, reach: 8, saturation: 1.6, tint: Color(hex: 0xFDFDFD, alpha: 0.87),
    edge: Backdrop.EdgeLight(width: 0.75, color: .white.opacity(0.95), dimming: 0.2))
  private static let regularDark = Backdrop(
    blurRadius: 2.5, reach: 8, saturation: 1.5, tint: Color(hex: 0x191919, alpha: 0.75),
    edge: Backdrop.EdgeLight(width: 0.75, color: .white.opacity(0.35), dimming: 0.15))
  private static let clear = Backdrop(
    blurRadius: 2.5, reach: 8, saturation: 1.2, tint: .white.opacity(0.08),
    edge: Backdrop.EdgeLight(width: 0.75, color: .white.opacity(0.7), dimming: 0.15))
}
