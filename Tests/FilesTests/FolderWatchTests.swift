import Foundation
import TestSupport
import Testing

@testable import Files

@Suite("Following folders")
struct FolderWatchTests {
  private let folder = TemporaryFolder()

  private func watch(_ most: Int = FolderWatch.mostFolders) -> FolderWatch {
    FolderWatch(below: [folder.path], andHiddenFile: ".galley.yml", mostFolders: most)
  }

  /// Waits for changes until they have a path, and returns the names of all in the folder.
  private func names(_ watch: FolderWatch, until last: String) -> Set<String> {
    var names: Set<String> = []
    while !names.contains(last), let changes = watch.changes(withinMilliseconds: 5000) {
      names.formUnion(changes.paths.map { String($0.dropFirst(folder.path.count + 1)) })
    }
    return names
  }

  @Test("Files that are written, replaced and removed are told")
  func files() throws {
    try folder.write("1", to: "a.txt")
    try folder.write("1", to: "below/b.txt")
    let watch = watch()
    try folder.write("2", to: "below/b.txt")
    #expect(names(watch, until: "below/b.txt") == ["below/b.txt"])
    try folder.write("new", to: "c.tmp")
    _ = names(watch, until: "c.tmp")
    try FileManager.default.removeItem(atPath: folder.path(of: "a.txt"))
    rename(folder.path(of: "c.tmp"), folder.path(of: "d.txt"))
    let moved = names(watch, until: "d.txt")
    #expect(moved.isSuperset(of: ["a.txt", "d.txt"]))
  }

  @Test("A folder that appears later is followed, with all below it")
  func laterFolder() throws {
    let watch = watch()
    try folder.write("1", to: "new/deep/a.txt")
    #expect(names(watch, until: "new").contains("new"))
    try folder.write("2", to: "new/deep/b.txt")
    #expect(names(watch, until: "new/deep/b.txt").contains("new/deep/b.txt"))
  }

  @Test("A folder that is moved in is followed, with all below it")
  func movedFolder() throws {
    let other = TemporaryFolder()
    try other.write("1", to: "moved/deep/a.txt")
    let watch = watch()
    #expect(rename(other.path(of: "moved"), folder.path(of: "moved")) == 0)
    #expect(names(watch, until: "moved").contains("moved"))
    try folder.write("2", to: "moved/deep/a.txt")
    #expect(names(watch, until: "moved/deep/a.txt").contains("moved/deep/a.txt"))
  }

  @Test("Hidden files and folders are left out, but for the configuration")
  func hidden() throws {
    try folder.write("", to: ".git/index")
    try folder.write("", to: "node_modules/a/b.js")
    let watch = watch()
    #expect(watch.folderCount == 1)
    try folder.write("1", to: ".git/index")
    try folder.write("1", to: ".swap")
    try folder.write("1", to: ".galley.yml")
    #expect(names(watch, until: ".galley.yml") == [".galley.yml"])
  }

  @Test("More folders than the limit are not followed, and that is known")
  func limit() throws {
    for index in 0..<5 { try folder.write("", to: "f\(index)/a") }
    #expect(!watch().isPartial)
    let few = watch(3)
    #expect(few.isPartial)
    #expect(few.folderCount == 3)
  }

  @Test("Nothing is told if nothing happens")
  func quiet() { #expect(watch().changes(withinMilliseconds: 1) == nil) }
}
