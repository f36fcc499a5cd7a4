import AutoLayout
import Controls
import Graphics

struct ButtonElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// A state for which a document can specify a title, an image and colours.
  enum State: String, CaseIterable, Hashable, Sendable {
    case normal, highlighted, disabled, selected, focused
  }

  var kind: ButtonType { element.word("buttonType") ?? .custom }
  var font: FontDescription? { element.font("fontDescription") }
  var lineBreakMode: LineBreakMode { element.lineBreakMode ?? .truncatingMiddle }
  var contentHorizontalAlignment: Control.HorizontalAlignment {
    element.word("contentHorizontalAlignment") ?? .center
  }
  var contentVerticalAlignment: VerticalAlignment { element.word("contentVerticalAlignment") ?? .center }
  var contentEdgeInsets: EdgeInsets? { element.insets("contentEdgeInsets") }
  var titleEdgeInsets: EdgeInsets? { element.insets("titleEdgeInsets") }
  var imageEdgeInsets: EdgeInsets? { element.insets("imageEdgeInsets") }
  var isSelected: Bool { element.flag("selected") ?? false }
  var adjustsFontForContentSizeCategory: Bool { element.flag("adjustsFontForContentSizeCategory") ?? false }
  /// The configuration, which replaces titles, images and insets on iOS 15 and later.
  var configuration: ButtonConfigurationElement? {
    element.child(forKey: "configuration").map(ButtonConfigurationElement.init)
  }

  /// Returns the content for a state, or `nil` if the document specifies none.
  func content(in state: State) -> ButtonStateElement? {
    element.child(forKey: state.rawValue).flatMap { $0.name == "state" ? ButtonStateElement($0) : nil }
  }
}

/// The content of a button in one state.
struct ButtonStateElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  var title: String? { element.string("title") }
  var attributedTitle: AttributedText? { element.attributedText("attributedTitle") }
  var image: ImageReference? { element.image("image") }
  var backgroundImage: ImageReference? { element.image("backgroundImage") }
  var titleColor: DocumentColor? { element.color("titleColor") }
}

struct ButtonConfigurationElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  var style: ButtonConfiguration.Style { element.word("style") ?? .plain }
  var title: String? { element.string("title") }
  var attributedTitle: AttributedText? { element.attributedText("attributedTitle") }
  /// The title's font, or `nil` for the default font of the button's size.
  var font: FontDescription? { element.font("titleFontDescription") ?? element.font("fontDescription") }
  var subtitle: String? { element.string("subtitle") }
  /// The image, with the configuration's symbol configuration if it has one.
  var image: ImageReference? {
    guard var image = element.image("image") else { return nil }
    if let configuration = element.child(forKey: "preferredSymbolConfigurationForImage") {
      image.symbolConfiguration = SymbolConfiguration(configuration)
    }
    return image
  }
  var imagePlacement: ButtonConfiguration.ImagePlacement { element.word("imagePlacement") ?? .leading }
  /// The distance between the image and the title in points.
  var imagePadding: Double { element.number("imagePadding") ?? 0 }
  /// The distance between the title and the subtitle in points.
  var titlePadding: Double { element.number("titlePadding") ?? 1 }
  /// The distances around the content in points, or `nil` for the default of the button's size.
  var contentInsets: DirectionalEdgeInsets? { element.directionalInsets("contentInsets") }
  var cornerStyle: ButtonConfiguration.CornerStyle { element.word("cornerStyle") ?? .dynamic }
  var buttonSize: ButtonConfiguration.ButtonSize { element.word("buttonSize") ?? .medium }
  var baseForegroundColor: DocumentColor? { element.color("baseForegroundColor") }
  /// The colour of the background: its own, which no style changes, or else that of the style.
  var baseBackgroundColor: DocumentColor? {
    element.child(forKey: "background")?.color("backgroundColor") ?? element.color("baseBackgroundColor")
  }

  /// The alignment of the title's lines, or `nil` if the configuration chooses it.
  func titleTextAlignment(in direction: LayoutDirection) -> TextAlignment? {
    switch element.attributes["titleAlignment"] {
    case "leading": .natural
    case "center": .center
    case "trailing": direction == .rightToLeft ? .left : .right
    default: nil
    }
  }
}

