import Galley

/// A reference sheet of every control in every state, in one look, appearance, language and text size.
///
/// Headings are the names of types, and captions those of the properties and cases that make the difference. Both have a fixed
/// size, so that they do not push the controls apart.
enum GalleryScene {
  /// The width of the sheet in points.
  static let width = 800.0
  static let name = "Gallery"
  static let highContrastName = "Gallery with increased contrast"

  static func make(_ traits: TraitCollection) -> View {
    let text = SceneTexts(name, in: traits)
    let sheet = StackView.column(spacing: 26) {
      title(traits)
      GalleryText.sections(text)
      GalleryValues.sections(text)
      GalleryFields.sections(text, traits)
      GalleryButtons.sections(text, traits)
      GalleryBars.sections(text, traits)
      GalleryLists.sections(text)
      GalleryPickers.sections(text)
      GalleryColors.sections()
    }.margins(sides: 28, ends: 28)
    sheet.backgroundColor = .systemGroupedBackground
    return sheet
  }

  static func makeHighContrast(_ traits: TraitCollection) -> View {
    var traits = traits
    traits.accessibilityContrast = .high
    return made(make(traits)) { $0.overrideAccessibilityContrast = .high }
  }

  private static func title(_ traits: TraitCollection) -> View {
    let cell =
      [
        (traits.look ?? .current) == .iOS26 ? "iOS 26" : "iOS 18", traits.userInterfaceStyle.rawValue,
        traits.preferredContentSizeCategory.rawValue, traits.locale,
      ] + (traits.accessibilityContrast == .high ? ["increased contrast"] : [])
    return StackView.column(spacing: 2) {
      made(Label(text: name)) { $0.font = .systemFont(ofSize: 34, weight: .bold) }
      made(Label(text: cell.joined(separator: "  ·  ").fromLeftToRight)) {
        ($0.font, $0.textColor) = (.systemFont(ofSize: 17), .secondaryLabel)
      }
    }
  }
}
