import Files

/// A text split into words and the parts that must not change: placeholders and markup.
struct PseudoText: Sendable {
  enum Part: Sendable {
    case words(String)
    /// A placeholder, a tag, an entity, or the target of a link.
    case fixed(String)
  }

  private(set) var parts: [Part]

  init(_ text: String) {
    parts = FormatPiece.pieces(of: text).flatMap { piece in
      if case .literal(let literal) = piece { Markup.parts(of: literal) } else { [Part.fixed(piece.written)] }
    }
  }

  private init(parts: [Part]) { self.parts = parts }

  /// All parts as one text.
  var text: String { parts.map(\.text).joined() }

  /// Whether the words have a letter.
  var hasWords: Bool { words.contains { $0.contains(where: \.isLetter) } }

  /// The number of characters in words.
  var wordLength: Int { words.reduce(0) { $0 + $1.count } }

  private var words: [String] {
    parts.compactMap { if case .words(let text) = $0 { text } else { nil } }
  }

  /// Returns the text after applying `change` to each part that consists of words.
  func mappingWords(_ change: (String) -> String) -> PseudoText {
    PseudoText(
      parts: parts.map { part in
        if case .words(let text) = part { .words(change(text)) } else { part }
      })
  }

  /// Returns the text between two marks.
  func surrounded(by start: String, _ end: String) -> PseudoText {
    PseudoText(parts: [.fixed(start)] + parts + [.fixed(end)])
  }

  /// The text twice. In a text with placeholders, which must not be repeated, each part of words is doubled in place.
  var doubled: PseudoText {
    let isPlain = parts.allSatisfy { if case .words = $0 { true } else { false } }
    guard !isPlain else { return PseudoText(parts: [.words(text + " " + text)]) }
    return mappingWords { words in
      guard words.contains(where: \.isLetter) else { return words }
      let start = words.prefix { $0.isWhitespace }
      let end = String(words.reversed().prefix { $0.isWhitespace }.reversed())
      let core = words.dropFirst(start.count).dropLast(end.count)
      return start + core + " " + core + end
    }
  }
}

extension PseudoText.Part {
  fileprivate var text: String {
    switch self {
    case .words(let text), .fixed(let text): text
    }
  }
}

/// The markup in texts: tags, entities, and the targets of Markdown links.
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

  /// Returns the length of the markup at the start of a text, or `nil` if the text does not start with markup.
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
    text.utf8.hasPrefix("](") ? length(of: text, upTo: ")") { $0 != "(" || $0.isNewline } : nil
  }

  /// The largest length of markup in characters.
  private static let longest = 1000

  /// Returns the length of the markup at the start of a text, up to and including `end`. Returns `nil` if a character
  /// between the second one and the end does not satisfy `isInside`.
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
