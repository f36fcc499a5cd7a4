/// The classes of an app that know the objects of a document.
package struct DocumentOutlets: Sendable {
  /// A property of a class that refers to an object.
  package struct Outlet: Hashable, Sendable {
    package let customClass: String
    package let name: String
  }

  private var outlets: [String: [Outlet]] = [:]
  private var classes: [String: String] = [:]
  private var responders: Set<String> = []

  init(of root: InterfaceElement) {
    root.visit { element in
      if let id = element.id, element.respondsToTouches { responders.insert(id) }
      guard let customClass = element.attributes["customClass"] else { return }
      if let id = element.id { classes[id] = customClass }
      for connection in element.list("connections") where connection.name.hasPrefix("outlet") {
        guard let id = connection.attributes["destination"], let name = connection.attributes["property"] else {
          continue
        }
        outlets[id, default: []].append(Outlet(customClass: customClass, name: name))
      }
    }
  }

  /// Returns the outlets that refer to an object.
  package func outlets(to id: String) -> [Outlet] { outlets[id] ?? [] }

  /// Whether the document says what a touch of an object does: an action, a segue, a gesture or a menu.
  package func respondsToTouches(_ id: String) -> Bool { responders.contains(id) }

  /// Returns the class that the app uses for an object, or `nil` if it is one of the system's.
  package func customClass(of id: String) -> String? { classes[id] }
}

extension InterfaceElement {
  fileprivate var respondsToTouches: Bool {
    if child(forKey: "menu") != nil { return true }
    return list("connections").contains { connection in
      ["action", "segue"].contains(connection.name) || connection.attributes["property"] == "gestureRecognizers"
    }
  }
}

extension InterfaceDocument {
  package var outlets: DocumentOutlets { DocumentOutlets(of: root) }
}
