import Digests

/// The file of a value: what it is, whose it is, how long, its checksum, and the value.
enum CacheEntry {
  private static let mark = Array("galley cache 1\n\n".utf8)
  private static let headerSize = mark.count + ContentDigest.digitCount + 8 + 4

  /// The file's bytes.
  static func bytes(of value: [UInt8], for key: ContentDigest) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(headerSize + value.count)
    bytes += mark
    bytes += key.hexadecimal.utf8
    withUnsafeBytes(of: UInt64(value.count).littleEndian) { bytes += $0 }
    withUnsafeBytes(of: value.withUnsafeBytes(Checksum.crc32).littleEndian) { bytes += $0 }
    return bytes + value
  }

  /// The value in a file's bytes; none where they are damaged, cut off, or those of another key.
  static func value(in bytes: [UInt8], of key: ContentDigest) -> [UInt8]? {
    guard bytes.count >= headerSize, bytes.starts(with: mark),
      bytes[mark.count...].starts(with: key.hexadecimal.utf8)
    else { return nil }
    let value = Array(bytes[headerSize...])
    let (count, checksum) = bytes.withUnsafeBytes { bytes in
      (
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: headerSize - 12, as: UInt64.self)),
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: headerSize - 4, as: UInt32.self))
      )
    }
    guard count == value.count, checksum == value.withUnsafeBytes(Checksum.crc32) else { return nil }
    return value
  }
}
