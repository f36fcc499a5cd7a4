import Graphics

/// The system colours under their names in `UIColor`. They are dynamic: views resolve them for the appearance and the
/// contrast that they are drawn in.
extension Color {
  // MARK: Text

  public static var label: Color { SystemColor.label.dynamicColor }
  public static var secondaryLabel: Color { SystemColor.secondaryLabel.dynamicColor }
  public static var tertiaryLabel: Color { SystemColor.tertiaryLabel.dynamicColor }
  public static var quaternaryLabel: Color { SystemColor.quaternaryLabel.dynamicColor }
  public static var placeholderText: Color { SystemColor.placeholderText.dynamicColor }
  public static var link: Color { SystemColor.link.dynamicColor }
  public static var darkText: Color { SystemColor.darkText.dynamicColor }
  public static var lightText: Color { SystemColor.lightText.dynamicColor }

  // MARK: Lines

  public static var separator: Color { SystemColor.separator.dynamicColor }
  public static var opaqueSeparator: Color { SystemColor.opaqueSeparator.dynamicColor }

  // MARK: Backgrounds

  public static var systemBackground: Color { SystemColor.systemBackground.dynamicColor }
  public static var secondarySystemBackground: Color { SystemColor.secondarySystemBackground.dynamicColor }
  public static var tertiarySystemBackground: Color { SystemColor.tertiarySystemBackground.dynamicColor }
  public static var systemGroupedBackground: Color { SystemColor.systemGroupedBackground.dynamicColor }
  public static var secondarySystemGroupedBackground: Color {
    SystemColor.secondarySystemGroupedBackground.dynamicColor
  }
  public static var tertiarySystemGroupedBackground: Color { SystemColor.tertiarySystemGroupedBackground.dynamicColor }

  // MARK: Fills

  public static var systemFill: Color { SystemColor.systemFill.dynamicColor }
  public static var secondarySystemFill: Color { SystemColor.secondarySystemFill.dynamicColor }
  public static var tertiarySystemFill: Color { SystemColor.tertiarySystemFill.dynamicColor }
  public static var quaternarySystemFill: Color { SystemColor.quaternarySystemFill.dynamicColor }

  // MARK: Hues

  public static var systemRed: Color { SystemColor.systemRed.dynamicColor }
  public static var systemOrange: Color { SystemColor.systemOrange.dynamicColor }
  public static var systemYellow: Color { SystemColor.systemYellow.dynamicColor }
  public static var systemGreen: Color { SystemColor.systemGreen.dynamicColor }
  public static var systemMint: Color { SystemColor.systemMint.dynamicColor }
  public static var systemTeal: Color { SystemColor.systemTeal.dynamicColor }
  public static var systemCyan: Color { SystemColor.systemCyan.dynamicColor }
  public static var systemBlue: Color { SystemColor.systemBlue.dynamicColor }
  public static var systemIndigo: Color { SystemColor.systemIndigo.dynamicColor }
  public static var systemPurple: Color { SystemColor.systemPurple.dynamicColor }
  public static var systemPink: Color { SystemColor.systemPink.dynamicColor }
  public static var systemBrown: Color { SystemColor.systemBrown.dynamicColor }

  // MARK: Greys

  public static var systemGray: Color { SystemColor.systemGray.dynamicColor }
  public static var systemGray2: Color { SystemColor.systemGray2.dynamicColor }
  public static var systemGray3: Color { SystemColor.systemGray3.dynamicColor }
  public static var systemGray4: Color { SystemColor.systemGray4.dynamicColor }
  public static var systemGray5: Color { SystemColor.systemGray5.dynamicColor }
  public static var systemGray6: Color { SystemColor.systemGray6.dynamicColor }
  public static var darkGray: Color { SystemColor.darkGray.dynamicColor }
  public static var lightGray: Color { SystemColor.lightGray.dynamicColor }
  public static var gray: Color { SystemColor.gray.dynamicColor }
}
