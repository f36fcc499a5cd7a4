import Testing

@testable import Digests

@Suite("Quick digests")
struct QuickDigestTests {
  private static let sample = (0..<20_000).map { UInt8(truncatingIfNeeded: $0 * 7 + $0 / 251) }

  /// The expectations come from a program in Python that follows the definition with integers of any size.
  @Test(
    "They are the sums of NH condensed by SHA-256, each field after its length",
    arguments: [
      ([], "083d0bb345c114af916e5bda2ff54957"), (Array("abc".utf8), "917687dcfed88d2088c409f05208792f"),
      (sample, "68918c7ca9c79e0ba48dc30e0c4531c5"),
    ])
  func definition(bytes: [UInt8], digest: String) { #expect(QuickDigest(of: bytes).hexadecimal == digest) }

  @Test("Every bit matters, in full blocks and in the last one")
  func bits() {
    let whole = QuickDigest(of: Self.sample)
    for place in [0, 7, 8, 8191, 8192, 16_383, 16_384, 19_999] {
      for bit in 0..<8 {
        var bytes = Self.sample
        bytes[place] ^= 1 << bit
        #expect(QuickDigest(of: bytes) != whole, "bit \(bit) of byte \(place)")
      }
    }
  }

  @Test("The order of words and of blocks matters, and so does the length")
  func order() {
    let block = Array(Self.sample[..<QuickHash.blockSize])
    let other = block.map { ~$0 }
    #expect(QuickDigest(of: block + other) != QuickDigest(of: other + block))
    #expect(QuickDigest(of: Array(block[8..<16] + block[..<8])) != QuickDigest(of: Array(block[..<16])))
    #expect(QuickDigest(of: block) != QuickDigest(of: block + [0]))
    #expect(QuickDigest(of: [1]) != QuickDigest(of: [1, 0]))
  }

  @Test("Parts give the digest of the whole")
  func parts() {
    var hash = QuickHash()
    Self.sample.withUnsafeBytes {
      hash.add(UnsafeRawBufferPointer(rebasing: $0[..<QuickHash.blockSize]))
      hash.add(UnsafeRawBufferPointer(rebasing: $0[QuickHash.blockSize...]))
    }
    #expect(hash.digest() == QuickDigest(of: Self.sample))
    #expect(hash.digest(withNumbers: [1]) != hash.digest())
  }

  @Test("Chunks that end with their checksums differ, unlike their CRC-32")
  func chunks() {
    func chunk(_ text: String) -> [UInt8] {
      let bytes = Array(text.utf8)
      let sum = bytes.withUnsafeBytes { Checksum.crc32($0) }
      return bytes + withUnsafeBytes(of: sum.littleEndian, Array.init)
    }
    let (one, two) = (chunk("IDATred"), chunk("IDATabc"))
    #expect(one.withUnsafeBytes { Checksum.crc32($0) } == two.withUnsafeBytes { Checksum.crc32($0) })
    #expect(QuickDigest(of: one) != QuickDigest(of: two))
  }

  @Test("Text that is not 32 digits in lower case is no digest")
  func digits() {
    let digest = QuickDigest(of: [1, 2, 3])
    #expect(QuickDigest(hexadecimal: digest.hexadecimal) == digest)
    #expect(QuickDigest(hexadecimal: String(digest.hexadecimal.dropLast())) == nil)
    #expect(QuickDigest(hexadecimal: String(repeating: "A", count: 32)) == nil)
    #expect(QuickDigest(hexadecimal: "") == nil)
  }
}
