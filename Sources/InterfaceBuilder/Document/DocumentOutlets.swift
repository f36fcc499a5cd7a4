import Files

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
  private var effects: [String: Set<Effect>] = [:]
  private var containers: [String: String] = [:]

  /// What a touch does.
  fileprivate struct Effect: Hashable {
    let name: String
    let destination: String
  }

  init(of root: InterfaceElement) { add(root, in: nil, madeBy: nil) }

  /// Adds an element with all that is in it.
  ///
  /// - Parameters:
  ///   - container: The id of the closest element around it.
  ///   - controllerClass: The class of the controller that makes the rows of the lists around it.
  private mutating func add(_ element: InterfaceElement, in container: String?, madeBy controllerClass: String?) {
    let customClass = element.attributes["customClass"]
    let maker = element.name.hasSuffix("ontroller") ? customClass : controllerClass
    if let id = element.id {
      containers[id] = container
      classes[id] = customClass
      if element.respondsToTouches { responders.insert(id) }
      effects[id] = Set(element.list("connections").compactMap(Effect.init))
    }
    if let customClass { add(element.list("connections"), of: customClass) }
    // A controller sets what is in a cell by the outlets of the cell, and by the labels that its style has.
    if let maker, element.attributes["reuseIdentifier"] != nil {
      add(element.list("connections"), of: maker)
      for name in ["textLabel", "detailTextLabel"] {
        if let id = element.attributes[name] {
          outlets[id, default: []].append(Outlet(customClass: maker, name: name))
        }
      }
    }
    for child in element.children { add(child, in: element.id ?? container, madeBy: maker) }
  }

  private mutating func add(_ connections: [InterfaceElement], of customClass: String) {
    for connection in connections where connection.name.hasPrefix("outlet") {
      guard let id = connection.attributes["destination"], let name = connection.attributes["property"] else {
        continue
      }
      outlets[id, default: []].append(Outlet(customClass: customClass, name: name))
    }
  }

  /// Returns the outlets that refer to an object.
  package func outlets(to id: String) -> [Outlet] { outlets[id] ?? [] }

  /// Whether the document says what a touch of an object does: an action, a segue, a gesture or a menu.
  package func respondsToTouches(_ id: String) -> Bool { responders.contains(id) }

  /// Whether the document says that a touch of either of two objects does the same.
  package func doTheSame(_ id: String, _ other: String) -> Bool {
    guard let effects = effects[id], !effects.isEmpty else { return false }
    return effects == self.effects[other]
  }

  /// Returns an object and those around it, from the inside out.
  package func path(to id: String) -> [String] {
    var path: [String] = []
    // Of objects with the same id, one can be inside the other, so that the way outwards leads back.
    var passed: Set<String> = []
    var next: String? = id
    while let object = next, passed.insert(object).inserted {
      path.append(object)
      next = containers[object]
    }
    return path
  }

  /// Returns the class that the app uses for an object, or `nil` if it is one of the system's.
  package func customClass(of id: String) -> String? { classes[id] }
}

extension DocumentOutlets.Effect {
  fileprivate init?(_ connection: InterfaceElement) {
    guard let destination = connection.attributes["destination"] else { return nil }
    switch connection.name {
    case "action": name = connection.attributes["selector"] ?? ""
    case "segue": name = connection.attributes["kind"] ?? ""
    default: return nil
    }
    self.destination = destination
  }
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

extension InterfaceDocument {
  /// The name of a xib, and the classes of its owner and of the objects at its top: what an app names to show it.
  package var namesToLoad: [String] {
    let name = String((path.utf8.split(separator: "/").last ?? "").utf8.prefix(before: ".").utf8.prefix(before: "~"))
    return [name] + root.list("objects").compactMap { $0.attributes["customClass"] }.filter { $0 != "UIResponder" }
  }
}
