#if UIKitAdapter
/// How deeply a source is nested, found byte by byte before it is parsed.
///
/// The parser calls itself for what is in each other. It stops at 256 brackets, but not while it looks ahead, and it
/// counts no keywords. What is found here may differ a little from what the parser sees: the limits are far above the
/// code of apps, and far below what the stack holds.
struct SourceNesting {
  /// The most brackets and `#if` in each other. In code with errors, the parser's time grows with the third power.
  static let bracketLimit = 100
  /// The most keywords in each other, as in a chain of `else if`.
  static let keywordLimit = 5_000
  /// The most keywords and attributes without a separator or a block between them. At each one, the parser looks ahead
  /// to the last.
  static let runLimit = 100
  /// The most branches of an `#if`.
  static let branchLimit = 200
  /// The most ways to read a file's square brackets as types. The parser tries each twice, so that those in `n` others
  /// have 2 to the power of `n`. Fewer than four in each other are not counted.
  private static let readingLimit = 1 << 15

  /// The bytes of the source, each as a character, so that places are offsets in bytes.
  private let bytes: [Unicode.Scalar]
  private var position = 0
  private var levels = [NestingLevel(.file, in: nil)]
  private var readings = 0
  private var beginsLine = false
  private var previous = Token.other
  private var found: (reason: SourceRefusal.Reason, offset: Int)?

  private enum Token { case keyword, arrow, closingBrace, other }

  /// Throws the reason if a source is too deeply nested to be parsed.
  static func check(_ source: AppSource) throws(SourceRefusal) {
    var nesting = SourceNesting(bytes: source.text.utf8.map { Unicode.Scalar($0) })
    nesting.scan()
    if let found = nesting.found { throw SourceRefusal(found.reason, in: source, at: found.offset) }
  }

  private init(bytes: [Unicode.Scalar]) { self.bytes = bytes }

  // MARK: Tokens

  private mutating func scan() {
    while found == nil, position < bytes.count {
      switch bytes[position] {
      case "\n": (beginsLine, position) = (true, position + 1)
      case " ", "\t", "\r": position += 1
      case "/" where follows("//"): skip { $0 == "\n" }
      case "/" where follows("/*"): skipComment()
      case "\"", "#": takeHashOrString()
      case "`": takeQuotedName()
      case "(": open(.round)
      case "[": open(.square)
      case "{": open(.curly)
      case "<" where isName(at: position - 1) && !isBlank(at: position + 1): open(.angle)
      case ")": close(.round)
      case "]": close(.square)
      case "}": close(.curly)
      case ">" where levels.last?.bracket == .angle: close(.angle)
      case "-" where follows("->"): take(.arrow, length: 2)
      case "@": take(.keyword, length: 1)
      case ",", ";": end()
      case ".", "?", "!", "&", ":", ">": take(.other, length: 1)
      case _ where isName(at: position): takeWord()
      default: takeOperator()
      }
    }
  }

  /// Notes a token. One that begins a line or comes after a block is not in what keywords before it begin, unless it
  /// continues that.
  private mutating func take(_ token: Token, length: Int, continues: Bool = false) {
    let top = levels.count - 1
    let isInner = continues || previous == .keyword || previous == .arrow
    if previous == .closingBrace && !continues || beginsLine && !isInner { levels[top].endKeywords() }
    if token == .keyword || token == .arrow { levels[top].keywords += 1 }
    if token == .keyword { levels[top].run += 1 }
    if levels[top].allKeywords > Self.keywordLimit { found = (.keywords, position) }
    if levels[top].run > Self.runLimit { found = (.run, position) }
    (previous, beginsLine, position) = (token, false, position + length)
  }

  private mutating func end() {
    levels[levels.count - 1].end()
    take(.other, length: 1)
  }

  private mutating func takeWord() {
    let name = bytes[position...].prefix(while: Self.isName)
    let word = String(String.UnicodeScalarView(name))
    let isMember = position > 0 && bytes[position - 1] == "."
    let token = !isMember && Self.keywords.contains(word) ? Token.keyword : .other
    take(token, length: name.count, continues: word == "else")
  }

  /// Takes a character that no generic argument has: what seemed to begin some is the operator `<`.
  private mutating func takeOperator() {
    while levels.last?.bracket == .angle { levels.removeLast() }
    take(.other, length: 1)
  }

  private mutating func takeQuotedName() {
    take(.other, length: 1)
    skip { $0 == "`" || $0 == "\n" }
    if follows("`") { position += 1 }
  }

