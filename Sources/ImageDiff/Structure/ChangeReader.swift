import Graphics

/// Finds the differences of each view in two matched trees.
struct ChangeReader {
  let matching: NodeMatching
  private let expectedWords: ViewWords
  private let formerWords: FormerWords
  /// Whether both layouts describe styles in the same words.
  private let comparesStyles: Bool

  init(matching: NodeMatching, comparesStyles: Bool = true) {
    self.matching = matching
    self.comparesStyles = comparesStyles
    formerWords = matching.formerWords
    expectedWords = formerWords.expected
  }

  private func words(at index: Int) -> String { formerWords.words(at: index) }

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
        var change = ViewChange(entry.node, words(at: index), to: entry.rect, facts: [.appeared])
        change.surroundings.containers = matching.actual.containers(of: index)
        list.add(change, in: container)
      }
    }
    return list
  }

  /// Returns the children of a view that are gone. Their descendants are not listed.
  private func vanished(from parent: Int) -> [ViewChange] {
    matching.expected.entries[parent].children.compactMap { index in
      let entry = matching.expected.entries[index]
      guard matching.partner[index] == nil, !entry.isHidden else { return nil }
      var change = ViewChange(entry.node, expectedWords.words(at: index), from: entry.rect, facts: [.vanished])
      change.surroundings = Surroundings(
        containers: matching.expected.containers(of: index), contents: entry.node.idsInside)
      return change
    }
  }

  private func change(from entry: FlatTree.Entry, to other: FlatTree.Entry, at index: Int) -> ViewChange? {
    guard !entry.isHidden || !other.isHidden else { return nil }
    var facts: [LayoutFact] = []
    if entry.node.isHidden != other.node.isHidden { facts.append(other.node.isHidden ? .hidden : .shown) }
    if hasOtherParent(index) { facts.append(.reparented) } else if isReordered(index) { facts.append(.reordered) }
    facts += textFacts(entry.node.text, other.node.text)
    let growth = Size(
      width: other.node.frame.width - entry.node.frame.width, height: other.node.frame.height - entry.node.frame.height)
    let isResized = isFar(growth.width) || isFar(growth.height)
    facts += styleFacts(entry.node.style, other.node.style, isResized: isResized)
    if entry.parent != nil, !facts.contains(.reparented) {
      let by = other.node.frame.origin - entry.node.frame.origin
      if isFar(by.x) || isFar(by.y) { facts.append(.moved(x: by.x, y: by.y)) }
    }
    if isResized {
      facts.append(.resized(width: growth.width, height: growth.height))
    } else if let text = entry.node.text, let now = other.node.text, isFar(now.firstBaseline - text.firstBaseline) {
      facts.append(.baselineMoved(by: now.firstBaseline - text.firstBaseline))
    }
    if entry.node.isAmbiguous != other.node.isAmbiguous {
      facts.append(other.node.isAmbiguous ? .becameAmbiguous : .becameUnambiguous)
    }
    guard !facts.isEmpty else { return nil }
    var change = ViewChange(other.node, words(at: index), from: entry.rect, to: other.rect, facts: facts)
    change.surroundings.containers = matching.actual.containers(of: index)
    if facts.contains(.hidden) { change.surroundings.contents = other.node.idsInside }
    return change
  }

  private func isFar(_ distance: Double) -> Bool { abs(distance) > LayoutComparison.tolerance }

  private func hasOtherParent(_ index: Int) -> Bool {
    guard let parent = matching.actual.entries[index].parent, let origin = matching.origin[index],
      let formerParent = matching.expected.entries[origin].parent
    else { return false }
    return matching.origin[parent] != formerParent
  }

  /// Returns whether a sibling that was after the view is now before it. If two siblings change places, this is true
  /// for the later one.
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

  private func styleFacts(_ style: LayoutStyle?, _ other: LayoutStyle?, isResized: Bool) -> [LayoutFact] {
    guard comparesStyles, let style, let other, style != other else { return [] }
    let facts = LayoutStyle.Property.allCases.compactMap { property -> LayoutFact? in
      let (before, after) = (style.values[property], other.values[property])
      if property == .image, let before, let after { return imageFact(from: before, to: after, isResized: isResized) }
      return before == after ? nil : .restyled(property, from: before, to: after)
    }
    // A part with a name explains why shapes are drawn in other colours.
    let named = facts.filter { if case .restyled(let property, _, _) = $0 { property.namesColor } else { false } }
    return named.isEmpty ? facts : facts.filter { if case .restyled(.drawing, _, _) = $0 { false } else { true } }
  }

  /// Returns the change of images, given their digests. A drawing in another size is no other drawing: if the view has
  /// another size too, that says it.
  private func imageFact(from before: String, to after: String, isResized: Bool) -> LayoutFact? {
    let (digests, others) = (ImageDigests(before), ImageDigests(after))
    guard digests.shown != others.shown else { return nil }
    guard digests.haveSameContents(as: others) ?? isResized else { return .restyled(.image, from: before, to: after) }
    return isResized ? nil : .imageResized
  }
}

extension LayoutStyle.Property {
  /// Whether the property is the colour of a certain part.
  fileprivate var namesColor: Bool {
    switch self {
    case .tint, .onTint, .thumbTint, .progressTint, .trackTint, .selectionTint, .barTint: true
    case .font, .textColor, .background, .border, .cornerRadius, .alpha, .transform, .image, .drawing: false
    }
  }
}

extension LayoutNode {
  /// The identifiers of the view and of all views inside it.
  fileprivate var idsInside: Set<String> { children.reduce(into: [id]) { $0.formUnion($1.idsInside) } }
}

extension FlatTree {
  /// Returns the identifiers of a view's superviews, from the inside out.
  fileprivate func containers(of index: Int) -> [String] {
    var ids: [String] = []
    var next = entries[index].parent
    while let parent = next {
      ids.append(entries[parent].node.id)
      next = entries[parent].parent
    }
    return ids
  }
}

extension ViewChange {
  fileprivate init(
    _ node: LayoutNode, _ words: String, from expectedRect: Rect? = nil, to actualRect: Rect? = nil, facts: [LayoutFact]
  ) {
    self.init(
      id: node.id, elementClass: node.elementClass, words: words, expectedRect: expectedRect, actualRect: actualRect,
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
