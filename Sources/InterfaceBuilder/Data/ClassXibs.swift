import Files

// Fills custom views and cells with the xibs of their classes.

/// A document with one scene after its custom classes were filled with their xibs.
struct ClassXibDocument {
  let document: InterfaceDocument
  let shown: ShownClassXibs

  /// - Parameters:
  ///   - document: The document with one scene.
  ///   - sources: The documents of the project.
  ///   - filling: How xibs are tied to the views that they fill.
  init(_ document: InterfaceDocument, sources: DataSources, filling: DataWriter.Filling = .yieldingConstraints) {
    let writer = DataWriter(sources: sources, scenes: ControllerNames(document), root: document.root)
    var document = document
    var shown = ShownClassXibs()
    let own = document.root.ids
    let outer: Set = document.kind == .xib ? [document.fileName] : []
    writer.showClassXibs(in: &document.root, at: 1, inside: outer, filling, &shown)
    shown.disown(own)
    document.omissions += shown.omission.map { [$0] } ?? []
    document.addResources(writer.resources)
    self.document = document
    self.shown = shown
  }
}

/// The xibs that custom views and cells of a scene show.
package struct ShownClassXibs: Hashable, Sendable {
  /// The number of views and cells.
  package fileprivate(set) var count = 0
  /// The classes whose xibs some views or cells do not show because of a limit.
  fileprivate var omittedClasses: Set<String> = []
  /// The names of the fonts that the xibs use, except the system font.
  package fileprivate(set) var fontNames: Set<String> = []
  /// The paths of the xibs by the ids of their objects, or `nil` for ids that several documents have.
  private var paths: [String: String?] = [:]

  package init() {}

  /// What is not shown because it would be too much, in a sentence, or `nil` if everything is.
  fileprivate var omission: String? {
    guard !omittedClasses.isEmpty else { return nil }
    let names = omittedClasses.sorted().map { "'\($0)'" }.joined(separator: ", ")
    return "Not all views show the xibs of their classes (\(names)), because these would add more than"
      + " \(SceneBudget.mostElements) elements to the scene, or nest more than \(InterfaceDocument.Limit.depth)."
  }

  /// Returns the path of the xib that has all of some objects of the scene, or `nil` if there is none.
  ///
  /// - Parameter ids: The ids, those of copies too.
  package func path(ofXibWith ids: [String]) -> String? {
    guard let first = ids.first, let path = paths[InterfaceElement.originalID(of: first)] ?? nil else { return nil }
    return ids.dropFirst().allSatisfy { paths[InterfaceElement.originalID(of: $0)] == path } ? path : nil
  }

  mutating func add(_ other: ShownClassXibs) {
    count += other.count
    fontNames.formUnion(other.fontNames)
    paths.merge(other.paths) { $0 == $1 ? $0 : nil }
  }

  fileprivate mutating func add(_ xib: InterfaceDocument) {
    count += 1
    fontNames.formUnion(xib.fontNames)
    for id in xib.root.ids { paths[id] = .some(paths[id, default: xib.path] == xib.path ? xib.path : nil) }
  }

  /// Takes out what is known of objects with the ids of others.
  fileprivate mutating func disown(_ ids: Set<String>) {
    for id in ids where paths[id] != nil { paths[id] = .some(nil) }
  }
}

extension DataWriter {
  /// Fills the views and cells in an element that have no content of their own, and those in the xibs that they show.
  ///
  /// Most classes with a xib of their name load it themselves, with themselves as its File's Owner, and cells are
  /// registered with it: 675 of 2,059 views with a custom class have one. A xib that contains its own class shows it
  /// empty.
  ///
  /// - Parameters:
  ///   - level: The number of elements around the element, and the element itself.
  ///   - classes: The classes whose xibs the element is in.
  fileprivate func showClassXibs(
    in element: inout InterfaceElement, at level: Int, inside classes: Set<String>, _ filling: Filling,
    _ shown: inout ShownClassXibs
  ) {
    var classes = classes
    if let name = element.classWithoutContent, !classes.contains(name), case .document(let xib) = sources.classXib(name)
    {
      if !hasRoom(for: xib, at: level) {
        shown.omittedClasses.insert(name)
      } else if show(xib, in: &element, filling) {
        classes.insert(name)
        shown.add(xib)
      }
    }
    for index in element.children.indices {
      showClassXibs(in: &element.children[index], at: level + 1, inside: classes, filling, &shown)
    }
  }

  /// Whether an element can show a xib: with it, the scene has no more elements than data may add to one, and no deeper
  /// ones than a document may have.
  private func hasRoom(for xib: InterfaceDocument, at level: Int) -> Bool {
    level + xib.root.depth - 1 <= InterfaceDocument.Limit.depth && takeRoom(forXib: xib.root)
  }

  /// Shows the first view of a xib in a view or cell, and returns whether one fits in the other.
  private func show(_ xib: InterfaceDocument, in element: inout InterfaceElement, _ filling: Filling) -> Bool {
    guard let root = xib.scenes.compactMap(\.rootView).first?.element, root.id != nil, element.id != nil else {
      return false
    }
    if root.isCell {
      guard root.name == element.name else { return false }
      element = filled(element, with: root)
      resources += xib.resourceEntries
    } else if element.child(forKey: "contentView") != nil {
      element.change(childForKey: "contentView") { insert(root, of: xib, into: &$0, by: filling) }
    } else {
      insert(root, of: xib, into: &element, by: filling)
    }
    return true
  }

  /// Returns a cell of a list as the cell of a xib. What its list says about it stays: its identifier, its size and its
  /// segues.
  private func filled(_ cell: InterfaceElement, with root: InterfaceElement) -> InterfaceElement {
    var shown = newcomer(root)
    shown.renameReferences(by: [shown.id ?? "": cell.id ?? ""])
    for name in ["key", "reuseIdentifier", "rowHeight"] { shown.attributes[name] = cell.attributes[name] }
    let places: Set = ["frame", "autoresizingMask", "customSize"]
    func isPlace(_ child: InterfaceElement) -> Bool { child.key.map(places.contains) ?? false }
    shown.children.removeAll(where: isPlace)
    shown.children.insert(contentsOf: cell.children.filter(isPlace), at: 0)
    shown.append(cell.list("connections"), toList: "connections")
    return shown
  }
}

extension InterfaceDocument {
  /// The name of the file without its type.
  fileprivate var fileName: String {
    String((path.utf8.split(separator: "/").last ?? "").utf8.prefix(before: "."))
  }

  /// The classes whose xibs views and cells show if there are any, sorted.
  var classesWithoutContent: [String] {
    var names: Set<String> = []
    root.visit { if let name = $0.classWithoutContent { names.insert(name) } }
    return names.sorted()
  }
}

extension InterfaceElement {
  private static let cellNames: Set = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

  fileprivate var isCell: Bool { Self.cellNames.contains(name) }

  /// The custom class of a view or cell that has no content of its own, or `nil`. Only views that data can fill with a
  /// document count.
  fileprivate var classWithoutContent: String? {
    guard let customClass = attributes["customClass"], isCell || DataProperties.of(name).main == .document,
      !hasSubviews, child(forKey: "contentView")?.hasSubviews != true
    else { return nil }
    return customClass
  }

  private var hasSubviews: Bool { list("subviews").first != nil }
}
