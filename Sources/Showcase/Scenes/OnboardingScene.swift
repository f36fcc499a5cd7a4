import Galley

/// The second of three introductory pages of a gardening app.
enum OnboardingScene {
  static func make(_ traits: TraitCollection) -> View {
    let text = SceneTexts("Onboarding", in: traits)
    let screen = Screen(traits, bottomBar: bar(text, traits), spacing: 14) {
      artwork(traits)
      Label(text("title"), .largeTitle, weight: 700, alignment: .center)
      Label(text("body"), color: traits.color(.secondaryLabel), alignment: .center)
    }
    screen.tintColor = Accent.leaf.ink(traits)
    return screen
  }

  /// Makes the picture, smaller at accessibility sizes to leave room for the text.
  private static func artwork(_ traits: TraitCollection) -> View {
    let picture = PlantArtwork()
    return picture.constrained { $0.heightAnchor == (traits.isAccessibilitySize ? 160 : 340) }
  }

  /// Makes the bar with the page control and the buttons.
  private static func bar(_ text: SceneTexts, _ traits: TraitCollection) -> View {
    let pages = PageControl()
    pages.numberOfPages = 3
    pages.currentPage = 1
    return BottomBar(traits) {
      pages
      Button(text("continue"), .filled, field: Accent.leaf.field, traits)
      Button(link: text("later"), .body)
    }
  }
}
