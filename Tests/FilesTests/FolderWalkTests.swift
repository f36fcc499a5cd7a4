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

  private func list(most: Int = 100) -> [String] {
    var walk = FolderWalk(below: folder.url.path, mostEntries: most) { $0 == "Pods" || $0.hasPrefix(".") }
    return walk.list()
  }

  @Test("Everything below a folder is listed by its path, except what is to be skipped")
  func list() {
    #expect(list().sorted() == ["a.png", "b", "b/c.png", "b/d", "b/d/e.png", "ü", "ü/h.png"])
  }

  @Test("Links are listed and not followed, even if they form a circle")
  func links() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/b/again", withDestinationPath: folder.url.path)
    #expect(list().sorted() == ["a.png", "b", "b/again", "b/c.png", "b/d", "b/d/e.png", "ü", "ü/h.png"])
  }

  @Test("No more entries than allowed are listed, and a missing folder has none")
  func limit() throws {
    #expect(list(most: 3).count == 3)
    var walk = FolderWalk(below: folder.url.path + "/nowhere", mostEntries: 9) { _ in false }
    #expect(walk.list().isEmpty)
    #expect(walk.unlisted.map(\.path) == [""])
    #expect(walk.unlisted.first?.error.code == ENOENT)
  }
}
