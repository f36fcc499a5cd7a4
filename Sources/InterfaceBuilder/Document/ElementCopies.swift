extension InterfaceElement {
  /// Returns a copy of the element that can be in the same document as the original.
  ///
  /// The ids in the copy end with the number in brackets, as in `aB1-cD-2eF[3]`, and so do the references to them:
  /// those of constraints, outlets and the properties of cells. References to objects outside of the element stay.
  ///
  /// - Parameter number: The number of the copy, starting at 1, which is the element itself.
  func copied(_ number: Int) -> InterfaceElement {
    guard number > 1 else { return self }
    var ids: Set<String> = []
    visit { if let id = $0.id { ids.insert(id) } }
    var copy = self
    copy.renameReferences(to: ids, suffix: "[\(number)]")
    return copy
  }

  private mutating func renameReferences(to ids: Set<String>, suffix: String) {
    for (name, value) in attributes where ids.contains(value) && !Self.textAttributes.contains(name) {
      attributes[name] = value + suffix
    }
    for index in children.indices { children[index].renameReferences(to: ids, suffix: suffix) }
  }

  /// The attributes whose values are texts, which may equal an id by chance.
  private static let textAttributes: Set<String> = [
    "text", "title", "subtitle", "placeholder", "prompt", "headerTitle", "footerTitle", "content", "value", "userLabel",
    "reuseIdentifier", "customClass", "key", "property", "image", "name", "label", "hint", "identifier",
  ]

  /// Returns the id of the element that an id belongs to a copy of, or the id itself.
  static func originalID(of id: String) -> String { String(id.prefix { $0 != "[" }) }
}
