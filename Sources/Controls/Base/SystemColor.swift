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
  /// Returns the colour in light or dark appearance.
  ///
  /// Sources: Human Interface Guidelines > Color > Specifications; for text, fills and backgrounds the values that
  /// `UIColor` resolves to on iOS 13 and later.
  public func color(in style: TraitCollection.UserInterfaceStyle) -> Color {
    let (light, dark) = appearances
    return style == .light ? light : dark
  }

  /// Returns the colour for the appearance and the contrast in the traits.
  public func color(compatibleWith traits: TraitCollection) -> Color { dynamicColor.resolvedColor(with: traits) }

  /// The colour that views resolve for the appearance and the contrast that they are drawn in.
  public var dynamicColor: Color {
    guard self != .tint else { return .tintColor }
    let (light, dark) = appearances
    let contrast = highContrastAppearances
    return Color(light: light, dark: dark, highContrastLight: contrast?.light, highContrastDark: contrast?.dark)
  }

  private var appearances: (light: Color, dark: Color) {
    textAppearances ?? backgroundAppearances ?? fillAppearances ?? hueAppearances ?? grayAppearances
      ?? fixedAppearances
  }

  private var textAppearances: (light: Color, dark: Color)? {
    switch self {
    case .label: pair(0x000000, 0xFFFFFF)
    case .secondaryLabel: pair(0x3C3C43, 0xEBEBF5, alpha: 0.6, 0.6)
    case .tertiaryLabel, .placeholderText: pair(0x3C3C43, 0xEBEBF5, alpha: 0.3, 0.3)
    case .quaternaryLabel: pair(0x3C3C43, 0xEBEBF5, alpha: 0.18, 0.16)
    case .link: pair(0x007AFF, 0x0984FF)
    case .darkText: pair(0x000000, 0x000000)
    case .lightText: pair(0xFFFFFF, 0xFFFFFF, alpha: 0.6, 0.6)
    case .separator: pair(0x3C3C43, 0x545458, alpha: 0.29, 0.6)
    case .opaqueSeparator: pair(0xC6C6C8, 0x38383A)
    default: nil
    }
  }

  private var backgroundAppearances: (light: Color, dark: Color)? {
    switch self {
    case .systemBackground, .tableBackground: pair(0xFFFFFF, 0x000000)
    case .secondarySystemBackground: pair(0xF2F2F7, 0x1C1C1E)
    case .tertiarySystemBackground: pair(0xFFFFFF, 0x2C2C2E)
    case .systemGroupedBackground, .groupTableViewBackground: pair(0xF2F2F7, 0x000000)
    case .secondarySystemGroupedBackground, .tableCellGroupedBackground: pair(0xFFFFFF, 0x1C1C1E)
    case .tertiarySystemGroupedBackground: pair(0xF2F2F7, 0x2C2C2E)
    case .viewFlipsideBackground: pair(0x1F2124, 0x1F2124)
    case .scrollViewTexturedBackground: pair(0x6F7179, 0x6F7179)
    case .underPageBackground: pair(0x969696, 0x282828)
    default: nil
    }
  }

  private var fillAppearances: (light: Color, dark: Color)? {
    switch self {
    case .systemFill: pair(0x787880, 0x787880, alpha: 0.2, 0.36)
    case .secondarySystemFill: pair(0x787880, 0x787880, alpha: 0.16, 0.32)
    case .tertiarySystemFill: pair(0x767680, 0x767680, alpha: 0.12, 0.24)
    case .quaternarySystemFill: pair(0x747480, 0x767680, alpha: 0.08, 0.18)
    default: nil
    }
  }

  private var hueAppearances: (light: Color, dark: Color)? {
    switch self {
    case .systemRed: pair(0xFF3B30, 0xFF453A)
    case .systemOrange: pair(0xFF9500, 0xFF9F0A)
    case .systemYellow: pair(0xFFCC00, 0xFFD60A)
    case .systemGreen: pair(0x34C759, 0x30D158)
    case .systemMint: pair(0x00C7BE, 0x63E6E2)
    case .systemTeal: pair(0x30B0C7, 0x40C8E0)
    case .systemCyan: pair(0x32ADE6, 0x64D2FF)
    case .systemBlue, .tint: pair(0x007AFF, 0x0A84FF)
    case .systemIndigo: pair(0x5856D6, 0x5E5CE6)
    case .systemPurple: pair(0xAF52DE, 0xBF5AF2)
    case .systemPink: pair(0xFF2D55, 0xFF375F)
    case .systemBrown: pair(0xA2845E, 0xAC8E68)
    default: nil
    }
  }

  private var grayAppearances: (light: Color, dark: Color)? {
    switch self {
    case .systemGray: pair(0x8E8E93, 0x8E8E93)
    case .systemGray2: pair(0xAEAEB2, 0x636366)
    case .systemGray3: pair(0xC7C7CC, 0x48484A)
    case .systemGray4: pair(0xD1D1D6, 0x3A3A3C)
    case .systemGray5: pair(0xE5E5EA, 0x2C2C2E)
    case .systemGray6: pair(0xF2F2F7, 0x1C1C1E)
    default: nil
    }
  }

  private var fixedAppearances: (light: Color, dark: Color) {
    switch self {
    case .white: (.white, .white)
    case .darkGray: (Color(white: 1.0 / 3), Color(white: 1.0 / 3))
    case .lightGray: (Color(white: 2.0 / 3), Color(white: 2.0 / 3))
    case .gray: (Color(white: 0.5), Color(white: 0.5))
    case .clear: (.clear, .clear)
    default: (.black, .black)
    }
  }

  private func pair(
    _ light: UInt32, _ dark: UInt32, alpha lightAlpha: Double = 1, _ darkAlpha: Double = 1
  ) -> (light: Color, dark: Color) {
    (Color(hex: light, alpha: lightAlpha), Color(hex: dark, alpha: darkAlpha))
  }
}

extension View {
  /// Returns a system colour for the view's appearance.
  func color(_ color: SystemColor) -> Color { color.color(compatibleWith: traitCollection) }
}
