import Graphics

/// Source: Human Interface Guidelines > Color > Specifications. The greys are the same in all palettes.
extension SystemColor {
  /// The hues of the first palette.
  var hueShades: Shades? {
    switch self {
    case .systemRed: Shades(0xFF3B30, 0xFF453A, highContrast: (0xD70015, 0xFF6961))
    case .systemOrange: Shades(0xFF9500, 0xFF9F0A, highContrast: (0xC93400, 0xFFB340))
    case .systemYellow: Shades(0xFFCC00, 0xFFD60A, highContrast: (0xB25000, 0xFFD426))
    case .systemGreen: Shades(0x34C759, 0x30D158, highContrast: (0x248A3D, 0x30DB5B))
    case .systemMint: Shades(0x00C7BE, 0x63E6E2, highContrast: (0x0C817B, 0x66D4CF))
    case .systemTeal: Shades(0x30B0C7, 0x40C8E0, highContrast: (0x008299, 0x5DE6FF))
    case .systemCyan: Shades(0x32ADE6, 0x64D2FF, highContrast: (0x0071A4, 0x70D7FF))
    case .systemBlue: Shades(0x007AFF, 0x0A84FF, highContrast: (0x0040DD, 0x409CFF))
    case .systemIndigo: Shades(0x5856D6, 0x5E5CE6, highContrast: (0x3634A3, 0x7D7AFF))
    case .systemPurple: Shades(0xAF52DE, 0xBF5AF2, highContrast: (0x8944AB, 0xDA8FFF))
    case .systemPink: Shades(0xFF2D55, 0xFF375F, highContrast: (0xD30F45, 0xFF6482))
    case .systemBrown: Shades(0xA2845E, 0xAC8E68, highContrast: (0x7F6545, 0xB59469))
    default: nil
    }
  }

  /// Returns the colours that a palette changed, or `nil` for those of the palette before it.
  func changedShades(in palette: ColorPalette) -> Shades? {
    switch palette {
    case .classic: nil
    case .glass: glassShades
    }
  }

  private var glassShades: Shades? {
    switch self {
    case .systemRed: Shades(0xFF383C, 0xFF4245, highContrast: (0xE9152D, 0xFF6165))
    case .systemOrange: Shades(0xFF8D28, 0xFF9230, highContrast: (0xC55300, 0xFFA056))
    case .systemYellow: Shades(0xFFCC00, 0xFFD600, highContrast: (0xA16A00, 0xFEDF43))
    case .systemGreen: Shades(0x34C759, 0x30D158, highContrast: (0x008932, 0x4AD968))
    case .systemMint: Shades(0x00C8B3, 0x00DAC3, highContrast: (0x008575, 0x54DFCB))
    case .systemTeal: Shades(0x00C3D0, 0x00D2E0, highContrast: (0x008198, 0x3BDDEC))
    case .systemCyan: Shades(0x00C0E8, 0x3CD3FE, highContrast: (0x007EAE, 0x6DD9FF))
    case .systemBlue: Shades(0x0088FF, 0x0091FF, highContrast: (0x1E6EF4, 0x5CB8FF))
    case .systemIndigo: Shades(0x6155F5, 0x6D7CFF, highContrast: (0x564ADE, 0xA7AAFF))
    case .systemPurple: Shades(0xCB30E0, 0xDB34F2, highContrast: (0xB02FC2, 0xEA8DFF))
    case .systemPink: Shades(0xFF2D55, 0xFF375F, highContrast: (0xE7124D, 0xFF8AC4))
    case .systemBrown: Shades(0xAC7F5E, 0xB78A66, highContrast: (0x956D51, 0xDBA679))
    case .link: Shades(0x0088FF, 0x0091FF)
    case .separator: glassSeparator
    default: nil
    }
  }

  /// Black at 12% and white at 17%: Apple's design resources for iOS 26, which also have them for high contrast.
  private var glassSeparator: Shades {
    Shades(0x000000, 0xFFFFFF, alpha: (0.12, 0.17), highContrastAlpha: (0.12, 0.17))
  }

  var grayShades: Shades? {
    switch self {
    case .systemGray: Shades(0x8E8E93, 0x8E8E93, highContrast: (0x6C6C70, 0xAEAEB2))
    case .systemGray2: Shades(0xAEAEB2, 0x636366, highContrast: (0x8E8E93, 0x7C7C80))
    case .systemGray3: Shades(0xC7C7CC, 0x48484A, highContrast: (0xAEAEB2, 0x545456))
    case .systemGray4: Shades(0xD1D1D6, 0x3A3A3C, highContrast: (0xBCBCC0, 0x444446))
    case .systemGray5: Shades(0xE5E5EA, 0x2C2C2E, highContrast: (0xD8D8DC, 0x363638))
    case .systemGray6: Shades(0xF2F2F7, 0x1C1C1E, highContrast: (0xEBEBF0, 0x242426))
    default: nil
    }
  }
}
