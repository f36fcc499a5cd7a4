/// Reads the form of property lists that `.strings` files have: `"key" = "value";` with comments between.
struct StringsParser {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  /// Makes a parser of UTF-8.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The whole table; of entries with the same key the last one counts.
  mutating func table() throws(StringsSyntaxError) -> [String: String] {
    var entries: [String: String] = [:]
    try skipSpace()
    let isBraced = take("{")
    try skipSpace()
    while let next = peek, next != UInt8(ascii: "}") || !isBraced {
      let key = try string(orElse: .expectedKey)
      entries[key] = try value(forKey: key)
      try skipSpace()
    }
    if isBraced, !take("}") { throw failure(.expectedClosingBrace) }
    return entries
  }

  /// What follows a key: a text, or nothing where the key is the text.
  private mutating func value(forKey key: String) throws(StringsSyntaxError) -> String {
    try skipSpace()
    var value = key
    if take("=") {
      try skipSpace()
      value = try string(orElse: .expectedValue)
      try skipSpace()
    }
    guard take(";") else { throw failure(.expectedSemicolon) }
    return value
  }

  private mutating func string(orElse reason: StringsSyntaxError.Reason) throws(StringsSyntaxError) -> String {
    for quote in [UInt8(ascii: "\""), UInt8(ascii: "'")] where peek == quote { return try quoted(by: quote) }
    let start = index
    while let next = peek, Self.isUnquoted(next) {
      // A comment may follow a word directly.
      if next == UInt8(ascii: "/"), startsComment { break }
      index += 1
    }
    guard index > start else { throw failure(reason) }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func quoted(by quote: UInt8) throws(StringsSyntaxError) -> String {
    let startLine = line
    index += 1
    var characters = EscapedText()
    while let next = advance() {
      if next == quote { return try characters.finished(line: line) }
      if next == UInt8(ascii: "\\") {
        try readEscape(into: &characters)
      } else {
        try characters.append(byte: next, line: line)
      }
    }
    throw StringsSyntaxError(.unterminatedString, line: startLine)
  }

  /// What follows a backslash.
  private mutating func readEscape(into characters: inout EscapedText) throws(StringsSyntaxError) {
    guard let next = advance() else { throw failure(.unterminatedString) }
    switch next {
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      guard let unit = digits(4, base: 16) else { throw failure(.invalidEscape) }
      try characters.append(unit: UInt16(truncatingIfNeeded: unit), line: line)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      index -= 1
      guard let code = digits(3, base: 8), code < 0x80 else { throw failure(.invalidEscape) }
      try characters.append(unit: UInt16(code), line: line)
    default:
      try characters.append(byte: Self.controls[next] ?? next, line: line)
    }
  }

  /// The number that the next digits write, at most a count of them; none without any.
  private mutating func digits(_ count: Int, base: Int) -> Int? {
    let start = index
    var number = 0
    while index - start < count, let digit = peek.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }), digit < base
    {
      number = number * base + digit
      index += 1
    }
    return index > start ? number : nil
  }

  private mutating func skipSpace() throws(StringsSyntaxError) {
    while let next = peek {
      if startsComment {
        try skipComment()
      } else if next == UInt8(ascii: " ") || (9...13).contains(next) {
        _ = advance()
      } else {
        return
      }
    }
  }

  private var startsComment: Bool {
    guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "/") else { return false }
    return bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*")
  }

  private mutating func skipComment() throws(StringsSyntaxError) {
    let startLine = line
    let isLine = bytes[index + 1] == UInt8(ascii: "/")
    index += 2
    while let next = advance() {
      if isLine, next == UInt8(ascii: "\n") { return }
      if !isLine, next == UInt8(ascii: "*"), take("/") { return }
    }
    if !isLine { throw StringsSyntaxError(.unterminatedComment, line: startLine) }
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func advance() -> UInt8? {
    guard let next = peek else { return nil }
    if next == UInt8(ascii: "\n") { line += 1 }
    index += 1
    return next
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private func failure(_ reason: StringsSyntaxError.Reason) -> StringsSyntaxError {
    StringsSyntaxError(reason, line: line)
  }

  private static let controls: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13,
    UInt8(ascii: "t"): 9, UInt8(ascii: "v"): 11,
  ]

  /// The characters of words that need no quotes.
  private static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
