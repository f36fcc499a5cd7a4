import Files
import Foundation
import Markup

/// Reads the files of strings tables in all their formats.
package enum TableFile {
  /// Reads a property list. A `.strings` file may be empty.
  static func node(at path: String) throws(LocalizationError) -> TableNode {
    try read(path) { (bytes) throws(TableSyntaxError) in
      try node(from: bytes, mayBeEmpty: path.utf8.hasSuffix(".strings"))
    }
  }

  /// Reads a property list in binary, XML or old-style format.
  ///
  /// - Parameter mayBeEmpty: Whether a file of nothing or of spaces is a list without keys.
  package static func node(
    from bytes: [UInt8], mayBeEmpty: Bool = false
  ) throws(TableSyntaxError) -> TableNode {
    guard mayBeEmpty || !bytes.allSatisfy(isSpace) else { throw TableSyntaxError(.empty, line: 1) }
    if bytes.starts(with: "bplist".utf8) { return try BinaryPropertyList.node(from: bytes) }
    return try node(fromText: text(bytes))
  }

  /// Reads a property list in XML or old-style format.
  ///
  /// - Parameters:
  ///   - text: The text as UTF-8.
  ///   - skipped: Keys whose values are left out, if the format is the old style.
  package static func node(
    fromText text: [UInt8], skipping skipped: Set<String> = []
  ) throws(TableSyntaxError) -> TableNode {
    switch text.first(where: { !isSpace($0) }) {
    case UInt8(ascii: "<"):
      var reader = XMLPropertyListReader(text)
      return try reader.document()
    default:
      var reader = OldStyleReader(text, skipping: skipped)
      return try reader.document()
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (9...13).contains(byte) }

  /// Reads the JSON of a string catalog.
  static func catalog(at path: String) throws(LocalizationError) -> TableNode {
    try read(path) { (bytes) throws(TableSyntaxError) in
      var reader = JSONReader(try text(bytes))
      return try reader.document()
    }
  }

  /// Returns a text as UTF-8.
  static func text(_ bytes: [UInt8]) throws(TableSyntaxError) -> [UInt8] {
    do throws(TextFileError) {
      return try TextFile(bytes).bytes
    } catch {
      throw TableSyntaxError(.notText(problem: error.description), line: error.line ?? 1)
    }
  }

  /// Reads a file of any format.
  ///
  /// - Parameter parse: Reads the file's bytes.
  static func read<Value>(
    _ path: String, _ parse: ([UInt8]) throws(TableSyntaxError) -> Value
  ) throws(LocalizationError) -> Value {
    let bytes: [UInt8]
    do throws(TextFileError) {
      bytes = try InputFile.content(of: path, as: .table)
    } catch {
      throw LocalizationError(path: path, reason: .unreadable(problem: error.description))
    }
    do throws(TableSyntaxError) {
      return try parse(bytes)
    } catch {
      throw LocalizationError(path: path, reason: .syntax(error))
    }
  }
}

/// A value in the file of a strings table in any format, with the line where it starts.
package struct TableNode: Sendable {
  package enum Content: Sendable {
    case text(String)
    case members([Member])
    case list([TableNode])
    /// A number, a date, or a Boolean value.
    case scalar(String)
  }

  package struct Member: Sendable {
    package let key: String
    /// The line of the key, from 1.
    package let line: Int
    package let value: TableNode
  }

  let content: Content
  package let line: Int

  package var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// The written form of a number, a date, or a Boolean value.
  var scalar: String? {
    if case .scalar(let text) = content { text } else { nil }
  }

  package var members: [Member]? {
    if case .members(let members) = content { members } else { nil }
  }

  /// The values of a list.
  package var items: [TableNode]? {
    if case .list(let items) = content { items } else { nil }
  }

  /// The value of a key, the last one if there are several.
  package subscript(key: String) -> TableNode? { members?.last { $0.key == key }?.value }

  /// The deepest nesting of values: far deeper than in any table, and not too deep for the stack.
  static let depthLimit = 64
  /// The largest number of values in a file. Memory grows with their number more than with the file's size.
  static let countLimit = 5_000_000
}

/// A reader of binary property lists, the format of strings tables in built products.
enum BinaryPropertyList {
  static func node(from bytes: [UInt8]) throws(TableSyntaxError) -> TableNode {
    guard let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) else {
      throw TableSyntaxError(.malformedBinary, line: 1)
    }
    return try node(from: list, depth: 0)
  }

  private static func node(from value: Any, depth: Int) throws(TableSyntaxError) -> TableNode {
    guard depth < TableNode.depthLimit else { throw TableSyntaxError(.nestedTooDeeply, line: 1) }
    switch value {
    case let text as String: return TableNode(content: .text(text), line: 1)
    case let dictionary as [String: Any]:
      var members: [TableNode.Member] = []
      for (key, value) in dictionary.sorted(by: { $0.key < $1.key }) {
        members.append(TableNode.Member(key: key, line: 1, value: try node(from: value, depth: depth + 1)))
      }
      return TableNode(content: .members(members), line: 1)
    case let list as [Any]:
      var nodes: [TableNode] = []
      for value in list { nodes.append(try node(from: value, depth: depth + 1)) }
      return TableNode(content: .list(nodes), line: 1)
    default: return TableNode(content: .scalar("\(value)"), line: 1)
    }
  }
}
