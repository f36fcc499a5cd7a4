extension ContentSizeCategory {
  /// The most that a line of body text may be wide to read well, in points.
  ///
  /// That it follows the text size is documented (UIView, `readableContentGuide`). 672 at size L is published (Use Your
  /// Loaf, "Readable Content Guides"). For the other sizes no published measurement was found: these lines hold as many
  /// letters as at L, by the size and tracking of the body style (Human Interface Guidelines > Typography), in whole
  /// steps of 8 points.
  var readableWidth: Double {
    switch self {
    case .extraSmall: 560
    case .small: 600
    case .medium: 632
    case .large: 672
    case .extraLarge: 744
    case .extraExtraLarge: 832
    case .extraExtraExtraLarge: 928
    case .accessibilityMedium: 1144
    case .accessibilityLarge: 1352
    case .accessibilityExtraLarge: 1640
    case .accessibilityExtraExtraLarge: 1920
    case .accessibilityExtraExtraExtraLarge: 2160
    }
  }
}
