import Graphics

/// A view of a document: what all views have. `content` tells what its kind has.
struct ViewElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The kind's name, for example `label`.
  var elementName: String { element.name }
  /// The subviews, back to front.
  var subviews: [ViewElement] { element.list("subviews").map(ViewElement.init) }
  /// The constraints that the view owns, in document order.
  var constraints: [ConstraintElement] {
    element.list("constraints").filter { $0.name == "constraint" }.map(ConstraintElement.init)
  }
  /// The guides that the view owns.
  var layoutGuides: [LayoutGuideElement] {
    let own = element.children.filter { $0.name == "viewLayoutGuide" }
    return (own + element.list("layoutGuides")).map(LayoutGuideElement.init)
  }
  /// A view that is a property's value, for example `contentView`.
  func view(_ key: String) -> ViewElement? {
    element.child(forKey: key).flatMap { $0.name == "nil" ? nil : ViewElement($0) }
  }
}

extension InterfaceElement {
  /// Whether the element is a view: of a known kind, or with a frame.
  var isView: Bool { ViewContent.isKnown(name) || rect("frame") != nil || rect("frameInset") != nil }
}
