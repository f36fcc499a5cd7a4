import Graphics

/// A constraint whose constant has changed.
package struct ConstraintChange: Hashable, Sendable {
  package var id: String
  /// The constraint in words: its name in quotes, or what it sets.
  package var words: String
  /// The constants in points.
  package var expected: Double
  package var actual: Double
  /// The identifiers of the views whose position or size the constraint sets.
  var views: [String]
}

/// Finds the constraints whose constants have changed.
struct ConstraintComparison {
  let matching: NodeMatching

  /// Returns the changes in the order of the current constraints. Constraints with an id that is not unique are left
  /// out.
  func changes(from expected: [ConstraintNote], to actual: [ConstraintNote]) -> [ConstraintChange] {
    let (before, after) = (Self.unique(expected), Self.unique(actual))
    let words = matching.formerWords
    let places = Dictionary(matching.actual.entries.indices.map { (matching.actual.entries[$0].node.id, $0) }) {
      first, _ in first
    }
    return actual.compactMap { note in
      guard after[note.id] != nil, let former = before[note.id], former.first == note.first,
        former.second == note.second, abs(former.constant - note.constant) > LayoutComparison.tolerance
      else { return nil }
      return ConstraintChange(
        id: note.id, words: Self.words(note, words, places), expected: former.constant, actual: note.constant,
        views: views(of: note, places))
    }
  }

  private static func unique(_ notes: [ConstraintNote]) -> [String: ConstraintNote] {
    let groups = Dictionary(grouping: notes, by: \.id)
    return groups.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  /// Returns the views that a constraint places: not the one that contains the other.
  private func views(of note: ConstraintNote, _ places: [String: Int]) -> [String] {
    guard let second = note.second, let one = places[note.first.view], let other = places[second.view] else {
      return [note.first.view]
    }
    let tree = matching.actual
    if tree.contains(one, in: other) { return [note.first.view] }
    return tree.contains(other, in: one) ? [second.view] : [note.first.view, second.view]
  }

  /// Returns a constraint's name in quotes, or what it sets: `the height of 'Title'`, `the space between 'Title' and
  /// 'Text'`.
  private static func words(_ note: ConstraintNote, _ words: FormerWords, _ places: [String: Int]) -> String {
    if !note.name.isEmpty { return "'\(note.name)'" }
    func view(_ side: ConstraintNote.Side) -> String { places[side.view].map(words.words(at:)) ?? "a view" }
    guard let second = note.second else { return "the \(note.first.attribute) of \(view(note.first))" }
    guard note.first.attribute == second.attribute || second.attribute.hasSuffix("Margin") else {
      return "the space between \(view(second)) and \(view(note.first))"
    }
    let outer = places[second.view] ?? 0 <= places[note.first.view] ?? 0
    let inner = view(outer ? note.first : second)
    switch note.first.attribute {
    case "width", "height": return "the \(note.first.attribute) of \(inner)"
    case "centerX": return "the horizontal offset of \(inner)"
    case "centerY": return "the vertical offset of \(inner)"
    case "firstBaseline", "lastBaseline": return "the baseline offset of \(inner)"
    default: return "the \(note.first.attribute) space of \(inner)"
    }
  }
}

extension FlatTree {
  /// Returns whether a view is inside another.
  func contains(_ inner: Int, in outer: Int) -> Bool {
    var next = entries[inner].parent
    while let parent = next {
      if parent == outer { return true }
      next = entries[parent].parent
    }
    return false
  }
}
