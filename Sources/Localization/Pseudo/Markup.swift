/// Finds what people write into texts that is no text: tags, entities, the targets of Markdown's links.
enum Markup {
  static func parts(of text: String) -> [PseudoText.Part] {
    var parts: [PseudoText.Part] = []
    var words = ""
    var rest = text[...]
    while let next = rest.first {
      guard let length = markupLength(at: rest) else {
        words.append(next)
        rest.removeFirst()
        continue
      }
      if !words.isEmpty { parts.append(.words(words)) }
      words = ""
      parts.append(.fixed(String(rest.prefix(length))))
      rest = rest.dropFirst(length)
    }
    return words.isEmpty ? parts : parts + [.words(words)]
  }

  /// How many characters of markup stand at the start of a text; none where words do.
  private static func markupLength(at text: Substring) -> Int? {
    switch text.first {
    case "<": tagLength(at: text)
    case "&": entityLength(at: text)
    case "]": targetLength(at: text)
    default: nil
    }
  }

  private static func tagLength(at text: Substring) -> Int? {
    let name = text.dropFirst().drop { $0 == "/" }
    guard name.first?.isLetter == true || name.first == "!" else { return nil }
    return length(of: text, upTo: ">") { $0 != "<" }
  }

  private static func entityLength(at text: Substring) -> Int? {
    guard let next = text.dropFirst().first, next.isLetter || next == "#" else { return nil }
    return length(of: text, upTo: ";") { $0.isLetter || $0.isNumber || $0 == "#" }
  }

  private static func targetLength(at text: Substring) -> Int? {
    text.hasPrefix("](") ? length(of: text, upTo: ")") { $0 != "(" || $0.isNewline } : nil
  }

  /// The farthest that markup reaches.
  private static let longest = 1000

  /// The length up to an end, where all between meets a condition after the first two characters.
  private static func length(of text: Substring, upTo end: Character, isInside: (Character) -> Bool) -> Int? {
    var length = 1
    for character in text.dropFirst().prefix(longest) {
      length += 1
      if character == end { return length }
      guard length == 2 || isInside(character) else { return nil }
    }
    return nil
  }
}
