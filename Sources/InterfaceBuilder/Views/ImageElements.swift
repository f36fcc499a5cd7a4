import AutoLayout
import Controls
import Files
import Graphics

/// The answer to a request for an image.
public enum ImageAnswer: Hashable, Sendable {
  case image(Controls.Image)
  /// An image that is drawn only in part, with a sentence that says what is missing and why.
  case incomplete(Controls.Image, String)
  /// The image's file cannot be drawn, with its path and the reason.
  case unreadable(String)
  /// There is no image of the name.
  case missing
}

/// The answer to a request for a colour.
public enum ColorAnswer: Hashable, Sendable {
  case color(Color)
  /// The colour's file cannot be read, with its path and the reason.
  case unreadable(String)
  /// There is no colour of the name.
  case missing
}

/// An image by name.
struct ImageReference: Hashable, Sendable {
  /// The name of the image in the asset catalog, or of the system symbol.
  var name: String
  /// Whether the image is a system symbol.
  var isSystem: Bool
  /// How to draw a symbol, or `nil` for the default.
  var symbolConfiguration: SymbolConfiguration?

  /// The name for messages. That of an image file of data starts with a null character, and its folders do not matter.
  var shownName: String { name.first == "\0" ? String(name.utf8.split(separator: "/").last ?? "") : name }
}

/// How to draw a symbol.
struct SymbolConfiguration: Hashable, Sendable {
  /// The size in points.
  var pointSize: Double?
  /// The font whose size and weight the symbol has.
  var font: FontDescription?
  /// The weight in 100...900.
  var weight: Int?
  var scale: Controls.Image.SymbolScale?

  /// Reads a `preferredSymbolConfiguration` element.
  init(_ element: InterfaceElement) {
    pointSize = element.number("pointSize")
    font = element.font("fontDescription")
    weight = element.attributes["weight"].flatMap { SystemFontName.weights[$0.lowercased()] }
    scale = element.attributes["scale"].flatMap(Controls.Image.SymbolScale.init)
  }
}

extension InterfaceElement {
  /// Returns the image that is the value of a property, which documents write as an attribute, next to a `catalog`
  /// attribute for symbols, or as an `imageReference` child.
  func image(_ key: String) -> ImageReference? {
    if let reference = child(forKey: key), reference.name == "imageReference" {
      guard let name = reference.attributes["image"] else { return nil }
      return ImageReference(name: name, isSystem: reference.attributes["catalog"] == "system")
    }
    guard let name = attributes[key], !name.isEmpty else { return nil }
    let configuration = child(forKey: "preferredSymbolConfiguration").map(SymbolConfiguration.init)
    return ImageReference(
      name: name, isSystem: attributes["catalog"] == "system", symbolConfiguration: configuration)
  }
}

struct ImageViewElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  var image: ImageReference? { element.image("image") }
  /// How the image fits the view's bounds.
  var contentMode: ContentMode { element.word("contentMode") ?? .scaleToFill }
}

// MARK: - Building

extension ViewTreeBuilder {
  func makeImageView(_ element: ImageViewElement) -> ImageView {
    let id = element.id ?? ""
    let view = ImageView(image: resources.image(element.image, for: id))
    view.contentMode = element.contentMode
    return view
  }
}
