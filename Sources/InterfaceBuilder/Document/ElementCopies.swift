import Files

extension InterfaceElement {
  /// Returns a copy of the element that can be in the same document as the original.
  ///
  /// The ids in the copy end with the number in brackets, as in `aB1-cD-2eF[3]`, and so do the references to them:
  /// those of constraints, outlets and the properties of cells. References to objects outside of the element stay. If
  /// the element has copies in it, as a row with a collection, the first of these is `aB1-cD-2eF[1][3]` in the copy,
  /// because the collection of the original may have an `aB1-cD-2eF[3]`.
  ///
  /// - Parameter number: The number of the copy, starting at 1, which is the element itself.
  func copied(_ number: Int) -> InterfaceElement {
    guard number > 1 else { return self }
    let ids = ids
    let names = ids.map { id in (id, id + (ids.contains(id + "[2]") ? "[1]" : "") + "[\(number)]") }
    var copy = self
    copy.renameReferences(by: Dictionary(uniqueKeysWithValues: names))
    return copy
  }

  /// The ids of the element and of everything in it.
  var ids: Set<String> {
    var ids: Set<String> = []
    visit { if let id = $0.id { ids.insert(id) } }
    return ids
  }

  /// Changes ids, and the references to them.
  mutating func renameReferences(by names: [String: String]) {
    for (attribute, value) in attributes where !Self.textAttributes.contains(attribute) {
      if let name = names[value] { attributes[attribute] = name }
    }
    for index in children.indices { children[index].renameReferences(by: names) }
  }

  /// The attributes whose values are texts, which may equal an id by chance.
  private static let textAttributes: Set<String> = [
    "text", "title", "subtitle", "placeholder", "prompt", "headerTitle", "footerTitle", "content", "value", "userLabel",
    "reuseIdentifier", "customClass", "key", "property", "image", "name", "label", "hint", "identifier",
  ]

  /// Returns the id of the element that an id belongs to a copy of, or the id itself.
  static func originalID(of id: String) -> String { String(id.utf8.prefix(before: "[")) }
}
