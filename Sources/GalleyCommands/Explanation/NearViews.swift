import Galley

/// Looks for the views that someone may have meant who asked for an id that is not there.
struct NearViews {
  private struct Candidate {
    var node: LayoutNode
    var rank: Int
  }

  private let asked: String
  private var candidates: [Candidate] = []
  private var seen: Set<String> = []

  init(to asked: String) { self.asked = asked.lowercased() }

  /// Takes in a view and everything below it.
  mutating func add(_ node: LayoutNode) {
    if seen.insert(node.id).inserted { candidates.append(Candidate(node: node, rank: rank(of: node))) }
    for child in node.children { add(child) }
  }

  /// The nearest views, the nearest first: `'8bC-Xf-vdC' (label "Name")`.
  var phrases: [String] {
    let nearest = candidates.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
    return nearest.prefix(6).map { Self.phrase($0.element.node) }
  }

  /// Views whose id or name holds what was asked for come before those whose id differs in a few characters.
  private func rank(of node: LayoutNode) -> Int {
    let (id, name) = (node.id.lowercased(), node.name.lowercased())
    if id == asked || name == asked { return -2 }
    if id.contains(asked) || name.contains(asked) { return -1 }
    return Self.editDistance(asked, id)
  }

  private static func phrase(_ node: LayoutNode) -> String {
    let name = node.name.count > 30 ? node.name.prefix(29) + "\u{2026}" : node.name[...]
    return "'\(node.id)' (\(node.elementClass)\(name.isEmpty ? "" : " \"\(name)\""))"
  }

  /// How many characters have to be put in, taken out or exchanged (Levenshtein); of long ones the beginnings.
  private static func editDistance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.utf8.prefix(64)), Array(right.utf8.prefix(64)))
    var row = Array(0...right.count)
    for (index, byte) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let exchanged = diagonal + (byte == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(exchanged, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
