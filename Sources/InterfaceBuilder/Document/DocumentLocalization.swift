import Files
import Localization

extension InterfaceDocument {
  /// Returns the document with its texts replaced by their translations.
  ///
  /// - Parameter strings: The translations. Entries for objects that the document does not contain are ignored.
  package func localized(by strings: LocalizedStrings) -> InterfaceDocument {
    guard !strings.objectIDs.isEmpty else { return self }
    var document = self
    document.root.localize(by: strings)
    return document
  }
}

extension InterfaceElement {
  fileprivate mutating func localize(by strings: LocalizedStrings) {
    for index in children.indices { children[index].localize(by: strings) }
    guard let id else { return }
    for (property, text) in strings.properties(ofObject: id) { setText(text, for: property[...]) }
  }

  /// Sets a property by its name in strings tables.
  mutating func setText(_ text: String, for property: Substring) {
    if let dot = property.utf8.firstIndex(of: ".") {
      let rest = property[property.utf8.index(after: dot)...]
      changeChild(forKey: String(property[..<dot])) { $0.setText(text, for: rest) }
    } else if let (list, index) = Self.indexed(property) {
      setText(text, at: index, of: list)
    } else if property.hasPrefix("accessibility"), property.count > "accessibility".count {
      setAccessibilityText(text, for: property.dropFirst("accessibility".count).lowercased())
    } else if name == "button", let state = Self.buttonState(property) {
      changeChild(forKey: state) { $0.setPlainText(text, for: "title") }
    } else {
      setPlainText(text, for: String(property))
    }
  }

  /// Sets the text of a property. Attributed text keeps the attributes of its first fragment and loses its other
  /// fragments.
  private mutating func setPlainText(_ text: String, for property: String) {
    let attributedKey = "attributed" + property.prefix(1).uppercased() + property.dropFirst()
    for key in [property, attributedKey] where child(forKey: key)?.name == "attributedString" {
      changeChild(forKey: key) { $0.setSingleFragment(text) }
      return
    }
    children.removeAll { $0.key == property && ["string", "mutableString", "nil"].contains($0.name) }
    attributes[property] = text
  }

  private mutating func setSingleFragment(_ text: String) {
    guard let index = children.firstIndex(where: { $0.name == "fragment" }) else { return }
    var fragment = children[index]
    fragment.children.removeAll { $0.key == "content" }
    fragment.attributes["content"] = text
    children.removeAll { $0.name == "fragment" }
    children.append(fragment)
  }

  private mutating func setText(_ text: String, at index: Int, of list: Substring) {
    switch list {
    case "segmentTitles":
      changeEntry(at: index, of: "segments", where: { _ in true }) { $0.attributes["title"] = text }
    case "scopeButtonTitles":
      changeEntry(at: index, of: "scopeButtonTitles", where: { _ in true }) { $0.text = text }
    case "ibExternalUserDefinedRuntimeAttributesLocalizableStrings":
      changeEntry(
        at: index, of: "userDefinedRuntimeAttributes", where: { $0.attributes["type"] == "localizedString" }
      ) { $0.setPlainText(text, for: "value") }
    default:
      return
    }
  }

  private mutating func setAccessibilityText(_ text: String, for property: String) {
    if child(forKey: "accessibilityConfiguration") == nil {
      children.append(InterfaceElement("accessibility", attributes: ["key": "accessibilityConfiguration"]))
    }
    changeChild(forKey: "accessibilityConfiguration") { $0.attributes[property] = text }
  }

  /// Changes the child that is the value of a property, if there is one.
  mutating func changeChild(forKey key: String, by change: (inout InterfaceElement) -> Void) {
    guard let index = children.firstIndex(where: { $0.key == key }) else { return }
    change(&children[index])
  }

  /// Changes the entry at an index of a list. Only entries that meet the condition are counted.
  private mutating func changeEntry(
    at index: Int, of list: String, where isCounted: (InterfaceElement) -> Bool,
    by change: (inout InterfaceElement) -> Void
  ) {
    guard let position = children.firstIndex(where: { $0.name == list }) else { return }
    let counted = children[position].children.indices.filter { isCounted(children[position].children[$0]) }
    guard counted.indices.contains(index) else { return }
    change(&children[position].children[counted[index]])
  }

  /// Returns the list and the index in a property such as `segmentTitles[2]`.
  private static func indexed(_ property: Substring) -> (list: Substring, index: Int)? {
    guard property.last == "]", let bracket = property.utf8.firstIndex(of: "["),
      let index = Int(property[property.utf8.index(after: bracket)...].dropLast())
    else { return nil }
    return (property[..<bracket], index)
  }

  /// Returns the state in a property such as `normalTitle`.
  private static func buttonState(_ property: Substring) -> String? {
    guard property.hasSuffix("Title") else { return nil }
    return ButtonElement.State(rawValue: String(property.dropLast("Title".count)))?.rawValue
  }
}