  /// The keywords before something that can begin with a keyword again.
  private static let keywords: Set<String> = [
    "any", "async", "await", "borrowing", "case", "catch", "consume", "consuming", "copy", "defer", "discard", "do",
    "each", "else", "for", "func", "guard", "if", "in", "inout", "isolated", "let", "macro", "nonisolated", "repeat",
    "return", "sending", "some", "switch", "then", "throw", "throws", "try", "unsafe", "var", "where", "while",
    "yield",
  ]

  // MARK: Levels

  private mutating func open(_ bracket: NestingLevel.Bracket, length: Int = 1, string: SourceStringLiteral? = nil) {
    let start = position
    if bracket == .curly { takeOperator() } else { take(.other, length: length) }
    let level = NestingLevel(bracket, in: levels.last, string: string)
    if bracket == .curly { levels[levels.count - 1].beginBlock() }
    levels.append(level)
    if bracket == .square, level.arrays > 3 { readings += 1 << min(level.arrays, 30) }
    if readings > Self.readingLimit { found = (.arrays, start) }
    // The file is a level, too.
    if levels.count > Self.bracketLimit + 1 { found = (.brackets, start) }
  }

  /// Closes the innermost level of a bracket, and those in it that lack their end. The end of an outer bracket is not
  /// in a block or a string.
  private mutating func close(_ bracket: NestingLevel.Bracket) {
    take(bracket == .curly ? .closingBrace : .other, length: 1, continues: true)
    let open = levels.lastIndex { $0.closes(with: bracket) || !$0.canLackEnd(before: bracket) }
    guard let open, levels[open].closes(with: bracket) else { return }
    let closed = levels[open]
    levels.removeSubrange(open...)
    if let string = closed.string { skipText(of: string) }
  }

  // MARK: Conditions and strings

  private mutating func takeHashOrString() {
    let hashes = bytes[position...].prefix { $0 == "#" }.count
    if bytes[(position + hashes)...].first == "\"" {
      position += hashes
      let isMultiline = follows("\"\"\"")
      levels[levels.count - 1].mayBeType = false
      take(.other, length: isMultiline ? 3 : 1)
      skipText(of: SourceStringLiteral(hashes: hashes, isMultiline: isMultiline))
    } else if follows("#if ") || follows("#if(") {
      open(.condition, length: 3)
    } else if follows("#else") {
      beginBranch()
    } else if follows("#endif") {
      close(.condition)
    } else {
      take(.other, length: hashes)
    }
  }

  /// What the branch before has left open ends with it.
  private mutating func beginBranch() {
    take(.other, length: "#else".utf8.count)
    guard let open = levels.lastIndex(where: { $0.bracket == .condition }) else { return }
    levels.removeSubrange((open + 1)...)
    levels[open].branches += 1
    levels[open].endKeywords()
    if levels[open].branches > Self.branchLimit { found = (.branches, position) }
  }

  /// Skips the text of a string, up to its end or to the expression of an interpolation.
  private mutating func skipText(of string: SourceStringLiteral) {
    while position < bytes.count {
      if follows(string.end) {
        position += string.end.utf8.count
        return
      }
      if follows(string.escape) {
        position += string.escape.utf8.count
        if follows("(") {
          open(.string, string: string)
          return
        }
      } else if bytes[position] == "\n", !string.isMultiline {
        return
      }
      position += 1
    }
  }

  /// Skips a comment, with those in it.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      let (begins, ends) = (follows("/*"), follows("*/"))
      depth += begins ? 1 : ends ? -1 : 0
      position += begins || ends ? 2 : 1
    } while depth > 0 && position < bytes.count
  }

  // MARK: Bytes

  private func follows(_ text: String) -> Bool { bytes[position...].starts(with: text.unicodeScalars) }

  private mutating func skip(until isEnd: (Unicode.Scalar) -> Bool) {
    while position < bytes.count, !isEnd(bytes[position]) { position += 1 }
  }

  /// Whether what is at a place begins no generic argument.
  private func isBlank(at place: Int) -> Bool {
    !bytes.indices.contains(place) || " \t\n=".unicodeScalars.contains(bytes[place])
  }

  private func isName(at place: Int) -> Bool { bytes.indices.contains(place) && Self.isName(bytes[place]) }

  private static func isName(_ byte: Unicode.Scalar) -> Bool {
    switch byte {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "\u{80}"...: true
    default: false
    }
  }
}

#endif
