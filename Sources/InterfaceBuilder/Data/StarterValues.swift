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
  /// Returns the objects of a scene that have an outlet, and the items of its bars, with their present values.
  package func starterValues(of scene: SceneReference) -> [StarterValue] {
    StarterWriter(in: keepingScene(at: scene.index).root).values
  }
}

/// Lists the values of a scene.
private struct StarterWriter {
  private(set) var values: [StarterValue] = []
  private let root: InterfaceElement
  private let targets: DataTargets
  private var elements: [String: InterfaceElement] = [:]

  init(in root: InterfaceElement) {
    self.root = root
    targets = DataTargets(in: root)
    var elements: [String: InterfaceElement] = [:]
    root.visit { if let id = $0.id, $0.name != "outlet" { elements[id] = elements[id] ?? $0 } }
    self.elements = elements
    addBarItems()
    addOutlets(below: root, isInPrototype: false)
  }

  private mutating func addBarItems() {
    for part in ["navigationItem", "tabBarItem"] {
      guard let ids = try? targets.ids(at: part), let element = ids.first.flatMap({ elements[$0] }) else { continue }
      if element.string("title")?.isEmpty == false { values.append(StarterValue(part, element)) }
    }
  }

  /// Adds the objects with an outlet, in the order of the outlets. Those of prototype cells are part of their table's rows.
  private mutating func addOutlets(below element: InterfaceElement, isInPrototype: Bool) {
    if !isInPrototype {
      var seen: Set<String> = []
      for connection in element.list("connections") where connection.name.hasPrefix("outlet") {
        guard let property = connection.attributes["property"], seen.insert(property).inserted else { continue }
        if let value = value(ofOutlet: property, connection.attributes["destination"]),
          !values.contains(where: { $0.address == value.address })
        {
          values.append(value)
        }
      }
    }
    let isList = ["tableView", "collectionView"].contains(element.name) && element.attributes["dataMode"] != "static"
    for child in element.children {
      addOutlets(below: child, isInPrototype: isInPrototype || isList && ["prototypes", "cells"].contains(child.name))
    }
  }

  private func value(ofOutlet property: String, _ destination: String?) -> StarterValue? {
    guard property != "view", let destination, let element = elements[destination],
      targets.targets.contains(where: { $0.id == destination })
    else { return nil }
    guard let ids = try? targets.ids(at: property) else { return StarterValue(destination, element, outlet: property) }
    guard ids.count > 1 else { return StarterValue(ids == [destination] ? property : destination, element) }
    let members = ids.compactMap { elements[$0].map { StarterValue("", $0) } }
    return StarterValue(
      address: property.yaml, value: "[" + members.map { $0.value ?? "shown" }.joined(separator: ", ") + "]",
      kind: "\(ids.count) objects, the first a \(element.name)")
  }
}

extension StarterValue {
  /// - Parameter outlet: The outlet's name if the address is an id.
  fileprivate init(_ address: String, _ element: InterfaceElement, outlet: String? = nil) {
    self.init(address: address.yaml, value: nil, kind: element.name + (outlet.map { " '\($0)'" } ?? ""))
    switch element.name {
    case "tableView" where !TableViewElement(element).isStatic:
      rows = TableViewElement(element).prototypes.map { Self.row($0.element) }
    case "collectionView": rows = CollectionViewElement(element).cells.map { Self.row($0.element) }
    default: value = Self.value(of: element)
    }
    if rows.isEmpty, value == nil {
      value = element.name == "tableView" || element.name == "collectionView" ? "[]" : "shown"
    }
  }

  /// Returns a prototype cell with the values of its views as a row in one line.
  private static func row(_ cell: InterfaceElement) -> String {
    var parts: [String] = []
    if let identifier = cell.attributes["reuseIdentifier"] ?? cell.id { parts.append("cell: \(identifier.yaml)") }
    var elements: [String: InterfaceElement] = [:]
    var unnamed: [(String, InterfaceElement)] = []
    cell.visit { element in
      guard let id = element.id, id != cell.id, element.name != "outlet" else { return }
      elements[id] = elements[id] ?? element
      if ["label", "imageView", "button"].contains(element.name) { unnamed.append((id, element)) }
    }
    var named: [(String, InterfaceElement)] = cell.list("connections").filter { $0.name == "outlet" }.compactMap {
      guard let property = $0.attributes["property"], let view = $0.attributes["destination"].flatMap({ elements[$0] }),
        view.isView
      else { return nil }
      return (property, view)
    }
    for (name, key) in [("text", "textLabel"), ("detail", "detailTextLabel"), ("image", "imageView")]
    where named.isEmpty {
      if let view = cell.attributes[key].flatMap({ elements[$0] }) {
        unnamed.removeAll { $0.0 == view.id }; named.append((name, view))
      }
    }
    for (name, view) in named.isEmpty ? unnamed : named {
      parts.append("\(name.yaml): \(value(of: view) ?? "shown")")
    }
    return "{" + parts.joined(separator: ", ") + "}"
  }

  /// Returns the value of the main property of an object as YAML, or `nil` for an object without one.
  private static func value(of element: InterfaceElement) -> String? {
    if element.flag("hidden") == true { return "hidden" }
    switch element.name {
    case "label", "textField", "textView": return (element.plainText("text") ?? "").quoted
    case "searchBar": return (element.string("text") ?? "").quoted
    case "button": return buttonTitle(of: element).quoted
    case "navigationItem", "tabBarItem", "barButtonItem": return (element.string("title") ?? "").quoted
    case "imageView": return element.image("image").map { $0.name.yaml } ?? "none"
    case "switch": return SwitchElement(element).isOn ? "on" : "off"
    case "activityIndicatorView": return ActivityIndicatorElement(element).isAnimating ? "on" : "off"
    case "slider": return DataWriter.text(of: SliderElement(element).value)
    case "stepper": return DataWriter.text(of: StepperElement(element).value)
    case "progressView": return DataWriter.text(of: ProgressViewElement(element).progress)
    case "pageControl": return String(PageControlElement(element).currentPage)
    case "segmentedControl": return SegmentedControlElement(element).selectedSegmentIndex.map(String.init) ?? "none"
    case "constraint": return DataWriter.text(of: element.number("constant") ?? 0)
    default: return nil
    }
  }

  private static func buttonTitle(of element: InterfaceElement) -> String {
    if let configuration = element.child(forKey: "configuration") { return configuration.plainText("title") ?? "" }
    return element.child(forKey: "normal")?.plainText("title") ?? ""
  }
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
