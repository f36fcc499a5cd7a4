import Galley

/// A chat in which two friends plan a walk.
enum ChatScene {
  static func make(_ traits: TraitCollection) -> ViewController {
    let text = SceneTexts("Chat", in: traits)
    var navigation = NavigationItem()
    navigation.backTitle = text("back")
    navigation.titleView = StackView.row(spacing: 8) {
      Avatar(text("initials"), diameter: 30, color: Color(hex: 0xB4552D))
      headline(text("name"))
    }
    navigation.trailingItems = [BarButtonItem(image: Image(systemName: "video"))]
    let messages = ScrollingColumn(traits, spacing: 6) {
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
    return NavigationController(
      rootViewController: FootedController(messages, foot: composer(text, traits), navigation: navigation))
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

  /// Makes the row for a new message: a button and a field, on glass since iOS 26, before that on a bar.
  private static func composer(_ text: SceneTexts, _ traits: TraitCollection) -> View {
    let hasGlass = traits.hasGlass
    let bar = hasGlass ? View() : VisualEffectView(style: .systemChromeMaterial)
    bar.maximumContentSizeCategory = .accessibilityLarge
    let row = StackView.row(spacing: 10) {
      if hasGlass {
        onGlass(ImageView(symbol: "plus", traits, size: 19, color: traits.color(.label)), traits)
      } else {
        ImageView(symbol: "plus.circle.fill", traits, size: 28, color: traits.color(.systemGray2))
      }
      field(text, hasGlass: hasGlass, traits)
    }
    let ground = (bar as? VisualEffectView)?.contentView ?? bar
    ground.containing { row }
    bar.constrained { bar in
      row.topAnchor == bar.topAnchor + 8
      row.leadingAnchor == bar.leadingAnchor + (hasGlass ? 20 : 16)
      row.trailingAnchor == bar.trailingAnchor - (hasGlass ? 20 : 16)
      row.bottomAnchor == bar.safeAreaLayoutGuide.bottomAnchor - (hasGlass ? 0 : 8)
    }
    return bar
  }

  private static func field(_ text: SceneTexts, hasGlass: Bool, _ traits: TraitCollection) -> View {
    let row = StackView.row(spacing: 8) {
      Label(text("placeholder"), color: traits.color(.placeholderText))
      ImageView(symbol: "mic", traits, size: 17, color: traits.color(.secondaryLabel))
    }.margins(sides: 14, ends: hasGlass ? 11 : 7)
    guard !hasGlass else { return glass(around: row) }
    let field = View()
    field.layer.cornerRadius = 18
    field.layer.borderWidth = 1
    field.layer.borderColor = traits.color(.systemGray4)
    field.containing { row }.pinning(row)
    return field
  }

  /// Puts a symbol on a circle of glass.
  private static func onGlass(_ symbol: ImageView, _ traits: TraitCollection) -> View {
    let circle = VisualEffectView(glass: GlassEffect())
    circle.contentView.containing { symbol }
    let side = max(44, traits.scaled(44, upTo: 1.6))
    return circle.constrained { circle in
      circle.widthAnchor == side
      circle.heightAnchor == side
      symbol.centerXAnchor == circle.centerXAnchor
      symbol.centerYAnchor == circle.centerYAnchor
    }
  }

  private static func glass(around content: View) -> View {
    let glass = VisualEffectView(glass: GlassEffect())
    glass.contentView.containing { content }
    glass.pinning(content)
    return glass
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
