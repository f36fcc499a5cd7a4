import Graphics

/// A tree of nodes in one array, parents before children, back to front.
struct FlatTree {
  struct Entry {
    let node: LayoutNode
    let parent: Int?
    var children: [Int] = []
    /// The frame in the root's coordinates.
    let rect: Rect
    /// Whether the view or one that holds it is hidden.
    let isHidden: Bool
    /// The texts in it, which tell like views apart.
    var content: [String]
    /// Whether the identity is the view's own rather than its place's.
    let hasOwnID: Bool
  }

  private(set) var entries: [Entry] = []

  init(_ root: LayoutNode) {
    add(root, parent: nil, origin: .zero)
  }

  private mutating func add(_ node: LayoutNode, parent: Int?, origin: Point) {
    let index = entries.count
    let above = parent.map { entries[$0] }
    let rect = Rect(origin: Point(x: origin.x + node.frame.minX, y: origin.y + node.frame.minY), size: node.frame.size)
    entries.append(
      Entry(
        node: node, parent: parent, rect: parent == nil ? Rect(origin: .zero, size: node.frame.size) : rect,
        isHidden: node.isHidden || above?.isHidden == true, content: node.text.map { [$0.string] } ?? [],
        hasOwnID: above.map { !node.id.hasPrefix("\($0.node.id)/\(node.elementClass)[") } ?? false))
    if let parent { entries[parent].children.append(index) }
    for child in node.children { add(child, parent: index, origin: entries[index].rect.origin) }
    if let parent { entries[parent].content += entries[index].content }
  }
}
