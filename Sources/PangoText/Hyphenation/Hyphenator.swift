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
