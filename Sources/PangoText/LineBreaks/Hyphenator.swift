import Files

/// Tells where words may be broken, by patterns that are read when a language first asks for them.
final class Hyphenator {
  private let folders: HyphenationFolders
  private var languages: [String: HyphenationPatterns?] = [:]

  init(folders: HyphenationFolders) { self.folders = folders }

  /// Before which of a word's letters a line may break, from the first to the last; nowhere in a language without patterns.
  func breaks(in word: [Unicode.Scalar], language: LanguageTag) -> [Int] {
    if let known = languages[language.text] { return known?.breaks(in: word) ?? [] }
    let patterns = folders.patterns(for: language)
    languages.updateValue(patterns, forKey: language.text)
    return patterns?.breaks(in: word) ?? []
  }
}

/// Where hyphenation patterns lie, each language's in a file named by its tag.
struct HyphenationFolders: Sendable {
  let paths: [String]

  /// The patterns of the closest language that has some: of `de-CH` those of `de`.
  func patterns(for language: LanguageTag) -> HyphenationPatterns? {
    var parts = language.text.split { $0 == "-" || $0 == "_" }
    while !parts.isEmpty {
      let name = "/" + parts.joined(separator: "-") + ".txt"
      for path in paths {
        if let patterns = [UInt8](contentsOfFile: path + name).flatMap(HyphenationPatterns.init) { return patterns }
      }
      parts.removeLast()
    }
    return nil
  }
}

/// A language tag that is safe to hand on: Pango keeps every tag for the process's life.
struct LanguageTag: Hashable {
  let text: String

  /// The tag, or English for what is none.
  init(_ tag: String) {
    let isTag = (1...35).contains(tag.utf8.count) && tag.utf8.allSatisfy(LanguageTag.isAllowed)
    text = isTag ? tag : "en"
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
