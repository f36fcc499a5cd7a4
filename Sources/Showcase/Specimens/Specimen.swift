import Galley

/// A specimen page at a text size, whose picture stands in `Snapshots/Specimens`.
public struct Specimen: Sendable {
  /// The page's text.
  public let text: SpecimenText
  /// The text size.
  public let category: ContentSizeCategory

  /// Every page at the usual text size and at the largest.
  public static let all = SpecimenText.all.flatMap { text in
    [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge].map { Specimen(text: text, category: $0) }
  }

  /// The picture's name, for example `de_AX5@1x.png`.
  public var fileName: String {
    "\(text.name)_\(category == .large ? "L@2x" : "AX5@1x").png"
  }

  /// The language, the text size, and pixels a point: the larger text is as clear with fewer.
  public var traits: TraitCollection {
    TraitCollection(
      locale: text.locale, preferredContentSizeCategory: category, displayScale: category == .large ? 2 : 1)
  }

  /// Lays out the page, as high as its content asks for.
  public func rendering(by renderer: Renderer) -> Rendering {
    renderer.render(SpecimenPage.make(text), width: SpecimenPage.width, traits: traits)
  }
}
