import Graphics

/// Reads what is otherwise about each view off two matched trees.
struct ChangeReader {
  let matching: NodeMatching

  /// The changes in the order of the tree as it is now, what is gone after its former parent.
  func changes() -> ChangeList {
    var list = ChangeList()
    // By entries, the change of the view or of the nearest one around it.
    var nearest = [Int?](repeating: nil, count: matching.actual.entries.count)
    for index in matching.actual.entries.indices {
      let entry = matching.actual.entries[index]
      let container = entry.parent.flatMap { nearest[$0] }
      nearest[index] = container
      if let origin = matching.origin[index] {
        if let change = change(from: matching.expected.entries[origin], to: entry, at: index) {
          nearest[index] = list.add(change, in: container)
        }
        for change in vanished(from: origin) { list.add(change, in: nearest[index]) }
      } else if entry.parent.map({ matching.origin[$0] != nil }) ?? true, !entry.isHidden {
        list.add(LayoutChange(entry.node, to: entry.rect, facts: [.appeared]), in: container)
      }
    }
    return list
  }

  /// The children of a view that are gone, each with all that is in it.
  private func vanished(from parent: Int) -> [LayoutChange] {
    matching.expected.entries[parent].children.compactMap { index in
      let entry = matching.expected.entries[index]
      guard matching.partner[index] == nil, !entry.isHidden else { return nil }
      return LayoutChange(entry.node, from: entry.rect, facts: [.vanished])
    }
  }

  private func change(from entry: FlatTree.Entry, to other: FlatTree.Entry, at index: Int) -> LayoutChange? {
    guard !entry.isHidden || !other.isHidden else { return nil }
    var facts: [LayoutFact] = []
    if entry.node.isHidden != other.node.isHidden { facts.append(other.node.isHidden ? .hidden : .shown) }
    if hasOtherParent(index) { facts.append(.reparented) } else if isReordered(index) { facts.append(.reordered) }
    facts += textFacts(entry.node.text, other.node.text)
    facts += styleFacts(entry.node.style, other.node.style)
    if entry.parent != nil, !facts.contains(.reparented) {
      let by = other.node.frame.origin - entry.node.frame.origin
      if isFar(by.x) || isFar(by.y) { facts.append(.moved(x: by.x, y: by.y)) }
    }
    let growth = Size(
      width: other.node.frame.width - entry.node.frame.width, height: other.node.frame.height - entry.node.frame.height)
    if isFar(growth.width) || isFar(growth.height) {
      facts.append(.resized(width: growth.width, height: growth.height))
    } else if let text = entry.node.text, let now = other.node.text, isFar(now.firstBaseline - text.firstBaseline) {
      facts.append(.baselineMoved(by: now.firstBaseline - text.firstBaseline))
    }
    if entry.node.isAmbiguous != other.node.isAmbiguous {
      facts.append(other.node.isAmbiguous ? .becameAmbiguous : .becameUnambiguous)
    }
    guard !facts.isEmpty else { return nil }
    return LayoutChange(other.node, from: entry.rect, to: other.rect, facts: facts)
  }

  private func isFar(_ distance: Double) -> Bool { abs(distance) > LayoutComparison.tolerance }

  private func hasOtherParent(_ index: Int) -> Bool {
    guard let parent = matching.actual.entries[index].parent, let origin = matching.origin[index],
      let formerParent = matching.expected.entries[origin].parent
    else { return false }
    return matching.origin[parent] != formerParent
  }

  /// Whether a view stands behind a sibling that stood behind it: of two that changed places, the later one.
  private func isReordered(_ index: Int) -> Bool {
    guard let parent = matching.actual.entries[index].parent, let origin = matching.origin[index] else { return false }
    let earlier = matching.actual.entries[parent].children.prefix { $0 != index }
    return earlier.contains { sibling in
      guard let former = matching.origin[sibling] else { return false }
      return matching.expected.entries[former].parent == matching.expected.entries[origin].parent && former > origin
    }
  }

  private func textFacts(_ text: TextSummary?, _ other: TextSummary?) -> [LayoutFact] {
    var facts: [LayoutFact] = []
    let (before, after) = (text?.string ?? "", other?.string ?? "")
    if before != after { facts.append(.textChanged(from: before, to: after)) }
    guard let text, let other else { return facts }
    if text.lines != other.lines { facts.append(.linesChanged(from: text.lines, to: other.lines)) }
    if text.isTruncated != other.isTruncated { facts.append(other.isTruncated ? .truncated : .untruncated) }
    return facts
  }

  private func styleFacts(_ style: LayoutStyle?, _ other: LayoutStyle?) -> [LayoutFact] {
    guard let style, let other, style != other else { return [] }
    return LayoutStyle.Property.allCases.compactMap { property in
      let (before, after) = (style.values[property], other.values[property])
      return before == after ? nil : .restyled(property, from: before, to: after)
    }
  }
}

extension LayoutChange {
  fileprivate init(_ node: LayoutNode, from expectedRect: Rect? = nil, to actualRect: Rect? = nil, facts: [LayoutFact])
  {
    self.init(
      id: node.id, elementClass: node.elementClass, name: node.name, expectedRect: expectedRect, actualRect: actualRect,
      facts: facts)
  }
}

/// Changes of views, those of containers before those of what is in them.
struct ChangeList {
  private(set) var changes: [LayoutChange] = []
  /// By changes, that of the nearest view around it that has one.
  private(set) var containers: [Int?] = []

  /// Adds a change and tells its index.
  @discardableResult
  mutating func add(_ change: LayoutChange, in container: Int?) -> Int {
    changes.append(change)
    containers.append(container)
    return changes.count - 1
  }

  /// The changes of the views around a change's view, from the inside.
  func around(_ index: Int) -> [Int] {
    var found: [Int] = []
    var next = containers[index]
    while let container = next {
      found.append(container)
      next = containers[container]
    }
    return found
  }
}
