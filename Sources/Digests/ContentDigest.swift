internal import CPango
import Files

/// A SHA-256 digest. Content with the same digest is treated as the same content.
package struct ContentDigest: Hashable, Sendable {
  /// 64 hexadecimal digits.
  package let hexadecimal: String

  /// Creates a digest from 64 hexadecimal digits in lower case; `nil` for any other text.
  package init?(hexadecimal text: String) {
    guard text.utf8.count == Self.digitCount, text.utf8.allSatisfy(Self.isDigit) else { return nil }
    hexadecimal = text
  }

  init(_ hash: String) { hexadecimal = hash }

  package static let digitCount = 64

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}

/// Computes the digest of a sequence of fields.
///
/// The length of each field is part of the digest, so that different sequences never give the same bytes.
package final class ContentHash {
  /// GLib's checksum, which accepts no more bytes after its digest was read.
  private let checksum: OpaquePointer

  package init() {
    guard let checksum = g_checksum_new(G_CHECKSUM_SHA256) else { preconditionFailure("out of memory") }
    self.checksum = checksum
  }

  deinit { g_checksum_free(checksum) }

  /// Adds a field of bytes.
  package func add(_ bytes: UnsafeRawBufferPointer) {
    withUnsafeBytes(of: UInt64(bytes.count).littleEndian, update)
    update(bytes)
  }

  package func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

  /// Adds a field of a file's bytes, which are read in parts of 1 MB.
  ///
  /// - Throws: ``TextFileError`` if there is no such file, or if it cannot be read.
  package func add(fileAt path: String, as kind: InputKind) throws(TextFileError) {
    let file = try InputFile(path, as: kind)
    withUnsafeBytes(of: UInt64(file.size).littleEndian, update)
    var offset = 0
    while offset < file.size {
      guard let part = file.bytes(at: offset, count: 1 << 20), !part.isEmpty else { throw .cutShort }
      part.withUnsafeBytes(update)
      offset += part.count
    }
  }

  package func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  package func add(_ number: Int) { withUnsafeBytes(of: Int64(number).littleEndian) { add($0) } }

  package func add(_ number: Double) { withUnsafeBytes(of: number.bitPattern.littleEndian) { add($0) } }

  /// Adds the digest of other content as a field.
  package func add(_ digest: ContentDigest) { add(digest.hexadecimal) }

  /// Returns the digest of the fields. Nothing can be added afterwards.
  package func digest() -> ContentDigest { ContentDigest(String(cString: g_checksum_get_string(checksum))) }

  fileprivate func update(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
    g_checksum_update(checksum, start.assumingMemoryBound(to: UInt8.self), bytes.count)
  }
}

extension ContentDigest {
  /// Computes the digest of a sequence of text fields.
  package init(of fields: String...) {
    let hash = ContentHash()
    for field in fields { hash.add(field) }
    self = hash.digest()
  }

  /// Computes the digest of bytes as one field, with its length.
  package init(of bytes: [UInt8]) {
    let hash = ContentHash()
    hash.add(bytes)
    self = hash.digest()
  }

  /// Computes the digest of bytes alone, as other programs compute it.
  package init(ofContent bytes: [UInt8]) {
    let hash = ContentHash()
    bytes.withUnsafeBytes(hash.update)
    self = hash.digest()
  }

  /// The 32 bytes.
  package var bytes: [UInt8] {
    let digits = hexadecimal.utf8.map {
      UInt8($0 < UInt8(ascii: "a") ? $0 - UInt8(ascii: "0") : $0 - UInt8(ascii: "a") + 10)
    }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}
