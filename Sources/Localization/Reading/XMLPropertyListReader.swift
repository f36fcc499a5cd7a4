/// A reader of property lists in XML that knows the line of each key.
struct XMLPropertyListReader {
  private var cursor: ByteCursor

  init(_ bytes: [UInt8]) { cursor = ByteCursor(bytes) }

  mutating func document() throws(TableSyntaxError) -> TableNode {
    let outer = try tag()
    guard outer.name == "plist", outer.kind == .start else { return try finished(value(outer, depth: 0)) }
    let root = try value(try tag(), depth: 0)
    try close("plist")
    return try finished(root)
  }

  private mutating func finished(_ node: TableNode) throws(TableSyntaxError) -> TableNode {
    try skipMisc()
    if cursor.peek != nil { throw failure(.contentAfterTable) }
    return node
  }

  // MARK: Values

  private mutating func value(_ start: Tag, depth: Int) throws(TableSyntaxError) -> TableNode {
    try cursor.countValue(depth: depth)
    guard start.kind != .end else { throw failure(.expectedTag) }
    let isEmpty = start.kind == .empty
    switch start.name {
    case "dict":
      return TableNode(content: .members(isEmpty ? [] : try members(depth: depth + 1)), line: start.line)
    case "array":
      return TableNode(content: .list(isEmpty ? [] : try items(depth: depth + 1)), line: start.line)
    case "string":
      return TableNode(content: .text(isEmpty ? "" : try text(endingWith: "string")), line: start.line)
    case "true", "false":
      if !isEmpty { try close(start.name) }
      return TableNode(content: .scalar(start.name), line: start.line)
    case "integer", "real", "date", "data":
      return TableNode(content: .scalar(isEmpty ? "" : try text(endingWith: start.name)), line: start.line)
    default: throw TableSyntaxError(.expectedTag, line: start.line)
    }
  }

  private mutating func members(depth: Int) throws(TableSyntaxError) -> [TableNode.Member] {
    var members: [TableNode.Member] = []
    while true {
      let next = try tag()
      if next.kind == .end {
        guard next.name == "dict" else { throw TableSyntaxError(.mismatchedTag, line: next.line) }
        return members
      }
      guard next.name == "key" else { throw TableSyntaxError(.expectedKey, line: next.line) }
      let key = next.kind == .empty ? "" : try text(endingWith: "key")
      members.append(TableNode.Member(key: key, line: next.line, value: try value(try tag(), depth: depth)))
    }
  }

  private mutating func items(depth: Int) throws(TableSyntaxError) -> [TableNode] {
    var items: [TableNode] = []
    while true {
      let next = try tag()
      if next.kind == .end {
        guard next.name == "array" else { throw TableSyntaxError(.mismatchedTag, line: next.line) }
        return items
      }
      items.append(try value(next, depth: depth))
    }
  }

  // MARK: Tags

  private struct Tag {
    enum Kind { case start, end, empty }

    let name: String
    let kind: Kind
    let line: Int
  }

  /// Reads the next tag after white space, comments and declarations.
  private mutating func tag() throws(TableSyntaxError) -> Tag {
    try skipMisc()
    let line = cursor.line
    guard cursor.take("<") else { throw failure(.expectedTag) }
    let isEnd = cursor.take("/")
    let name = cursor.takeAll { Self.isNameByte($0) }
    guard let rest = cursor.takeAll(upTo: ">") else { throw TableSyntaxError(.unterminatedTag, line: line) }
    guard !name.isEmpty else { throw TableSyntaxError(.expectedTag, line: line) }
    return Tag(name: name, kind: isEnd ? .end : rest.hasSuffix("/") ? .empty : .start, line: line)
  }

  private mutating func close(_ name: String) throws(TableSyntaxError) {
    let end = try tag()
    guard end.kind == .end, end.name == name else { throw TableSyntaxError(.mismatchedTag, line: end.line) }
  }

  private mutating func skipMisc() throws(TableSyntaxError) {
    while true {
      cursor.skipSpace()
      let line = cursor.line
      if cursor.take("<!--") {
        guard cursor.takeAll(upTo: "-->") != nil else { throw TableSyntaxError(.unterminatedComment, line: line) }
      } else if cursor.take("<?") || cursor.take("<!DOCTYPE") {
        guard cursor.takeAll(upTo: ">") != nil else { throw TableSyntaxError(.unterminatedTag, line: line) }
      } else {
        return
      }
    }
  }

  // MARK: Texts

  /// Reads the text of an element up to its end tag and resolves entities.
  private mutating func text(endingWith name: String) throws(TableSyntaxError) -> String {
    var text = ""
    while let next = cursor.peek {
      if cursor.take("<![CDATA[") {
        let line = cursor.line
        guard let data = cursor.takeAll(upTo: "]]>") else { throw TableSyntaxError(.unterminatedTag, line: line) }
        text += data
      } else if cursor.starts(with: "<!--") {
        try skipMisc()
      } else if next == UInt8(ascii: "<") {
        try close(name)
        return text
      } else if next == UInt8(ascii: "&") {
        text.unicodeScalars.append(try entity())
      } else {
        text += cursor.takeAll { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") }
      }
    }
    throw failure(.unexpectedEnd)
  }

  private mutating func entity() throws(TableSyntaxError) -> Unicode.Scalar {
    let line = cursor.line
    _ = cursor.advance()
    let name = cursor.takeAll { Self.isNameByte($0) || $0 == UInt8(ascii: "#") }
    guard cursor.take(";"), let character = Self.entities[name] ?? Self.character(ofCode: name) else {
      throw TableSyntaxError(.unknownEntity, line: line)
    }
    return character
  }

  private static func character(ofCode name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return nil }
    let isHexadecimal = name.hasPrefix("#x")
    return UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
  }

  private static let entities: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private func failure(_ reason: TableSyntaxError.Reason) -> TableSyntaxError {
    TableSyntaxError(cursor.peek == nil ? .unexpectedEnd : reason, line: cursor.line)
  }
}
