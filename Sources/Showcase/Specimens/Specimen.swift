import Galley

/// A specimen page at a text size. Its picture is in `Snapshots/Specimens`.
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

  /// The file name of the picture, for example `de_AX5@1x.png`.
  package var fileName: String {
    "\(name)_\(category == .large ? "L@2x" : "AX5@1x").png"
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

  /// Lays out the page at the height of its content.
  package func rendering(by renderer: Renderer) -> Rendering {
    switch page {
    case .text(let text): renderer.render(SpecimenPage.make(text), width: SpecimenPage.width, traits: traits)
    case .symbols: renderer.render(SymbolPage.make(), width: SymbolPage.width, traits: traits)
    }
  }
}
