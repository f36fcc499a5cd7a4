internal import CPango

/// What content comes to under SHA-256: content of the same digest is taken for the same content.
package struct ContentDigest: Hashable, Sendable {
  /// 64 hexadecimal digits.
  package let hexadecimal: String

  /// Takes over a digest that was written down; none for another text.
  package init?(hexadecimal text: String) {
    guard text.utf8.count == Self.digitCount, text.utf8.allSatisfy(Self.isDigit) else { return nil }
    hexadecimal = text
  }

  init(_ hash: String) { hexadecimal = hash }

  /// How many digits a digest has.
  package static let digitCount = 64

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}

/// Sums up content field by field.
///
/// Each field counts with its length, so that no two sequences of fields come to the same bytes.
package final class ContentHash {
  /// GLib's, which takes nothing more once it has told its digest.
  private let checksum: OpaquePointer

  /// Starts with nothing.
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

  /// Adds a field of bytes.
  package func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

  /// Adds a field of text.
  package func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// Adds a number as a field.
  package func add(_ number: Int) { withUnsafeBytes(of: Int64(number).littleEndian) { add($0) } }

  /// Adds a number as a field.
  package func add(_ number: Double) { withUnsafeBytes(of: number.bitPattern.littleEndian) { add($0) } }

  /// Adds what other content came to as a field.
  package func add(_ digest: ContentDigest) { add(digest.hexadecimal) }

  /// What the fields come to. Nothing can be added afterwards.
  package func digest() -> ContentDigest { ContentDigest(String(cString: g_checksum_get_string(checksum))) }

  private func update(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
    g_checksum_update(checksum, start.assumingMemoryBound(to: UInt8.self), bytes.count)
  }
}

extension ContentDigest {
  /// What fields of text come to.
  package init(of fields: String...) {
    let hash = ContentHash()
    for field in fields { hash.add(field) }
    self = hash.digest()
  }

  /// What bytes come to.
  package init(of bytes: [UInt8]) {
    let hash = ContentHash()
    hash.add(bytes)
    self = hash.digest()
  }
}
