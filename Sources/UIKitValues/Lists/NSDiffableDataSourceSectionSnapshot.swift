import Foundation

/// The items of one section as a tree, of which those are shown whose parents are all expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private struct Node {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }

  private var nodes: [ItemIdentifierType: Node] = [:]
  public private(set) var rootItems: [ItemIdentifierType] = []

  public init() {}

  /// All items, each followed by what is in it.
  public var items: [ItemIdentifierType] { flattened(rootItems) { _ in true } }
  /// The items whose parents are expanded.
  public var visibleItems: [ItemIdentifierType] { flattened(rootItems, into: isExpanded) }

  private func flattened(
    _ items: [ItemIdentifierType], into isIncluded: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    items.flatMap { [$0] + (isIncluded($0) ? flattened(nodes[$0]?.children ?? [], into: isIncluded) : []) }
  }

  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  /// The number of items above an item, 0 for a root.
  public func level(of item: ItemIdentifierType) -> Int { parent(of: item).map { level(of: $0) + 1 } ?? 0 }
  /// The items in one, as a section of its own.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false)
    -> NSDiffableDataSourceSectionSnapshot
  {
    var part = NSDiffableDataSourceSectionSnapshot()
    if includingParent { part.append([parent]) }
    part.copy(nodes[parent]?.children ?? [], of: self, to: includingParent ? parent : nil)
    return part
  }

  private mutating func copy(
    _ items: [ItemIdentifierType], of other: NSDiffableDataSourceSectionSnapshot, to parent: ItemIdentifierType?
  ) {
    append(items, to: parent)
    for item in items {
      copy(other.nodes[item]?.children ?? [], of: other, to: item)
      nodes[item]?.isExpanded = other.isExpanded(item)
    }
  }

  // MARK: Changes

  /// Appends items to a parent, or to the roots.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    insert(items, into: parent) { $0.endIndex }
  }
  public mutating func insert(_ items: [ItemIdentifierType], before beforeItem: ItemIdentifierType) {
    insert(items, into: parent(of: beforeItem)) { $0.firstIndex(of: beforeItem) ?? $0.endIndex }
  }
  public mutating func insert(_ items: [ItemIdentifierType], after afterItem: ItemIdentifierType) {
    insert(items, into: parent(of: afterItem)) { siblings in
      siblings.firstIndex(of: afterItem).map { $0 + 1 } ?? siblings.endIndex
    }
  }
  private mutating func insert(
    _ items: [ItemIdentifierType], into parent: ItemIdentifierType?, at place: ([ItemIdentifierType]) -> Int
  ) {
    for item in items { nodes[item] = Node(parent: parent) }
    if let parent {
      let siblings = nodes[parent]?.children ?? []
      nodes[parent]?.children.insert(contentsOf: items, at: place(siblings))
    } else {
      rootItems.insert(contentsOf: items, at: place(rootItems))
    }
  }

  /// Deletes items with what is in them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let node = nodes[item] else { continue }
      delete(node.children)
      nodes[item] = nil
      if let parent = node.parent {
        nodes[parent]?.children.removeAll { $0 == item }
      } else {
        rootItems.removeAll { $0 == item }
      }
    }
  }
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  public mutating func expand(_ items: [ItemIdentifierType]) { for item in items { nodes[item]?.isExpanded = true } }
  public mutating func collapse(_ items: [ItemIdentifierType]) { for item in items { nodes[item]?.isExpanded = false } }
}

/// What a data source asks and tells when the user expands items: never called, as nobody taps in a snapshot.
public struct NSDiffableDataSourceSectionSnapshotHandlers<ItemType: Hashable> {
  public var shouldExpandItem: ((ItemType) -> Bool)?
  public var willExpandItem: ((ItemType) -> Void)?
  public var shouldCollapseItem: ((ItemType) -> Bool)?
  public var willCollapseItem: ((ItemType) -> Void)?
  public var snapshotForExpandingParent:
    ((ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>) -> NSDiffableDataSourceSectionSnapshot<ItemType>)?

  package init() {}
}
