import AutoLayout
import Controls
import Files
import Graphics

/// A user-defined runtime attribute: a property that is set by key path when the document is loaded.
struct RuntimeAttribute: Hashable, Sendable {
  /// A value of one of the types that affect a layout or its picture.
  enum Value: Hashable, Sendable {
    case boolean(Bool)
    case number(Double)
    case string(String)
    case color(DocumentColor)
    /// A value of another type, or a malformed one.
    case other(type: String)
  }

  /// The path of the property, for example `layer.cornerRadius`.
  var keyPath: String
  var value: Value

  /// Reads a `userDefinedRuntimeAttribute` element, or returns `nil` if it has no key path.
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
      case "string", "localizedString": .string(element.string("value") ?? "")
      case "color": element.color("value").map(Value.color)
      default: nil
      }
    return value ?? .other(type: type)
  }
}

extension ViewElement {
  var runtimeAttributes: [RuntimeAttribute] {
    element.list("userDefinedRuntimeAttributes").compactMap(RuntimeAttribute.init)
  }
}

// MARK: - Building

extension ViewTreeBuilder {
  /// Sets the properties that affect the picture: those of the layer, and inspectable properties with common names for
  /// them.
  func applyRuntimeAttributes(of element: ViewElement, to view: View) {
    for attribute in element.runtimeAttributes {
      switch attribute.value {
      case .number(let number): apply(number, at: attribute.keyPath, to: view)
      case .boolean(let flag): apply(flag, at: attribute.keyPath, to: view)
      case .string(let text): apply(text, at: attribute.keyPath, to: view)
      case .color(let color):
        apply(resources.color(color, for: element.id ?? ""), at: attribute.keyPath, to: view)
      case .other: continue
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

  /// UIKit ignores `layer.borderColor`, which needs a Core Graphics colour. Apps use the names that their extensions of
  /// `CALayer` define instead.
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
  /// Creates a category from the value of its constant, for example `UICTContentSizeCategoryAccessibilityXL`.
  init?(documentName: String) {
    let prefix = "UICTContentSizeCategory"
    guard documentName.utf8.hasPrefix(prefix) else { return nil }
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
