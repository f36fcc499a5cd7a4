import AutoLayout
import Controls
import Graphics

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
