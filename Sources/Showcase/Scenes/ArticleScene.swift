import Galley

/// A magazine article with a picture, title, byline, text and quotation.
enum ArticleScene {
  static func make(_ traits: TraitCollection) -> View {
    let text = SceneTexts("Article", in: traits)
    var navigation = NavigationItem()
    navigation.backTitle = text("back")
    navigation.trailingItems = [BarButtonItem(systemItem: .action), BarButtonItem(systemItem: .bookmarks)]
    let picture = HillsArtwork(traits.userInterfaceStyle == .dark ? .night : .evening, cornerRadius: 12)
    let screen = Screen(traits, navigation: navigation, spacing: 12) {
      picture.constrained { $0.heightAnchor == (traits.isAccessibilitySize ? 120 : 190) }
      Label(text("kicker"), .caption1, weight: 700, color: Accent.dusk.ink(traits))
      Label(text("title"), .title1, weight: 700).hyphenated()
      Label(text("lead"), .title3, color: traits.color(.secondaryLabel))
      byline(text, traits)
      Label(text("first")).hyphenated(lineSpacing: 3)
      quote(text("quote"), traits)
      Label(text("second")).hyphenated(lineSpacing: 3)
    }
    screen.tintColor = Accent.dusk.ink(traits)
    return screen
  }

  private static func byline(_ text: SceneTexts, _ traits: TraitCollection) -> View {
    StackView.row(spacing: 12) {
      Avatar(text("initials"), diameter: traits.scaled(36, upTo: 1.6), color: Color(hex: 0x5B5C93)).holdSize()
      StackView.column {
        Label(text("author"), .subheadline, weight: 600)
        Label(text("date"), .footnote, color: traits.color(.secondaryLabel))
      }
    }
  }

  private static func quote(_ words: String, _ traits: TraitCollection) -> View {
    let bar = View()
    bar.backgroundColor = Accent.dusk.ink(traits)
    bar.layer.cornerRadius = 2
    return StackView.row(spacing: 14, alignment: .fill) {
      bar
      Label(words, .title3, weight: 600)
    }.margins(ends: 4).constrained { _ in bar.widthAnchor == 4 }
  }
}
