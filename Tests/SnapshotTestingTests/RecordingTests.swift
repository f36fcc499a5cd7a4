import Foundation
import Testing

@testable import SnapshotTesting

@Suite("References and the choice which are recorded")
struct RecordingTests {
  private let sample = ReferenceSample()

  @Test("A missing reference is recorded and fails the test; then the test passes")
  func missing() throws {
    let message = try #require(sample.verify("a", as: .lines))
    #expect(message.contains("\"file://\(sample.path(ofOwn: "test.1.txt"))\""))
    #expect(message.contains("Run 'test()' again"))
    #expect(sample.own == ["test.1.txt": "a"])
    #expect(sample.verify("a", as: .lines, named: "1") == nil)
  }

  @Test("Without recording, a missing reference fails the test, and nothing is written")
  func never() throws {
    let message = try #require(sample.verify("a", as: .lines, record: .never))
    #expect(message.hasPrefix("There is no reference, and none was recorded"))
    #expect(message.contains(sample.path(ofOwn: "test.1.txt")))
    #expect(sample.own.isEmpty)
  }

  @Test("Recording all replaces a reference and fails the test, even if the snapshot matches")
  func all() throws {
    try sample.writeOwn("a", to: "test.n.txt")
    #expect(sample.verify("a", as: .lines, named: "n", record: .all) != nil)
    #expect(sample.verify("b", as: .lines, named: "n", record: .all) != nil)
    #expect(sample.own == ["test.n.txt": "b"])
  }

  @Test("Recording what failed replaces a reference that differs, and says so")
  func failed() throws {
    try sample.writeOwn("a", to: "test.n.txt")
    let message = try #require(sample.verify("b", as: .lines, named: "n", record: .failed))
    #expect(message.contains("recorded as the new reference: \"file://\(sample.path(ofOwn: "test.n.txt"))\""))
    #expect(sample.verify("b", as: .lines, named: "n", record: .failed) == nil)
    #expect(sample.own == ["test.n.txt": "b"])
  }

  @Test("A snapshot that differs leaves its reference, and is written among the failures")
  func different() throws {
    try sample.writeOwn("a", to: "test.n.txt")
    let message = try #require(sample.verify("b", as: .lines, named: "n"))
    let lines = message.split(separator: "\n").map(String.init)
    #expect(lines[0] == "Snapshot \"n\" does not match its reference.")
    #expect(Array(lines[1...3]) == ["@\u{2212}", "\"file://\(sample.path(ofOwn: "test.n.txt"))\"", "@+"])
    let failure = try #require(URL(string: lines[4].trimmingCharacters(in: ["\""])))
    #expect(try String(contentsOf: failure, encoding: .utf8) == "b")
    #expect(Array(lines[5...7]) == ["@@ \u{2212}1,1 +1,1 @@", "\u{2212}a", "+b"])
    #expect(sample.own == ["test.n.txt": "a"])
  }

  @Test("The message of a picture names a picture of the difference")
  func differencePicture() throws {
    _ = sample.verify(row([0, 0]), as: .image, named: "n")
    let message = try #require(sample.verify(row([0, 0xFFFFFF]), as: .image, named: "n"))
    let line = try #require(message.split(separator: "\n").first { $0.hasPrefix("The difference: ") })
    let picture = try #require(URL(string: line.dropFirst("The difference: ".count).trimmingCharacters(in: ["\""])))
    #expect(picture.lastPathComponent == "test.n.difference.png")
    // A changed pixel is red.
    #expect(UIImage(contentsOfFile: picture.path)?.cgImage?.pixmap.pixels.last == 0xFFE0_0020)
  }

  @Test("A text is compared with the reference of Apple's renderer, which is never written")
  func original() throws {
    try sample.writeOriginal("a", to: "test.n.txt")
    #expect(sample.verify("a", as: .lines, named: "n") == nil)
    #expect(sample.own.isEmpty)
    #expect(sample.verify("b", as: .lines, named: "n", record: .failed) != nil)
    #expect(sample.verify("b", as: .lines, named: "n", record: .all) != nil)
    #expect(sample.originals == ["test.n.txt": "a"])
    #expect(sample.own == ["test.n.txt": "b"])
    #expect(sample.verify("b", as: .lines, named: "n") == nil)
  }

  @Test("A picture is never compared with that of Apple's renderer")
  func originalPicture() throws {
    try sample.writeOriginal("a picture", to: "test.n.png")
    #expect(sample.verify(row([0]), as: .image, named: "n") != nil)
    #expect(sample.verify(row([0]), as: .image, named: "n") == nil)
    #expect(sample.originals == ["test.n.png": "a picture"])
  }

  @Test("In the folder '.', the references of all renderers are the same")
  func sharedFolder() throws {
    try sample.writeOriginal("a", to: "test.n.txt")
    #expect(sample.verify("b", as: .lines, named: "n", record: .failed, folder: ".") != nil)
    #expect(sample.originals == ["test.n.txt": "b"])
  }

  @Test("A reference that is damaged has a message of its own", arguments: ["", "no PNG", "\u{89}PNG"])
  func damaged(content: String) throws {
    try sample.writeOwn(content, to: "test.n.png")
    let message = try #require(sample.verify(row([0]), as: .image, named: "n"))
    #expect(message.hasPrefix("The reference cannot be compared: "))
    #expect(message.contains(sample.path(ofOwn: "test.n.png")))
    #expect(sample.own == ["test.n.png": content])
  }

  @Test("A value that cannot be made fails the test with the error")
  func noValue() {
    struct Refusal: Error, CustomStringConvertible { let description = "no luck" }
    func value() throws -> String { throw Refusal() }
    let message = verifySnapshot(of: try value(), as: .lines, snapshotDirectory: sample.folder.path)
    #expect(message == "The value of the snapshot could not be made: no luck")
    #expect(sample.folder.files().isEmpty)
  }

  @Test("A snapshot that does not come in time fails the test")
  func timeout() throws {
    let strategy = Snapshotting<String, String>(
      pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
    let message = try #require(
      verifySnapshot(of: "a", as: strategy, snapshotDirectory: sample.folder.path, timeout: 0.01))
    #expect(message.hasPrefix("No snapshot was taken within 0.01 seconds."))
  }

  @Test("A snapshot may come from another thread")
  func late() {
    let strategy = Snapshotting<String, String>.lines.asyncPullback { (text: String) in
      Async { callback in
        nonisolated(unsafe) let callback = callback
        Thread { callback(text + "!") }.start()
      }
    }
    #expect(sample.verify("a", as: strategy, named: "n") != nil)
    #expect(sample.own == ["test.n.txt": "a!"])
  }
}
