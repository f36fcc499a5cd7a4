import Controls
import Foundation

/// A line of a starter file: an object of a scene, and the value that the document gives it.
package struct StarterValue: Hashable, Sendable {
  /// The name of the object: its outlet, or else its id.
  package var address: String
  /// The value as YAML in one line, or `nil` if ``rows`` are the value.
  package var value: String?
  /// The rows of a table or collection view, each as YAML in one line.
  package var rows: [String] = []
  /// The kind of object, for example `label`.
  package var kind: String
}

extension InterfaceDocument {
  /// Returns the objects of a scene that have an outlet, the items of its bars and its lists, with their present
  /// values.
  package func starterValues(of scene: SceneReference) -> [StarterValue] {
    StarterWriter(in: keepingScene(at: scene.index).root, scenes: ControllerNames(self)).values
  }
}

/// Lists the values of a scene.
private struct StarterWriter {
  private(set) var values: [StarterValue] = []
  private let targets: DataTargets
  private let scenes: ControllerNames
  private var elements: [String: InterfaceElement] = [:]
  /// The ids of the objects that have a line.
  private var listed: Set<String> = []

  init(in root: InterfaceElement, scenes: ControllerNames) {
    targets = DataTargets(in: root)
    self.scenes = scenes
    var elements: [String: InterfaceElement] = [:]
    root.visit { if let id = $0.id, $0.name != "outlet" { elements[id] = elements[id] ?? $0 } }
    self.elements = elements
    addParts()
    addOutlets(below: root)
    addLists(below: root)
  }

  /// Adds the parts of the controller that need no outlet, if they show something.
  private mutating func addParts() {
    for part in ["navigationItem", "tabBarItem", "tableView", "collectionView"] {
      guard let id = (try? targets.ids(at: part))?.first, let element = elements[id] else { continue }
      if element.isPrototypeList || element.string("title")?.isEmpty == false { add(part, [element]) }
    }
  }

  /// Adds the objects with an outlet, in the order of the outlets. Those of prototype cells are part of their table's
  /// rows.
  private mutating func addOutlets(below element: InterfaceElement) {
    var seen: Set<String> = ["view"]
    for connection in element.list("connections") where connection.name.hasPrefix("outlet") {
      guard let property = connection.attributes["property"], let id = connection.attributes["destination"],
        seen.insert(property).inserted, targets.contains(id), let object = elements[id]
      else { continue }
      let ids = (try? targets.ids(at: property)) ?? []
      if ids.count > 1 {
        add(property, ids.compactMap { elements[$0] })
      } else {
        add(ids == [id] ? property : id, [object], outlet: ids == [id] ? nil : property)
      }
    }
    forEachPart(of: element) { addOutlets(below: $0) }
  }

  /// Adds the tables and collection views that have no outlet.
  private mutating func addLists(below element: InterfaceElement) {
    if let id = element.id, element.isPrototypeList, !listed.contains(id) { add(id, [element]) }
    forEachPart(of: element) { addLists(below: $0) }
  }

  private func forEachPart(of element: InterfaceElement, _ body: (InterfaceElement) -> Void) {
    let prototypes = element.isPrototypeList ? ["prototypes", "cells"] : []
    for child in element.children where !prototypes.contains(child.name) { body(child) }
  }

  private mutating func add(_ address: String, _ objects: [InterfaceElement], outlet: String? = nil) {
    guard let first = objects.first, !values.contains(where: { $0.address == address.yaml }) else { return }
    if objects.count == 1, let id = first.id { listed.insert(id) }
    var value = StarterValue(address: address.yaml, kind: kind(of: objects, outlet: outlet))
    if objects.count > 1 {
      value.value = "[" + objects.map(text).joined(separator: ", ") + "]"
    } else if first.isPrototypeList {
      value.rows = first.prototypeCells.map(row)
      if value.rows.isEmpty { value.value = "[]" }
    } else {
      value.value = text(first)
    }
    values.append(value)
  }

  private func kind(of objects: [InterfaceElement], outlet: String?) -> String {
    guard let first = objects.first else { return "" }
    if objects.count > 1 {
      let kinds = Set(objects.map(\.name)).sorted()
      return "\(objects.count) views: \(kinds.joined(separator: ", "))"
    }
    let notes = [first.attributes["customClass"], outlet.map { "outlet \($0)" }].compactMap(\.self)
    let hasNoCells = first.isPrototypeList && first.prototypeCells.isEmpty
    return first.name + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
      + (hasNoCells ? "; rows of a cell's own document: [{cell: PersonCell}]" : "")
  }

  // MARK: Rows

