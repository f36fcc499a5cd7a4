import Galley

/// Two friends plan a walk.
enum ChatScene {
  static func make(_ traits: TraitCollection) -> View {
    let text = SceneTexts("Chat", in: traits)
    var navigation = NavigationItem()
    navigation.backTitle = text("back")
    navigation.titleView = StackView.row(spacing: 8) {
      Avatar(text("initials"), diameter: 30, color: Color(hex: 0xB4552D))
      headline(text("name"))
    }
    navigation.trailingItems = [BarButtonItem(image: Image(systemName: "video", pointSize: 20))]
    return Screen(traits, navigation: navigation, bottomBar: composer(text, traits), spacing: 6) {
      Label(text("day"), .caption1, color: traits.color(.secondaryLabel), alignment: .center)
      Bubble(text("question"), by: .other, traits)
      Bubble(text("answer"), by: .own, traits)
      Bubble(text("list"), by: .other, traits)
      Bubble(route(text, traits), by: .other, traits)
      Bubble(text("bread"), by: .own, traits)
      Bubble(text("jonas"), by: .own, traits)
      Bubble(text("dog"), by: .other, traits)
      Bubble(text("end"), by: .other, traits)
    }
  }

  /// Titles of bars keep their size, as on a device.
  private static func headline(_ name: String) -> Label {
    let label = Label(text: name)
    label.font = .systemFont(ofSize: 17, weight: 600)
    return label
  }

  /// A shared walk: its picture above its name.
  private static func route(_ text: SceneTexts, _ traits: TraitCollection) -> View {
    let artwork = HillsArtwork(.morning)
    return StackView.column {
      artwork
      StackView.column(spacing: 2) {
        Label(text("route"), .headline)
        Label(text("routeDetail"), .footnote, color: traits.color(.secondaryLabel))
      }.margins(sides: 14, ends: 10)
    }.constrained { _ in
      artwork.heightAnchor == 110
      artwork.widthAnchor >= 250
    }
  }

  private static func composer(_ text: SceneTexts, _ traits: TraitCollection) -> View {
    let field = View()
    field.layer.cornerRadius = 19
    field.layer.borderWidth = 1
    field.layer.borderColor = traits.color(.systemGray4)
    let placeholder = Label(text("placeholder"), color: traits.color(.placeholderText))
    let inside = StackView.column { placeholder }.margins(sides: 14, ends: 7)
    field.containing { inside }.pinning(inside)
    let bar = View()
    bar.backgroundColor = traits.color(.systemBackground)
    bar.maximumContentSizeCategory = .accessibilityLarge
    let row = StackView.row(spacing: 12) {
      ImageView(symbol: "plus.circle.fill", traits, size: 24, color: traits.color(.systemGray2))
      field
      ImageView(symbol: "arrow.up.circle", traits, size: 24, color: traits.color(.systemBlue))
    }
    return bar.containing { row }.constrained { bar in
      row.topAnchor == bar.topAnchor + 8
      row.leadingAnchor == bar.leadingAnchor + 16
      row.trailingAnchor == bar.trailingAnchor - 16
      row.bottomAnchor == bar.safeAreaLayoutGuide.bottomAnchor - 8
    }
  }
}
