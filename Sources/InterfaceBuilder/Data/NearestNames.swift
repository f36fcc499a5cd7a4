/// Finds the names that someone may have meant by an unknown one.
package enum NearestNames {
  /// Returns the most similar names, the most similar first: those that contain the text or are contained in it, then those that
  /// differ from it in few characters.
  ///
  /// - Parameter count: The largest number of names.
  package static func among(_ names: some Sequence<String>, to text: String, count: Int = 4) -> [String] {
    let wanted = text.lowercased()
    let ranked = Set(names).filter { !$0.isEmpty }.map { name in (name: name, rank: rank(of: name.lowercased(), wanted)) }
    let near = ranked.filter { $0.rank <= max(2, wanted.count * 2 / 3) }
    return near.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }.prefix(count).map(\.name)
  }

  /// Returns the part of a message that names the nearest of the right names, or all if there are few.
  package static func hint(_ names: some Sequence<String>, to text: String) -> String {
    let names = Set(names)
    let near = among(names, to: text)
    let shown = near.isEmpty && names.count <= 12 ? names.sorted() : near
    guard !shown.isEmpty else { return "" }
    return (near.isEmpty ? "; expected " : "; did you mean ") + shown.map { "'\($0)'" }.joined(separator: " or ") + "?".prefix(near.isEmpty ? 0 : 1)
  }

  private static func rank(of name: String, _ wanted: String) -> Int {
    if name == wanted { return 0 }
    if wanted.count >= 3, name.contains(wanted) || (name.count >= 3 && wanted.contains(name)) { return 1 }
    return editDistance(wanted, name)
  }

  /// Returns the Levenshtein distance of the first 64 bytes.
  package static func editDistance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.utf8.prefix(64)), Array(right.utf8.prefix(64)))
    var row = Array(0...right.count)
    for (index, byte) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let substituted = diagonal + (byte == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(substituted, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
