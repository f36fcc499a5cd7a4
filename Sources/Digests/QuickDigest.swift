/// A 128-bit digest of large data, several times as fast as SHA-256. It detects changes, but not forgeries.
///
/// The data is divided into blocks, and NH, the universal hash of UMAC (RFC 4418, Black et al., CRYPTO '99), condenses
/// each block twice, with two parts of a fixed key. Two different blocks of data that nobody chose with a view to the
/// key have the same pair of sums with a probability of at most 2^-128. SHA-256 then condenses the sums. A checksum
/// such as CRC-32 would not do for PNG files: a chunk ends with its own CRC-32, so that of a whole file depends on
/// little but its length.
package struct QuickDigest: Hashable, Sendable {
  /// 32 hexadecimal digits.
  package let hexadecimal: String

  package static let digitCount = 32

  /// Creates a digest from 32 hexadecimal digits in lower case; `nil` for any other text.
  package init?(hexadecimal text: String) {
    guard text.utf8.count == Self.digitCount, text.utf8.allSatisfy(ContentDigest.isDigit) else { return nil }
    hexadecimal = text
  }

  fileprivate init(_ digest: ContentDigest) { hexadecimal = String(digest.hexadecimal.prefix(Self.digitCount)) }

  /// Computes the digest of bytes.
  package init(of bytes: [UInt8]) {
    var hash = QuickHash()
    bytes.withUnsafeBytes { hash.add($0) }
    self = hash.digest()
  }
}

/// Computes a ``QuickDigest`` of data that is given in parts.
package struct QuickHash {
  /// The number of bytes of a block: larger blocks leave less to SHA-256, and a block fits the fastest memory together
  /// with the key.
  package static let blockSize = 8192

  private var sums: [UInt64] = []
  private var byteCount = 0

  package init() {}

  /// Adds bytes. Their number must be a multiple of ``blockSize`` unless nothing is added afterwards.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    precondition(byteCount % Self.blockSize == 0, "only the last part can end within a block")
    byteCount += bytes.count
    let rest = bytes.count % Self.blockSize
    for start in stride(from: 0, to: bytes.count - rest, by: Self.blockSize) {
      add(block: UnsafeRawBufferPointer(rebasing: bytes[start..<start + Self.blockSize]))
    }
    if rest > 0 { add(lastBlock: UnsafeRawBufferPointer(rebasing: bytes[(bytes.count - rest)...])) }
  }

  /// Returns the digest of the data, its length, and numbers that describe it.
  package func digest(withNumbers numbers: [Int] = []) -> QuickDigest {
    let hash = ContentHash()
    hash.add(byteCount)
    for number in numbers { hash.add(number) }
    sums.withUnsafeBytes { hash.add($0) }
    return QuickDigest(hash.digest())
  }

  private mutating func add(lastBlock bytes: UnsafeRawBufferPointer) {
    var block = [UInt8](repeating: 0, count: Self.blockSize)
    block.withUnsafeMutableBytes { $0.copyMemory(from: bytes) }
    block.withUnsafeBytes { add(block: $0) }
  }

  /// Adds the two sums of a block: of the products of neighbouring words, after the addition of the key to each word.
  private mutating func add(block: UnsafeRawBufferPointer) {
    var (first, second) = (Sum(), Sum())
    Self.key.withUnsafeBufferPointer { key in
      var index = 0
      while index < Self.wordCount {
        let word = UInt64(littleEndian: block.loadUnaligned(fromByteOffset: index &* 8, as: UInt64.self))
        let next = UInt64(littleEndian: block.loadUnaligned(fromByteOffset: index &* 8 &+ 8, as: UInt64.self))
        first.add(word &+ key[index], times: next &+ key[index &+ 1])
        second.add(word &+ key[index &+ 2], times: next &+ key[index &+ 3])
        index &+= 2
      }
    }
    sums += [first.low, first.high, second.low, second.high].map(\.littleEndian)
  }

  /// A sum modulo 2^128.
  private struct Sum {
    var low: UInt64 = 0
    var high: UInt64 = 0

    @inline(__always)
    mutating func add(_ word: UInt64, times other: UInt64) {
      let product = word.multipliedFullWidth(by: other)
      let (sum, overflows) = low.addingReportingOverflow(product.low)
      low = sum
      high = high &+ product.high &+ (overflows ? 1 : 0)
    }
  }

  private static let wordCount = blockSize / 8

  /// The words of the key: numbers that have nothing to do with any picture, here those of the generator SplitMix64.
  /// The second sum uses the key from its third word on (Toeplitz' construction).
  private static let key: [UInt64] = {
    var state: UInt64 = 0
    return (0..<wordCount + 2).map { _ in
      state &+= 0x9E37_79B9_7F4A_7C15
      var word = state
      word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
      word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
      return word ^ (word >> 31)
    }
  }()
}
