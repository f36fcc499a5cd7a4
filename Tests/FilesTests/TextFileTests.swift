import Files
import Foundation
import TestSupport
import Testing

@Suite("Text files that anybody may have written or damaged")
struct TextFileTests {
  private func text(_ bytes: [UInt8]) throws(TextFileError) -> String {
    String(decoding: try TextFile(bytes).bytes, as: UTF8.self)
  }

  private func error(_ bytes: [UInt8]) -> TextFileError? {
    do throws(TextFileError) {
      _ = try TextFile(bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "A text is the same in every encoding, with and without a byte order mark",
    arguments: [
      [UInt8]("{ä\r\n}".utf8), [0xEF, 0xBB, 0xBF] + [UInt8]("{ä\r\n}".utf8),
      [0xFF, 0xFE, 0x7B, 0, 0xE4, 0, 0x0D, 0, 0x0A, 0, 0x7D, 0], [0x7B, 0, 0xE4, 0, 0x0D, 0, 0x0A, 0, 0x7D, 0],
      [0xFE, 0xFF, 0, 0x7B, 0, 0xE4, 0, 0x0D, 0, 0x0A, 0, 0x7D], [0, 0x7B, 0, 0xE4, 0, 0x0D, 0, 0x0A, 0, 0x7D],
    ])
  func encodings(bytes: [UInt8]) throws {
    #expect(try text(bytes) == "{ä\r\n}")
  }

  @Test("An empty file is an empty text")
  func empty() throws {
    #expect(try text([]).isEmpty)
    #expect(try text([0xEF, 0xBB, 0xBF]).isEmpty)
  }

  @Test(
    "Bytes of no known encoding are refused with their line",
    arguments: [
      ([UInt8]("a\nb".utf8) + [0xE4], 2), ([0xFF, 0xFE, 0x0A, 0, 0x61], 2), ([0xFF, 0xFE, 0x0A, 0, 0x00, 0xD8], 2),
    ])
  func wrongEncoding(bytes: [UInt8], line: Int) {
    #expect(error(bytes)?.reason == .encoding)
    #expect(error(bytes)?.line == line)
  }

  @Test("A pointer of Git LFS is called what it is")
  func pointer() {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
    #expect(error([UInt8](pointer.utf8))?.reason == .largeFilePointer)
  }

  @Test(
    "A conflict that Git has left in a text is found at its first line",
    arguments: [
      ("a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> d\n", 2), ("<<<<<<< HEAD\n=======", 1),
      ("a\r\n\r\n<<<<<<< HEAD\r\nb\r\n||||||| e\r\n=======\r\n", 3),
    ])
  func conflict(text: String, line: Int) {
    #expect(error([UInt8](text.utf8))?.reason == .mergeConflict)
    #expect(error([UInt8](text.utf8))?.line == line)
  }

  @Test("A byte that is not UTF-8 is found at every place of a text", arguments: 0..<20)
  func invalidByte(place: Int) {
    var bytes = [UInt8](repeating: 0x0A, count: 20)
    bytes[place] = 0xE4
    #expect(error(bytes)?.line == place + 1)
  }

  @Test("A conflict extends to the end of the second version, or else of the text")
  func conflicts() {
    let text = "a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> d\ne\n<<<<<<< HEAD\n=======\n=======\nf"
    #expect([UInt8](text.utf8).conflicts == [2...6, 8...11])
  }

  @Test(
    "A part of a conflict alone is text",
    arguments: [
      "Title\n=======\n", "<<<<<<< HEAD\nb\n", "a <<<<<<< b\n=======\n", "=======\n<<<<<<< HEAD\n", "<<<<<<<\n=======",
    ])
  func noConflict(text: String) throws {
    #expect(try self.text([UInt8](text.utf8)) == text)
  }

  @Test("A place names the line if it is known")
  func places() {
    #expect(error([UInt8]("a\nb".utf8) + [0xE4])?.place(in: "f.yml") == "f.yml:2")
    #expect(error([UInt8]("version https://git-lfs.github.com/spec/v1\n".utf8))?.place(in: "f.yml") == "f.yml")
  }
}
