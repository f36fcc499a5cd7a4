import AutoLayout
import Controls

/// An image view.
struct ImageViewElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The image.
  var image: ImageReference? { element.image("image") }
  /// The image while highlighted.
  var highlightedImage: ImageReference? { element.image("highlightedImage") }
  /// Whether the image grows with the accessibility text sizes.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    element.flag("adjustsImageSizeForAccessibilityContentSizeCategory") ?? false
  }
}

/// An image by its name.
struct ImageReference: Hashable, Sendable {
  /// The name in the asset catalog, or of the symbol.
  var name: String
  /// Whether it is a symbol of the system.
  var isSystem: Bool
  /// How a symbol is drawn, where that is told.
  var symbolConfiguration: SymbolConfiguration?
}

/// How a symbol is drawn.
struct SymbolConfiguration: Hashable, Sendable {
  /// The size in points.
  var pointSize: Double?
  /// The font whose size and weight the symbol follows.
  var font: FontDescription?
  /// `small`, `medium` or `large`.
  var scale: String?
  /// The weight's name, for example `semibold`.
  var weight: String?

  /// Reads a `preferredSymbolConfiguration` element.
  init(_ element: InterfaceElement) {
    pointSize = element.number("pointSize")
    font = element.font("fontDescription")
    scale = element.attributes["scale"]
    weight = element.attributes["weight"]
  }
}

extension InterfaceElement {
  /// The image that is a property's value: an attribute with `catalog` beside it, or an `imageReference` child.
  func image(_ key: String) -> ImageReference? {
    if let reference = child(forKey: key), reference.name == "imageReference" {
      guard let name = reference.attributes["image"] else { return nil }
      return ImageReference(
        name: name, isSystem: reference.attributes["catalog"] == "system",
        symbolConfiguration: reference.hasSymbolAttributes
          ? SymbolConfiguration(reference.symbolAttributesUnprefixed) : nil)
    }
    guard let name = attributes[key], !name.isEmpty else { return nil }
    let configuration = child(forKey: "preferredSymbolConfiguration").map(SymbolConfiguration.init)
    return ImageReference(
      name: name, isSystem: attributes["catalog"] == "system", symbolConfiguration: configuration)
  }

  private var hasSymbolAttributes: Bool {
    attributes["symbolScale"] != nil || attributes["symbolWeight"] != nil
  }

  /// An `imageReference` writes the symbol's scale and weight among its own attributes, with a prefix.
  private var symbolAttributesUnprefixed: InterfaceElement {
    var configuration = InterfaceElement("preferredSymbolConfiguration")
    configuration.attributes["scale"] = attributes["symbolScale"]
    configuration.attributes["weight"] = attributes["symbolWeight"]
    return configuration
  }
}

extension ViewTreeBuilder {
  func makeImageView(_ written: ImageViewElement, of element: ViewElement) -> View {
    let view = ImageView(image: resources.image(written.image, for: element.id ?? ""))
    view.contentMode = Controls.ContentMode(rawValue: element.contentMode.rawValue) ?? .scaleToFill
    return view
  }
}
