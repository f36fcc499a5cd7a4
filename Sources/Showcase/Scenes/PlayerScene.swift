import Galley

/// A music player with a cover, a progress bar and controls.
enum PlayerScene {
  static func make(_ traits: TraitCollection) -> ViewController {
    let text = SceneTexts("Player", in: traits)
    let cover = HillsArtwork(.night, cornerRadius: 12)
    let column = ScrollingColumn(traits, spacing: 18) {
      StackView.column(alignment: .center) {
        cover.constrained { cover in
          cover.heightAnchor == cover.widthAnchor
          cover.widthAnchor == (traits.isAccessibilitySize ? 180 : 330)
        }
      }
      song(text, traits)
      progress(text, traits)
      controls(traits)
      volume(traits)
      Label(text("next"), .footnote, color: traits.color(.secondaryLabel), alignment: .center)
    }
    let player = ContentController(column, navigation: navigation(text, traits))
    player.toolbarItems = toolbarItems
    let screen = NavigationController(rootViewController: player)
    screen.isToolbarHidden = false
    screen.view.tintColor = traits.color(.label)
    return screen
  }

  /// Makes the content of the navigation bar. As on a device, its title does not grow.
  private static func navigation(_ text: SceneTexts, _ traits: TraitCollection) -> NavigationItem {
    let source = Label(text("source"), .caption1, color: traits.color(.secondaryLabel), alignment: .center)
    let album = Label(text("album"), .subheadline, weight: 600, alignment: .center)
    for label in [source, album] { label.maximumContentSizeCategory = .large }
    var item = NavigationItem()
    item.titleView = StackView.column {
      source
      album
    }
    item.leadingItems = [BarButtonItem(image: Image(systemName: "chevron.down"))]
    item.trailingItems = [BarButtonItem(image: Image(systemName: "ellipsis"))]
    return item
  }

  /// Lyrics, speakers and the queue.
  private static var toolbarItems: [BarButtonItem] {
    let space = BarButtonItem(systemItem: .flexibleSpace)
    return [
      BarButtonItem(image: Image(systemName: "quote.bubble")), space,
      BarButtonItem(image: Image(systemName: "airplayaudio")), space,
      BarButtonItem(image: Image(systemName: "list.bullet")),
    ]
  }

  private static func song(_ text: SceneTexts, _ traits: TraitCollection) -> View {
    StackView.row(spacing: 12) {
      StackView.column(spacing: 2) {
        Label(text("song"), .title2, weight: 700)
        Label(text("artist"), .title3, color: traits.color(.systemPink))
      }
      ImageView(symbol: "star", traits, size: 22, color: traits.color(.label))
    }
  }

  /// Makes the progress bar. As with all playback controls, it runs from left to right in every language.
  private static func progress(_ text: SceneTexts, _ traits: TraitCollection) -> View {
    let slider = Slider()
    slider.value = 0.42
    slider.semanticContentAttribute = .playback
    let times = StackView.row {
      Label(text("elapsed"), .caption1, color: traits.color(.secondaryLabel))
      Label(text("left").fromLeftToRight, .caption1, color: traits.color(.secondaryLabel))
    }
    times.distribution = .equalSpacing
    times.semanticContentAttribute = .playback
    return StackView.column(spacing: 2) {
      slider
      times
    }
  }

  private static func controls(_ traits: TraitCollection) -> View {
    let symbols: [(name: String, size: Double)] = [
      ("backward.fill", 34), ("pause.fill", 46), ("forward.fill", 34),
    ]
    let row = StackView.row {
      for symbol in symbols {
        ImageView(image: Image(systemName: symbol.name, pointSize: symbol.size)).holdSize()
      }
    }.margins(sides: 48)
    row.distribution = .equalSpacing
    row.semanticContentAttribute = .playback
    return row
  }

  private static func volume(_ traits: TraitCollection) -> View {
    let slider = Slider()
    slider.value = 0.66
    slider.minimumTrackTintColor = traits.color(.systemGray)
    return StackView.row(spacing: 10) {
      ImageView(symbol: "speaker.fill", traits, size: 14, color: traits.color(.secondaryLabel))
      slider
      ImageView(symbol: "speaker.wave.3.fill", traits, size: 14, color: traits.color(.secondaryLabel))
    }
  }
}
