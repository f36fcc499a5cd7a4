import Markup

/// A reader of old-style property lists, the format of `.strings` files: `"key" = "value";` with comments, `{ ... }`
/// for dictionaries, and `( ... )` for lists.
struct OldStyleReader {
  private var cursor: ByteCursor
  private var count: ValueCount
  /// The keys of entries that are left out.
  private let skipped: Set<String>

  init(_ bytes: [UInt8], valueLimit: Int = TableNode.countLimit, skipping skipped: Set<String> = []) {
    cursor = ByteCursor(bytes)
    self.skipped = skipped
    count = ValueCount(limit: valueLimit)
  }

  /// Reads a whole table, with or without braces around it.
  mutating func document() throws(TableSyntaxError) -> TableNode {
    try skipSpace()
    let line = cursor.line
    let isBraced = cursor.take("{")
    let members = try members(depth: 0)
    if isBraced, !cursor.take("}") { throw failure(.expectedClosingBrace) }
    try skipSpace()
    if cursor.next != nil { throw failure(isBraced ? .contentAfterTable : .expectedKey) }
    return TableNode(content: .members(members), line: line)
  }

  /// Reads the entries up to the end or a closing brace.
  private mutating func members(depth: Int) throws(TableSyntaxError) -> [TableNode.Member] {
    var members: [TableNode.Member] = []
    try skipSpace()
    while let next = cursor.next, next != UInt8(ascii: "}") {
      let line = cursor.line
      let key = try string(orElse: .expectedKey)
      if !skipped.isEmpty, skipped.contains(key) {
        try skipValue()
        try skipSpace()
        continue
      }
      let value = try value(forKey: key, depth: depth)
      members.append(TableNode.Member(key: key, line: line, value: value))
      try skipSpace()
    }
    return members
  }

  /// Reads the value after a key. A key without a value is its own text.
  private mutating func value(forKey key: String, depth: Int) throws(TableSyntaxError) -> TableNode {
    try skipSpace()
    guard cursor.take("=") else {
      let value = TableNode(content: .text(key), line: cursor.line)
      guard cursor.take(";") else { throw failure(.expectedSemicolon) }
      return value
    }
    try skipSpace()
    let value = try self.value(depth: depth)
    try skipSpace()
    guard cursor.take(";") else { throw failure(.expectedSemicolon) }
    return value
  }

  /// Moves past the value after a key and its semicolon. Only its brackets, texts and comments are looked at.
  private mutating func skipValue() throws(TableSyntaxError) {
    var depth = 0
    while let next = cursor.next {
      switch next {
      case UInt8(ascii: "{"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"):
        guard depth > 0 else { throw failure(.expectedSemicolon) }
        depth -= 1
      case UInt8(ascii: ";") where depth == 0:
        _ = cursor.advance()
        return
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        try skipText(quotedBy: next)
        continue
      case UInt8(ascii: "/") where startsComment:
        try skipSpace()
        continue
      default: break
      }
      guard depth >= 0 else { break }
      _ = cursor.advance()
    }
    throw failure(.expectedSemicolon)
  }

  private mutating func skipText(quotedBy quote: UInt8) throws(TableSyntaxError) {
    let startLine = cursor.line
    _ = cursor.advance()
    while let next = cursor.advance() {
      if next == quote { return }
      if next == UInt8(ascii: "\\") { _ = cursor.advance() }
    }
    throw TableSyntaxError(.unterminatedString, line: startLine)
  }

  private mutating func value(depth: Int) throws(TableSyntaxError) -> TableNode {
    let line = cursor.line
    try count.add(depth: depth, line: line)
    if cursor.take("{") {
      let members = try members(depth: depth + 1)
      guard cursor.take("}") else { throw failure(.expectedClosingBrace) }
      return TableNode(content: .members(members), line: line)
    }
    if cursor.take("(") { return TableNode(content: .list(try items(depth: depth + 1)), line: line) }
    return TableNode(content: .text(try string(orElse: .expectedValue)), line: line)
  }

  /// Reads the values of a list up to its end.
  private mutating func items(depth: Int) throws(TableSyntaxError) -> [TableNode] {
    var items: [TableNode] = []
    try skipSpace()
    while !cursor.take(")") {
      items.append(try value(depth: depth))
      try skipSpace()
      guard cursor.take(",") || cursor.next == UInt8(ascii: ")") else { throw failure(.expectedComma) }
      try skipSpace()
    }
    return items
  }

  // MARK: Texts

  private mutating func string(orElse reason: TableSyntaxError.Reason) throws(TableSyntaxError) -> String {
    if let quote = cursor.next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return try quoted(by: quote)
    }
    var word = cursor.take(Self.plain)
    // A comment can directly follow a word.
    while cursor.next == UInt8(ascii: "/"), !startsComment, let slash = cursor.advance() {
      word.append(slash)
      word += cursor.take(Self.plain)
    }
    guard !word.isEmpty else { throw failure(reason) }
    return String(decoding: word, as: UTF8.self)
  }

  private mutating func quoted(by quote: UInt8) throws(TableSyntaxError) -> String {
    let startLine = cursor.line
    _ = cursor.advance()
    let start = cursor.take { $0 != quote && $0 != UInt8(ascii: "\\") }
    if cursor.next == quote {
      _ = cursor.advance()
      return String(decoding: start, as: UTF8.self)
    }
    var characters = EscapedText()
    for byte in start { try characters.append(byte: byte, line: startLine) }
    while let next = cursor.advance() {
      if next == quote { return try characters.finished(line: cursor.line) }
      if next == UInt8(ascii: "\\") {
        try readEscape(into: &characters)
      } else {
        try characters.append(byte: next, line: cursor.line)
      }
    }
    throw TableSyntaxError(.unterminatedString, line: startLine)
  }

  /// Reads an escape sequence after its backslash.
  private mutating func readEscape(into characters: inout EscapedText) throws(TableSyntaxError) {
    switch cursor.next {
    case nil: throw failure(.unterminatedString)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      _ = cursor.advance()
      guard let unit = cursor.digits(4, base: 16) else { throw failure(.invalidEscape) }
      try characters.append(unit: UInt16(truncatingIfNeeded: unit), line: cursor.line)
    case .some(UInt8(ascii: "0")...UInt8(ascii: "7")):
      guard let code = cursor.digits(3, base: 8), code < 0x80 else { throw failure(.invalidEscape) }
      try characters.append(unit: UInt16(code), line: cursor.line)
    case .some(let next):
      _ = cursor.advance()
      try characters.append(byte: Self.controls[next] ?? next, line: cursor.line)
    }
  }

  // MARK: Space

  private mutating func skipSpace() throws(TableSyntaxError) {
    cursor.skipBlanks()
    while startsComment {
      let startLine = cursor.line
      if cursor.take("//") {
        _ = cursor.take(through: "\n")
      } else if cursor.take("/*"), cursor.take(through: "*/") == nil {
        throw TableSyntaxError(.unterminatedComment, line: startLine)
      }
      cursor.skipBlanks()
    }
  }

  private var startsComment: Bool {
    cursor.next == UInt8(ascii: "/") && (cursor.isAt("//") || cursor.isAt("/*"))
  }

  private mutating func failure(_ reason: TableSyntaxError.Reason) -> TableSyntaxError {
    TableSyntaxError(reason, line: cursor.line)
  }

  private static let controls: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13,
    UInt8(ascii: "t"): 9, UInt8(ascii: "v"): 11,
  ]

  /// The bytes of strings without quotes, except for a slash, which may start a comment.
  private static let plain = ByteSet(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.-$:".utf8)
}
