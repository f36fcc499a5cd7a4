/// The names that a mistyped name may mean.
package struct NearestNames {
  private let names: [String]

  package init(_ names: [String]) { self.names = names }

  /// Returns the names most similar to a text, the most similar first: those that contain it or are part of it, and
  /// those that differ from it in at most a third of its letters. Case is ignored.
  package func nearest(to text: String, atMost count: Int = 3) -> [String] {
    var seen: Set<String> = []
    let ranked = names.filter { seen.insert($0).inserted }.enumerated().compactMap { offset, name in
      Self.rank(of: name.lowercased(), for: text.lowercased()).map { (rank: $0, offset: offset, name: name) }
    }
    return ranked.sorted { ($0.rank, $0.offset) < ($1.rank, $1.offset) }.prefix(count).map(\.name)
  }

  /// Returns the end of a message about an unknown name: the nearest names, or all if there are few.
  package static func hint(_ names: some Sequence<String>, to text: String) -> String {
    let names = Set(names).filter { !$0.isEmpty }.sorted()
    let hasFew = !names.isEmpty && names.count <= 12
    return hint(names, to: text, otherwise: hasFew ? "expected one of " + quoted(names, separator: ", ") : "")
  }

  /// Returns the end of a message about an unknown name: the nearest names, or else what is expected.
  package static func hint(_ names: [String], to text: String, otherwise expectation: String) -> String {
    let near = NearestNames(names).nearest(to: text)
    if !near.isEmpty { return "; did you mean \(quoted(near, separator: " or "))?" }
    return expectation.isEmpty ? "" : "; " + expectation
  }

  private static func quoted(_ names: [String], separator: String) -> String {
    names.map { "'\($0)'" }.joined(separator: separator)
  }

  private static func rank(of name: String, for text: String) -> Int? {
    if name == text { return -2 }
    if !text.isEmpty, name.count > 2, name.contains(text) || text.contains(name) { return -1 }
    let distance = editDistance(text, name)
    return distance <= max(text.utf8.count > 1 ? 1 : 0, text.utf8.count / 3) ? distance : nil
  }

  /// Returns the number of letters to insert, remove, replace or exchange with their neighbour, over the first 64 bytes
  /// (optimal string alignment).
  package static func editDistance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.utf8.prefix(64)), Array(right.utf8.prefix(64)))
    var (rowBefore, row) = ([Int](), Array(0...right.count))
    for (index, byte) in left.enumerated() {
      var next = [index + 1]
      for (column, other) in right.enumerated() {
        var distance = min(row[column] + (byte == other ? 0 : 1), next[column] + 1, row[column + 1] + 1)
        if index > 0, column > 0, byte == right[column - 1], left[index - 1] == other {
          distance = min(distance, rowBefore[column - 1] + 1)
        }
        next.append(distance)
      }
      (rowBefore, row) = (row, next)
    }
    return row[right.count]
  }
}
