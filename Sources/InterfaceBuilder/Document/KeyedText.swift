import Files

/// A text that code looks up by a key in a runtime attribute.
package struct KeyedText: Hashable, Sendable {
  /// The id of the object that shows the text.
  package let objectID: String
  /// The property's name in strings tables, for example `text` or `normalTitle`.
  package let property: String
  package let key: String
}

extension InterfaceDocument {
  /// Returns whether an object has one of the runtime attributes.
  package func hasRuntimeAttribute(amongNames names: Set<String>) -> Bool {
    var isFound = false
    root.visit { element in
      if !isFound { isFound = !element.keyedTexts(names).isEmpty }
    }
    return isFound
  }

  /// Returns the document with the texts that code sets by keys in runtime attributes.
  ///
  /// - Parameters:
  ///   - names: The names of the attributes. One whose name contains `placeholder`, `prompt` or the name of a button's
  ///     state sets that; any other sets the text or title.
  ///   - text: Returns the text for a key, or `nil` to keep the document's own.
  package func settingKeyedTexts(named names: Set<String>, _ text: (KeyedText) -> String?) -> InterfaceDocument {
    var document = self
    document.root.setKeyedTexts(names, text)
    return document
  }
}

extension InterfaceElement {
  fileprivate mutating func setKeyedTexts(_ names: Set<String>, _ text: (KeyedText) -> String?) {
    for index in children.indices { children[index].setKeyedTexts(names, text) }
    for keyed in keyedTexts(names) {
      if let text = text(keyed) { setKeyedText(text, for: keyed.property) }
    }
  }

  private mutating func setKeyedText(_ text: String, for property: String) {
    let state = String(property.dropLast("Title".count))
    if name == "button", property.hasSuffix("Title"), child(forKey: state) == nil {
      children.append(InterfaceElement("state", attributes: ["key": state, "title": text]))
    } else {
      setText(text, for: property[...])
    }
  }

  fileprivate func keyedTexts(_ names: Set<String>) -> [KeyedText] {
    guard let id, let list = children.first(where: { $0.name == "userDefinedRuntimeAttributes" }) else { return [] }
    return list.children.flatMap { attribute -> [KeyedText] in
      guard attribute.attributes["type"] == "string", let name = attribute.attributes["keyPath"], names.contains(name),
        let value = attribute.string("value"), !value.isEmpty
      else { return [] }
      return properties(forAttribute: name, value).map { KeyedText(objectID: id, property: $0, key: $1) }
    }
  }

  /// Returns the properties that an attribute sets, with their keys.
  private func properties(forAttribute attribute: String, _ value: String) -> [(String, String)] {
    let attribute = attribute.lowercased()
    switch name {
    case "label", "textView": return [("text", value)]
    case "textField":
      let isPlaceholder =
        attribute.contains("placeholder") || attributes["placeholder"] != nil && attributes["text"] == nil
      return [(isPlaceholder ? "placeholder" : "text", value)]
    case "searchBar": return [(attribute.contains("prompt") ? "prompt" : "placeholder", value)]
    case "button":
      let state = ["selected", "highlighted", "disabled"].first(where: attribute.contains) ?? "normal"
      let hasConfiguration = children.contains { $0.name == "buttonConfiguration" }
      return [(hasConfiguration && state == "normal" ? "configuration.title" : state + "Title", value)]
    case "segmentedControl":
      let keys = value.utf8.split(separator: ",").map { $0.trimming(while: \.isWhitespace) }
      return keys.enumerated().map { ("segmentTitles[\($0)]", String($1)) }
    case "barButtonItem", "tabBarItem", "navigationItem":
      return [(attribute.contains("prompt") ? "prompt" : "title", value)]
    default: return name.hasSuffix("iewController") || name == "navigationController" ? [("title", value)] : []
    }
  }
}

extension Substring {
  fileprivate func trimming(while isDropped: (Character) -> Bool) -> Substring {
    var text = drop(while: isDropped)
    while let last = text.last, isDropped(last) { text = text.dropLast() }
    return text
  }
}
