import Foundation

/// Reads the file of a table in whichever form it is.
enum TableFile {
  /// The largest file that is read, in bytes; the tables of whole operating systems are smaller.
  static let sizeLimit = 64 << 20

  /// The file's contents.
  static func node(at path: String) throws(LocalizationError) -> TableNode {
    let bytes = try bytes(at: path)
    do throws(TableSyntaxError) {
      return try node(from: bytes)
    } catch {
      throw LocalizationError(path: path, reason: .syntax(error))
    }
  }

  /// What bytes say: JSON for catalogs, and property lists of three forms.
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

  /// A catalog's contents.
  static func catalog(at path: String) throws(LocalizationError) -> TableNode {
    let bytes = try bytes(at: path)
    do throws(TableSyntaxError) {
      var reader = JSONReader(try TableEncoding.utf8(from: bytes))
      return try reader.document()
    } catch {
      throw LocalizationError(path: path, reason: .syntax(error))
    }
  }

  private static func bytes(at path: String) throws(LocalizationError) -> [UInt8] {
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
