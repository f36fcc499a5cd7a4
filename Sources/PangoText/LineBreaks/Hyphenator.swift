import Files

/// Hyphenates words, reading the patterns of a language on first use.
final class Hyphenator {
  private let folders: HyphenationFolders
  private var languages: [String: HyphenationPatterns?] = [:]
  private var words = RecentValues<Word, [Int]>(capacity: 2_048)

  private struct Word: Hashable {
    let letters: [Unicode.Scalar]
    let language: LanguageTag
  }

  init(folders: HyphenationFolders) { self.folders = folders }

  /// Returns the indices of the letters before which a line may break, in ascending order. There are none in a language
  /// without patterns.
  func breaks(in word: [Unicode.Scalar], language: LanguageTag) -> [Int] {
    guard let patterns = patterns(for: language) else { return [] }
    let key = Word(letters: word, language: language)
    if let known = words[key] { return known }
    let breaks = patterns.breaks(in: word)
    words[key] = breaks
    return breaks
  }

  private func patterns(for language: LanguageTag) -> HyphenationPatterns? {
    if let known = languages[language.text] { return known }
    let patterns = folders.patterns(for: language)
    languages.updateValue(patterns, forKey: language.text)
    return patterns
  }
}

/// The folders of hyphenation patterns, with one file per language, named by its tag.
struct HyphenationFolders: Sendable {
  let paths: [String]

  /// Returns the patterns of a language, or of a more general one: those of `de` for `de-CH`.
  func patterns(for language: LanguageTag) -> HyphenationPatterns? {
    var parts = language.text.split { $0 == "-" || $0 == "_" }
    while !parts.isEmpty {
      let name = "/" + parts.joined(separator: "-") + ".txt"
      for path in paths {
        // What cannot be read was reported when the fonts were.
        let file = try? InputFile.content(of: path + name, as: .font)
        if let patterns = file.flatMap(HyphenationPatterns.init) { return patterns }
      }
      parts.removeLast()
    }
    return nil
  }
}

/// A checked language tag. Pango keeps all tags until the process ends, so arbitrary text must not be passed as one.
struct LanguageTag: Hashable {
  static let english = LanguageTag("en")

  let text: String

  /// Creates a tag from a string, or the tag `en` if the string is invalid.
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
