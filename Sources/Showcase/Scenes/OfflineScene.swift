import Galley

/// An error screen: what has happened, what it means, and what to do.
enum OfflineScene {
  static func make(_ traits: TraitCollection) -> View {
    let text = SceneTexts("Offline", in: traits)
    var navigation = NavigationItem()
    navigation.backTitle = text("back")
    // At accessibility sizes, the text needs the whole screen, so the buttons scroll with it.
    let actions = actions(text, traits)
    let bottomBar =
      traits.isAccessibilitySize ? nil : BottomBar(background: .systemGroupedBackground, traits) { actions }
    return Screen(
      traits, navigation: navigation, bottomBar: bottomBar, background: .systemGroupedBackground, spacing: 20
    ) {
      StackView.column(spacing: 10, alignment: .center) {
        CutSymbol("cloud", diameter: 96, traits)
        Label(text("title"), .title1, weight: 700, alignment: .center)
        Label(text("body"), color: traits.color(.secondaryLabel), alignment: .center)
      }.margins(sides: 8, ends: traits.isAccessibilitySize ? 12 : 48)
      Card(traits, spacing: 14) {
        fact("doc.text", text("drafts"), traits)
        fact("envelope", text("read"), traits)
        fact("paperplane", text("sent"), traits)
      }
      if bottomBar == nil { actions }
    }
  }

  private static func actions(_ text: SceneTexts, _ traits: TraitCollection) -> View {
    StackView.column(spacing: 10) {
      Button(text("retry"), .filled, symbol: "arrow.clockwise", traits)
      Button(text("open"), .gray, traits)
    }
  }

  private static func fact(_ symbol: String, _ words: String, _ traits: TraitCollection) -> View {
    StackView.row(spacing: 12) {
      ImageView(symbol: symbol, traits, size: 19, color: traits.color(.systemBlue))
      Label(words, .subheadline)
    }
  }
}

/// A crossed-out symbol in a circle.
private final class CutSymbol: View {
  init(_ symbol: String, diameter: Double, _ traits: TraitCollection) {
    super.init(frame: .zero)
    backgroundColor = traits.color(.tertiarySystemFill)
    layer.cornerRadius = diameter / 2
    let image = ImageView(image: Image(systemName: symbol, pointSize: diameter * 0.45))
    image.tintColor = traits.color(.secondaryLabel)
    containing { image }.constrained { circle in
      circle.widthAnchor == diameter
      circle.heightAnchor == diameter
      image.centerXAnchor == circle.centerXAnchor
      image.centerYAnchor == circle.centerYAnchor
    }
  }

  override func overlayItems() -> [DisplayItem] {
    let reach = bounds.width * 0.23
    let line = Path.line(
      from: Point(x: bounds.midX - reach, y: bounds.midY - reach),
      to: Point(x: bounds.midX + reach, y: bounds.midY + reach))
    return [.stroke(line, StrokeStyle(width: 5, hasRoundCaps: true), traitCollection.color(.systemRed))]
  }
}
