/// The id of an element, or of a copy of it.
package struct CopiedID: Hashable, Sendable {
  /// The id of the element in the document.
  package let original: String
  /// Whether the id is that of a copy.
  package let isCopy: Bool

  package init(_ id: String) {
    original = InterfaceElement.originalID(of: id)
    isCopy = original.count < id.count
  }
}
