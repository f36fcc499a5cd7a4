import AutoLayout
import Controls
import Files
import Graphics
import InterfaceBuilder

/// The objects of a document in words, as findings have them.
struct DocumentWords {
  private let document: EditableDocument

  init(_ document: EditableDocument) { self.document = document }

  /// The view with its kind: "the label 'Title'", or "the switch beside 'Wi-Fi'" if it has no name.
  func object(_ view: DocumentObject) -> String {
    if view.contentView != nil, view.name == nil { return row(view) }
    let views = tree(around: view)
    return views.index.map(views.words.wordsWithKind) ?? "the \(view.elementName.separateWords) '\(view.id)'"
  }

  /// A row or an item by what it shows: "the row with 'Title'".
  private func row(_ view: DocumentObject) -> String {
    let noun = view.elementName == "tableViewCell" ? "row" : "item"
    let name = view.contentView?.descendants.lazy.compactMap(\.name).first
    return "the \(noun)" + (name.map { " with '\($0)'" } ?? " '\(view.id)'")
  }

  /// The object with an id, or the id if the document does not have it.
  func object(_ id: String) -> String {
    document.object(InterfaceDocument.originalID(of: id)).map { object($0) } ?? "'\(id)'"
  }

  /// The name without quotes, or else the words in brackets: "(switch beside Wi-Fi)".
  private func name(of view: DocumentObject) -> String {
    let views = tree(around: view)
    let words = views.index.map(views.words.words) ?? "'\(view.id)'"
    guard words.hasPrefix("the ") else { return String(words.dropFirst().dropLast()) }
    let place = words.dropFirst("the ".count)
    return "(\(place.utf8.hasSuffix("'") ? String(place.dropLast()).replacing(" '", with: " ") : String(place)))"
  }

  /// Returns the views to describe a view with: all of its scene if it has no name of its own.
  private func tree(around view: DocumentObject) -> (words: ViewWords, index: Int?) {
    guard view.name == nil else { return (ViewWords([entry(for: view, parent: nil)]), 0) }
    var entries: [ViewWords.Entry] = []
    var index: Int?
    func add(_ object: DocumentObject, parent: Int?) {
      let own = entries.count
      if object.id == view.id { index = own }
      entries.append(entry(for: object, parent: parent))
      for inner in (object.contentView.map { [$0] } ?? []) + object.subviews { add(inner, parent: own) }
    }
    // A cell is described by what is in it, not by other rows.
    let chain = [view] + view.ancestors
    add(chain.first { $0.contentView != nil } ?? chain[chain.count - 1], parent: nil)
    return (ViewWords(entries), index)
  }

  private func entry(for view: DocumentObject, parent: Int?) -> ViewWords.Entry {
    ViewWords.Entry(
      name: view.name ?? "", id: view.id, elementClass: view.elementName, rect: view.canvasFrame ?? .zero,
      parent: parent, isHidden: view["hidden"] == "YES", showsText: view.kind.text != .none)
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
