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
    #expect([UInt8](contentsOfFile: folder.path(of: "elsewhere/file")) == Array("kept".utf8))
  }

  @Test("A file is written with the folders above it, and nothing else stays in its folder")
  func atomicFile() throws {
    let path = folder.path(of: "a/b.txt")
    try AtomicFile.write(Array("one".utf8), to: path)
    try AtomicFile.write(Array("two".utf8), to: path)
    #expect([UInt8](contentsOfFile: path) == Array("two".utf8))
    #expect(Folder.names(in: folder.path(of: "a")) == ["b.txt"])
  }

  @Test("Leftovers of processes that ended are removed, those of running ones stay")
  func leftovers() throws {
    let running = ".galley-\(getpid())-1"
    // The largest number of a process is 4,194,304 (proc(5), pid_max).
    try folder.write("", to: "a/.galley-4194305-1")
    try folder.write("", to: "a/\(running)")
    AtomicFile.removeLeftovers(below: folder.path)
    #expect(Folder.names(in: folder.path(of: "a")) == [running])
  }

  @Test("A staged folder replaces the one at its place as a whole")
  func stagedFolder() throws {
    try folder.write("old", to: "report/old.txt")
    let staged = try StagedFolder(for: folder.path(of: "report"))
    try AtomicFile.write(Array("new".utf8), to: staged.path + "/new.txt")
    #expect(Folder.names(in: folder.path(of: "report")) == ["old.txt"])
    try staged.publish()
    #expect(Folder.names(in: folder.path(of: "report")) == ["new.txt"])
    #expect(Folder.names(in: folder.path) == ["report"])
  }

  @Test("A folder held open reads no link and lists no folder")
  func openFolder() throws {
    try folder.write("secret", to: "secret")
    let path = folder.path(of: "bucket")
    let bucket = try #require(OpenFolder(path: path, isMade: true))
    #expect(bucket.write(Array("value".utf8), as: "key", through: "key.part"))
    try FileManager.default.createSymbolicLink(atPath: path + "/link", withDestinationPath: folder.path(of: "secret"))
    try Folder.make(path + "/folder")
    #expect(bucket.read("key", recordingUseEvery: 3600) == Array("value".utf8))
    #expect(bucket.read("link", recordingUseEvery: 3600) == nil)
    #expect(bucket.files().map(\.name) == ["key"] && bucket.files().map(\.size) == [5])
  }

  @Test("A file in parts ends where it ends")
  func parts() throws {
    let path = try folder.write("abcdef", to: "file").path
    let file = try #require(RandomAccessFile(path: path))
    #expect(file.size == 6)
    #expect(file.bytes(at: 4, count: 10) == Array("ef".utf8))
    #expect(file.bytes(at: 6, count: 1) == nil)
    #expect(file.bytes(at: -1, count: 1) == nil)
    #expect(RandomAccessFile(path: folder.path) == nil, "a folder")
  }
}
