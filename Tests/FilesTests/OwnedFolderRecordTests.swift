import Dispatch
import TestSupport
import Testing

@testable import Files

@Suite("The record of a folder that Galley fills")
struct OwnedFolderRecordTests {
  private let folder = TemporaryFolder()

  @Test("Workers that claim the same entries at once list them once, below one heading")
  func simultaneousClaims() {
    let entries = ["report.json", "index.html", "images"]
    for round in 0..<50 {
      let path = folder.path(of: "\(round)")
      DispatchQueue.concurrentPerform(iterations: 8) { _ in try? OwnedFolder(path: path).claim(entries) }
      let lines = folder.text("\(round)/\(OwnedFolder.recordName)").split(separator: "\n").map(String.init)
      #expect(lines.first?.hasPrefix("#") == true)
      #expect(Array(lines.dropFirst()) == entries)
    }
  }

  @Test("What cannot be below the folder is left out of a record, so that nothing elsewhere is looked through")
  func strangePaths() throws {
    try folder.write("# A\na/b\n../c\n/d\n\0e\nf/\n.\nf/../../g\nh//i\n..j\n", to: OwnedFolder.recordName)
    #expect(try OwnedFolder(path: folder.path).entries() == ["a/b", "..j"].pathBytes)
    #expect(FolderStream(path: folder.path + "/\0a") == nil)
  }

  @Test("Nothing is lost from the record while processes sort it, add to it and remove from it")
  func simultaneousChanges() throws {
    let path = folder.path
    DispatchQueue.concurrentPerform(iterations: 8) { writer in
      for entry in 0..<40 {
        // Each has a record of its own, as processes do.
        try? OwnedFolder(path: path).claim(["\(writer)-\(entry)", "\(writer)-\(entry)-removed"])
        try? OwnedFolder(path: path).sortRecord()
        try? OwnedFolder(path: path).remove(["\(writer)-\(entry)-removed"])
      }
    }
    let expected = (0..<8).flatMap { writer in (0..<40).map { "\(writer)-\($0)" } }
    #expect(try OwnedFolder(path: path).entries() == expected.pathBytes)
  }

  @Test("An entry that another process has listed and written since the record was read is nobody else's")
  func listedMeanwhile() throws {
    let (one, other) = (OwnedFolder(path: folder.path), OwnedFolder(path: folder.path))
    try one.check(["images"])
    try other.claim(["images"])
    try folder.write("", to: "images/a.png")
    try one.check(["images"])
    try folder.write("", to: "mine/a.png")
    #expect(throws: FileError.self) { try one.check(["mine"]) }
  }
}
