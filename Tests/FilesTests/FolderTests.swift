import Foundation
import TestSupport
import Testing

@testable import Files

@Suite("Making, replacing and removing folders")
struct FolderTests {
  private let folder = TemporaryFolder()

  @Test("A folder is made with those above it, and making it again is no error")
  func make() throws {
    let path = folder.path(of: "a/b/c")
    for _ in 0..<2 { try Folder.make(path) }
    #expect(Folder.isFolder(path))
    try folder.write("", to: "file")
    #expect(throws: FileError.self) { try Folder.make(folder.path(of: "file/below")) }
  }

  @Test(
    "The folder above a path",
    arguments: [("/a/b", "/a"), ("/a", "/"), ("a/b", "a"), ("a", "."), ("/a/b/", "/a"), ("/", "/")])
  func parent(path: String, parent: String) {
    #expect(Folder.parent(of: path) == parent)
  }

  @Test("Removing a folder removes links in it and leaves what they lead to")
  func remove() throws {
    try folder.write("kept", to: "elsewhere/file")
    try folder.write("gone", to: "old/deep/er/file")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "old/link"), withDestinationPath: folder.path(of: "elsewhere"))
    Folder.remove(folder.path(of: "old"))
    #expect(FileKind(at: folder.path(of: "old")) == .missing)
    #expect(folder.text("elsewhere/file") == "kept")
  }

  @Test("A file is written with the folders above it, and nothing else stays in its folder")
  func atomicFile() throws {
    let path = folder.path(of: "a/b.txt")
    try AtomicFile.write(Array("one".utf8), to: path)
    try AtomicFile.write(Array("two".utf8), to: path)
    #expect(folder.text("a/b.txt") == "two")
    #expect(Folder.names(in: folder.path(of: "a")) == ["b.txt"])
  }

  @Test("A staged folder replaces the one at its place as a whole")
  func stagedFolder() throws {
    try folder.write("old", to: "report/old.txt")
    let staged = try StagedFolder(for: folder.path(of: "report"))
    #expect(throws: FileError(path: folder.path(of: "report/page/a.png"), reason: "The disk is full.")) {
      try staged.naming { () throws(FileError) in
        throw FileError(path: "\(staged.path)/page/a.png", reason: "The disk is full.")
      }
    }
    try AtomicFile.write(Array("new".utf8), to: staged.path + "/new.txt")
    #expect(Folder.names(in: folder.path(of: "report")) == ["old.txt"])
    try staged.publish()
    #expect(Folder.names(in: folder.path(of: "report")) == ["new.txt"])
    #expect(Folder.names(in: folder.path) == ["report"])
  }

  @Test("A staged folder that a killed process left is removed by the next one for the same place")
  func abandonedStage() throws {
    let gone = ".report.4194305-\(TemporaryOwner.system).merging"
    let (elsewhere, other) = (".report.4194305-sdead0.merging", ".other.4194305-\(TemporaryOwner.system).merging")
    for name in [gone, elsewhere, other] { try Folder.make(folder.path(of: name)) }
    try StagedFolder(for: folder.path(of: "report")).publish()
    #expect(Folder.names(in: folder.path) == [other, elsewhere, "report"].sorted())
  }

  @Test("A held folder stays the same one when a link is put in its place")
  func heldFolder() throws {
    try Folder.make(folder.path(of: "project"))
    let held = try #require(OpenFolder(path: folder.path(of: "project"), isMade: false))
    try FileManager.default.moveItem(atPath: folder.path(of: "project"), toPath: folder.path(of: "moved"))
    try folder.write("kept", to: "outside/file")
    try folder.link("project", to: folder.path(of: "outside"))
    try ContainedFile(["docs", "file"], in: held).write(Array("new".utf8))
    try OwnedFolder(["docs"], in: held).claim(["file"])
    #expect(folder.text("outside/file") == "kept" && folder.files(below: "outside") == ["file"])
    #expect(folder.files(below: "moved") == ["docs/.galley-folder", "docs/file"])
    #expect(held.isAt(folder.path(of: "moved")) && !held.isAt(folder.path(of: "project")))
    // A link below it is not followed, wherever it leads.
    try folder.link("moved/docs", to: folder.path(of: "outside"))
    #expect(throws: FileError.self) { try ContainedFile(["docs", "file"], in: held).write([]) }
    #expect(throws: FileError.self) { try OwnedFolder(["docs"], in: held).claim(["other"]) }
    #expect(folder.files(below: "outside") == ["file"])
  }

  @Test("A folder held open reads no link and lists no folder")
  func openFolder() throws {
    try folder.write("secret", to: "secret")
    let path = folder.path(of: "bucket")
    let bucket = try #require(OpenFolder(path: path, isMade: true))
    #expect(bucket.write(Array("value".utf8), as: "key", through: "key.part"))
    try FileManager.default.createSymbolicLink(atPath: path + "/link", withDestinationPath: folder.path(of: "secret"))
    try Folder.make(path + "/folder")
    #expect(bucket.read("key", as: .cachedValue, recordingUseEvery: 3600) == Array("value".utf8))
    #expect(bucket.read("link", as: .cachedValue, recordingUseEvery: 3600) == nil)
    #expect(bucket.files().map(\.name) == ["key"] && bucket.files().map(\.size) == [5])
  }
}
