import Graphics

/// Finds the differences of each view in two matched trees.
struct ChangeReader {
  let matching: NodeMatching

  /// Returns the changes in the order of the current tree. Views that are gone follow their former superview.
  func changes() -> ChangeList {
    var list = ChangeList()
    // The change of each entry's view, or else of its nearest changed ancestor.
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
        list.add(ViewChange(entry.node, to: entry.rect, facts: [.appeared]), in: container)
      }
    }
    return list
  }

  /// Returns the children of a view that are gone. Their descendants are not listed.
  private func vanished(from parent: Int) -> [ViewChange] {
    matching.expected.entries[parent].children.compactMap { index in
      let entry = matching.expected.entries[index]
      guard matching.partner[index] == nil, !entry.isHidden else { return nil }
      return ViewChange(entry.node, from: entry.rect, facts: [.vanished])
    }
  }

  private func change(from entry: FlatTree.Entry, to other: FlatTree.Entry, at index: Int) -> ViewChange? {
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
    return ViewChange(other.node, from: entry.rect, to: other.rect, facts: facts)
  }

  private func isFar(_ distance: Double) -> Bool { abs(distance) > LayoutComparison.tolerance }

  private func hasOtherParent(_ index: Int) -> Bool {
    guard let parent = matching.actual.entries[index].parent, let origin = matching.origin[index],
      let formerParent = matching.expected.entries[origin].parent
    else { return false }
    return matching.origin[parent] != formerParent
  }

  /// Returns whether a sibling that was after the view is now before it. If two siblings change places, this is true for the
  /// later one.
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

extension ViewChange {
  fileprivate init(_ node: LayoutNode, from expectedRect: Rect? = nil, to actualRect: Rect? = nil, facts: [LayoutFact])
  {
    self.init(
      id: node.id, elementClass: node.elementClass, name: node.name, expectedRect: expectedRect, actualRect: actualRect,
      facts: facts)
  }
}

/// The changes of views. A container's change is before those of its descendants.
struct ChangeList {
  private(set) var changes: [ViewChange] = []
  /// The index of the nearest changed ancestor's change, for each change; `nil` if no ancestor has changed.
  private(set) var containers: [Int?] = []

  /// Adds a change and returns its index.
  @discardableResult
  mutating func add(_ change: ViewChange, in container: Int?) -> Int {
    changes.append(change)
    containers.append(container)
    return changes.count - 1
  }

  /// Returns the changes of the ancestors of a change's view, from the inside out.
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
