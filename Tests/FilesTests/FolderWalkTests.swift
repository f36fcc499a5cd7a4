import Files
import Foundation
import TestSupport
import Testing

@Suite("Listing a project's files")
struct FolderWalkTests {
  private let folder = TemporaryFolder()

  init() throws {
    for path in ["a.png", "b/c.png", "b/d/e.png", "Pods/f.png", ".git/g.png", "ü/h.png"] {
      try folder.write("", to: path)
    }
  }

  private var walk: FolderWalk { FolderWalk(below: folder.url.path) { $0 == "Pods" || $0.hasPrefix(".") } }

  private var paths: [String] { walk.map(\.path) }

  @Test("Everything below a folder is listed by its path, except what is to be skipped")
  func list() {
    #expect(paths == ["a.png", "b", "b/c.png", "b/d", "b/d/e.png", "ü", "ü/h.png"])
  }

  @Test("Links are listed and not followed, even if they form a circle")
  func links() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/b/again", withDestinationPath: folder.url.path)
    #expect(paths == ["a.png", "b", "b/again", "b/c.png", "b/d", "b/d/e.png", "ü", "ü/h.png"])
  }

  @Test("A missing folder has no entries and is not listed")
  func missing() throws {
    var walk = FolderWalk(below: folder.url.path + "/nowhere")
    #expect(walk.list().isEmpty)
    #expect(walk.unlisted.map(\.path) == [""])
    #expect(walk.unlisted.first?.error.code == ENOENT)
  }

  @Test("Entries are in the order of their paths' bytes, in whichever order they were made", arguments: 1...3)
  func order(seed: Int) throws {
    // The space, the dot and the minus are before the slash, and letters of other languages after all others.
    let folders = ["A", "A b", "A-b", "A.b", "A/c", "A0", "\u{E9}", "e\u{301}"]
    let files = folders.flatMap { folder in (0..<12).map { "\(folder)/file\($0).png" } }
    let shuffled = TemporaryFolder()
    var random = SeededGenerator(seed: seed)
    for file in files.shuffled(using: &random) { try shuffled.write("", to: file) }
    var walk = FolderWalk(below: shuffled.path)
    #expect(walk.list() == (files + folders).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test("The contents of a folder can be left out, and nothing else is")
  func leftOut() throws {
    try folder.write("", to: "b.png")
    var walk = walk
    var paths: [String] = []
    while let entry = walk.next() {
      paths.append(entry.path)
      if entry.path == "b" { walk.leaveOutContents(of: entry) }
    }
    #expect(paths == ["a.png", "b", "b.png", "ü", "ü/h.png"])
  }
}
