/// A way from one scene to another.
struct SegueElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The kinds of segues.
  enum Kind: String, Hashable, Sendable {
    case show, showDetail, presentation, popoverPresentation, embed, relationship, push, modal, replace, unwind, custom
    case popover
  }

  /// What kind it is; none for a kind that is not known.
  var kind: Kind? { element.word("kind") }
  /// The id of the view controller it leads to.
  var destination: String? { element.attributes["destination"] }
  /// For a relationship: the destination's role, for example `rootViewController` or `viewControllers`.
  var relationship: String? { element.attributes["relationship"] }
  /// The name that programs use.
  var identifier: String? { element.attributes["identifier"] }
}

extension DocumentElement {
  /// The segues that start here.
  var segues: [SegueElement] { element.list("connections").filter { $0.name == "segue" }.map(SegueElement.init) }
}
