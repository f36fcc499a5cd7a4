/// Where hyphenation patterns lie, each language's in a file named by its tag.
struct HyphenationFolders: Sendable {
  let paths: [String]

  /// The patterns of the closest language that has some: of `de-CH` those of `de`.
  func patterns(for language: LanguageTag) -> HyphenationPatterns? {
    var parts = language.text.split { $0 == "-" || $0 == "_" }
    while !parts.isEmpty {
      let name = "/" + parts.joined(separator: "-") + ".txt"
      for path in paths {
        if let patterns = [UInt8](contentsOf: path + name).flatMap(HyphenationPatterns.init) { return patterns }
      }
      parts.removeLast()
    }
    return nil
  }
}
