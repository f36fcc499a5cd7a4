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
