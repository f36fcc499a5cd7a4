import Galley

/// A café's receipt: names on one side, amounts on the other.
enum ReceiptScene {
  static func make(_ traits: TraitCollection) -> View {
    let text = SceneTexts("Receipt", in: traits)
    let paper = TornPaper(
      StackView.column(spacing: 12) {
        heading(text, traits)
        Separator(traits)
        for item in ["coffee", "breakfast", "bread", "juice"] { line(item, text, traits) }
        Separator(traits)
        for sum in ["net", "tax"] { line(sum, text, traits, color: .secondaryLabel, style: .subheadline) }
        line("total", text, traits, style: .title3, weight: 700)
        Separator(traits)
        Label(text("payment"), .footnote, color: traits.color(.secondaryLabel), alignment: .center)
        Barcode("2026061220718")
        Label(text("thanks"), .subheadline, weight: 500, alignment: .center)
      }.margins(sides: 24, ends: 24))
    let table = View()
    table.backgroundColor = traits.color(.systemGroupedBackground)
    return table.containing { paper }.constrained { table in
      paper.topAnchor == table.topAnchor + 20
      paper.leadingAnchor == table.leadingAnchor + 20
      paper.trailingAnchor == table.trailingAnchor - 20
      paper.bottomAnchor == table.bottomAnchor - 20
    }
  }

  private static func heading(_ text: SceneTexts, _ traits: TraitCollection) -> View {
    StackView.column(spacing: 2, alignment: .center) {
      IconTile("fork.knife", traits, side: 44, color: Color(hex: 0x8A5A3C))
      Label(text("shop"), .title2, weight: 700, alignment: .center)
      Label(text("address"), .footnote, color: traits.color(.secondaryLabel), alignment: .center)
      Label(text("date"), .footnote, color: traits.color(.secondaryLabel), alignment: .center)
    }
  }

  private static func line(
    _ key: String, _ text: SceneTexts, _ traits: TraitCollection, color: SystemColor = .label,
    style: TextStyle = .body, weight: Int = 400
  ) -> View {
    StackView.ends(traits) {
      Label(text(key), style, weight: weight, color: traits.color(color))
      Label(text(key + "Price"), style, weight: weight, color: traits.color(color)).holdSize()
    }
  }
}
