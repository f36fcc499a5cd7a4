import Galley

/// A product in a shop, with a picture, name, rating, choice of glazes and price.
enum ProductScene {
  static func make(_ traits: TraitCollection) -> View {
    let text = SceneTexts("Product", in: traits)
    let picture = TeapotArtwork()
    let card = StackView.column {
      picture.constrained { $0.heightAnchor == 210 }
      StackView.column(spacing: 12) {
        StackView.column(spacing: 2) {
          Label(text("badge"), .caption1, weight: 700, color: Accent.glaze.ink(traits))
          Label(text("name"), .title2, weight: 700)
          Label(text("maker"), .subheadline, color: traits.color(.secondaryLabel))
        }
        stars(text, traits)
        StackView.column(alignment: .leading) { glazes(traits) }
        StackView.ends(traits) {
          Label(text("price"), .title2, weight: 600).holdSize()
          Label(text("delivery"), .footnote, color: traits.color(.secondaryLabel))
        }
        Button(text("add"), .filled, symbol: "bag", field: Accent.glaze.field, traits)
      }.margins(sides: 20, ends: 18)
    }
    card.backgroundColor = traits.color(.secondarySystemGroupedBackground)
    card.layer.cornerRadius = 20
    card.clipsToBounds = true
    let shelf = StackView.column { card }.margins(sides: 20, ends: 20)
    shelf.backgroundColor = traits.color(.systemGroupedBackground)
    shelf.tintColor = Accent.glaze.ink(traits)
    return shelf
  }

  private static func stars(_ text: SceneTexts, _ traits: TraitCollection) -> View {
    StackView.rowOrColumn(traits, spacing: 8, alignment: .center) {
      StackView.row(spacing: 1) {
        for _ in 1...5 { ImageView(symbol: "star.fill", traits, size: 14, color: traits.color(.systemOrange)) }
      }
      Label(text("rating"), .footnote, color: traits.color(.secondaryLabel)).hyphenated()
    }
  }

  /// Makes the circles with the glazes, the first of them selected.
  private static func glazes(_ traits: TraitCollection) -> View {
    let colors = [0x5E7F8C, 0xB08D6A, 0x7D8F69, 0x3A3A3C].map { Color(hex: UInt32($0)) }
    return StackView.row(spacing: 10) {
      for (index, color) in colors.enumerated() { swatch(color, isChosen: index == 0, traits) }
    }
  }

  private static func swatch(_ color: Color, isChosen: Bool, _ traits: TraitCollection) -> View {
    let dot = View()
    dot.backgroundColor = color
    dot.layer.cornerRadius = 11
    let ring = View()
    ring.layer.cornerRadius = 15
    ring.layer.borderWidth = isChosen ? 2 : 0
    ring.layer.borderColor = traits.color(.label)
    return ring.containing { dot }.constrained { ring in
      ring.widthAnchor == 30
      ring.heightAnchor == 30
      dot.widthAnchor == 22
      dot.heightAnchor == 22
      dot.centerXAnchor == ring.centerXAnchor
      dot.centerYAnchor == ring.centerYAnchor
    }
  }
}
