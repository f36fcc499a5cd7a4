import Files
import Graphics

// Fills views with the content of other documents and scenes.

extension DataWriter {
  /// Inserts the view of a document into a view, as a custom class does that loads its own xib. `none` inserts nothing.
  func insertDocument(_ node: DataNode, into element: inout InterfaceElement) {
    guard case .text(let name, _) = node.content else {
      _ = wrongKind(node, "the name of a document") as Bool?
      return
    }
    removeDocument(from: &element)
    guard name != "none" else { return element.setList("subviews", []) }
    switch sources.document(name) {
    case .document(let document):
      guard let view = document.scenes.compactMap(\.rootView).first?.element else {
        report("the document '\(name)' has no view", at: node.place)
        return
      }
      guard take(view, at: node.place) else { return }
      insert(view, of: document, into: &element)
    case .unknown(let names):
      report("unknown document '\(name)'" + NearestNames.hint(names, to: name), at: node.place)
    case .unreadable(let reason): report(reason, at: node.place)
    }
  }

  /// How a view that fills another one is tied to it.
  enum Filling {
    /// By constraints at all edges, so that the size of the outer view depends on the content.
    case constraints
    /// By constraints of which those at the right and at the bottom yield if the outer view has a size of its own.
    case yieldingConstraints
    /// Not at all: it has the size that was saved of the outer view, which does not depend on it.
    case savedSize
  }

  /// The key of views that fill others.
  static let filling = "document"

  /// Adds a view of another document that fills a view.
  func insert(
    _ view: InterfaceElement, of document: InterfaceDocument, into element: inout InterfaceElement,
    by filling: Filling = .constraints
  ) {
    guard let host = element.id, let rootID = view.id else { return }
    // The outlets of the File's Owner become those of the view around it.
    let parts = InterfaceElement(
      "view", attributes: ["id": rootID],
      children: [view, InterfaceElement("connections", children: document.ownerConnections)])
    let copy = newcomer(parts)
    var view = copy.children[0]
    view.attributes["key"] = Self.filling
    if filling == .savedSize, let size = element.rect("frame")?.size {
      view.fill(size)
    } else {
      view.attributes["translatesAutoresizingMaskIntoConstraints"] = "NO"
      element.append(
        Self.edges(of: view.id ?? "", in: host, isYielding: filling == .yieldingConstraints), toList: "constraints")
    }
    element.append([view], toList: "subviews")
    element.append(copy.list("connections"), toList: "connections")
    resources += document.resourceEntries
  }

  private static func edges(of view: String, in host: String, isYielding: Bool) -> [InterfaceElement] {
    ["top", "leading", "bottom", "trailing"].map { edge in
      var constraint = InterfaceElement(
        "constraint",
        attributes: [
          "id": "\(host).document.\(edge)", "firstItem": view, "firstAttribute": edge, "secondItem": host,
          "secondAttribute": edge,
        ])
      if isYielding, edge == "bottom" || edge == "trailing" { constraint.attributes["priority"] = "999" }
      return constraint
    }
  }

  /// Takes out the view that the class of a view shows without being told to.
  private func removeDocument(from element: inout InterfaceElement) {
    guard let shown = element.list("subviews").first(where: { $0.key == Self.filling }) else { return }
    let ids = shown.ids
    element.removeEntries(of: "subviews") { $0.id == shown.id }
    element.removeEntries(of: "constraints") { $0.attributes["firstItem"] == shown.id }
    element.removeEntries(of: "connections") { ids.contains($0.attributes["destination"] ?? "") }
  }

  /// Returns a copy of an element of another document, with ids that nothing else in the scene has: documents that were
  /// made by duplicating a file have the same ids.
  func newcomer(_ element: InterfaceElement) -> InterfaceElement {
    let id = element.id ?? ""
    var copy = element
    repeat {
      copies[id, default: 0] += 1
      copy = element.copied(copies[id] ?? 1)
    } while !usedIDs.isDisjoint(with: copy.ids)
    usedIDs.formUnion(copy.ids)
    return copy
  }

  /// Shows a scene of the document, or of another storyboard, in a container view.
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
    guard name != "none", let controller = controller(named: name, at: node.place) else { return }
    let segue = InterfaceElement("segue", attributes: ["kind": "embed", "destination": controller])
    element.append([segue], toList: "connections")
  }

  /// Returns the id of the controller of a scene, after the name of its storyboard if that is another one.
  private func controller(named name: String, at place: DataNode.Place) -> String? {
    let answer = scenes.controller(named: name)
    if case .unknown = answer, let slash = name.utf8.lastIndex(of: "/") {
      let (storyboard, scene) = (String(name[..<slash]), String(name[name.utf8.index(after: slash)...]))
      return controller(named: scene, inStoryboard: storyboard, at: place).map {
        StoryboardController(storyboard: storyboard, id: $0).address
      }
    }
    return controller(answer, named: name, at: place)
  }

  private func controller(
    named scene: String, inStoryboard storyboard: String, at place: DataNode.Place
  ) -> String? {
    switch sources.document(storyboard + ".storyboard") {
    case .document(let document):
      return controller(ControllerNames(document).controller(named: scene), named: scene, at: place)
    case .unknown(let names):
      report("unknown storyboard '\(storyboard)'" + NearestNames.hint(names, to: storyboard), at: place)
    case .unreadable(let reason): report(reason, at: place)
    }
    return nil
  }

  private func controller(_ answer: ControllerNames.Answer, named name: String, at place: DataNode.Place) -> String? {
    switch answer {
    case .found(let controller): return controller
    case .unknown(let names):
      report(
        "unknown scene '\(name)'" + NearestNames.hint(names, to: name) + Self.hintAtStoryboards(name), at: place)
    case .ambiguous(let ids):
      report(
        "\(ids.count) scenes are named '\(name)'; use an id: \(ids.map { "'\($0)'" }.joined(separator: ", "))",
        at: place)
    }
    return nil
  }

  private static func hintAtStoryboards(_ name: String) -> String {
    name.utf8.contains("/") ? "" : " (a scene of another storyboard is STORYBOARD/\(name))"
  }
}

/// A controller of another storyboard, which data shows in a container view.
struct StoryboardController {
  /// The name of the storyboard's file without its type, perhaps after those of folders.
  var storyboard: String
  var id: String

  init(storyboard: String, id: String) {
    self.storyboard = storyboard
    self.id = id
  }

  /// Reads an address, or returns `nil` if the text is an id of the same storyboard: ids have no slash.
  init?(address: String) {
    guard let slash = address.utf8.lastIndex(of: "/") else { return nil }
    self.init(storyboard: String(address[..<slash]), id: String(address[address.utf8.index(after: slash)...]))
  }

  /// The controller as the destination of a segue.
  var address: String { "\(storyboard)/\(id)" }
}

extension InterfaceElement {
  /// Gives a view a size at the origin of its superview, whatever size that gets.
  fileprivate mutating func fill(_ size: Size) {
    attributes["translatesAutoresizingMaskIntoConstraints"] = nil
    children.removeAll { $0.key == "autoresizingMask" }
    setChild(
      InterfaceElement(
        "rect", attributes: ["key": "frame", "x": "0", "y": "0", "width": "\(size.width)", "height": "\(size.height)"]))
  }
}