// MARK: - Building

extension ViewTreeBuilder {
  func makeButton(_ element: ButtonElement) -> Button {
    let id = element.id ?? ""
    let button = Button(type: element.kind)
    let hasAttributedTitle = ControlState.allCases.contains { state in
      ButtonElement.State(rawValue: state.rawValue).flatMap(element.content)?.attributedTitle != nil
    }
    let isOnlyUse = element.configuration == nil && !hasAttributedTitle
    resources.setFont(element.font, isOnlyUse: isOnlyUse) { button.titleFont = $0 }
    button.adjustsFontForContentSizeCategory = element.adjustsFontForContentSizeCategory
    button.lineBreakMode = element.lineBreakMode
    // A title whose lines break may have any number of them, but the button's own height remains that of one: Open
    // Radar 48962133 and 23088144 report it of iOS 9 to 12.
    if [.wordWrapping, .characterWrapping].contains(element.lineBreakMode) { button.titleNumberOfLines = 0 }
    button.isEnabled = element.isEnabled
    button.isSelected = element.isSelected
    button.contentHorizontalAlignment = element.contentHorizontalAlignment
    button.contentVerticalAlignment = element.contentVerticalAlignment
    button.contentEdgeInsets = element.contentEdgeInsets ?? .zero
    button.titleEdgeInsets = element.titleEdgeInsets ?? .zero
    button.imageEdgeInsets = element.imageEdgeInsets ?? .zero
    for state in ControlState.allCases { button.stateContents[state] = content(of: element, in: state, button, id) }
    button.configuration = element.configuration.map { configuration($0, defaultFont: button.titleFont, id: id) }
    if button.configuration != nil { removeReplacedContent(of: button) }
    return button
  }

  /// Removes the title and the image for the normal state, which the configuration of a document replaces even if it
  /// has none itself. Documents keep them from before the configuration was added: usually "Button", and 10 buttons
  /// whose configurations have no title are as wide as their images.
  private func removeReplacedContent(of button: Button) {
    button.stateContents[.normal]?.title = nil
    button.stateContents[.normal]?.attributedTitle = nil
    button.stateContents[.normal]?.image = nil
  }

  private func content(
    of element: ButtonElement, in state: ControlState, _ button: Button, _ id: String
  ) -> Button.StateContent? {
    guard let state = ButtonElement.State(rawValue: state.rawValue).flatMap(element.content) else { return nil }
    var content = Button.StateContent(title: state.title, image: resources.image(state.image, for: id))
    content.attributedTitle = resources.text(state.attributedTitle, defaultFont: button.titleFont, for: id)
    content.titleColor = resources.color(state.titleColor, for: id)
    content.backgroundImage = resources.image(state.backgroundImage, for: id)
    return content
  }

  private func configuration(
    _ element: ButtonConfigurationElement, defaultFont: Font, id: String
  ) -> ButtonConfiguration {
    var configuration = ButtonConfiguration(style: element.style, title: element.title, subtitle: element.subtitle)
    configuration.titleFont = resources.font(element.font)
    configuration.buttonSize = element.buttonSize
    configuration.image = resources.image(
      element.image, besideTextOf: configuration.font(compatibleWith: resources.traits).size, for: id)
    configuration.attributedTitle = resources.text(element.attributedTitle, defaultFont: defaultFont, for: id)
    configuration.imagePlacement = element.imagePlacement
    configuration.imagePadding = element.imagePadding
    configuration.titlePadding = element.titlePadding
    configuration.contentInsets = element.contentInsets
    configuration.cornerStyle = element.cornerStyle
    configuration.baseForegroundColor = resources.color(element.baseForegroundColor, for: id)
    configuration.baseBackgroundColor = resources.color(element.baseBackgroundColor, for: id)
    configuration.titleAlignment = element.titleTextAlignment(in: resources.traits.layoutDirection)
    return configuration
  }
}
