import Markup

/// Finds out where a text is not JSON.
package enum JSONSyntax {
  /// Returns the first error in a text, or `nil` if it is JSON.
  package static func error(in bytes: [UInt8]) -> TableSyntaxError? {
    do throws(TableSyntaxError) {
      var reader = JSONReader(bytes)
      _ = try reader.document()
      return nil
    } catch {
      return error
    }
  }
}

/// A reader of JSON (RFC 8259) that knows the line of each key, which messages about long string catalogs need.
struct JSONReader {
  private var cursor: ByteCursor
  private var count = ValueCount()

  init(_ bytes: [UInt8]) { cursor = ByteCursor(bytes) }

  mutating func document() throws(TableSyntaxError) -> TableNode {
    let node = try value(depth: 0)
    cursor.skipBlanks()
    if cursor.next != nil { throw failure(.contentAfterTable) }
    return node
  }

  private mutating func value(depth: Int) throws(TableSyntaxError) -> TableNode {
    cursor.skipBlanks()
    let line = cursor.line
    try count.add(depth: depth, line: line)
    switch cursor.next {
    case UInt8(ascii: "{"): return TableNode(content: .members(try members(depth: depth + 1)), line: line)
    case UInt8(ascii: "["): return TableNode(content: .list(try items(depth: depth + 1)), line: line)
    case UInt8(ascii: "\""): return TableNode(content: .text(try text()), line: line)
    default:
      let word = String(decoding: cursor.take(Self.scalarBytes), as: UTF8.self)
      guard !word.isEmpty else { throw failure(.expectedValue) }
      return TableNode(content: .scalar(word), line: line)
    }
  }

  private mutating func members(depth: Int) throws(TableSyntaxError) -> [TableNode.Member] {
    _ = cursor.advance()
    cursor.skipBlanks()
    var members: [TableNode.Member] = []
    while !cursor.take("}") {
      guard cursor.next == UInt8(ascii: "\"") else { throw failure(.expectedKey) }
      let line = cursor.line
      let key = try text()
      cursor.skipBlanks()
      guard cursor.take(":") else { throw failure(.expectedColon) }
      members.append(TableNode.Member(key: key, line: line, value: try value(depth: depth)))
      try skipSeparator(before: UInt8(ascii: "}"))
    }
    return members
  }

  private mutating func items(depth: Int) throws(TableSyntaxError) -> [TableNode] {
    _ = cursor.advance()
    cursor.skipBlanks()
    var items: [TableNode] = []
    while !cursor.take("]") {
      items.append(try value(depth: depth))
      try skipSeparator(before: UInt8(ascii: "]"))
    }
    return items
  }

  private mutating func skipSeparator(before end: UInt8) throws(TableSyntaxError) {
    cursor.skipBlanks()
    if cursor.next == end { return }
    guard cursor.take(",") else { throw failure(.expectedComma) }
    cursor.skipBlanks()
    if cursor.next == end { throw failure(.expectedValue) }
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

  private mutating func failure(_ reason: TableSyntaxError.Reason) -> TableSyntaxError {
    TableSyntaxError(cursor.next == nil ? .unexpectedEnd : reason, line: cursor.line)
  }

  private static let scalarBytes = ByteSet("+-.0123456789abcdefghijklmnopqrstuvwxyzE".utf8)

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    UInt8(ascii: "/"): UInt8(ascii: "/"),
    UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9,
  ]
}
