/// What a text of average words of a language is made of.
package struct AverageWords: Hashable, Sendable {
  /// The word that the text repeats.
  package var word: String
  /// What is between two words: a space, or nothing in scripts without spaces.
  package var separator: String

  package init(word: String, separator: String) {
    self.word = word
    self.separator = separator
  }

  /// Finds the average word of texts: of those with as many characters as words have on average, the one that occurs
  /// most often.
  ///
  /// In a script without spaces a line can end after almost any character, so that the word is a single one, the most
  /// frequent.
  ///
  /// - Parameter texts: All texts of a language.
  package init(of texts: some Sequence<String>) {
    var counts: [String: Int] = [:]
    var ideographs: [Character: Int] = [:]
    var letters = 0
    for text in texts {
      for part in text.split(whereSeparator: { !$0.isLetter && $0 != "'" && $0 != "’" }) {
        counts[String(part), default: 0] += 1
        for character in part {
          letters += 1
          if Self.breaksAnywhere(character) { ideographs[character, default: 0] += 1 }
        }
      }
    }
    if ideographs.values.reduce(0, +) * 2 > letters, let common = Self.mostFrequent(ideographs.map { (String($0), $1) })
    {
      self.init(word: common, separator: "")
      return
    }
    let total = counts.values.reduce(0, +)
    let average = counts.reduce(0) { $0 + $1.key.count * $1.value }
    let length = total == 0 ? 5 : Int(bounded: (Double(average) / Double(total)).rounded())
    let nearest = counts.keys.map { abs($0.count - length) }.min() ?? 0
    let word = Self.mostFrequent(counts.filter { abs($0.key.count - length) == nearest }.map { ($0, $1) })
    self.init(word: word ?? "Words", separator: " ")
  }

  /// Returns the start of the text that repeats the word, with a number of letters. Spaces do not count.
  package func start(_ letters: Int) -> String {
    let (count, rest) = max(1, letters).quotientAndRemainder(dividingBy: max(1, word.count))
    let whole = Array(repeating: word[...], count: count)
    return (whole + (rest > 0 ? [word.prefix(rest)] : [])).joined(separator: separator)
  }

  /// Whether lines can end on both sides of a letter: ideographs, kana, and the letters of Thai, Lao, Khmer and
  /// Burmese. In these four, lines end between words, which no space shows.
  private static func breaksAnywhere(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    return switch value {
    case 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x3FFFF: true
    case 0x0E01...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true
    default: false
    }
  }

  private static func mostFrequent(_ counts: [(String, Int)]) -> String? {
    counts.min { ($1.1, $0.0) < ($0.1, $1.0) }?.0
  }
}
