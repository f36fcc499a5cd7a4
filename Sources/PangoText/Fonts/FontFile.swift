import Files
import Graphics

/// A file that decides what text looks like: a font, the dictionary of Thai words, a language's hyphenation.
public struct FontFile: Hashable, Sendable {
  /// The file's name, within the folder of fonts.
  public let name: String
  /// The version that the font tells of itself; none of what is no font.
  public let version: String?
  /// 16 hexadecimal digits that change with the content.
  public let digest: String
}

extension FontFile {
  /// Sums up a file's content.
  ///
  /// A font's directory holds a checksum of each of its tables, so that the few hundred bytes of the directories and the
  /// file's size stand for all of its megabytes. What is no font counts as a whole.
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

  /// Where the directories of a collection's fonts start; no collection has over a thousand.
  private static func directoryStarts(of content: RandomAccessFile, count: Int) -> [Int] {
    let offsets = content.bytes(at: 12, count: 4 * min(count, 1_000)) ?? []
    return stride(from: 0, to: offsets.count - 3, by: 4).map { number(offsets[$0..<$0 + 4]) }
  }

  /// A font's header and, for each table, its name, checksum, place and length.
  private static func directory(of content: RandomAccessFile, at start: Int) -> [UInt8] {
    guard let header = content.bytes(at: start, count: 12), header.count == 12 else { return [] }
    return header + (content.bytes(at: start + 12, count: 16 * number(header[4..<6])) ?? [])
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
