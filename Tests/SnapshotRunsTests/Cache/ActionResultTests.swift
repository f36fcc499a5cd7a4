import Digests
import Testing

@testable import SnapshotRuns

@Suite("Entries of a shared cache")
struct ActionResultTests {
  private let value = Array("abc".utf8)
  /// The SHA-256 of "abc". Source: FIPS 180-2, appendix B.1.
  private let digest = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"

  /// The message by the rules of protocol buffers: each field with its number, its type and its length.
  private var message: [UInt8] {
    let digest = [0x0A, 64] + Array(self.digest.utf8) + [0x10, 3]
    let file = [0x0A, 5] + Array("value".utf8) + [0x12, 68] + digest + [0x2A, 3] + value
    return [0x12, 82] + file
  }

  @Test("An entry is an action's result with one output file, which has the value's digest and size")
  func writing() { #expect(ActionResult(of: value).message == message) }

  @Test("It is read again, also with fields that a server has added")
  func reading() {
    // The server's own data (9, with a length), an exit code (4, a number), and fields of four and eight bytes.
    let added: [UInt8] = [0x4A, 2, 1, 2, 0x20, 0, 0x7D, 1, 2, 3, 4, 0x79, 1, 2, 3, 4, 5, 6, 7, 8]
    for bytes in [message, message + added, added + message] {
      #expect(ActionResult(message: bytes) == ActionResult(of: value))
    }
  }

  @Test("A large value is named and not part of the entry")
  func largeValue() {
    let large = [UInt8](repeating: 7, count: 65_537)
    let result = ActionResult(of: large)
    #expect(ActionResult(message: result.message) == result)
    #expect(result.contents == nil && result.message.count < 100)
    #expect(ActionResult(of: Array(large.dropLast())).contents?.count == 65_536)
  }

  @Test("A value with another byte or another length is not the one that the entry describes")
  func describing() {
    let result = ActionResult(of: value)
    #expect(result.describes(value))
    #expect(!result.describes(Array("abd".utf8)))
    var longer = result
    longer.size = 4
    #expect(!longer.describes(value))
  }

  @Test("What is cut off, has no file or two, or has a digest of another form is no entry")
  func malformed() {
    for count in message.indices { #expect(ActionResult(message: Array(message[..<count])) == nil, "\(count)") }
    #expect(ActionResult(message: message + message) == nil)
    let shouting = String(decoding: message, as: UTF8.self).replacing(digest, with: digest.uppercased())
    #expect(ActionResult(message: Array(shouting.utf8)) == nil)
    // Numbers of more bytes than any field has.
    #expect(ActionResult(message: [0x12] + [UInt8](repeating: 0xFF, count: 20)) == nil)
  }
}
