import AutoLayout
import Controls
import Graphics

extension ViewTreeBuilder {
  func makeButton(_ written: ButtonElement, id: String) -> Button {
    let button = Button(type: ButtonType(rawValue: written.kind.rawValue) ?? .custom)
    button.generation = generation
    if let font = resources.font(written.font) { button.titleFont = font }
    button.adjustsFontForContentSizeCategory = written.adjustsFontForContentSizeCategory
    button.lineBreakMode = written.lineBreakMode
    button.isEnabled = written.isEnabled
    button.isSelected = written.isSelected
    button.contentHorizontalAlignment =
      Control.HorizontalAlignment(rawValue: written.contentHorizontalAlignment.rawValue) ?? .center
    button.contentVerticalAlignment =
      VerticalAlignment(rawValue: written.contentVerticalAlignment.rawValue) ?? .center
    button.contentEdgeInsets = written.contentEdgeInsets ?? .zero
    button.titleEdgeInsets = written.titleEdgeInsets ?? .zero
    button.imageEdgeInsets = written.imageEdgeInsets ?? .zero
    for state in ControlState.allCases { button.stateContents[state] = content(of: written, in: state, button, id) }
    button.configuration = written.configuration.map { configuration($0, defaultFont: button.titleFont, id: id) }
    return button
  }

  private func content(
    of written: ButtonElement, in state: ControlState, _ button: Button, _ id: String
  ) -> Button.StateContent? {
    guard let look = ButtonElement.State(rawValue: state.rawValue).flatMap(written.look) else { return nil }
    var content = Button.StateContent(title: look.title, image: resources.image(look.image, for: id))
    content.attributedTitle = resources.text(look.attributedTitle, defaultFont: button.titleFont, for: id)
    content.titleColor = resources.color(look.titleColor, for: id)
    content.backgroundImage = resources.image(look.backgroundImage, for: id)
    return content
  }

  private func configuration(
    _ written: ButtonConfigurationElement, defaultFont: Font, id: String
  ) -> ButtonConfiguration {
    var configuration = ButtonConfiguration(
      style: ButtonConfiguration.Style(rawValue: written.style.rawValue) ?? .plain, title: written.title,
      subtitle: written.subtitle)
    configuration.titleFont = resources.font(written.font)
    configuration.buttonSize = ButtonConfiguration.ButtonSize(rawValue: written.buttonSize) ?? .medium
    configuration.image = resources.image(
      written.symbolImage, besideTextOf: configuration.font(compatibleWith: resources.traits).size, for: id)
    configuration.attributedTitle = resources.text(written.attributedTitle, defaultFont: defaultFont, for: id)
    configuration.imagePlacement =
      ButtonConfiguration.ImagePlacement(rawValue: written.imagePlacement) ?? .leading
    configuration.imagePadding = written.imagePadding
    configuration.titlePadding = written.titlePadding
    configuration.contentInsets = written.contentInsets
    configuration.cornerStyle = ButtonConfiguration.CornerStyle(rawValue: written.cornerStyle) ?? .dynamic
    configuration.baseForegroundColor = resources.color(written.baseForegroundColor, for: id)
    configuration.baseBackgroundColor = resources.color(written.baseBackgroundColor, for: id)
    configuration.titleAlignment = written.titleTextAlignment(in: resources.traits.layoutDirection)
    return configuration
  }
}

extension ButtonConfigurationElement {
  /// The image with the configuration's way of drawing symbols.
  fileprivate var symbolImage: ImageReference? {
    guard var reference = image else { return nil }
    reference.symbolConfiguration = imageSymbolConfiguration ?? reference.symbolConfiguration
    return reference
  }

  /// Where lines of the title stand; none where the configuration decides.
  fileprivate func titleTextAlignment(in direction: LayoutDirection) -> TextAlignment? {
    switch titleAlignment {
    case "leading": .natural
    case "center": .center
    case "trailing": direction == .rightToLeft ? .left : .right
    default: nil
    }
  }
}
