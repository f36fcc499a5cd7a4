import Galley

/// Buttons of all types, styles, sizes and states.
enum GalleryButtons {
  static func sections(_ text: SceneTexts, _ traits: TraitCollection) -> [View] {
    let columns = traits.isAccessibilitySize ? 2 : 4
    return [
      GallerySection("Button(type:)") { StackView.grid(columns: columns, types(text)) },
      GallerySection("Button(configuration:)") {
        StackView.grid(columns: columns, styles(text))
        StackView.grid(columns: columns, sizes(text) + corners(text) + placements(text))
      },
    ]
  }

  private static func types(_ text: SceneTexts) -> [GallerySpecimen] {
    let titled: [(String, ButtonType, Bool)] = [
      (".system", .system, true), (".system, disabled", .system, false), (".custom", .custom, true),
    ]
    return titled.map { caption, type, isEnabled in
      GallerySpecimen(
        caption,
        made(Button(type: type)) {
          $0.setTitle(text("action"), for: .normal)
          if type == .custom { $0.setTitleColor(.label, for: .normal) }
          $0.isEnabled = isEnabled
        })
    }
      + [(".detailDisclosure", ButtonType.detailDisclosure), (".contactAdd", .contactAdd), (".close", .close)]
      .map { caption, type in GallerySpecimen(caption, Button(type: type)) }
  }

  private static func styles(_ text: SceneTexts) -> [GallerySpecimen] {
    [ButtonConfiguration.Style.plain, .gray, .tinted, .filled].flatMap { style in
      [true, false].map { isEnabled in
        let button = Button(configuration: ButtonConfiguration(style: style, title: text("action")))
        button.isEnabled = isEnabled
        return GallerySpecimen(isEnabled ? ".\(style)" : ".\(style), disabled", button)
      }
    }
  }

  private static func sizes(_ text: SceneTexts) -> [GallerySpecimen] {
    [ButtonConfiguration.ButtonSize.mini, .small, .medium, .large].map { size in
      var configuration = ButtonConfiguration(style: .filled, title: text("action"))
      configuration.buttonSize = size
      return GallerySpecimen(".\(size)", Button(configuration: configuration))
    }
  }

  private static func corners(_ text: SceneTexts) -> [GallerySpecimen] {
    [ButtonConfiguration.CornerStyle.small, .medium, .large, .capsule].map { style in
      var configuration = ButtonConfiguration(style: .gray, title: text("action"))
      configuration.cornerStyle = style
      return GallerySpecimen("cornerStyle .\(style)", Button(configuration: configuration))
    }
  }

  private static func placements(_ text: SceneTexts) -> [GallerySpecimen] {
    [ButtonConfiguration.ImagePlacement.leading, .trailing, .top, .bottom].map { placement in
      var configuration = ButtonConfiguration(
        style: .tinted, title: text("action"), image: Image(systemName: "star.fill"))
      (configuration.imagePlacement, configuration.imagePadding) = (placement, 6)
      return GallerySpecimen("image .\(placement)", Button(configuration: configuration))
    }
  }
}
