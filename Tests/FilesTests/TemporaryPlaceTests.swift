import Foundation
import TestSupport
import Testing

@testable import Files

@Suite("Temporary files")
struct TemporaryPlaceTests {
  private let folder = TemporaryFolder()

  @Test("A folder for temporary files is an absolute path that can be written to")
  func reasons() throws {
    try folder.write("", to: "file")
    #expect(TemporaryPlace.reason(against: folder.path) == nil)
    #expect(TemporaryPlace.reason(against: folder.path(of: "file")) == "is not a folder")
    #expect(TemporaryPlace.reason(against: folder.path(of: "none")) == "does not exist")
    #expect(TemporaryPlace.reason(against: "tmp") == "is not an absolute path")
    #expect(TemporaryPlace.reason(against: "/proc/self")?.hasPrefix("cannot be written to") == true)
  }

  @Test("Only what a process of this system left is removed at once, and what another system's left after a day")
  func leftovers() throws {
    // The largest number of a process is 4,194,304 (proc(5), pid_max).
    let gone = ".galley-4194305-\(TemporaryOwner.system)-1"
    let (live, elsewhere) = (".galley-\(TemporaryOwner.own)-1", ".galley-4194305-sdead0-1")
    let old = ".galley-4194305-sdead0-2"
    let others = [".galley-folder", ".galley-x-1", ".galley.yml", "galley-4194305-1"]
    for name in [gone, live, elsewhere, old] + others { try folder.write("", to: name) }
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -2 * 24 * 3600)], ofItemAtPath: folder.path(of: old))
    try Folder.make(folder.path(of: gone + "1"))
    AtomicFile.removeLeftovers(below: folder.path)
    #expect(Folder.names(in: folder.path) == ([live, elsewhere, gone + "1"] + others).sorted())
  }

  @Test("The first file that is written to a folder removes what killed processes left there")
  func firstFile() throws {
    try folder.write("", to: "a/.galley-4194305-\(TemporaryOwner.system)-1")
    try AtomicFile.write([], to: folder.path(of: "a/new"))
    #expect(Folder.names(in: folder.path(of: "a")) == ["new"])
  }
}
