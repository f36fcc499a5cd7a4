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

extension FontFile {
  /// Returns a hash of a file, or `nil` if the file is shorter than 12 bytes.
  ///
  /// The directory of a font contains a checksum of each table, so the hash of a font needs only its directories and
  /// size. Other files are hashed completely.
  static func digest(of content: RandomAccessFile) -> String? {
    guard let header = content.bytes(at: 0, count: 12), header.count == 12 else { return nil }
    var hash = StableHash()
    hash.add(withUnsafeBytes(of: UInt64(content.size).littleEndian, Array.init))
    if header.starts(with: Array("ttcf".utf8)) {
      for start in directoryStarts(of: content, count: number(header[8..<12])) {
        hash.add(directory(of: content, at: start))
      }
    } else if [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8)].contains(Array(header[..<4])) {
      hash.add(directory(of: content, at: 0))
    } else {
      hash.add(content.bytes(at: 0, count: content.size) ?? [])
    }
    return hash.hexadecimal
  }

  /// Returns the offsets of the directories in a font collection, at most 1,000.
  private static func directoryStarts(of content: RandomAccessFile, count: Int) -> [Int] {
    let offsets = content.bytes(at: 12, count: 4 * min(count, 1_000)) ?? []
    return stride(from: 0, to: offsets.count - 3, by: 4).map { number(offsets[$0..<$0 + 4]) }
  }

  /// Returns the header of a font and the name, checksum, offset and length of each table.
  private static func directory(of content: RandomAccessFile, at start: Int) -> [UInt8] {
    guard let header = content.bytes(at: start, count: 12), header.count == 12 else { return [] }
    return header + (content.bytes(at: start + 12, count: 16 * number(header[4..<6])) ?? [])
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
