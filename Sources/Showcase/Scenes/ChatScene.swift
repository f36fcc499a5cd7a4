import Galley

/// A chat in which two friends plan a walk.
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

  /// Makes a title for the navigation bar. As on a device, it does not grow.
  private static func headline(_ name: String) -> Label {
    let label = Label(text: name)
    label.font = .systemFont(ofSize: 17, weight: 600)
    return label
  }

  /// Makes the content of a bubble with a shared walk: a picture above a name.
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

/// A message on a coloured ground at one side of the conversation.
final class Bubble: View {
  enum Speaker {
    case other, own
  }

  private let ground: View

  convenience init(_ text: String, by speaker: Speaker, _ traits: TraitCollection) {
    let label = Label(text, color: speaker == .own ? .white : traits.color(.label))
    self.init(StackView.column { label }.margins(sides: 14, ends: 9), by: speaker, traits)
  }

  /// Makes a bubble of up to three quarters of the width, or nearly the whole width at accessibility sizes.
  init(_ content: View, by speaker: Speaker, _ traits: TraitCollection) {
    ground = View()
    super.init(frame: .zero)
    ground.backgroundColor = traits.color(speaker == .own ? .systemBlue : .systemGray5)
    ground.layer.cornerRadius = 18
    ground.clipsToBounds = true
    ground.containing { content }.pinning(content)
    containing { ground }.constrained { bubble in
      ground.topAnchor == bubble.topAnchor
      ground.bottomAnchor == bubble.bottomAnchor
      ground.widthAnchor <= (traits.isAccessibilitySize ? 0.92 : 0.76) * bubble.widthAnchor
      switch speaker {
      case .other: ground.leadingAnchor == bubble.leadingAnchor
      case .own: ground.trailingAnchor == bubble.trailingAnchor
      }
    }
  }
}
