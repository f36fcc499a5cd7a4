import Foundation
import SnapshotCache
import TestSupport
import Testing

@Suite("Digests of files")
struct FileDigestsTests {
  @Test("A file's digest is that of its content, also after it has changed")
  func fileDigests() throws {
    let folder = TemporaryFolder()
    let files = FileDigests(rememberedBy: try SnapshotCache(folder: folder.url.path + "/cache"))
    let file = try folder.write("one", to: "file")
    let first = files.digest(of: file.path)
    #expect(files.digest(of: file.path) == first)
    try folder.write("two", to: "file")
    #expect(files.digest(of: file.path) != first)
    try folder.write("one", to: "another")
    #expect(files.digest(of: folder.url.path + "/another") == first)
    #expect(files.digest(of: "/nowhere") == nil)
  }
}
