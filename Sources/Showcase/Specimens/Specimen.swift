import Galley

/// A specimen page at a text size. Its picture is in `Snapshots/Specimens`.
package struct Specimen: Sendable {
  package let text: SpecimenText
  package let category: ContentSizeCategory

  /// Every page at the default text size and at the largest.
  package static let all = SpecimenText.all.flatMap { text in
    [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge].map { Specimen(text: text, category: $0) }
  }

  /// The file name of the picture, for example `de_AX5@1x.png`.
  package var fileName: String {
    "\(text.name)_\(category == .large ? "L@2x" : "AX5@1x").png"
  }

  /// The language, the text size and the scale, which is smaller for the largest text.
  package var traits: TraitCollection {
    TraitCollection(
      locale: text.locale, preferredContentSizeCategory: category, displayScale: category == .large ? 2 : 1)
  }

  /// Lays out the page at the height of its content.
  package func rendering(by renderer: Renderer) -> Rendering {
    renderer.render(SpecimenPage.make(text), width: SpecimenPage.width, traits: traits)
  }
}
