import Digests
import Files
import Graphics

/// A file that determines how text looks: a font, the Thai dictionary or the hyphenation patterns of a language.
package struct FontFile: Hashable, Sendable {
  /// The path of the file, relative to the folder of fonts.
  package let name: String
  /// The version in the font, or `nil` if the file is not a font.
  package let version: String?
  /// A hash of the content, 16 hexadecimal digits.
  package let digest: String
}

/// A file that cannot be used as a font.
package struct UnreadableFont: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    /// The file cannot be read, or Git has its address in Large File Storage in its place.
    case file(TextFileError.Reason)
    /// The file ends before a table that its directory lists.
    case cutOff
    case noFont
  }

  package let path: String
  package let reason: Reason

  /// What is wrong, and what to do, without the path.
  package var description: String {
    switch reason {
    case .file(let reason): reason.description
    case .cutOff: "the font is cut off; restore it"
    case .noFont: "it is no font, or it is damaged; restore it"
    }
  }
}

extension FontFile {
  /// Opens a file, or says why it is not one that the libraries that read fonts may open by its path. They would wait
  /// for a pipe.
  static func opened(_ path: String) throws(UnreadableFont) -> InputFile {
    do throws(TextFileError) {
      return try InputFile(path, as: .font)
    } catch {
      throw UnreadableFont(path: path, reason: .file(error.reason))
    }
  }

  /// Finds out whether a file can be a font, without its tables.
  ///
  /// - Throws: ``UnreadableFont`` if it cannot.
  static func check(_ path: String) throws(UnreadableFont) {
    let content = try opened(path)
    guard let directories = directories(of: content) else {
      let isPointer = content.bytes(at: 0, count: 1 << 10)?.isLargeFilePointer == true
      throw UnreadableFont(path: path, reason: isPointer ? .file(.largeFilePointer) : .noFont)
    }
    guard directories.allSatisfy({ end(ofTablesIn: $0) <= content.size }) else {
      throw UnreadableFont(path: path, reason: .cutOff)
    }
  }

  /// Returns a hash of a file, or `nil` if the file is shorter than 12 bytes, or cannot be read.
  ///
  /// The directory of a font contains a checksum of each table, so the hash of a font needs only its directories and
  /// size. Other files are hashed completely.
  static func digest(of content: InputFile) -> String? {
    guard let header = content.bytes(at: 0, count: 12), header.count == 12 else { return nil }
    var hash = StableHash()
    hash.add(withUnsafeBytes(of: UInt64(content.size).littleEndian, Array.init))
    if let directories = directories(of: content) {
      for part in directories { hash.add(part) }
    } else {
      guard let whole = try? content.content() else { return nil }
      hash.add(whole)
    }
    return hash.hexadecimal
  }

  /// Returns the directories of a font or of a font collection, or `nil` if the file is neither.
  private static func directories(of content: InputFile) -> [[UInt8]]? {
    guard let header = content.bytes(at: 0, count: 12), header.count == 12 else { return nil }
    if header.starts(with: Array("ttcf".utf8)) {
      return directoryStarts(of: content, count: number(header[8..<12])).map { directory(of: content, at: $0) }
    }
    let isFont = [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8)].contains(Array(header[..<4]))
    return isFont ? [directory(of: content, at: 0)] : nil
  }

  /// Returns the offsets of the directories in a font collection, at most 1,000.
  private static func directoryStarts(of content: InputFile, count: Int) -> [Int] {
    let offsets = content.bytes(at: 12, count: 4 * min(count, 1_000)) ?? []
    return stride(from: 0, to: offsets.count - 3, by: 4).map { number(offsets[$0..<$0 + 4]) }
  }

  /// Returns the header of a font and the name, checksum, offset and length of each table.
  private static func directory(of content: InputFile, at start: Int) -> [UInt8] {
    guard let header = content.bytes(at: start, count: 12), header.count == 12 else { return [] }
    return header + (content.bytes(at: start + 12, count: 16 * number(header[4..<6])) ?? [])
  }

  /// Returns where the last table of a directory ends, in bytes from the start of the file.
  private static func end(ofTablesIn directory: [UInt8]) -> Int {
    stride(from: 12, to: directory.count - 15, by: 16)
      .map { number(directory[$0 + 8..<$0 + 12]) + number(directory[$0 + 12..<$0 + 16]) }.max() ?? 0
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
