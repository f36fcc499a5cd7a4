import Files
import Testing

@Suite("Equality of bytes")
struct ByteEqualityTests {
  @Test("Bytes are the same if all are, wherever they lie")
  func equality() {
    let bytes = [UInt8](0...255)
    #expect(bytes.hasSameBytes(as: Array(bytes.reversed().reversed())))
    #expect([UInt8]().hasSameBytes(as: []))
  }

  @Test("One other byte, the first or the last, makes a difference", arguments: [0, 1, 128, 255])
  func difference(place: Int) {
    let bytes = [UInt8](0...255)
    var others = bytes
    others[place] ^= 1
    #expect(!bytes.hasSameBytes(as: others))
  }

  @Test("A beginning of other bytes is not the same as they, and nor are more bytes")
  func lengths() {
    let bytes = [UInt8](0...255)
    #expect(!bytes.hasSameBytes(as: Array(bytes.dropLast())))
    #expect(!Array(bytes.dropLast()).hasSameBytes(as: bytes))
    #expect(!bytes.hasSameBytes(as: []))
  }
}