  /// Returns a prototype cell with the values of its views as a row in one line.
  private func row(_ cell: InterfaceElement) -> String {
    let name = cell.attributes["reuseIdentifier"] ?? cell.id
    let parts = name.map { ["cell: \($0.yaml)"] } ?? []
    return "{" + (parts + views(of: cell).map { "\($0.yaml): \(text($1))" }).joined(separator: ", ") + "}"
  }

  /// Returns the views of a cell by their outlets; or by the parts of the cell's style; or else the views with content
  /// by id.
  private func views(of cell: InterfaceElement) -> [(String, InterfaceElement)] {
    let inner = DataTargets(in: cell, owner: cell.id)
    let outlets = cell.list("connections").compactMap { connection -> (String, InterfaceElement)? in
      guard connection.name == "outlet", let property = connection.attributes["property"],
        let id = connection.attributes["destination"], inner.contains(id), let view = elements[id], view.isView
      else { return nil }
      return (property, view)
    }
    guard outlets.isEmpty else { return outlets }
    let styled = [("text", "textLabel"), ("detail", "detailTextLabel"), ("image", "imageView")].compactMap {
      name, key in
      cell.attributes[key].flatMap { elements[$0] }.map { (name, $0) }
    }
    guard styled.isEmpty else { return styled }
    return inner.targets.compactMap { target in
      guard ["label", "imageView", "button"].contains(target.kind) else { return nil }
      return elements[target.id].map { (target.id, $0) }
    }
  }

  // MARK: Values

  /// Returns the present value of an object as YAML.
  private func text(_ element: InterfaceElement) -> String {
    let value = main(element)
    guard element.flag("hidden") == true else { return value ?? "shown" }
    let shown = value.flatMap { ["\"\"", "none", "off", "{}"].contains($0) ? nil : $0 }
    guard let shown, let main = DataProperties.of(element.name).main else { return "hidden" }
    return "{\(main.name): \(shown), hidden: true}"
  }

  /// Returns the value of the main property of an object, or `nil` for an object without one that a line can have.
  private func main(_ element: InterfaceElement) -> String? {
    switch DataProperties.of(element.name).main?.value {
    case .text(let property): return (element.plainText(property) ?? "").quoted
    case .buttonTitle: return buttonTitle(of: element).quoted
    case .itemTitle: return (element.string("title") ?? "").quoted
    case .image: return element.image("image").map(\.name.yaml) ?? "none"
    case .flag(let attribute): return element.flag(attribute) == true ? "on" : "off"
    case .number(let attribute, _): return DataWriter.text(of: element.number(attribute) ?? 0)
    case .selectedSegment: return SegmentedControlElement(element).selectedSegmentIndex.map(String.init) ?? "none"
    case .date: return date(of: DatePickerElement(element))
    case .scene: return ViewElement(element).embeddedController.flatMap(scenes.name(ofController:))?.yaml
    default: return nil
    }
  }

  private func date(of picker: DatePickerElement) -> String {
    guard picker.mode == .countDownTimer else { return DataWriter.text(of: picker.date ?? .ofProductPictures) }
    return "{duration: \(DataWriter.text(ofDuration: picker.countDownDuration ?? DatePicker().countDownDuration))}"
  }

  private func buttonTitle(of element: InterfaceElement) -> String {
    if let configuration = element.child(forKey: "configuration") { return configuration.plainText("title") ?? "" }
    return element.child(forKey: "normal")?.plainText("title") ?? ""
  }
}

extension InterfaceElement {
  /// Whether the element is a table or collection view whose rows come from data.
  fileprivate var isPrototypeList: Bool {
    name == "collectionView" || name == "tableView" && !TableViewElement(self).isStatic
  }

  fileprivate var prototypeCells: [InterfaceElement] { list("prototypes") + list("cells") }
}

extension InterfaceElement {
  /// Returns a text without its attributes.
  fileprivate func plainText(_ name: String) -> String? {
    let attributed = "attributed" + name.prefix(1).uppercased() + name.dropFirst()
    return attributedText(attributed)?.string ?? string(name)
  }
}

extension String {
  /// The text in quotation marks, so that YAML reads it as a text.
  package var quoted: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case let control
      where control.value < 0x20 || (0x7F...0x9F).contains(control.value) || control.value == 0xFEFF
        || control.value == 0x2028 || control.value == 0x2029:
        let digits = String(control.value, radix: 16, uppercase: true)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// The text as YAML, in quotation marks if it needs them.
  package var yaml: String {
    let isPlain =
      !isEmpty
      && unicodeScalars.allSatisfy { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            || "_-./()".unicodeScalars.contains(scalar))
      }
    let isWord = first.map { $0.isLetter || $0 == "_" } ?? false
    return isPlain && isWord
      && !["hidden", "shown", "none", "true", "false", "yes", "no", "on", "off", "null"].contains(lowercased())
      ? self : quoted
  }
}
