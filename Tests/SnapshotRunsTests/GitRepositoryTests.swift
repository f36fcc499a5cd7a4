import Files
import Foundation
import TestSupport
import Testing

@testable import SnapshotRuns

@Suite("What Git says")
struct GitRepositoryTests {
  private let ids = ["a", "b", "c"].map { String(repeating: $0, count: 40) }

  @Test("A file's last commit is the first that a log names it below")
  func log() {
    let (a, b, c) = (ids[0], ids[1], ids[2])
    let log = "\0\(a) \(b)\0\nx.png\0y z.png\0\0\(b) \(c)\0\nx.png\0\0\(c)\0\nw\0\nx\0"
    let changes = GitRepository.lastChanges(in: Array(log.utf8)).mapValues {
      "\($0.id.prefix(1))\($0.age)\($0.isFirst)"
    }
    #expect(
      changes == [
        PathBytes("x.png"): "a0false", PathBytes("y z.png"): "a0false", PathBytes("w"): "c2true",
        // A name may begin with a line feed.
        PathBytes("\nx"): "c2true",
      ])
  }

  @Test("No name of a file is taken for a commit")
  func names() {
    let log = "\0\(ids[0]) \(ids[1])\0\nx\0\(ids[2]) \(ids[1])\0\u{1}--output=x\0"
    let changes = GitRepository.lastChanges(in: Array(log.utf8))
    #expect(Set(changes.values.map(\.id)) == [ids[0]])
    #expect(changes.count == 3)
  }

  @Test(
    "A commit's id has 40 or 64 hexadecimal digits",
    arguments: [
      ("0123456789abcdef0123456789abcdef01234567", true), (String(repeating: "a", count: 64), true), ("abc", false),
      ("--output=/tmp/aaaaaaaaaaaaaaaaaaaaaaaaaaa", false), (String(repeating: "A", count: 40), false), ("", false),
    ])
  func ids(text: String, isID: Bool) {
    #expect(GitRepository.Commit.isID(text) == isID)
    #expect((GitRepository.Commit(id: text) != nil) == isID)
  }
}
