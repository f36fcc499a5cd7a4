/// The attributes of an element, in document order.
///
/// Elements have about five attributes, and most names fit into the 15 bytes that a string stores in itself, so that a
/// search from the first to the last is faster than a dictionary's.
package struct ElementAttributes: Hashable, Sendable {
  private struct Attribute: Hashable, Sendable {
    var name: String
    var value: String
  }

  private var attributes: [Attribute] = []

  package init() {}

  package var count: Int { attributes.count }

  /// The value of the attribute with a name, or `nil` if there is none.
  package subscript(name: String) -> String? {
    get { index(of: name).map { attributes[$0].value } }
    set {
      guard let index = index(of: name) else {
        if let newValue { append(name, newValue) }
        return
      }
      if let newValue { attributes[index].value = newValue } else { attributes.remove(at: index) }
    }
  }

  /// Returns the place of the attribute with a name. Most other names have another length, which is faster to compare.
  private func index(of name: String) -> Int? {
    let length = name.utf8.count
    return attributes.indices.first { attributes[$0].name.utf8.count == length && attributes[$0].name == name }
  }

  /// Adds an attribute with a new name.
  package mutating func append(_ name: String, _ value: String) {
    attributes.append(Attribute(name: name, value: value))
  }
}

extension ElementAttributes: Sequence {
  package func makeIterator() -> some IteratorProtocol<(name: String, value: String)> {
    attributes.lazy.map { (name: $0.name, value: $0.value) }.makeIterator()
  }

  package var underestimatedCount: Int { count }
}

extension ElementAttributes: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral attributes: (String, String)...) {
    for (name, value) in attributes { self[name] = value }
  }
}
