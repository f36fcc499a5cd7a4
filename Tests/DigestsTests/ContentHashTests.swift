import Digests
import Testing

@Suite("Digests of content")
struct ContentHashTests {
  @Test("Fields count with their lengths: SHA-256 of three zero-extended lengths and letters")
  func fields() {
    // printf '\1\0\0\0\0\0\0\0a\2\0\0\0\0\0\0\0bc' | sha256sum
    #expect(
      ContentDigest(of: "a", "bc").hexadecimal
        == "9a8acca1b6c6c0befd3fbc756aed625da998c998f7252e738c4ef061906b9b21")
    #expect(ContentDigest(of: "a", "bc") != ContentDigest(of: "ab", "c"))
    #expect(ContentDigest(of: "a", "") != ContentDigest(of: "a"))
  }

  @Test("Content alone has the digest that other programs compute")
  func content() {
    // FIPS 180-4, the example of one block: "abc".
    let digest = ContentDigest(ofContent: Array("abc".utf8))
    #expect(digest.hexadecimal == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(digest.bytes.prefix(4) == [0xBA, 0x78, 0x16, 0xBF] && digest.bytes.count == 32)
  }

  @Test("A digest is read from its own text, and from no other text")
  func text() {
    let digest = ContentDigest(of: "a")
    #expect(ContentDigest(hexadecimal: digest.hexadecimal) == digest)
    #expect(ContentDigest(hexadecimal: "../" + String(repeating: "0", count: 61)) == nil)
    #expect(ContentDigest(hexadecimal: "") == nil)
  }

  @Test("The checksum is the CRC-32 of PNG and zlib")
  func checksum() {
    // The check value of the catalogue of parametrised CRC algorithms for "123456789".
    #expect(Array("123456789".utf8).withUnsafeBytes(Checksum.crc32) == 0xCBF4_3926)
  }

  /// FIPS 180-4: the examples of the Secure Hash Standard, and the digest of nothing.
  @Test(
    "Content of no block and of two blocks has the digest of the standard",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func standard(text: String, digest: String) {
    #expect(ContentDigest(ofContent: Array(text.utf8)).hexadecimal == digest)
  }

  /// The test vectors of the FNV reference code (Noll).
  @Test(
    "The stable hash is FNV-1a with 64 bits",
    arguments: [("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8")])
  func stableHash(text: String, hash: String) {
    #expect(text.utf8.hexadecimalHash == hash)
    // Bytes that are not in one piece give the same.
    var parts = StableHash()
    for byte in text.utf8 { parts.add(CollectionOfOne(byte)) }
    #expect(parts.hexadecimal == hash)
  }

  @Test("A number counts with its bytes, the lowest first, and has 16 digits in text")
  func numbers() {
    var (number, bytes) = (StableHash(), StableHash())
    number.add(UInt64(0x0102))
    bytes.add([2, 1, 0, 0, 0, 0, 0, 0])
    #expect(number.value == bytes.value)
    #expect(UInt64(0xA0).sixteenDigits == "00000000000000a0")
  }
}
