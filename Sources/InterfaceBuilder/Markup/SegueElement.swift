/// A transition from one scene to another, or the relationship of a container to a child.
struct SegueElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  enum Kind: String, Hashable, Sendable {
    case show, showDetail, presentation, popoverPresentation, embed, relationship, push, modal, replace, unwind, custom
    case popover
  }

  /// The kind, or `nil` if it is unknown.
  var kind: Kind? { element.word("kind") }
  /// The id of the destination view controller.
  var destination: String? { element.attributes["destination"] }
  /// The role of the destination in a relationship, for example `rootViewController` or `viewControllers`.
  var relationship: String? { element.attributes["relationship"] }
  /// Whether the destination can be presented in a sheet. A navigation controller is presented by `show`, too.
  var isPresentation: Bool {
    guard let kind, [.show, .presentation, .modal, .popoverPresentation, .popover].contains(kind) else { return false }
    return ["automatic", "pageSheet", "formSheet"].contains(element.attributes["modalPresentationStyle"] ?? "automatic")
  }
}

extension DocumentElement {
  /// The segues that start at this object.
  var segues: [SegueElement] { element.list("connections").filter { $0.name == "segue" }.map(SegueElement.init) }
}
