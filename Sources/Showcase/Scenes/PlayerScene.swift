import Galley

/// A music player with a cover, a progress bar and controls.
enum PlayerScene {
  static func make(_ traits: TraitCollection) -> View {
    let text = SceneTexts("Player", in: traits)
    let cover = HillsArtwork(.night, cornerRadius: 16)
    let screen = Screen(traits, spacing: 18) {
      heading(text, traits)
      StackView.column(alignment: traits.isAccessibilitySize ? .center : .fill) {
        cover.constrained { cover in
          cover.heightAnchor == cover.widthAnchor
          if traits.isAccessibilitySize { cover.widthAnchor == 180 }
        }
      }
      StackView.column(spacing: 2) {
        Label(text("song"), .title1, weight: 700)
        Label(text("artist"), .title3, color: traits.color(.systemPink))
      }
      progress(text, traits)
      controls(traits)
      volume(traits)
      Label(text("next"), .footnote, color: traits.color(.secondaryLabel), alignment: .center)
    }
    screen.tintColor = traits.color(.label)
    return screen
  }

  private static func heading(_ text: SceneTexts, _ traits: TraitCollection) -> View {
    StackView.row(spacing: 12) {
      ImageView(symbol: "chevron.down", traits, size: 19, color: traits.color(.label))
      StackView.column {
        Label(text("source"), .caption1, color: traits.color(.secondaryLabel), alignment: .center)
        Label(text("album"), .subheadline, weight: 600, alignment: .center)
      }
      ImageView(symbol: "ellipsis", traits, size: 19, color: traits.color(.label))
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
      ("backward", 34), ("pause", 46), ("forward", 34),
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
      ImageView(symbol: "speaker", traits, size: 14, color: traits.color(.secondaryLabel))
      slider
      ImageView(symbol: "speaker.wave.3", traits, size: 14, color: traits.color(.secondaryLabel))
    }
  }
}
