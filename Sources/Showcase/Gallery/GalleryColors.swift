import Galley

/// Swatches of the system colours.
enum GalleryColors {
  static func sections() -> [View] {
    groups.map { heading, columns, colors in
      GallerySection(heading) {
        StackView.grid(columns: columns, colors.map { GallerySpecimen(name($0), fillsColumn: true, swatch($0)) })
      }
    }
  }

  private static let groups: [(heading: String, columns: Int, colors: [SystemColor])] = [
    (
      "Hues and greys", 6,
      [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue,
        .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray, .systemGray2, .systemGray3, .systemGray4,
        .systemGray5, .systemGray6,
      ]
    ),
    (
      "Backgrounds, fills and lines", 3,
      [
        .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
        .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground, .systemFill, .secondarySystemFill,
        .tertiarySystemFill, .quaternarySystemFill, .separator, .opaqueSeparator,
      ]
    ),
  ]

  /// Returns the name in code.
  private static func name(_ color: SystemColor) -> String { "\(color)" }

  private static func swatch(_ color: SystemColor) -> View {
    made(View()) {
      $0.backgroundColor = color.dynamicColor
      ($0.layer.cornerRadius, $0.layer.borderWidth, $0.layer.borderColor) = (8, 0.5, .separator)
    }.sized(nil, 40)
  }
}
