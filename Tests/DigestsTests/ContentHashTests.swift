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
}
