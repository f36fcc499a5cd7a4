import Graphics

/// A property that is set by key path when a document is loaded.
struct RuntimeAttribute: Hashable, Sendable {
  /// What it is set to.
  enum Value: Hashable, Sendable {
    /// Yes or no.
    case boolean(Bool)
    /// A number.
    case number(Double)
    /// A text.
    case string(String)
    /// A text that is translated.
    case localizedString(String)
    /// A colour.
    case color(DocumentColor)
    /// A position in points.
    case point(Point)
    /// A size in points.
    case size(Size)
    /// A rectangle in points.
    case rect(Rect)
    /// An image.
    case image(ImageReference)
    /// Nothing.
    case null
    /// A value of a type that is not known, for example `range`.
    case other(type: String)
  }

  /// Where the property is, for example `layer.cornerRadius`.
  var keyPath: String
  /// What it is set to.
  var value: Value

  /// Reads a `userDefinedRuntimeAttribute` element; none without a key path.
  init?(_ element: InterfaceElement) {
    guard let keyPath = element.attributes["keyPath"] else { return nil }
    self.keyPath = keyPath
    value = Self.value(of: element)
  }

  private static func value(of element: InterfaceElement) -> Value {
    let type = element.attributes["type"] ?? "nil"
    let value: Value? =
      switch type {
      case "boolean": element.flag("value").map(Value.boolean)
      case "number": element.child(forKey: "value")?.number("value").map(Value.number)
      case "string": .string(element.string("value") ?? "")
      case "localizedString": .localizedString(element.string("value") ?? "")
      case "color": element.color("value").map(Value.color)
      case "point": element.point("value").map(Value.point)
      case "size": element.size("value").map(Value.size)
      case "rect": element.rect("value").map(Value.rect)
      case "image": element.image("value").map(Value.image)
      case "nil": .null
      default: .other(type: type)
      }
    return value ?? .null
  }
}
