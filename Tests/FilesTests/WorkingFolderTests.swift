import Foundation
import Testing

@testable import Files

@Suite("Searches upwards, and the working folder")
struct WorkingFolderTests {
  @Test(
    "The folders above an absolute path end at the top of the disk",
    arguments: [
      ("/a/b/c", ["/a/b/c", "/a/b", "/a", "/"]), ("/a", ["/a", "/"]), ("/", ["/"]), ("/a/b/", ["/a/b/", "/a", "/"]),
    ])
  func upwards(path: String, folders: [String]) {
    #expect(Array(FoldersUpwards(from: path).prefix(9)) == folders)
  }

  @Test("A path that depends on the working folder has no folders above it", arguments: ["", ".", "..", "a/b", "./a"])
  func relativePath(path: String) {
    #expect(Array(FoldersUpwards(from: path).prefix(9)) == [])
  }

  // The prefixes of such paths once ended in ".", of which every search upwards is another one.
  @Test(
    "A search upwards ends whatever the names are", arguments: ["/a/\u{301}b/c", "/\u{200D}a/b", "//a//b", "/a/../b"])
  func oddNames(path: String) {
    let folders = Array(FoldersUpwards(from: path).prefix(99))
    #expect(folders.count <= path.utf8.count)
    #expect(folders.allSatisfy { $0.utf8.first == UInt8(ascii: "/") })
  }

  @Test("The working folder is the one that the system names")
  func path() {
    #expect(WorkingFolder.path == FileManager.default.currentDirectoryPath)
  }
}
