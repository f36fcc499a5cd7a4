internal import CDeflate

/// Detects damaged bytes, but not forged ones.
package enum Checksum {
  /// Returns the CRC-32 of bytes, at several gigabytes a second.
  package static func crc32(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    libdeflate_crc32(0, bytes.baseAddress, bytes.count)
  }
}

/// A 64-bit FNV-1a hash of bytes. Unlike `Hasher`, it is the same on every machine and in every run.
package struct StableHash {
  /// The hash of the bytes added so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  package mutating func add(_ bytes: some Sequence<UInt8>) {
    // Calls from other modules are not specialised, so the generic sequence is left as early as possible.
    if bytes.withContiguousStorageIfAvailable({ addAll($0) }) == nil { for byte in bytes { add(byte) } }
  }

  /// Adds the bytes of a number, the lowest first.
  package mutating func add(_ number: UInt64) { withUnsafeBytes(of: number.littleEndian) { add($0) } }

  private mutating func addAll(_ bytes: UnsafeBufferPointer<UInt8>) {
    // A plain loop: fonts are hashed by every process of the tests, and debug builds do not inline iterators.
    var index = 0
    while index < bytes.count {
      add(bytes[index])
      index += 1
    }
  }

  @inline(__always)
  private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// The value as 16 hexadecimal digits.
  package var hexadecimal: String { value.sixteenDigits }
}

extension UInt64 {
  /// The number as 16 hexadecimal digits. JSON stores hashes like this, since many readers keep only 53 bits of a
  /// number.
  package var sixteenDigits: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Sequence<UInt8> {
  /// The 64-bit FNV-1a hash of the bytes.
  package var stableHash: UInt64 {
    var hash = StableHash()
    hash.add(self)
    return hash.value
  }

  /// The 64-bit FNV-1a hash of the bytes as 16 hexadecimal digits.
  package var hexadecimalHash: String { stableHash.sixteenDigits }
}
