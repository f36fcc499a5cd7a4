// Fills tables and collection views with copies of their prototype cells.

extension DataWriter {
  /// The largest number of rows of a table, or items of a collection view.
  private static let mostRows = 1000

  // MARK: Tables

  /// Fills a table with rows, or with sections of rows.
  func setRows(_ node: DataNode, of table: inout InterfaceElement) {
    guard !TableViewElement(table).isStatic else {
      report("the table's cells are static; set their views by their own names", at: node.place)
      return
    }
    guard case .list(let nodes) = node.content else {
      _ = wrongKind(node, "a list of rows or of sections") as Bool?
      return
    }
    let prototypes = PrototypeCells(TableViewElement(table).prototypes, kind: "tableViewCell")
    let areSections = nodes.contains { $0.entries?.contains { $0.key == "rows" } == true }
    let sections =
      areSections
      ? nodes.compactMap { section($0, from: prototypes) }
      : [InterfaceElement.section(cells: cells(nodes, from: prototypes))]
    table.children.removeAll { $0.name == "prototypes" }
    table.setList("sections", sections)
    table.attributes["dataMode"] = "static"
  }

  private func section(_ node: DataNode, from prototypes: PrototypeCells) -> InterfaceElement? {
    guard let entries = node.entries else {
      return wrongKind(node, "a section with the key rows, and perhaps header and footer")
    }
    var section = InterfaceElement.section(cells: [])
    for entry in entries {
      switch entry.key {
      case "header": section.attributes["headerTitle"] = text(entry.value)
      case "footer": section.attributes["footerTitle"] = text(entry.value)
      case "rows":
        guard case .list(let nodes) = entry.value.content else {
          _ = wrongKind(entry.value, "a list of rows") as Bool?
          continue
        }
        section.setList("cells", cells(nodes, from: prototypes))
      default:
        let keys = ["header", "footer", "rows"]
        report("unknown key '\(entry.key)' of a section" + NearestNames.hint(keys, to: entry.key), at: entry.place)
      }
    }
    return section
  }

  // MARK: Collection views

  /// Fills a collection view with items, or with sections of items.
  func setItems(_ node: DataNode, of collection: inout InterfaceElement) {
    guard case .list(let nodes) = node.content else {
      _ = wrongKind(node, "a list of items or of sections") as Bool?
      return
    }
    let prototypes = PrototypeCells(CollectionViewElement(collection).cells, kind: "collectionViewCell")
    if nodes.contains(where: { $0.entries?.contains { $0.key == "items" } == true }) {
      let whole = CollectionSectionElement(collection)
      collection.setList("sections", nodes.compactMap { section($0, like: whole, from: prototypes) })
    } else {
      collection.setList("cells", cells(nodes, from: prototypes))
    }
    // As of a table, so that the items are not taken for prototypes.
    collection.attributes["dataMode"] = "static"
  }

  private func section(
    _ node: DataNode, like whole: CollectionSectionElement, from prototypes: PrototypeCells
  ) -> InterfaceElement? {
    guard let entries = node.entries else {
      return wrongKind(node, "a section with the key items, and perhaps header and footer")
    }
    var parts = ["header": whole.header?.element, "footer": whole.footer?.element].compactMapValues {
      $0.map(nextCopy)
    }
    var items: [InterfaceElement] = []
    for entry in entries {
      switch (entry.key, entry.value.content) {
      case ("items", .list(let nodes)): items = cells(nodes, from: prototypes)
      case ("items", _): _ = wrongKind(entry.value, "a list of items") as Bool?
      case ("header", _), ("footer", _):
        guard var part = parts[entry.key] else {
          report("the collectionView has no \(entry.key)", at: entry.place)
          continue
        }
        setPart(ofSection: entry, &part)
        parts[entry.key] = part
      default:
        let keys = ["header", "footer", "items"]
        report("unknown key '\(entry.key)' of a section" + NearestNames.hint(keys, to: entry.key), at: entry.place)
      }
    }
    let list = InterfaceElement("cells", children: items)
    return InterfaceElement("collectionViewSection", children: ["header", "footer"].compactMap { parts[$0] } + [list])
  }

  /// Sets the views of a header or footer, or the text of its only label.
  private func setPart(ofSection entry: Entry, _ part: inout InterfaceElement) {
    let isText: Bool =
      switch entry.value.content {
      case .text(let text, let isQuoted): isQuoted || !["hidden", "shown"].contains(text)
      case .mapping(let entries): DataWriter.areTextsByLanguage(entries) || entries.contains { $0.key == "key" }
      case .list, .nothing: false
      }
    if isText { setPart("textLabel", entry.value, of: &part) } else { set(entry.value, on: &part, at: entry) }
  }

  // MARK: Cells

