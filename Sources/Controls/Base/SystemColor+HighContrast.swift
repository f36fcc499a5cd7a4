import Graphics

extension SystemColor {
  /// The colour with increased contrast, or `nil` for a colour without a published one.
  ///
  /// Source: Human Interface Guidelines > Color > Specifications, "accessible" columns of iOS 13 to 18.
  var highContrastAppearances: (light: Color, dark: Color)? {
    switch self {
    case .systemRed: pair(0xD70015, 0xFF6961)
    case .systemOrange: pair(0xC93400, 0xFFB340)
    case .systemYellow: pair(0xB25000, 0xFFD426)
    case .systemGreen: pair(0x248A3D, 0x30DB5B)
    case .systemMint: pair(0x0C817B, 0x66D4CF)
    case .systemTeal: pair(0x008299, 0x5DE6FF)
    case .systemCyan: pair(0x0071A4, 0x70D7FF)
    case .systemBlue: pair(0x0040DD, 0x409CFF)
    case .systemIndigo: pair(0x3634A3, 0x7D7AFF)
    case .systemPurple: pair(0x8944AB, 0xDA8FFF)
    case .systemPink: pair(0xD30F45, 0xFF6482)
    case .systemBrown: pair(0x7F6545, 0xB59469)
    case .systemGray: pair(0x6C6C70, 0xAEAEB2)
    case .systemGray2: pair(0x8E8E93, 0x7C7C80)
    case .systemGray3: pair(0xAEAEB2, 0x545456)
    case .systemGray4: pair(0xBCBCC0, 0x444446)
    case .systemGray5: pair(0xD8D8DC, 0x363638)
    case .systemGray6: pair(0xEBEBF0, 0x242426)
    default: nil
    }
  }

  private func pair(_ light: UInt32, _ dark: UInt32) -> (light: Color, dark: Color) {
    (Color(hex: light), Color(hex: dark))
  }
}
