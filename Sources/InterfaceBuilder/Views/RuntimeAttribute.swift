import AutoLayout
import Controls
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

extension ViewElement {
  /// The properties that are set by key path when the document is loaded.
  var runtimeAttributes: [RuntimeAttribute] {
    element.list("userDefinedRuntimeAttributes").compactMap(RuntimeAttribute.init)
  }
}

extension ViewTreeBuilder {
  /// Sets the properties that show: those of the layer, and the same under the names that inspectable properties
  /// commonly have.
  func applyRuntimeAttributes(of element: ViewElement, to view: View) {
    for attribute in element.runtimeAttributes {
      switch attribute.value {
      case .number(let number): apply(number, at: attribute.keyPath, to: view)
      case .boolean(let flag): apply(flag, at: attribute.keyPath, to: view)
      case .string(let text): apply(text, at: attribute.keyPath, to: view)
      case .color(let color):
        apply(resources.color(color, for: element.id ?? ""), at: attribute.keyPath, to: view)
      default: continue
      }
    }
  }

  private func apply(_ number: Double, at keyPath: String, to view: View) {
    switch keyPath {
    case "layer.cornerRadius", "cornerRadius": view.cornerRadius = max(0, number)
    case "layer.borderWidth", "borderWidth": view.borderWidth = max(0, number)
    case "layer.opacity": view.alpha = number
    default: break
    }
  }

  private func apply(_ flag: Bool, at keyPath: String, to view: View) {
    switch keyPath {
    case "layer.masksToBounds", "clipsToBounds", "masksToBounds": view.clipsToBounds = flag
    case "hidden", "layer.hidden": view.isHidden = flag
    case "adjustsFontForContentSizeCategory":
      (view as? any ContentSizeCategoryAdjusting)?.adjustsFontForContentSizeCategory = flag
    default: break
    }
  }

  private func apply(_ text: String, at keyPath: String, to view: View) {
    guard let category = ContentSizeCategory(documentName: text) else { return }
    switch keyPath {
    case "minimumContentSizeCategory": view.minimumContentSizeCategory = category
    case "maximumContentSizeCategory": view.maximumContentSizeCategory = category
    default: break
    }
  }

  /// `layer.borderColor` itself needs a Core Graphics colour and is ignored at run time, but for the synonyms that
  /// extensions of `CALayer` bring.
  private func apply(_ color: Color?, at keyPath: String, to view: View) {
    guard let color else { return }
    switch keyPath {
    case "layer.borderUIColor", "layer.borderColorFromUIColor", "layer.borderIBColor", "borderColor":
      view.borderColor = color
    case "backgroundColor": view.backgroundColor = color
    case "tintColor": view.tintColor = color
    default: break
    }
  }
}

extension ContentSizeCategory {
  /// The size of a constant's value, for example `UICTContentSizeCategoryAccessibilityXL`; none for an unknown name.
  init?(documentName: String) {
    let prefix = "UICTContentSizeCategory"
    guard documentName.hasPrefix(prefix) else { return nil }
    switch documentName.dropFirst(prefix.count) {
    case "AccessibilityM": self = .accessibilityMedium
    case "AccessibilityL": self = .accessibilityLarge
    case "AccessibilityXL": self = .accessibilityExtraLarge
    case "AccessibilityXXL": self = .accessibilityExtraExtraLarge
    case "AccessibilityXXXL": self = .accessibilityExtraExtraExtraLarge
    case let name:
      guard let category = Self(rawValue: String(name)), !category.isAccessibilityCategory else { return nil }
      self = category
    }
  }
}
