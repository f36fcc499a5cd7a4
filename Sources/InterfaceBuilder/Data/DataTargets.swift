import Files

/// The objects below an element that data can address, by their names.
struct DataTargets {
  /// An object that data can address.
  struct Target {
    var id: String
    /// The tag name, for example `label`.
    var kind: String
    /// The positions of the objects around it and its own, in document order.
    var path: [Int]
  }

  /// A kind of name, from the strongest to the weakest.
  private enum NameKind: Int, CaseIterable {
    /// An outlet of the scene's controller, the File's Owner, or the cell.
    case ownOutlet
    case id
    case userLabel
    case accessibilityIdentifier
    case restorationIdentifier
    /// An outlet of another object of the scene, such as a cell.
    case otherOutlet
  }

  private struct Name: Hashable {
    var kind: NameKind
    var text: String
  }

  /// Why an address cannot be used.
  enum Failure: Error {
    case unknown
    /// Several objects have the name; the texts are addresses that only one of them has.
    case ambiguous([String])
  }

  private(set) var targets: [Target] = []
  private var positions: [String: Int] = [:]
  private var names: [Name: [Int]] = [:]
  /// The names that select all objects of an outlet collection.
  private var collections: Set<Name> = []

  /// - Parameter owner: The id of the object whose outlets are the names of the scene's objects, if it is not a
  ///   controller or the File's Owner.
  init(in root: InterfaceElement, owner: String? = nil) {
    collect(root, path: [])
    root.visit { element in
      let isOwner = element.isController || element.attributes["placeholderIdentifier"] == "IBFilesOwner"
      addOutlets(of: element, as: isOwner || element.id == owner ? .ownOutlet : .otherOutlet)
      if element.isController { addParts(of: element) }
    }
  }

  /// The names of outlets, labels and identifiers. Ids are left out.
  var knownNames: [String] { names.keys.filter { $0.kind != .id }.map(\.text) }

  /// Returns whether data can address the object with an id.
  func contains(_ id: String) -> Bool { positions[id] != nil }

  /// Returns the ids of the objects with an address: several for an outlet collection.
  func ids(at address: String) throws(Failure) -> [String] {
    if let found = try ids(named: address, inside: []) { return found }
    var scope: [Int] = []
    let parts = address.utf8.split(separator: "/").map(String.init)
    guard parts.count > 1 else { throw .unknown }
    for part in parts.dropLast() {
      guard let id = try ids(named: part, inside: scope)?.first, let position = positions[id] else { throw .unknown }
      scope = targets[position].path
    }
    guard let found = try ids(named: parts[parts.count - 1], inside: scope) else { throw .unknown }
    return found
  }

  private func ids(named text: String, inside scope: [Int]) throws(Failure) -> [String]? {
    for kind in NameKind.allCases {
      let name = Name(kind: kind, text: text)
      let found = (names[name] ?? []).map { targets[$0] }.filter { $0.path.starts(with: scope) && $0.path != scope }
      var ids: [String] = []
      for target in found where !ids.contains(target.id) { ids.append(target.id) }
      if ids.isEmpty { continue }
      guard ids.count == 1 || collections.contains(name) else { throw .ambiguous(ids) }
      return ids
    }
    return nil
  }

  // MARK: Collecting

  private mutating func collect(_ element: InterfaceElement, path: [Int]) {
    var path = path
    if let id = element.id, element.isDataTarget, positions[id] == nil {
      path.append(targets.count)
      positions[id] = targets.count
      targets.append(Target(id: id, kind: element.name, path: path))
      addNames(of: element, id)
    }
    for child in element.children { collect(child, path: path) }
  }

  private mutating func addNames(of element: InterfaceElement, _ id: String) {
    add(.id, id, id)
    // A copy has the id of its original too, if nothing else in the scope has it.
    let original = InterfaceElement.originalID(of: id)
    if original != id { add(.id, original, id) }
    if let label = element.string("userLabel") { add(.userLabel, label, id) }
    if let identifier = element.child(forKey: "accessibilityConfiguration")?.attributes["identifier"] {
      add(.accessibilityIdentifier, identifier, id)
    }
    if let identifier = element.attributes["restorationIdentifier"] { add(.restorationIdentifier, identifier, id) }
  }

  private mutating func addOutlets(of element: InterfaceElement, as kind: NameKind) {
    for connection in element.list("connections") {
      guard let property = connection.attributes["property"], let id = connection.attributes["destination"] else {
        continue
      }
      if connection.name == "outletCollection" { collections.insert(Name(kind: kind, text: property)) }
      if connection.name.hasPrefix("outlet") { add(kind, property, id) }
    }
  }

  /// Adds the names of the parts of a controller that need no outlet.
  private mutating func addParts(of controller: InterfaceElement) {
    for part in ["view", "navigationItem", "tabBarItem"] {
      if let id = controller.child(forKey: part)?.id { add(.ownOutlet, part, id) }
    }
    // UITableViewController and UICollectionViewController have properties of these names.
    guard let view = controller.child(forKey: "view"), ["tableView", "collectionView"].contains(view.name),
      names[Name(kind: .ownOutlet, text: view.name)] == nil, let id = view.id
    else { return }
    add(.ownOutlet, view.name, id)
  }

  private mutating func add(_ kind: NameKind, _ text: String, _ id: String) {
    guard !text.isEmpty, let position = positions[id] else { return }
    names[Name(kind: kind, text: text), default: []].append(position)
  }
}

extension InterfaceElement {
  /// Whether data can set properties of the element.
  fileprivate var isDataTarget: Bool { isView || DataProperties.ofOtherObjects[name] != nil }

  /// Changes the descendant with an id, or the element itself.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  mutating func change(elementWithID id: String, by change: (inout InterfaceElement) -> Void) -> Bool {
    // The owner of a connection refers to ids in other attributes, so that only the object itself matches.
    if self.id == id, name != "outlet" {
      change(&self)
      return true
    }
    for index in children.indices where children[index].change(elementWithID: id, by: change) { return true }
    return false
  }
}