  private func cells(_ nodes: [DataNode], from prototypes: PrototypeCells) -> [InterfaceElement] {
    var cells: [InterfaceElement] = []
    for node in nodes {
      let times = node.entries?.first { $0.key == "times" }.map { integer($0.value, in: 0...Self.mostRows) ?? 1 } ?? 1
      var isFull = false
      repeating(times) {
        guard cells.count < Self.mostRows else {
          problems.append(DataProblem("more than \(Self.mostRows) rows; the rest is left out", at: node.place))
          isFull = true
          return false
        }
        guard let cell = cell(node, from: prototypes) else { return false }
        cells.append(cell)
        return true
      }
      if isFull || hasExceededBudget { break }
    }
    return cells
  }

  /// Returns a copy of a prototype cell with the values of a row.
  private func cell(_ node: DataNode, from prototypes: PrototypeCells) -> InterfaceElement? {
    let name = node.entries?.first { $0.key == "cell" }?.value
    guard let prototype = prototype(name, from: prototypes, at: node.place), takeRow(prototype, at: node.place) else {
      return nil
    }
    var cell = nextCopy(of: prototype)
    let address = Entry("cell", node, at: node.place)
    switch node.content {
    case .mapping(let entries):
      let values = entries.filter { !["cell", "times"].contains($0.key) }
      if !values.isEmpty { set(DataNode(.mapping(values), at: node.place), on: &cell, at: address) }
    case .nothing: break
    default: set(node, on: &cell, at: address)
    }
    return cell
  }

  private func prototype(
    _ name: DataNode?, from prototypes: PrototypeCells, at place: DataNode.Place
  ) -> InterfaceElement? {
    guard let name else {
      if prototypes.cells.count == 1 { return prototypes.cells[0].element }
      let names = prototypes.names
      report(
        prototypes.cells.isEmpty
          ? "there are no prototype cells; name the document of a cell, as in {cell: PersonCell}"
          : "there are \(prototypes.cells.count) prototype cells; choose one with the key cell: \(names.joined(separator: ", "))",
        at: place)
      return nil
    }
    guard case .text(let text, _) = name.content else { return wrongKind(name, "the reuse identifier of a cell") }
    if let known = prototypes.cell(named: text) { return known.element }
    switch sources.document(text) {
    case .document(let document):
      if let cell = document.scenes.compactMap(\.rootView).first(where: { $0.elementName == prototypes.kind }) {
        return cell.element
      }
      report("the document '\(text)' has no \(prototypes.kind)", at: name.place)
    case .unknown(let documents):
      report("unknown cell '\(text)'" + NearestNames.hint(prototypes.names + documents, to: text), at: name.place)
    case .unreadable(let reason): report(reason, at: name.place)
    }
    return nil
  }

  /// Returns the next copy of an element. The first is the element itself, with its ids.
  func nextCopy(of element: InterfaceElement) -> InterfaceElement {
    let id = element.id ?? ""
    copies[id, default: 0] += 1
    return element.copied(copies[id] ?? 1)
  }

  /// Sets a label or the image view of a cell in one of the styles, or the only label of another cell.
  func setPart(_ name: String, _ node: DataNode, of cell: inout InterfaceElement) {
    var id = cell.attributes[name]
    if id == nil, name == "textLabel" {
      var labels: [String] = []
      cell.visit { if $0.name == "label", let label = $0.id { labels.append(label) } }
      id = labels.count == 1 ? labels[0] : nil
    }
    let entry = Entry(name, node, at: node.place)
    guard let id, cell.change(elementWithID: id, by: { set(node, on: &$0, at: entry) }) else {
      let names = DataTargets(in: cell, owner: cell.id).knownNames.sorted().prefix(8).map { "'\($0)'" }
      report(
        "the \(cell.name) has no \(name)"
          + (names.isEmpty ? "" : "; set its views by name: \(names.joined(separator: ", "))"),
        at: node.place)
      return
    }
  }
}

/// The prototype cells of a table or collection view.
private struct PrototypeCells {
  let cells: [ViewElement]
  /// The tag name of the cells.
  let kind: String

  init(_ cells: [ViewElement], kind: String) {
    self.cells = cells.filter { $0.elementName == kind }
    self.kind = kind
  }

  /// The reuse identifiers, or what else names the cells.
  var names: [String] { cells.map { $0.cellNames.first ?? "" } }

  func cell(named name: String) -> ViewElement? { cells.first { $0.cellNames.contains(name) } }
}

extension ViewElement {
  /// The reuse identifier of a cell, its label, its class and its id.
  fileprivate var cellNames: [String] {
    [element.attributes["reuseIdentifier"], userLabel, customClass, id].compactMap(\.self).filter { !$0.isEmpty }
  }
}

extension InterfaceElement {
  fileprivate static func section(cells: [InterfaceElement]) -> InterfaceElement {
    InterfaceElement("tableViewSection", children: [InterfaceElement("cells", children: cells)])
  }
}
