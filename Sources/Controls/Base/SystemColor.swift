import AutoLayout
import Graphics

/// A system colour; raw values are the names in Interface Builder documents.
public enum SystemColor: String, CaseIterable, Hashable, Sendable {
  // Text.
  case label = "labelColor"
  case secondaryLabel = "secondaryLabelColor"
  case tertiaryLabel = "tertiaryLabelColor"
  case quaternaryLabel = "quaternaryLabelColor"
  case placeholderText = "placeholderTextColor"
  case link = "linkColor"
  case darkText = "darkTextColor"
  case lightText = "lightTextColor"

  // Lines.
  case separator = "separatorColor"
  case opaqueSeparator = "opaqueSeparatorColor"

  // Backgrounds.
  case systemBackground = "systemBackgroundColor"
  case secondarySystemBackground = "secondarySystemBackgroundColor"
  case tertiarySystemBackground = "tertiarySystemBackgroundColor"
  case systemGroupedBackground = "systemGroupedBackgroundColor"
  case secondarySystemGroupedBackground = "secondarySystemGroupedBackgroundColor"
  case tertiarySystemGroupedBackground = "tertiarySystemGroupedBackgroundColor"
  case groupTableViewBackground = "groupTableViewBackgroundColor"
  case tableCellGroupedBackground = "tableCellGroupedBackgroundColor"
  case tableBackground = "tableBackgroundColor"
  case viewFlipsideBackground = "viewFlipsideBackgroundColor"
  case scrollViewTexturedBackground = "scrollViewTexturedBackgroundColor"
  case underPageBackground = "underPageBackgroundColor"

  // Fills.
  case systemFill = "systemFillColor"
  case secondarySystemFill = "secondarySystemFillColor"
  case tertiarySystemFill = "tertiarySystemFillColor"
  case quaternarySystemFill = "quaternarySystemFillColor"

  // Hues.
  case systemRed = "systemRedColor"
  case systemOrange = "systemOrangeColor"
  case systemYellow = "systemYellowColor"
  case systemGreen = "systemGreenColor"
  case systemMint = "systemMintColor"
  case systemTeal = "systemTealColor"
  case systemCyan = "systemCyanColor"
  case systemBlue = "systemBlueColor"
  case systemIndigo = "systemIndigoColor"
  case systemPurple = "systemPurpleColor"
  case systemPink = "systemPinkColor"
  case systemBrown = "systemBrownColor"
  case tint = "tintColor"

  // Greys.
  case systemGray = "systemGrayColor"
  case systemGray2 = "systemGray2Color"
  case systemGray3 = "systemGray3Color"
  case systemGray4 = "systemGray4Color"
  case systemGray5 = "systemGray5Color"
  case systemGray6 = "systemGray6Color"

  // The same in light and dark.
  case black = "blackColor"
  case white = "whiteColor"
  case darkGray = "darkGrayColor"
  case lightGray = "lightGrayColor"
  case gray = "grayColor"
  case clear = "clearColor"
}

extension SystemColor {
  /// Returns the colour of the current look in light or dark appearance.
  ///
  /// Sources: Human Interface Guidelines > Color > Specifications; for text, fills and backgrounds the values that
  /// `UIColor` resolves to on iOS 13 and later.
  public func color(in style: TraitCollection.UserInterfaceStyle) -> Color {
    color(compatibleWith: TraitCollection(userInterfaceStyle: style))
  }

  /// Returns the colour for the appearance, the contrast, the level and the look in the traits.
  public func color(compatibleWith traits: TraitCollection) -> Color {
    (self == .tint ? .platformTint : dynamicColor).resolvedColor(with: traits)
  }

  /// The colour that views resolve for the appearance, the contrast, the level and the look that they are drawn in.
  public var dynamicColor: Color { SystemColor.dynamicColors[self] ?? composedColor }

  /// Composed once, because every text asks for its colour.
  private static let dynamicColors = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.composedColor) })

  private var composedColor: Color {
    self == .tint ? .tintColor : unnamedColor.named(.system(String(rawValue.dropLast("Color".count))))
  }

  private var unnamedColor: Color {
    guard let shades else { return fixedColor }
    let color = Color(inEachPalette: { palette in
      (ColorPalette.allCases.prefix(through: palette.rawValue).compactMap(changedShades).last ?? shades).color
    })
    return elevatedShades.map { Color(base: color, elevated: $0.color) } ?? color
  }

  /// The colour in all appearances, unless a palette has changed it.
  private var shades: Shades? { textShades ?? backgroundShades ?? fillShades ?? hueShades ?? grayShades }

  private var fixedColor: Color {
    switch self {
    case .white: .white
    case .lightText: Color(white: 1, alpha: 0.6)
    case .darkGray: Color(white: 1.0 / 3)
    case .lightGray: Color(white: 2.0 / 3)
    case .gray: Color(white: 0.5)
    case .viewFlipsideBackground: Color(hex: 0x1F2124)
    case .scrollViewTexturedBackground: Color(hex: 0x6F7179)
    case .clear: .clear
    default: .black
    }
  }
}

/// A colour in both appearances and both contrasts.
struct Shades {
  var light: Color
  var dark: Color
  var highContrastLight: Color
  var highContrastDark: Color

  /// Makes opaque shades. Without the values of high contrast, these are those of normal contrast.
  init(_ light: UInt32, _ dark: UInt32, highContrast: (light: UInt32, dark: UInt32)? = nil) {
    (self.light, self.dark) = (Color(hex: light), Color(hex: dark))
    highContrastLight = Color(hex: highContrast?.light ?? light)
    highContrastDark = Color(hex: highContrast?.dark ?? dark)
  }

  /// Makes translucent shades.
  ///
  /// - Parameters:
  ///   - alpha: The alpha in light and dark appearance.
  ///   - highContrastAlpha: The alpha with increased contrast.
  init(
    _ light: UInt32, _ dark: UInt32, alpha: (light: Double, dark: Double),
    highContrastAlpha: (light: Double, dark: Double)
  ) {
    (self.light, self.dark) = (Color(hex: light, alpha: alpha.light), Color(hex: dark, alpha: alpha.dark))
    highContrastLight = Color(hex: light, alpha: highContrastAlpha.light)
    highContrastDark = Color(hex: dark, alpha: highContrastAlpha.dark)
  }

  var color: Color {
    Color(light: light, dark: dark, highContrastLight: highContrastLight, highContrastDark: highContrastDark)
  }
}

extension View {
  /// Returns a system colour for the view's appearance.
  func color(_ color: SystemColor) -> Color { color.color(compatibleWith: traitCollection) }
}
