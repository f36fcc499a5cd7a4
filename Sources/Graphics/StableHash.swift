/// FNV-1a over bytes, 64 bits wide: the same on every machine and in every run.
package struct StableHash {
  /// What the bytes so far come to.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Starts with nothing.
  package init() {}

  /// Adds bytes.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    // Other modules' calls are not specialised: of each sequence the whole is taken at once where that can be done.
    if bytes.withContiguousStorageIfAvailable({ addAll($0) }) == nil { for byte in bytes { add(byte) } }
  }

  private mutating func addAll(_ bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes { add(byte) }
  }

  private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// The value in 16 hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Sequence<UInt8> {
  /// The bytes' hash, the same on every machine and in every run.
  package var stableHash: UInt64 {
    var hash = StableHash()
    hash.add(self)
    return hash.value
  }
}
