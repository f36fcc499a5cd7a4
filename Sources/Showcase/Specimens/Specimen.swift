import Galley

/// A page of text or symbols at a text size.
package struct Specimen: Sendable {
  package enum Page: Sendable {
    case text(SpecimenText)
    case symbols
  }

  package let page: Page
  package let category: ContentSizeCategory

  /// Every page of text at the default text size and at the largest, and the page of symbols.
  package static let all =
    SpecimenText.all.flatMap { text in
      [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge].map { Specimen(page: .text(text), category: $0) }
    } + [Specimen(page: .symbols, category: .large)]

  /// Whether the pictures of the page are in `Snapshots/Specimens`. Of the largest text, those of one language of each
  /// kind of script are enough.
  package var hasPictures: Bool {
    category == .large || ["de", "ar", "hi", "ja", "th"].contains(name)
  }

  private var name: String {
    switch page {
    case .text(let text): text.name
    case .symbols: "symbols"
    }
  }

  /// The language, the text size and the scale, which is smaller for the largest text.
  package var traits: TraitCollection {
    let locale =
      switch page {
      case .text(let text): text.locale
      case .symbols: "en"
      }
    return TraitCollection(
      locale: locale, preferredContentSizeCategory: category, displayScale: category == .large ? 2 : 1)
  }

  /// Lays out the page.
  package func pictures(by renderer: Renderer) -> [SpecimenPicture] {
    let name = "\(name)_\(category == .large ? "L" : "AX5")"
    return switch page {
    case .text(let text):
      SpecimenPicture.all(
        named: name, width: SpecimenPage.width, traits: traits, by: renderer,
        sections: { [SpecimenPage.views(text)] }, page: SpecimenPage.page)
    case .symbols:
      SpecimenPicture.all(
        named: name, width: SymbolPage.width, traits: traits, by: renderer, sections: { [SymbolPage.rows()] },
        page: SymbolPage.page)
    }
  }
}
