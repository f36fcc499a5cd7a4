/// A change that shows what a translation does to a layout, without a translation.
public enum PseudoTransformation: String, CaseIterable, Hashable, Sendable {
  /// Every text twice, as Xcode's double-length pseudo-language.
  case double
  /// Letters with accents between brackets, as Xcode's and Android's accented ones: what is plain was never translated,
  /// and what has lost a bracket is cut off.
  case accented
  /// Texts between `[#` and `#]`, as Xcode's bounded string pseudo-language.
  case bounded
  /// Longer texts: short ones up to three times, long ones by a third.
  case expanded
  /// The layout from right to left, as Xcode's right-to-left pseudo-language; texts stay as they are.
  case rtl
  /// The layout and the letters of each word from right to left, as Android's `ar-XB`.
  case bidi

  /// What it does, in a few words.
  public var summary: String {
    switch self {
    case .double: "every text twice"
    case .accented: "accented letters between [ ]; plain text was never translated"
    case .bounded: "texts between [# #]; what has lost a mark is cut off"
    case .expanded: "texts as much longer as translations get: short ones 3 times, long ones 1.3 times"
    case .rtl: "the layout from right to left, texts unchanged"
    case .bidi: "the layout and each word's letters from right to left"
    }
  }

  /// Whether layouts run from right to left.
  public var isRightToLeft: Bool { self == .rtl || self == .bidi }

  /// Changes what is shown of a text; placeholders and markup stay as they are.
  func apply(to text: PseudoText) -> PseudoText {
    guard text.hasWords else { return text }
    switch self {
    case .double: return text.doubled
    case .accented: return text.mappingWords(Accents.accented).surrounded(by: "[", "]")
    case .bounded: return text.surrounded(by: "[# ", " #]")
    case .expanded: return TextGrowth.grown(text)
    case .rtl: return text
    case .bidi: return text.mappingWords(Self.reversed)
    }
  }

  /// The words of a text in overrides from right to left (Unicode Standard Annex 9). Numbers stay as they are, as they
  /// do among Arabic words.
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
  /// The words, each with the space after it; the space at the start is one by itself.
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

/// How much longer texts get when they are translated from English.
///
/// Source: IBM's table of average expansion, as W3C prints it in "Text size in translation"
/// (w3.org/International/articles/article-text-size); of each range the upper end.
enum TextGrowth {
  /// Lengths in characters and the length of the translation in percent.
  private static let table: [(upTo: Int, percent: Int)] = [
    (10, 300), (20, 200), (30, 180), (50, 160), (70, 170), (.max, 130),
  ]

  /// The length of a translation of a text of so many characters.
  static func length(of length: Int) -> Int {
    let percent = table.first { length <= $0.upTo }?.percent ?? 130
    return (length * percent + 99) / 100
  }

  /// The text with as many letters more as translations have, each a copy of one before it: words grow rather than
  /// become more, as they do in German or Finnish.
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

/// Letters that look like those of English and are none of them.
enum Accents {
  /// The text with every letter of English accented.
  static func accented(_ text: String) -> String { String(text.map { table[$0] ?? $0 }) }

  private static let table: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
      "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž"))
}
