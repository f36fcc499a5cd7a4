/// A stand-in for an object outside of the document.
struct PlaceholderElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// Whether it stands for the object that loads a xib.
  var isFilesOwner: Bool { element.attributes["placeholderIdentifier"] == "IBFilesOwner" }
}
