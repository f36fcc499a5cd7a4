import Foundation
import TestSupport
import Testing

@testable import Files

@Suite("What a process reads")
struct FileBoundsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "project/App/a.txt": "", "project/b.txt": "", "project-2/c.txt": "", "shared/fonts/d.ttf": "", "secret/e.txt": "",
    ])
    try folder.link("project/out", to: "../secret")
    try folder.link("project/e.txt", to: "../secret/e.txt")
    try folder.link("project/in.txt", to: "App/a.txt")
    try folder.link("way", to: "project")
    // Links that lead nowhere.
    try folder.link("project/nothing.txt", to: "../secret/nothing.txt")
    try folder.link("project/App/far.txt", to: "../nothing.txt")
    try folder.link("project/new.txt", to: "App/new.txt")
    try folder.link("project/circle", to: "circle")
  }

  @Test(
    "Paths below the named folders are inside, wherever the names are, and links count as what they lead to",
    arguments: [
      ("project", true), ("project/App", true), ("project/App/a.txt", true), ("project/new/file", true),
      ("way/b.txt", true), ("project/in.txt", true), ("project/../project/b.txt", true),
      ("shared/fonts/d.ttf", true), ("shared/fonts", false), ("shared", false),
      ("project-2/c.txt", false), ("secret/e.txt", false), ("project/../secret/e.txt", false),
      ("project/out/e.txt", false), ("project/e.txt", false), (".", false),
      ("project/nothing.txt", false), ("project/App/far.txt", false), ("project/out/nothing", false),
      ("project/nothing.txt/below", false), ("project/new.txt", true), ("project/circle", true),
    ])
  func contain(path: String, isInside: Bool) {
    let bounds = FileBounds([folder.path(of: "project"), folder.path(of: "shared/fonts/d.ttf")])
    #expect(bounds.contain(folder.path(of: path)) == isInside)
  }

  @Test("A folder named by a link is the one that the link leads to")
  func linkedFolder() {
    let bounds = FileBounds([folder.path(of: "way")])
    #expect(bounds.contain(folder.path(of: "project/b.txt")))
    #expect(bounds.paths == [RealPath.of(folder.path(of: "project"))])
  }

  @Test("The top of the disk has everything, and nothing is in no folder")
  func extremes() {
    #expect(FileBounds(["/"]).contain(folder.path(of: "secret/e.txt")))
    #expect(!FileBounds([]).contain("/"))
  }

  @Test("What is below a folder that is named already adds nothing")
  func repetition() {
    let bounds = FileBounds([folder.path, folder.path(of: "project"), folder.path])
    #expect(bounds.paths == [RealPath.of(folder.path)])
  }

  @Test("The real path of an open file is that of the file, not of the link that it was opened through")
  func openFile() throws {
    let descriptor = open(folder.path(of: "project/e.txt"), O_RDONLY)
    defer { close(descriptor) }
    #expect(RealPath.ofOpenFile(descriptor) == RealPath.of(folder.path(of: "secret/e.txt")))
  }
}
