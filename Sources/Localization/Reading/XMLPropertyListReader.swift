import Markup

/// A reader of property lists in XML that knows the line of each key.
struct XMLPropertyListReader {
  private var cursor: ByteCursor
  private var count = ValueCount()

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
    if cursor.next != nil { throw failure(.contentAfterTable) }
    return node
  }

  // MARK: Values

  private mutating func value(_ start: Tag, depth: Int) throws(TableSyntaxError) -> TableNode {
    try count.add(depth: depth, line: cursor.line)
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

  /// Reads the next tag after white space, comments and declarations. No property list needs the attributes of its
  /// tags.
  private mutating func tag() throws(TableSyntaxError) -> Tag {
    try skipMisc()
    let line = cursor.line
    guard cursor.take("<") else { throw failure(.expectedTag) }
    let isEnd = cursor.take("/")
    let name = String(decoding: cursor.name().prefix(while: Self.isInName), as: UTF8.self)
    guard let rest = cursor.take(through: ">") else { throw TableSyntaxError(.unterminatedTag, line: line) }
    guard !name.isEmpty else { throw TableSyntaxError(.expectedTag, line: line) }
    return Tag(name: name, kind: isEnd ? .end : rest.last == UInt8(ascii: "/") ? .empty : .start, line: line)
  }

  private mutating func close(_ name: String) throws(TableSyntaxError) {
    let end = try tag()
    guard end.kind == .end, end.name == name else { throw TableSyntaxError(.mismatchedTag, line: end.line) }
  }

  private mutating func skipMisc() throws(TableSyntaxError) {
    while true {
      cursor.skipBlanks()
      let line = cursor.line
      switch cursor.part {
      case .comment:
        guard cursor.content(of: .comment) != nil else { throw TableSyntaxError(.unterminatedComment, line: line) }
      case .declaration where !cursor.isAt("<!DOCTYPE"): return
      case .instruction, .declaration:
        guard cursor.take(through: ">") != nil else { throw TableSyntaxError(.unterminatedTag, line: line) }
      default: return
      }
    }
  }

  /// Reads the text of an element up to its end tag and resolves references.
  private mutating func text(endingWith name: String) throws(TableSyntaxError) -> String {
    var text = ""
    while let part = cursor.part {
      switch part {
      case .characters: text += try cursor.tableText(upTo: UInt8(ascii: "<"))
      case .characterData:
        let line = cursor.line
        guard let data = cursor.content(of: part) else { throw TableSyntaxError(.unterminatedTag, line: line) }
        text += String(decoding: data, as: UTF8.self)
      case .comment: try skipMisc()
      default:
        try close(name)
        return text
      }
    }
    throw failure(.unexpectedEnd)
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func failure(_ reason: TableSyntaxError.Reason) -> TableSyntaxError {
    TableSyntaxError(cursor.next == nil ? .unexpectedEnd : reason, line: cursor.line)
  }
}
