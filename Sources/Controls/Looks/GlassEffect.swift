import AutoLayout
import Graphics

/// Liquid Glass, the material of bars and buttons since iOS 26, as a still picture.
///
/// What is behind is blurred and brightened or darkened, the edge shines, and a soft shadow is around it. Unlike in a
/// running app, glass does not bend the picture at its edges, and pieces do not melt into each other.
///
/// The glass of bars and buttons takes the other appearance, with its titles and symbols, over a picture that is too
/// bright or too dark for its own. Coloured glass and the glass of visual effect views have the appearance of their
/// view.
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
  ///   - hasShadow: Whether the glass has a shadow around it.
  func glassItems(
    in rect: Rect, corners: CornerConfiguration = .capsule, tint: Color? = nil, style: GlassEffect.Style = .regular,
    hasShadow: Bool = true
  ) -> [DisplayItem] {
    guard !rect.isEmpty else { return [] }
    let shape = Path.roundedRect(rect, radius: corners.radius(in: rect.size))
    var glass = GlassEffect(style: style, tintColor: tint).backdrop
    if !hasShadow { glass.shadow = nil }
    return [.backdrop(shape, glass), contour(of: rect, corners)]
  }

  /// Returns a piece of glass with what is on it, which both take the other appearance over a picture that is too
  /// bright or too dark for that of the view.
  ///
  /// Source: WWDC 2025, "Meet Liquid Glass": small elements flip between light and dark, and so do their symbols.
  /// Coloured glass does not. Clear glass is the same in both appearances; that its titles change is by eye.
  func adaptiveGlassItems(
    in rect: Rect, corners: CornerConfiguration = .capsule, tint: Color? = nil, style: GlassEffect.Style = .regular,
    hasShadow: Bool = true, content: [DisplayItem]
  ) -> [DisplayItem] {
    let items = glassItems(in: rect, corners: corners, tint: tint, style: style, hasShadow: hasShadow) + content
    guard tint == nil, !rect.isEmpty else { return items }
    return adaptiveItems(items, over: .roundedRect(rect, radius: corners.radius(in: rect.size)))
  }

  /// Returns a faint line outside the edge of light glass, which shows where it ends over white. By eye. With increased
  /// contrast it is black or white (WWDC 2025, "Meet Liquid Glass": glass is nearly black or white, with a contrasting
  /// border).
  private func contour(of rect: Rect, _ corners: CornerConfiguration) -> DisplayItem {
    let width = 1 / traitCollection.displayScale
    let path = Path.roundedRect(
      rect.insetBy(dx: -width / 2, dy: -width / 2), radius: corners.radius(in: rect.size) + width / 2)
    let color = Color(
      light: .black.opacity(0.06), dark: .clear, highContrastLight: .black, highContrastDark: .white)
    return .stroke(path, StrokeStyle(width: width), color)
  }
}

extension GlassEffect {
  /// The glass, with colours that depend on the appearance.
  ///
  /// Regular glass is FD over white and DC over black, and in dark appearance 13 over black and 53 over white
  /// (hexadecimal), as measurements of the simulator that public projects record have it; the shadow (4 points down,
  /// 7.5% black) and the blur are theirs too. The edge, the saturation and clear glass are by eye.
  var backdrop: Backdrop {
    var glass = style == .clear ? Self.clear : Self.regular
    glass.shadow = Backdrop.Shadow(color: .black.opacity(0.075), radius: 10, offset: Point(x: 0, y: 4))
    if let tintColor {
      glass.tint = tintColor
      glass.edge?.color = .white.opacity(0.45)
    }
    return glass
  }

  private static let regular = Backdrop(
    blurRadius: 2.5, reach: 8, saturation: 1.6,
    tint: Color(
      light: Color(hex: 0xFDFDFD, alpha: 0.87), dark: Color(hex: 0x191919, alpha: 0.75), highContrastLight: .white,
      highContrastDark: .black),
    edge: Backdrop.EdgeLight(
      width: 0.75,
      color: Color(
        light: .white.opacity(0.95), dark: .white.opacity(0.35), highContrastLight: .clear, highContrastDark: .clear),
      dimming: 0.2))
  private static let clear = Backdrop(
    blurRadius: 2.5, reach: 8, saturation: 1.2, tint: .white.opacity(0.08),
    edge: Backdrop.EdgeLight(width: 0.75, color: .white.opacity(0.7), dimming: 0.15))
}
