/// A change to texts or layouts that shows what a translation does to a layout.
package enum PseudoTransformation: String, CaseIterable, Sendable {
  /// Each text twice, as in Xcode's double-length pseudo-language.
  case double
  /// Accented letters between brackets, as in Xcode's and Android's accented pseudo-languages. A plain text was never
  /// translated, and a text without its closing bracket is truncated.
  case accented
  /// Texts between `[#` and `#]`, as in Xcode's bounded-string pseudo-language.
  case bounded
  /// Longer texts: short ones by up to three times, long ones by a third.
  case expanded
  /// The layout from right to left with unchanged texts, as in Xcode's right-to-left pseudo-language.
  case rtl
  /// The layout and the letters of each word from right to left, as in Android's `ar-XB`.
  case bidi
  /// Each text at the longest that fits where it is shown, which depends on the layout: whoever lays out the scene sets
  /// the texts.
  case limit

  /// A summary for the tool's list of pseudo-languages.
  package var summary: String {
    switch self {
    case .double: "every text twice"
    case .accented: "accented letters between [ and ]; a text without them is not localized"
    case .bounded: "texts between [# and #]; a text without the closing mark is truncated"
    case .expanded: "longer texts, as in translations: short ones 3 times, long ones 1.3 times as long"
    case .rtl: "the layout from right to left, with unchanged texts"
    case .bidi: "the layout and the letters of each word from right to left"
    case .limit: "every text of a document at its longest that fits where it is shown"
    }
  }

  package var isRightToLeft: Bool { self == .rtl || self == .bidi }

  /// Returns the text with its words changed. Placeholders and markup stay as they are.
  func apply(to text: PseudoText) -> PseudoText {
    guard text.hasWords else { return text }
    switch self {
    case .double: return text.doubled
    case .accented: return text.mappingWords(Accents.accented).surrounded(by: "[", "]")
    case .bounded: return text.surrounded(by: "[# ", " #]")
    case .expanded: return TextGrowth.grown(text)
    case .rtl, .limit: return text
    case .bidi: return text.mappingWords(Self.reversed)
    }
  }

  /// Returns a text with its words in right-to-left overrides (Unicode Standard Annex 9). Numbers stay as they are, as
  /// between Arabic words.
  private static func reversed(_ text: String) -> String {
    var result = ""
    var words = ""
    func overridden() -> String {
      let space = words.reversed().prefix { $0.isWhitespace }.reversed()
      return words.isEmpty ? "" : "\u{202E}\(words.dropLast(space.count))\u{202C}\(String(space))"
    }
    for word in text.wordsWithSpace {
      if word.contains(where: \.isLetter) {
        words += word
      } else {
        result += overridden() + word
        words = ""
      }
    }
    return result + overridden()
  }
}

extension String {
  /// The words, each with the space after it. Leading space is a word of its own.
  fileprivate var wordsWithSpace: [String] {
    var words: [String] = []
    var last: Character = " "
    for character in self {
      if words.isEmpty || last.isWhitespace && !character.isWhitespace { words.append("") }
      words[words.count - 1].append(character)
      last = character
    }
    return words
  }
}

/// The growth of texts in translations from English.
///
/// Source: IBM's table of average expansion in the W3C's article "Text size in translation"
/// (w3.org/International/articles/article-text-size), the upper end of each range.
enum TextGrowth {
  /// The length of translations in percent, by the length of the text in characters.
  private static let table: [(upTo: Int, percent: Int)] = [
    (10, 300), (20, 200), (30, 180), (50, 160), (70, 170), (.max, 130),
  ]

  /// Returns the length of the translation of a text of `length` characters.
  static func length(of length: Int) -> Int {
    let percent = table.first { length <= $0.upTo }?.percent ?? 130
    return (length * percent + 99) / 100
  }

  /// Returns the text with each letter repeated until it is as long as a translation.
  ///
  /// Words get longer instead of more numerous, as in German or Finnish.
  static func grown(_ text: PseudoText) -> PseudoText {
    let length = text.wordLength
    let additional = Self.length(of: length) - length
    var letters = 0
    _ = text.mappingWords { words in
      letters += words.count(where: \.isLetter)
      return words
    }
    guard letters > 0 else { return text }
    var seen = 0
    return text.mappingWords { words in
      words.reduce(into: "") { result, character in
        result.append(character)
        guard character.isLetter else { return }
        let copies = additional * (seen + 1) / letters - additional * seen / letters
        result += String(repeating: character, count: copies)
        seen += 1
      }
    }
  }
}

/// Accented letters that resemble the letters of English.
enum Accents {
  /// Returns the text with each English letter accented.
  static func accented(_ text: String) -> String { String(text.map { table[$0] ?? $0 }) }

  private static let table: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
      "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž"))
}
