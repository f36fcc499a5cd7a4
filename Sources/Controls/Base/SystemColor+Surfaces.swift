import Graphics

/// Source: the values that `UIColor` resolves to since iOS 13, as Flutter's `CupertinoColors` records them.
extension SystemColor {
  var textShades: Shades? {
    switch self {
    case .label: Shades(0x000000, 0xFFFFFF)
    case .secondaryLabel: Shades(0x3C3C43, 0xEBEBF5, alpha: (0.6, 0.6), highContrastAlpha: (0.68, 0.68))
    case .tertiaryLabel, .placeholderText:
      Shades(0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3), highContrastAlpha: (0.38, 0.38))
    case .quaternaryLabel: Shades(0x3C3C43, 0xEBEBF5, alpha: (0.18, 0.16), highContrastAlpha: (0.26, 0.24))
    case .link: Shades(0x007AFF, 0x0984FF)
    case .separator: Shades(0x3C3C43, 0x545458, alpha: (0.29, 0.6), highContrastAlpha: (0.37, 0.68))
    case .opaqueSeparator: Shades(0xC6C6C8, 0x38383A)
    default: nil
    }
  }

  var backgroundShades: Shades? {
    switch self {
    case .systemBackground, .tableBackground: Shades(0xFFFFFF, 0x000000)
    case .secondarySystemBackground: Shades(0xF2F2F7, 0x1C1C1E, highContrast: (0xEBEBF0, 0x242426))
    case .tertiarySystemBackground: Shades(0xFFFFFF, 0x2C2C2E, highContrast: (0xFFFFFF, 0x363638))
    case .systemGroupedBackground, .groupTableViewBackground:
      Shades(0xF2F2F7, 0x000000, highContrast: (0xEBEBF0, 0x000000))
    case .secondarySystemGroupedBackground, .tableCellGroupedBackground:
      Shades(0xFFFFFF, 0x1C1C1E, highContrast: (0xFFFFFF, 0x242426))
    case .tertiarySystemGroupedBackground: Shades(0xF2F2F7, 0x2C2C2E, highContrast: (0xEBEBF0, 0x363638))
    case .underPageBackground: Shades(0x969696, 0x282828)
    default: nil
    }
  }

  /// The backgrounds of views in front of others: in dark appearance, those of the next level.
  ///
  /// Source: what `UIColor` resolves to for `UIUserInterfaceLevel.elevated`, as Flutter's `CupertinoColors` records it.
  var elevatedShades: Shades? {
    switch self {
    case .systemBackground, .tableBackground: Shades(0xFFFFFF, 0x1C1C1E, highContrast: (0xFFFFFF, 0x242426))
    case .secondarySystemBackground: Shades(0xF2F2F7, 0x2C2C2E, highContrast: (0xEBEBF0, 0x363638))
    case .tertiarySystemBackground: Shades(0xFFFFFF, 0x3A3A3C, highContrast: (0xFFFFFF, 0x444446))
    case .systemGroupedBackground, .groupTableViewBackground:
      Shades(0xF2F2F7, 0x1C1C1E, highContrast: (0xEBEBF0, 0x242426))
    case .secondarySystemGroupedBackground, .tableCellGroupedBackground:
      Shades(0xFFFFFF, 0x2C2C2E, highContrast: (0xFFFFFF, 0x363638))
    case .tertiarySystemGroupedBackground: Shades(0xF2F2F7, 0x3A3A3C, highContrast: (0xEBEBF0, 0x444446))
    default: nil
    }
  }

  var fillShades: Shades? {
    switch self {
    case .systemFill: Shades(0x787880, 0x787880, alpha: (0.2, 0.36), highContrastAlpha: (0.28, 0.44))
    case .secondarySystemFill: Shades(0x787880, 0x787880, alpha: (0.16, 0.32), highContrastAlpha: (0.24, 0.4))
    case .tertiarySystemFill: Shades(0x767680, 0x767680, alpha: (0.12, 0.24), highContrastAlpha: (0.2, 0.32))
    case .quaternarySystemFill: Shades(0x747480, 0x767680, alpha: (0.08, 0.18), highContrastAlpha: (0.16, 0.26))
    default: nil
    }
  }
}
