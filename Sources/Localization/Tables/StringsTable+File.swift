import Foundation

extension StringsTable {
  /// Reads a `.strings` file, in any of the three forms that property lists have.
  ///
  /// - Throws: A `LocalizationError` that names the file and, for mistakes in the text, the line.
  public init(contentsOf path: String) throws(LocalizationError) {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw LocalizationError(path: path, reason: .unreadable)
    }
    if Self.isModernPropertyList(bytes) {
      try self.init(propertyList: bytes, path: path)
      return
    }
    do throws(StringsSyntaxError) {
      try self.init(bytes: bytes)
    } catch {
      throw LocalizationError(path: path, reason: .syntax(error))
    }
  }

  private static func isModernPropertyList(_ bytes: Data) -> Bool {
    ["<?xml", "bplist"].contains { bytes.starts(with: $0.utf8) }
  }

  private init(propertyList bytes: Data, path: String) throws(LocalizationError) {
    let list = try? PropertyListSerialization.propertyList(from: bytes, format: nil)
    guard let entries = list as? [String: String] else {
      throw LocalizationError(path: path, reason: .malformedPropertyList)
    }
    self.init(entries)
  }
}
