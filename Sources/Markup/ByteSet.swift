/// A set of bytes, for loops over texts.
package struct ByteSet: Sendable {
  /// A bit for each byte.
  private var bits = SIMD4<UInt64>()

  package init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { bits[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }
  }

  package func contains(_ byte: UInt8) -> Bool { bits[Int(byte >> 6)] & 1 << UInt64(byte & 63) != 0 }
}
