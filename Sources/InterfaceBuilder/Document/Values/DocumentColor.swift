import Graphics

/// A colour as a document tells it.
enum DocumentColor: Hashable, Sendable {
  /// A colour of the asset catalog.
  case named(String)
  /// A colour of the system by its name, for example `systemBackgroundColor`; the value that the document has for it.
  case system(String, saved: Color?)
  /// A colour by its components.
  case custom(Color)
}

extension InterfaceElement {
  /// The colour that is a property's value; the components of catalog colours stand in the document's resources.
  func color(_ key: String) -> DocumentColor? {
    guard let color = child(forKey: key), color.name == "color" else { return nil }
    return color.colorValue
  }

  /// The colour that this `color` element tells.
  var colorValue: DocumentColor? {
    if let name = attributes["systemColor"] ?? attributes["cocoaTouchSystemColor"] {
      return .system(name, saved: components(isColorMatched: false))
    }
    if let name = attributes["name"] {
      return attributes["catalog"] == "System" ? .system(name, saved: nil) : .named(name)
    }
    return components(isColorMatched: true).map(DocumentColor.custom)
  }

  /// The components of this `color` element in sRGB.
  func components(isColorMatched: Bool) -> Color? {
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return Color(white: white, alpha: alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
    let components = LinearColor.Components(red, green, blue)
    let space = attributes["customColorSpace"] ?? attributes["colorSpace"]
    let converted =
      switch space {
      case "displayP3": LinearColor(displayP3: components).sRGB
      case "calibratedRGB" where isColorMatched: LinearColor(genericRGB: components).sRGB
      default: components
      }
    return Color(red: converted.x, green: converted.y, blue: converted.z, alpha: alpha)
  }
}
