// The changes that data makes to elements, so that they read like elements of a document.

extension InterfaceElement {
  /// Sets a child that is the value of a property.
  mutating func setChild(_ child: InterfaceElement) {
    children.removeAll { $0.key == child.key }
    children.append(child)
  }

  /// Changes the child that is the value of a property, if there is one.
  mutating func change(childForKey key: String, by change: (inout InterfaceElement) -> Void) {
    guard let index = children.firstIndex(where: { $0.key == key }) else { return }
    change(&children[index])
  }

  /// Sets the entries of a list such as `cells`.
  mutating func setList(_ name: String, _ entries: [InterfaceElement]) {
    children.removeAll { $0.name == name }
    children.append(InterfaceElement(name, children: entries))
  }

  /// Adds entries at the end of a list such as `subviews`.
  mutating func append(_ entries: [InterfaceElement], toList name: String) {
    if let index = children.firstIndex(where: { $0.name == name }) {
      children[index].children += entries
    } else {
      children.append(InterfaceElement(name, children: entries))
    }
  }

  /// Removes entries of a list such as `subviews`.
  mutating func removeEntries(of name: String, where isRemoved: (InterfaceElement) -> Bool) {
    guard let index = children.firstIndex(where: { $0.name == name }) else { return }
    children[index].children.removeAll(where: isRemoved)
  }

  /// Returns the element as the value of another property.
  func keyed(_ key: String) -> InterfaceElement {
    var element = self
    element.attributes["key"] = key
    return element
  }

  // MARK: Images

  mutating func setImage(_ image: DataWriter.ImageChoice) {
    children.removeAll { $0.key == "image" }
    attributes["systemItem"] = nil
    switch image {
    case .nothing:
      attributes["image"] = nil
      attributes["catalog"] = nil
    case .asset(let name):
      attributes["image"] = name
      attributes["catalog"] = nil
    case .symbol(let name):
      attributes["image"] = name
      attributes["catalog"] = "system"
    }
  }

  // MARK: Buttons

  /// Makes the child with a button's content in a state, if there is none.
  mutating func ensureState(_ state: ButtonElement.State) {
    if child(forKey: state.rawValue) == nil {
      children.append(InterfaceElement("state", attributes: ["key": state.rawValue]))
    }
  }

  mutating func setTitle(_ title: String, for state: ButtonElement.State) {
    ensureState(state)
    setText(title, for: "\(state.rawValue)Title"[...])
    if state == .normal { setText(title, for: "configuration.title") }
  }

  mutating func setButtonImage(_ image: DataWriter.ImageChoice, for state: ButtonElement.State) {
    ensureState(state)
    changeChild(forKey: state.rawValue) { $0.setImage(image) }
    if state == .normal { changeChild(forKey: "configuration") { $0.setImage(image) } }
  }
}

extension DataWriter {
  /// Returns the values of a button by state.
  func states(_ node: DataNode) -> [(ButtonElement.State, DataNode)] {
    let names = ButtonElement.State.allCases.map(\.rawValue)
    guard let entries = node.entries else {
      return wrongKind(node, "values by state: " + names.joined(separator: ", ")) ?? []
    }
    return entries.compactMap { entry in
      guard let state = ButtonElement.State(rawValue: entry.key) else {
        report("unknown state '\(entry.key)'" + NearestNames.hint(names, to: entry.key), at: entry.place)
        return nil
      }
      return (state, entry.value)
    }
  }

  // MARK: Segments and tabs

  /// Selects a segment by its number, starting at 0, or its title.
  func selectSegment(_ node: DataNode, of element: inout InterfaceElement) {
    if node.word == "none" {
      element.attributes["selectedSegmentIndex"] = "-1"
      return
    }
    let titles = SegmentedControlElement(element).segments.map { $0.title ?? "" }
    guard let index = index(node, among: titles, kind: "segment") else { return }
    element.attributes["selectedSegmentIndex"] = String(index)
  }

  /// Replaces the segments by ones with titles.
  func setSegments(_ node: DataNode, of element: inout InterfaceElement) {
    guard case .list(let nodes) = node.content else {
      _ = wrongKind(node, "a list of titles") as Bool?
      return
    }
    if nodes.count > Self.mostSegments {
      report("more than \(Self.mostSegments) segments; the rest is left out", at: node.place)
    }
    let segments = nodes.prefix(Self.mostSegments).compactMap { text($0) }.map {
      InterfaceElement("segment", attributes: ["title": $0])
    }
    element.setList("segments", segments)
  }

  private static let mostSegments = 50

  /// Selects a tab by its number, starting at 0, or its title.
  func selectTab(_ node: DataNode, of element: inout InterfaceElement) {
    let items = TabBarElement(element).items
    guard let index = index(node, among: items.map { $0.title ?? "" }, kind: "tab"), let id = items[index].id else {
      return
    }
    element.attributes["selectedItem"] = id
  }

  private func index(_ node: DataNode, among titles: [String], kind: String) -> Int? {
    guard case .text(let text, let isQuoted) = node.content else {
      return wrongKind(node, "the title of a \(kind), or its number starting at 0")
    }
    if let index = titles.firstIndex(of: text) { return index }
    if !isQuoted, let index = Int(text), titles.indices.contains(index) { return index }
    report("unknown \(kind) '\(text)'" + NearestNames.hint(titles, to: text), at: node.place)
    return nil
  }
}
