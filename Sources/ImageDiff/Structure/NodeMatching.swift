import Files
import Graphics

/// The pairs of corresponding views in two trees.
struct NodeMatching {
  let expected: FlatTree
  let actual: FlatTree
  /// The entry in the current tree for each entry of the reference, or `nil` if the view is gone.
  private(set) var partner: [Int?]
  /// The entry in the reference for each entry of the current tree, or `nil` if the view is new.
  private(set) var origin: [Int?]

  init(expected: FlatTree, actual: FlatTree) {
    self.expected = expected
    self.actual = actual
    partner = [Int?](repeating: nil, count: expected.entries.count)
    origin = [Int?](repeating: nil, count: actual.entries.count)
    pair(0, 0)
    pairByIdentity()
    // Parents are before their children, so a pair exists before its children are matched.
    for parent in expected.entries.indices {
      if let other = partner[parent] { pairChildren(of: parent, and: other) }
    }
  }

  /// What the views were called before.
  var formerWords: FormerWords { FormerWords(expected: expected.words, actual: actual.words, origin: origin) }

  private mutating func pair(_ index: Int, _ other: Int) {
    partner[index] = other
    origin[other] = index
  }

  /// Pairs views by identifiers that are unique in both trees.
  private mutating func pairByIdentity() {
    let (places, otherPlaces) = (Self.places(in: expected), Self.places(in: actual))
    for (id, index) in places.sorted(by: { $0.value < $1.value }) where index > 0 {
      guard let other = otherPlaces[id], other > 0,
        expected.entries[index].node.elementClass == actual.entries[other].node.elementClass
      else { continue }
      pair(index, other)
    }
  }

  private static func places(in tree: FlatTree) -> [String: Int] {
    var seen: Set<String> = []
    var places: [String: Int] = [:]
    for index in tree.entries.indices where tree.entries[index].hasOwnID {
      let id = tree.entries[index].node.id
      places[id] = seen.insert(id).inserted ? index : nil
    }
    return places
  }

  private mutating func pairChildren(of parent: Int, and other: Int) {
    let open = expected.entries[parent].children.filter { partner[$0] == nil }
    let otherOpen = actual.entries[other].children.filter { origin[$0] == nil }
    guard !open.isEmpty, !otherOpen.isEmpty else { return }
    let alignment = SequenceAlignment(open.count, otherOpen.count) {
      areAlike(expected.entries[open[$0]], actual.entries[otherOpen[$1]])
    } likeness: {
      likeness(of: expected.entries[open[$0]], to: actual.entries[otherOpen[$1]])
    }
    for (index, other) in alignment.pairs { pair(open[index], otherOpen[other]) }
    // A view that only changed its position among its siblings is the same view.
    for index in open where partner[index] == nil {
      let same = otherOpen.first { origin[$0] == nil && isSame(expected.entries[index], actual.entries[$0]) }
      if let same { pair(index, same) }
    }
  }

  private func isSame(_ entry: FlatTree.Entry, _ other: FlatTree.Entry) -> Bool {
    entry.node.elementClass == other.node.elementClass && !entry.content.isEmpty && entry.content == other.content
  }

  /// Whether two views have all in common that ``likeness(of:to:)`` counts, so that no other view is more alike.
  private func areAlike(_ entry: FlatTree.Entry, _ other: FlatTree.Entry) -> Bool {
    let (node, otherNode) = (entry.node, other.node)
    return likeness(of: entry, to: other) != nil && entry.content == other.content && node.name == otherNode.name
      && node.style == otherNode.style && node.frame.size == otherNode.frame.size
      && node.children.count == otherNode.children.count
  }

  /// Returns how likely two views are the same, or `nil` if they cannot be.
  ///
  /// An equal text counts more than an equal name, and that more than an equal style or size.
  private func likeness(of entry: FlatTree.Entry, to other: FlatTree.Entry) -> Int? {
    let (node, otherNode) = (entry.node, other.node)
    guard node.elementClass == otherNode.elementClass else { return nil }
    guard !entry.hasOwnID || !other.hasOwnID || node.id == otherNode.id else { return nil }
    var likeness = 1
    if entry.content == other.content { likeness += entry.content.isEmpty ? 1 : 4 }
    if !node.name.isEmpty, node.name == otherNode.name { likeness += 2 }
    if node.style == otherNode.style { likeness += 1 }
    if node.frame.size == otherNode.frame.size { likeness += 1 }
    if node.children.count == otherNode.children.count { likeness += 1 }
    return likeness
  }
}

/// The views of the current tree in the words of the reference. A view that is new there is in its own words.
struct FormerWords {
  let expected: ViewWords
  fileprivate let actual: ViewWords
  /// The indices in the reference.
  fileprivate let origin: [Int?]

  func words(at index: Int) -> String { origin[index].map(expected.words) ?? actual.words(at: index) }
}

