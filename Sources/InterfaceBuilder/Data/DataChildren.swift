// Fills views with the content of other documents and scenes.

extension DataWriter {
  /// Inserts the view of a document into a view, as a custom class does that loads its own xib. `none` inserts nothing.
  func insertDocument(_ node: DataNode, into element: inout InterfaceElement) {
    guard case .text(let name, _) = node.content else {
      _ = wrongKind(node, "the name of a document") as Bool?
      return
    }
    guard name != "none" else { return element.setList("subviews", []) }
    switch sources.document(name) {
    case .document(let document):
      guard let view = document.scenes.compactMap(\.rootView).first?.element else {
        report("the document '\(name)' has no view", at: node.place)
        return
      }
      insert(view, of: document, into: &element)
    case .unknown(let names):
      report("unknown document '\(name)'" + NearestNames.hint(names, to: name), at: node.place)
    case .unreadable(let reason): report(reason, at: node.place)
    }
  }

  /// Adds a view that fills another one, with constraints at all edges.
  private func insert(_ view: InterfaceElement, of document: InterfaceDocument, into element: inout InterfaceElement) {
    guard let host = element.id, let rootID = view.id else { return }
    // The outlets of the File's Owner become those of the view around it.
    let parts = InterfaceElement(
      "view", attributes: ["id": rootID],
      children: [view, InterfaceElement("connections", children: document.ownerConnections)])
    let copy = nextCopy(of: parts)
    var view = copy.children[0]
    view.attributes["translatesAutoresizingMaskIntoConstraints"] = "NO"
    view.attributes["key"] = nil
    element.append([view], toList: "subviews")
    element.append(copy.list("connections"), toList: "connections")
    let edges = ["top", "leading", "bottom", "trailing"]
    element.append(
      edges.map { edge in
        InterfaceElement(
          "constraint",
          attributes: [
            "id": "\(host).document.\(edge)", "firstItem": view.id ?? "", "firstAttribute": edge, "secondItem": host,
            "secondAttribute": edge,
          ])
      }, toList: "constraints")
    resources += document.resourceEntries
  }

  /// Shows a scene of the document in a container view.
  func showScene(_ node: DataNode, in element: inout InterfaceElement) {
    guard case .text(let name, _) = node.content else {
      _ = wrongKind(node, "the name of a scene") as Bool?
      return
    }
    guard element.name == "containerView" else {
      report("only a container view shows a scene; a \(element.name) can show a document", at: node.place)
      return
    }
    element.children.removeAll { $0.name == "connections" }
    guard name != "none" else { return }
    switch scenes.controller(named: name) {
    case .found(let controller):
      let segue = InterfaceElement("segue", attributes: ["kind": "embed", "destination": controller])
      element.append([segue], toList: "connections")
    case .unknown(let names):
      report("unknown scene '\(name)'" + NearestNames.hint(names, to: name), at: node.place)
    case .ambiguous(let ids):
      report(
        "\(ids.count) scenes are named '\(name)'; use an id: \(ids.map { "'\($0)'" }.joined(separator: ", "))",
        at: node.place)
    }
  }
}
