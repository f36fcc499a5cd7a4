import Foundation
import Markup

/// Reads the files of strings tables in all their formats.
enum TableFile {
  /// The largest size of a file in bytes. The tables of whole operating systems are smaller.
  static let sizeLimit = 64 << 20

  /// Reads a property list.
  static func node(at path: String) throws(LocalizationError) -> TableNode {
    let bytes = try bytes(at: path)
    do throws(TableSyntaxError) {
      return try node(from: bytes)
    } catch {
      throw LocalizationError(path: path, reason: .syntax(error))
    }
  }

  /// Reads a property list in binary, XML or old-style format.
  static func node(from bytes: [UInt8]) throws(TableSyntaxError) -> TableNode {
    if bytes.starts(with: "bplist".utf8) { return try BinaryPropertyList.node(from: bytes) }
    let text = try TableEncoding.utf8(from: bytes)
    switch text.first(where: { !($0 == 0x20 || (9...13).contains($0)) }) {
    case UInt8(ascii: "<"):
      var reader = XMLPropertyListReader(text)
      return try reader.document()
    default:
      var reader = OldStyleReader(text)
      return try reader.document()
    }
  }

  /// Reads the JSON of a string catalog.
  static func catalog(at path: String) throws(LocalizationError) -> TableNode {
    let bytes = try bytes(at: path)
    do throws(TableSyntaxError) {
      var reader = JSONReader(try TableEncoding.utf8(from: bytes))
      return try reader.document()
    } catch {
      throw LocalizationError(path: path, reason: .syntax(error))
    }
  }

  static func bytes(at path: String) throws(LocalizationError) -> [UInt8] {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    if let size = attributes?[.size] as? Int, size > sizeLimit {
      throw LocalizationError(path: path, reason: .tooLarge(bytes: size, limit: sizeLimit))
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw LocalizationError(path: path, reason: .unreadable)
    }
    return Array(data)
  }
}

/// A value in the file of a strings table in any format, with the line where it starts.
struct TableNode: Sendable {
  indirect enum Content: Sendable {
    case text(String)
    case members([Member])
    case list([TableNode])
    /// A number, a date, or a Boolean value.
    case scalar(String)
  }

  struct Member: Sendable {
    let key: String
    /// The line of the key, from 1.
    let line: Int
    let value: TableNode
  }

  let content: Content
  let line: Int

  var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// The written form of a number, a date, or a Boolean value.
  var scalar: String? {
    if case .scalar(let text) = content { text } else { nil }
  }

  var members: [Member]? {
    if case .members(let members) = content { members } else { nil }
  }

  /// The value of a key, the last one if there are several.
  subscript(key: String) -> TableNode? { members?.last { $0.key == key }?.value }

  /// The deepest nesting of values: far deeper than in any table, and not too deep for the stack.
  static let depthLimit = 64
  /// The largest number of values in a file. Memory grows with their number more than with the file's size.
  static let countLimit = 5_000_000
}

/// The character encoding of strings tables.
enum TableEncoding {
  /// Detects the encoding of a text and converts it to UTF-8 without a byte order mark.
  static func utf8(from bytes: [UInt8]) throws(TableSyntaxError) -> [UInt8] {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFE, 0xFF): return utf8(fromUTF16: bytes.dropFirst(2), highByteFirst: true)
    case (0xFF, 0xFE): return utf8(fromUTF16: bytes.dropFirst(2), highByteFirst: false)
    // UTF-16 without a mark: a table starts with an ASCII character, so one of the first two bytes is 0.
    case (0, _?): return utf8(fromUTF16: bytes[...], highByteFirst: true)
    case (_?, 0): return utf8(fromUTF16: bytes[...], highByteFirst: false)
    default: return try checkedUTF8(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes)
    }
  }

  private static func utf8(fromUTF16 bytes: ArraySlice<UInt8>, highByteFirst: Bool) -> [UInt8] {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      return highByteFirst ? first << 8 | second : second << 8 | first
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func checkedUTF8(_ bytes: [UInt8]) throws(TableSyntaxError) -> [UInt8] {
    if let line = bytes.firstLineOutsideUTF8 { throw TableSyntaxError(.encoding, line: line) }
    return bytes
  }
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
