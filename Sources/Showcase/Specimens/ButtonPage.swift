import Galley

/// Buttons of all types, styles and sizes, in all their states.
enum ButtonPage {
  static func sections(_ traits: TraitCollection) -> [[View]] { SystemLook.choices.map { section($0, traits) } }

  /// Returns every kind of button in a look, under the look's name.
  private static func section(_ look: SystemLook, _ traits: TraitCollection) -> [View] {
    LookSection.make(look) {
      for style in plainStyles { states(of: style, traits) }
      if look.hasGlass { glass(traits) }
      sizes(traits)
      corners(traits)
      placements(traits)
      types(traits)
      systemStates(traits)
      for row in alignments { row }
    }
  }

  private static let plainStyles = [ButtonConfiguration.Style.plain, .gray, .tinted, .filled]
  private static let glassStyles = [
    ButtonConfiguration.Style.glass, .prominentGlass, .clearGlass, .prominentClearGlass,
  ]

  /// Returns a style when enabled, touched and disabled.
  private static func states(of style: ButtonConfiguration.Style, _ traits: TraitCollection) -> View {
    LookSection.row(traits) {
      configured(ButtonConfiguration(style: style, title: "Enabled"))
      made(configured(ButtonConfiguration(style: style, title: "Touched"))) { $0.isHighlighted = true }
      made(configured(ButtonConfiguration(style: style, title: "Disabled"))) { $0.isEnabled = false }
    }
  }

  /// Glass over a picture, in all states.
  private static func glass(_ traits: TraitCollection) -> View {
    let buttons = StackView.column(spacing: 12) {
      for style in glassStyles { states(of: style, traits) }
    }.margins(sides: 16, ends: 16)
    let picture = HillsArtwork(.evening, cornerRadius: 12)
    let view = View().containing {
      picture
      buttons
    }
    view.pinning(picture)
    view.pinning(buttons)
    return view
  }

  private static func sizes(_ traits: TraitCollection) -> View {
    LookSection.row(traits) {
      for size in [ButtonConfiguration.ButtonSize.mini, .small, .medium, .large] {
        configured(made(ButtonConfiguration(style: .filled, title: "Title")) { $0.buttonSize = size })
      }
    }
  }

  private static func corners(_ traits: TraitCollection) -> View {
    LookSection.row(traits) {
      for corners in [ButtonConfiguration.CornerStyle.small, .medium, .large, .capsule] {
        configured(made(ButtonConfiguration(style: .gray, title: "Title")) { $0.cornerStyle = corners })
      }
    }
  }

  private static func placements(_ traits: TraitCollection) -> View {
    LookSection.row(traits) {
      for placement in [ButtonConfiguration.ImagePlacement.leading, .trailing, .top, .bottom] {
        configured(
          made(ButtonConfiguration(style: .gray, title: "Go", image: Image(systemName: "heart"))) {
            ($0.imagePlacement, $0.imagePadding) = (placement, 4)
          })
      }
      configured(
        made(ButtonConfiguration(style: .tinted, title: "Title", subtitle: "Subtitle")) { $0.buttonSize = .small })
    }
  }

  private static func types(_ traits: TraitCollection) -> View {
    LookSection.row(traits) {
      for type in [ButtonType.system, .detailDisclosure, .contactAdd, .close] {
        made(Button(type: type)) { if type == .system { $0.setTitle("System", for: .normal) } }
      }
      made(Button(type: .custom)) {
        $0.setTitle("Custom", for: .normal)
        $0.setTitleColor(.label, for: .normal)
      }
    }
  }

  private static func systemStates(_ traits: TraitCollection) -> View {
    LookSection.row(traits) {
      system("Touched") { $0.isHighlighted = true }
      system("Selected") { $0.isSelected = true }
      system("Disabled") { $0.isEnabled = false }
      made(Button(type: .contactAdd)) { $0.isEnabled = false }
      made(Button(type: .close)) { $0.isEnabled = false }
    }
  }

  private static func system(_ title: String, _ change: (Button) -> Void) -> Button {
    made(Button(type: .system)) {
      $0.setTitle(title, for: .normal)
      change($0)
    }
  }

  /// Titles and images at all edges of their buttons, and filling them.
  private static var alignments: [View] {
    let choices: [(Control.HorizontalAlignment, VerticalAlignment)] = [
      (.leading, .top), (.center, .center), (.trailing, .bottom), (.fill, .fill),
    ]
    return [true, false].map { hasTitle in
      StackView.row(spacing: 8) {
        for (horizontal, vertical) in choices { aligned(horizontal, vertical, hasTitle: hasTitle) }
        View()
      }
    }
  }

  private static func aligned(
    _ horizontal: Control.HorizontalAlignment, _ vertical: VerticalAlignment, hasTitle: Bool
  ) -> View {
    let button = Button(type: .system)
    if hasTitle {
      button.setTitle("Title", for: .normal)
    } else {
      button.setImage(Image(systemName: "star"), for: .normal)
    }
    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (horizontal, vertical)
    (button.layer.borderWidth, button.layer.borderColor) = (1, .separator)
    return button.sized(76, 56)
  }

  private static func configured(_ configuration: ButtonConfiguration) -> Button {
    Button(configuration: configuration)
  }

  private static func made(
    _ configuration: ButtonConfiguration, _ change: (inout ButtonConfiguration) -> Void
  ) -> ButtonConfiguration {
    var configuration = configuration
    change(&configuration)
    return configuration
  }

  private static func made(_ button: Button, _ change: (Button) -> Void) -> Button {
    change(button)
    return button
  }
}
