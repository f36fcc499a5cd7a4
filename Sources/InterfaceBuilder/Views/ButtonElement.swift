import AutoLayout
import Controls
import Graphics

/// A button.
struct ButtonElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The kinds of buttons.
  enum Kind: String, Hashable, Sendable {
    case custom, system, roundedRect, detailDisclosure, infoLight, infoDark, contactAdd, close
  }

  /// The states that have looks of their own.
  enum State: String, CaseIterable, Hashable, Sendable {
    case normal, highlighted, disabled, selected, focused
  }

  /// Where the content stands.
  enum ContentAlignment: String, Hashable, Sendable {
    case center, left, right, leading, trailing, top, bottom, fill
  }

  /// The kind.
  var kind: Kind { element.word("buttonType") ?? .custom }
  /// The title's font.
  var font: FontDescription? { element.font("fontDescription") }
  /// What happens to a title that does not fit.
  var lineBreakMode: LineBreakMode { element.lineBreakMode ?? .truncatingMiddle }
  /// Where the content stands horizontally.
  var contentHorizontalAlignment: ContentAlignment { element.word("contentHorizontalAlignment") ?? .center }
  /// Where the content stands vertically.
  var contentVerticalAlignment: ContentAlignment { element.word("contentVerticalAlignment") ?? .center }
  /// Distances around the content in points.
  var contentEdgeInsets: EdgeInsets? { element.insets("contentEdgeInsets") }
  /// Distances around the title in points.
  var titleEdgeInsets: EdgeInsets? { element.insets("titleEdgeInsets") }
  /// Distances around the image in points.
  var imageEdgeInsets: EdgeInsets? { element.insets("imageEdgeInsets") }
  /// Whether the button can be used.
  var isEnabled: Bool { element.flag("enabled") ?? true }
  /// Whether the button is chosen.
  var isSelected: Bool { element.flag("selected") ?? false }
  /// Whether the title's font follows the reader's text size.
  var adjustsFontForContentSizeCategory: Bool { element.flag("adjustsFontForContentSizeCategory") ?? false }
  /// The configuration that buttons have from iOS 15 on; it takes the place of titles, images and insets.
  var configuration: ButtonConfigurationElement? {
    element.child(forKey: "configuration").map(ButtonConfigurationElement.init)
  }

  /// How the button looks in a state, where that is told.
  func look(in state: State) -> ButtonStateElement? {
    element.child(forKey: state.rawValue).flatMap { $0.name == "state" ? ButtonStateElement($0) : nil }
  }
}

/// How a button looks in a state.
struct ButtonStateElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The title.
  var title: String? { element.string("title") }
  /// The title in pieces of different looks.
  var attributedTitle: AttributedText? { element.attributedText("attributedTitle") }
  /// The image.
  var image: ImageReference? { element.image("image") }
  /// The image behind the content.
  var backgroundImage: ImageReference? { element.image("backgroundImage") }
  /// The title's colour.
  var titleColor: DocumentColor? { element.color("titleColor") }
}

/// The configuration that buttons have from iOS 15 on.
struct ButtonConfigurationElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The ground that the content stands on.
  enum Style: String, Hashable, Sendable {
    case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
  }

  /// The ground that the content stands on.
  var style: Style { element.word("style") ?? .plain }
  /// The title.
  var title: String? { element.string("title") }
  /// The title in pieces of different looks.
  var attributedTitle: AttributedText? { element.attributedText("attributedTitle") }
  /// The title's font, where the configuration names one.
  var font: FontDescription? { element.font("titleFontDescription") ?? element.font("fontDescription") }
  /// The line below the title.
  var subtitle: String? { element.string("subtitle") }
  /// The image.
  var image: ImageReference? { element.image("image") }
  /// How a symbol is drawn.
  var imageSymbolConfiguration: SymbolConfiguration? {
    element.child(forKey: "preferredSymbolConfigurationForImage").map(SymbolConfiguration.init)
  }
  /// The side of the title that the image stands at: `leading`, `trailing`, `top`, `bottom`.
  var imagePlacement: String { element.attributes["imagePlacement"] ?? "leading" }
  /// The distance of image and title in points.
  var imagePadding: Double { element.number("imagePadding") ?? 0 }
  /// The distance of title and subtitle in points.
  var titlePadding: Double { element.number("titlePadding") ?? 1 }
  /// Where title and subtitle stand: `automatic`, `leading`, `center`, `trailing`.
  var titleAlignment: String { element.attributes["titleAlignment"] ?? "automatic" }
  /// Distances around the content in points; none for the size's default.
  var contentInsets: DirectionalEdgeInsets? { element.directionalInsets("contentInsets") }
  /// The corners: `fixed`, `dynamic`, `small`, `medium`, `large`, `capsule`.
  var cornerStyle: String { element.attributes["cornerStyle"] ?? "dynamic" }
  /// `mini`, `small`, `medium` or `large`.
  var buttonSize: String { element.attributes["buttonSize"] ?? "medium" }
  /// The content's colour.
  var baseForegroundColor: DocumentColor? { element.color("baseForegroundColor") }
  /// The ground's colour.
  var baseBackgroundColor: DocumentColor? { element.color("baseBackgroundColor") }
  /// The ground's colour and corner radius where they are given one by one.
  var background: InterfaceElement? { element.child(forKey: "background") }
}

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
