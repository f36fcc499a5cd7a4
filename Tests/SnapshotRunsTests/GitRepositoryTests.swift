import Files
import Foundation
import TestSupport
import Testing

@testable import SnapshotRuns

@Suite("What Git says")
struct GitRepositoryTests {
  private let ids = ["a", "b", "c"].map { String(repeating: $0, count: 40) }

  /// Reads a log, and returns its files in words: the path, the path before, the commit's letter and age, what it is.
  private func files(of log: String) -> [String] {
    var reader = GitLog(firstAge: 0)
    return Array(log.utf8).split(separator: 0, omittingEmptySubsequences: false).compactMap { reader.read($0) }.map {
      let (commit, former) = ($0.change.commit, $0.formerPath.map { " from \($0.text)" } ?? "")
      let words = [$0.change.isAddition ? " added" : "", commit.isFirst ? " first" : ""].joined()
      return "\($0.path.text)\(former) \(commit.id.prefix(1))\(commit.age)\(words)"
    }
  }

  @Test("A log has commits with their parents, and their files with what happened to them")
  func log() {
    let (a, b, c) = (ids[0], ids[1], ids[2])
    let log = """
      \0\(a) \(b)\0\n:100644 100644 1 2 M\0x.png\0:000000 100644 0 2 A\0y z.png\0\
      \0\(b) \(c)\0\n:100644 100644 1 1 R100\0old\0new\0\0\(c)\0\n:000000 100644 0 2 A\0\nx\0
      """
    // A name may begin with a line feed.
    #expect(files(of: log) == ["x.png a0", "y z.png a0 added", "new from old b1", "\nx c2 added first"])
  }

  @Test("No name of a file is taken for a commit or for a change, and what is no commit has no files")
  func names() {
    let log = """
      \0\(ids[0]) \(ids[1])\0\n:000000 100644 0 2 M\0\(ids[2]) \(ids[1])\0:000000 100644 0 2 M\0\
      :000000 100644 0 2 M\0\0--output=x \(ids[1])\0\n:000000 100644 0 2 M\0x\0
      """
    #expect(files(of: log) == ["\(ids[2]) \(ids[1]) a0", ":000000 100644 0 2 M a0"])
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

  @Test("A file is in a folder under a name if its path ends with that name")
  func folders() {
    #expect(ReferenceHistory.folder(of: "A/b.png", at: "old/refs/A/b.png") == "old/refs")
    #expect(ReferenceHistory.folder(of: "A/b.png", at: "A/b.png") == "")
    #expect(ReferenceHistory.folder(of: "A/b.png", at: "refs/AA/b.png") == nil)
    #expect(ReferenceHistory.folder(of: "A/b.png", at: "refsA/b.png") == nil)
  }

  @Test("A pointer of Git LFS names a digest; a file that only begins like one is none")
  func pointers() {
    let (head, digest) = ("version https://git-lfs.github.com/spec/v1\n", String(repeating: "0a", count: 32))
    func pointer(_ text: String) -> String? { LargeFileStore.Pointer(Array(text.utf8))?.digest.hexadecimal }
    #expect(pointer("\(head)oid sha256:\(digest)\nsize 11\n") == digest)
    #expect(pointer("\(head)oid sha256:../../../secret\nsize 11\n") == nil)
    #expect(pointer("oid sha256:\(digest)\nsize 11\n") == nil)
    #expect(pointer("\(head)oid sha256:\(digest)\n" + String(repeating: " ", count: 1024)) == nil)
  }
}
