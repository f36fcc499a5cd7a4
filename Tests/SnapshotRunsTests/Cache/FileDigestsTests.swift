import Digests
import Files
import Foundation
import SnapshotRuns
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

  @Test("A digest is remembered only if a later change would give the file another state")
  func unsettled() throws {
    let folder = TemporaryFolder()
    let cache = try SnapshotCache(folder: folder.path + "/cache")
    let path = try folder.write("one", to: "file").path
    func remembered() throws -> [UInt8]? {
      cache.value(for: ContentDigest(of: "file", try #require(FileState(of: path)).identity))
    }
    // A time in the future is never long enough ago, however slow the machine is.
    try FileManager.default.setAttributes([.modificationDate: Date.now + 3600], ofItemAtPath: path)
    let digest = try #require(FileDigests(rememberedBy: cache).digest(of: path))
    #expect(try remembered() == nil)
    try FileManager.default.setAttributes([.modificationDate: Date.now - 3600.5], ofItemAtPath: path)
    while FileState(of: path)?.isSettled == false { usleep(5_000) }
    #expect(FileDigests(rememberedBy: cache).digest(of: path) == digest)
    #expect(try remembered() == Array(digest.hexadecimal.utf8))
  }
}
