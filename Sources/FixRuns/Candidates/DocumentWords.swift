import AutoLayout
import Controls
import Graphics
import InterfaceBuilder

/// The objects of a document in words, as Interface Builder's outline names them.
struct DocumentWords {
  private let document: EditableDocument

  init(_ document: EditableDocument) { self.document = document }

  /// The view with its kind: "the label 'Title'".
  func object(_ view: DocumentObject) -> String { "the \(view.elementName.separateWords) '\(name(of: view))'" }

  /// The name in the outline: the label, or else the text, the outlet or the id.
  func name(of object: DocumentObject) -> String {
    let names = [
      object["userLabel"], object["text"], object["title"], document.outlet(to: object.id), object["placeholder"],
    ]
    let name = names.lazy.compactMap(\.self).first { !$0.isEmpty && $0 != "view" } ?? object.id
    return name.count > 40 ? name.prefix(39) + "\u{2026}" : name
  }

  /// The constraint as an equation: "'Title.leading = Card.leading + 20'".
  func constraint(_ constraint: DocumentObject) -> String {
    let own = constraint["identifier"] ?? document.outlet(to: constraint.id)
    return "'" + (own.map { "\($0): " } ?? "") + equation(of: constraint) + "'"
  }

  private func equation(of constraint: DocumentObject) -> String {
    let first = "\(itemName(constraint.firstItem)).\(constraint.firstAttribute)"
    let sign = constraint.relation.sign
    guard let second = constraint.secondAttribute else {
      return "\(first) \(sign) \(DocumentNumber.text(constraint.constant))"
    }
    let factor = constraint["multiplier"].map { "\($0) \u{D7} " } ?? ""
    let constant = constraint.constant
    let rest =
      constant == 0 ? "" : (constant < 0 ? " \u{2212} " : " + ") + DocumentNumber.text(abs(constant))
    return "\(first) \(sign) \(factor)\(itemName(constraint.secondItem)).\(second)\(rest)"
  }

  private func itemName(_ id: String?) -> String {
    guard let id, let object = document.object(id) else { return "?" }
    guard object.elementName.hasSuffix("LayoutGuide") else { return name(of: object) }
    return object["key"] == "safeArea" ? "Safe Area" : object["userLabel"] ?? object["key"] ?? id
  }

  /// The name of a content priority in the size inspector.
  static func inspectorName(of priority: String) -> String {
    switch priority {
    case "horizontalHuggingPriority": "horizontal content hugging"
    case "verticalHuggingPriority": "vertical content hugging"
    case "horizontalCompressionResistancePriority": "horizontal compression resistance"
    default: "vertical compression resistance"
    }
  }
}

extension DocumentObject {
  /// What is true of all views of the object's kind.
  var kind: ViewKind { ViewKind.named(elementName) }
}

extension LayoutConstraint.Relation {
  var sign: String {
    switch self {
    case .equal: "="
    case .greaterThanOrEqual: "\u{2265}"
    case .lessThanOrEqual: "\u{2264}"
    }
  }
}
