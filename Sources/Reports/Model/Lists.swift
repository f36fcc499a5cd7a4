extension [String] {
  /// The texts as a list of a sentence: "de, fr and el".
  var list: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and \(last)"
  }
}

extension Sequence where Element: Hashable {
  /// The elements, each once, in the order in which they first occur.
  package var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