/// The nodes of a tree in one array, parents before children and siblings from back to front.
struct FlatTree {
  struct Entry {
    let node: LayoutNode
    let parent: Int?
    var children: [Int] = []
    /// The frame in the root's coordinates.
    let rect: Rect
    /// Whether the view or an ancestor is hidden.
    let isHidden: Bool
    /// The texts of the view and its descendants, which distinguish similar views.
    var content: [String]
    /// Whether the identifier is the view's own and not made from its class and position.
    let hasOwnID: Bool
  }

  private(set) var entries: [Entry] = []

  init(_ root: LayoutNode) {
    add(root, parent: nil, origin: .zero)
  }

  /// The views in words, by the indices of the entries.
  var words: ViewWords {
    ViewWords(
      entries.map { entry in
        ViewWords.Entry(
          name: entry.node.name, id: entry.node.id, elementClass: entry.node.elementClass, rect: entry.rect,
          parent: entry.parent,
          isHidden: entry.isHidden, showsText: entry.node.text != nil)
      })
  }

  private mutating func add(_ node: LayoutNode, parent: Int?, origin: Point) {
    let index = entries.count
    let above = parent.map { entries[$0] }
    let rect = Rect(origin: Point(x: origin.x + node.frame.minX, y: origin.y + node.frame.minY), size: node.frame.size)
    entries.append(
      Entry(
        node: node, parent: parent, rect: parent == nil ? Rect(origin: .zero, size: node.frame.size) : rect,
        isHidden: node.isHidden || above?.isHidden == true, content: node.text.map { [$0.string] } ?? [],
        hasOwnID: above.map { !node.id.utf8.hasPrefix("\($0.node.id)/\(node.elementClass)[") } ?? false))
    if let parent { entries[parent].children.append(index) }
    for child in node.children { add(child, parent: index, origin: entries[index].rect.origin - node.contentOffset) }
    if let parent { entries[parent].content += entries[index].content }
  }
}

/// The pairing of two sequences in order with the greatest sum of likenesses (Needleman and Wunsch, 1970, with gaps
/// that cost nothing).
struct SequenceAlignment {
  /// The maximum number of combinations of elements between the ends that sequences have in common: 2,000 views that
  /// changed among the children of one view, some 64 MB. Longer sequences are paired one by one.
  ///
  /// This changes only in which words a difference is reported: each view is still compared with another, or reported
  /// as new or as gone.
  static let combinationLimit = 4_000_000

  /// The indices of the paired elements, ascending.
  private(set) var pairs: [(Int, Int)] = []

  /// Aligns two sequences.
  ///
  /// - Parameters:
  ///   - count: The number of elements of the first sequence.
  ///   - otherCount: The number of elements of the second.
  ///   - most: The maximum number of combinations that are compared.
  ///   - isSame: Returns whether no pairing of one of two elements has a greater value than that of both.
  ///   - likeness: Returns the value of pairing two elements by index, or `nil` if they must not be paired.
  init(
    _ count: Int, _ otherCount: Int, most: Int = combinationLimit, isSame: (Int, Int) -> Bool = { _, _ in false },
    likeness: (Int, Int) -> Int?
  ) {
    guard count * otherCount > most else {
      pairs = Self.bestPairs(count, otherCount, likeness)
      return
    }
    let shorter = min(count, otherCount)
    let start = (0..<shorter).prefix { isSame($0, $0) }.count
    let end = (0..<(shorter - start)).prefix { isSame(count - 1 - $0, otherCount - 1 - $0) }.count
    let (middle, otherMiddle) = (count - start - end, otherCount - start - end)
    let inner =
      middle * otherMiddle <= most
      ? Self.bestPairs(middle, otherMiddle) { likeness(start + $0, start + $1) }
      : (0..<(shorter - start - end)).filter { likeness(start + $0, start + $0) != nil }.map { ($0, $0) }
    pairs =
      (0..<start).map { ($0, $0) } + inner.map { (start + $0, start + $1) }
      + (0..<end).reversed().map { (count - 1 - $0, otherCount - 1 - $0) }
  }

  private static func bestPairs(
    _ count: Int, _ otherCount: Int, _ likeness: (Int, Int) -> Int?
  ) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    let width = otherCount + 1
    // The greatest sum for the rest of both sequences, for each pair of indices.
    var best = [Int](repeating: 0, count: (count + 1) * width)
    var likenesses = [Int](repeating: 0, count: count * otherCount)
    for index in (0..<count).reversed() {
      for other in (0..<otherCount).reversed() {
        let paired = likeness(index, other) ?? 0
        likenesses[index * otherCount + other] = paired
        let withPair = paired > 0 ? paired + best[(index + 1) * width + other + 1] : 0
        best[index * width + other] = max(withPair, best[(index + 1) * width + other], best[index * width + other + 1])
      }
    }
    var (index, other) = (0, 0)
    while index < count, other < otherCount {
      let paired = likenesses[index * otherCount + other]
      if paired > 0, best[index * width + other] == paired + best[(index + 1) * width + other + 1] {
        pairs.append((index, other))
        (index, other) = (index + 1, other + 1)
      } else if best[index * width + other] == best[(index + 1) * width + other] {
        index += 1
      } else {
        other += 1
      }
    }
    return pairs
  }
}
