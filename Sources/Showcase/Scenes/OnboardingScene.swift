import Galley

/// The second of three pages that greet somebody new to a gardening app.
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

  /// Large texts need the room more than the picture does.
  private static func artwork(_ traits: TraitCollection) -> View {
    let picture = PlantArtwork()
    return picture.constrained { $0.heightAnchor == (traits.isAccessibilitySize ? 160 : 340) }
  }

  /// Where one is, and the ways on.
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
