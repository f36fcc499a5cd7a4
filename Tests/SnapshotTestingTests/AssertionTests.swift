import Foundation
import Synchronization
import TestSupport
import Testing

@testable import SnapshotTesting

@Suite("Assertions in Swift Testing")
struct AssertionTests {
  private let folder = TemporaryFolder()

  /// Returns the messages of assertions whose references are in a temporary folder.
  private func failures(_ assert: () -> Void) -> [String] {
    let messages = Mutex<[String]>([])
    withKnownIssue(isIntermittent: true) {
      withSnapshotTesting(record: .missing, folder: folder.path) { assert() }
    } matching: { issue in
      messages.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    return messages.withLock(\.self)
  }

  @Test("An assertion fails once for a reference that it records, and then passes")
  func passing() {
    func assert() { assertSnapshot(of: "a", as: .lines, named: "n", testName: "view()") }
    #expect(failures(assert).count == 1)
    #expect(folder.files() == ["AssertionTests/view.n.txt"])
    #expect(failures(assert) == [])
  }

  @Test("A failure names the files and the difference, and the picture of it is attached")
  func failing() throws {
    func assert(_ colors: [UInt32]) { assertSnapshot(of: row(colors), as: .image, named: "n", testName: "view()") }
    _ = failures { assert([0, 0]) }
    let messages = failures { assert([0, 0xFFFFFF]) }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("Snapshot \"n\" does not match its reference.\n\n@\u{2212}\n\"file://") == true)
    #expect(messages.first?.contains("1 of 2 pixels differ") == true)
  }

  @Test("Several strategies have a snapshot each, by name or by number")
  func several() {
    let named: [String: Snapshotting<String, String>] = ["whole": .lines, "dumped": .dump]
    #expect(failures { assertSnapshots(of: "a", as: named, testName: "named()") }.count == 2)
    #expect(failures { assertSnapshots(of: "a", as: [.lines, .dump], testName: "numbered()") }.count == 2)
    #expect(
      folder.files().map { $0.dropFirst("AssertionTests/".count) } == [
        "named.dumped.txt", "named.whole.txt", "numbered.1.txt", "numbered.2.txt",
      ])
    #expect(folder.text("AssertionTests/named.dumped.txt") == "- \"a\"\n")
  }

  @Test("Former spellings and Boolean choices compile and mean the same")
  func spellings() {
    let isRecording = false
    let choice: Bool? = nil
    let all = failures {
      assertSnapshot(matching: "a", as: .lines, named: "n", testName: "a()")
      assertSnapshot(matching: "a", as: .lines, named: "n", record: isRecording, testName: "a()")
      assertSnapshot(of: "a", as: .lines, named: "n", record: isRecording, testName: "a()")
      assertSnapshot(of: "a", as: .lines, named: "n", record: choice, testName: "a()")
      assertSnapshot(of: "a", as: .lines, named: "n", record: false, timeout: 2, testName: "a()")
      assertSnapshot(of: "a", as: .lines, named: "n", record: .never, testName: "a()")
      assertSnapshot(of: "a", as: .lines, named: "n", record: nil, file: #filePath, testName: "a()", line: #line)
      assertSnapshots(of: "a", as: ["n": .lines], record: isRecording, testName: "a()")
      assertSnapshots(matching: "a", as: ["n": .lines], testName: "a()")
    }
    #expect(all.count == 1)
    #expect(failures { assertSnapshot(of: "a", as: .lines, named: "n", record: true, testName: "a()") }.count == 1)
  }

  @Test("A verification of one's own gives its message to the test that asked")
  func verification() {
    let message = withSnapshotTesting(folder: folder.path) {
      verifySnapshot(of: "a", as: .lines, named: "n", record: .never, testName: "view()")
    }
    #expect(message?.contains("\(folder.path)/AssertionTests/view.n.txt") == true)
  }
}
