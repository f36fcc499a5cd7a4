/// A reader of JSON (RFC 8259) that knows the line of each key, which messages about long string catalogs need.
struct JSONReader {
  private var cursor: ByteCursor

  init(_ bytes: [UInt8]) { cursor = ByteCursor(bytes) }

  mutating func document() throws(TableSyntaxError) -> TableNode {
    let node = try value(depth: 0)
    cursor.skipSpace()
    if cursor.peek != nil { throw failure(.contentAfterTable) }
    return node
  }

  private mutating func value(depth: Int) throws(TableSyntaxError) -> TableNode {
    cursor.skipSpace()
    try cursor.countValue(depth: depth)
    let line = cursor.line
    switch cursor.peek {
    case UInt8(ascii: "{"): return TableNode(content: .members(try members(depth: depth + 1)), line: line)
    case UInt8(ascii: "["): return TableNode(content: .list(try items(depth: depth + 1)), line: line)
    case UInt8(ascii: "\""): return TableNode(content: .text(try text()), line: line)
    default:
      let word = cursor.takeAll { Self.scalarBytes.contains($0) }
      guard !word.isEmpty else { throw failure(.expectedValue) }
      return TableNode(content: .scalar(word), line: line)
    }
  }

  private mutating func members(depth: Int) throws(TableSyntaxError) -> [TableNode.Member] {
    _ = cursor.advance()
    cursor.skipSpace()
    var members: [TableNode.Member] = []
    while !cursor.take("}") {
      guard cursor.peek == UInt8(ascii: "\"") else { throw failure(.expectedKey) }
      let line = cursor.line
      let key = try text()
      cursor.skipSpace()
      guard cursor.take(":") else { throw failure(.expectedColon) }
      members.append(TableNode.Member(key: key, line: line, value: try value(depth: depth)))
      try skipSeparator(before: UInt8(ascii: "}"))
    }
    return members
  }

  private mutating func items(depth: Int) throws(TableSyntaxError) -> [TableNode] {
    _ = cursor.advance()
    cursor.skipSpace()
    var items: [TableNode] = []
    while !cursor.take("]") {
      items.append(try value(depth: depth))
      try skipSeparator(before: UInt8(ascii: "]"))
    }
    return items
  }

  private mutating func skipSeparator(before end: UInt8) throws(TableSyntaxError) {
    cursor.skipSpace()
    if cursor.peek == end { return }
    guard cursor.take(",") else { throw failure(.expectedComma) }
    cursor.skipSpace()
    if cursor.peek == end { throw failure(.expectedValue) }
  }

  private mutating func text() throws(TableSyntaxError) -> String {
    let startLine = cursor.line
    _ = cursor.advance()
    var characters = EscapedText()
    while let next = cursor.advance() {
      switch next {
      case UInt8(ascii: "\""): return try characters.finished(line: cursor.line)
      case UInt8(ascii: "\\"): try readEscape(into: &characters)
      default: try characters.append(byte: next, line: cursor.line)
      }
    }
    throw TableSyntaxError(.unterminatedString, line: startLine)
  }

  private mutating func readEscape(into characters: inout EscapedText) throws(TableSyntaxError) {
    guard let next = cursor.advance() else { throw failure(.unterminatedString) }
    if next == UInt8(ascii: "u") {
      guard let unit = cursor.digits(4, base: 16) else { throw failure(.invalidEscape) }
      try characters.append(unit: UInt16(truncatingIfNeeded: unit), line: cursor.line)
    } else {
      guard let character = Self.escapes[next] else { throw failure(.invalidEscape) }
      try characters.append(byte: character, line: cursor.line)
    }
  }

  private func failure(_ reason: TableSyntaxError.Reason) -> TableSyntaxError {
    TableSyntaxError(cursor.peek == nil ? .unexpectedEnd : reason, line: cursor.line)
  }

  private static let scalarBytes = Set("+-.0123456789abcdefghijklmnopqrstuvwxyzE".utf8)

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    UInt8(ascii: "/"): UInt8(ascii: "/"),
    UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9,
  ]
}
