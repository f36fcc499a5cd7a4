import Foundation
import TestSupport
import Testing

/// Each attack puts something of the user's where Galley would write, and expects it unchanged.
@Suite("Folders that Galley fills", .enabled(if: ToolProcess.tool != nil, "the tool was not built with the tests"))
struct OwnedFolderTests {
  private let folder = TemporaryFolder()
  private let cell = "Card.xib/Card/canvas_base_L@3x"

  init() throws { try folder.write(SampleDocuments.label, to: "Card.xib") }

  private func galley(_ arguments: String...) throws -> ToolProcess.Result {
    try ToolProcess.run(arguments: arguments, in: folder.url)
  }

  @Test(
    "A report never replaces a file or folder that Galley did not write",
    arguments: [
      "index.html", "data.js", "applied.js", "report.json", "versions.json", "page/page.css", "images/a.png",
      "passing/1.js",
    ])
  func foreignFiles(file: String) throws {
    try folder.write("mine", to: "site/\(file)")
    try folder.write("mine too", to: "site/notes.txt")
    let run = try galley("verify", "Card.xib", "--reference", "refs", "--record", "all", "--report", "site")
    #expect(run.code == 4)
    #expect(run.log.contains("Galley did not write it"), "\(run.log)")
    #expect(folder.text("site/\(file)") == "mine")
    #expect(folder.files(below: "site") == [file, "notes.txt"].sorted())
    #expect(!folder.exists("refs"), "the run ends before anything is recorded")
  }

  @Test("A report goes beside other files, and replaces its own")
  func ownFiles() throws {
    try folder.write("mine", to: "site/notes.txt")
    for _ in 1...2 {
      let run = try galley("verify", "Card.xib", "--reference", "refs", "--record", "missing", "--report", "site")
      #expect(run.code == 0, "\(run.log)")
      #expect(folder.text("site/index.html").hasPrefix("<!doctype html>"))
    }
    #expect(folder.text("site/notes.txt") == "mine")
  }

  @Test("References are not recorded in the folder of a report, with or without its record", arguments: [true, false])
  func referencesInReport(hasRecord: Bool) throws {
    _ = try galley("verify", "Card.xib", "--reference", "refs", "--record", "all", "--report", "site")
    if !hasRecord { try FileManager.default.removeItem(atPath: folder.path(of: "site/.galley-folder")) }
    let before = folder.files(below: "site")
    let run = try galley("verify", "Card.xib", "--reference", "site", "--record", "missing")
    #expect(run.code == 2 && run.log.contains("site: error: the folder has a report"), "\(run.log)")
    #expect(folder.files(below: "site") == before)
    try folder.write("{}", to: "other/report.json")
    #expect(try galley("verify", "Card.xib", "--reference", "other", "--record", "missing").code == 0)
  }

  @Test("A report that lost its record, as in an archive without hidden files, is still Galley's")
  func lostRecord() throws {
    _ = try galley("verify", "Card.xib", "--reference", "refs", "--record", "all", "--report", "site")
    try FileManager.default.removeItem(atPath: folder.path(of: "site/.galley-folder"))
    #expect(try galley("verify", "Card.xib", "--reference", "refs", "--report", "site").code == 0)
  }

  @Test("Neither the working folder nor the references become a report")
  func reportInPlace() throws {
    try folder.write("mine", to: "index.html")
    #expect(try galley("verify", "Card.xib", "--reference", "refs", "--record", "all", "--report", ".").code == 2)
    #expect(folder.text("index.html") == "mine")
    _ = try galley("verify", "Card.xib", "--reference", "refs", "--record", "all")
    let before = folder.contents(below: "refs")
    #expect(try galley("verify", "Card.xib", "--reference", "refs", "--report", "refs").code == 2)
    #expect(folder.contents(below: "refs") == before)
  }

  @Test(
    "A link of the project that leads out of it is not written through, and one that stays in it is",
    arguments: [
      ["render", "Card.xib", "--out"], ["verify", "Card.xib", "--record", "all", "--reference"],
      ["verify", "Card.xib", "--record", "never", "--reference", "refs", "--report"], ["check", "Card.xib", "--out"],
      ["diff", "refs", "refs", "--report"],
    ])
  func links(command: [String]) throws {
    try folder.write("", to: "repo/.git/HEAD")
    try folder.write(SampleDocuments.label, to: "repo/Card.xib")
    try folder.write("", to: "repo/inside/.keep")
    try folder.write("", to: "outside/.keep")
    let repo = folder.url.appending(path: "repo")
    _ = try ToolProcess.run(arguments: ["verify", "Card.xib", "--reference", "refs", "--record", "all"], in: repo)
    for target in ["../outside", "inside"] {
      let link = "to-" + (target as NSString).lastPathComponent
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(of: "repo/\(link)"), withDestinationPath: target)
    }
    for path in ["to-outside", "./to-outside/new", "inside/../to-outside", folder.path(of: "repo/to-outside")] {
      let run = try ToolProcess.run(arguments: command + [path], in: repo)
      #expect(run.code == 2, "\(run.log)")
      #expect(run.log.contains("'to-outside' is a symbolic link out of the project"), "\(run.log)")
    }
    _ = try ToolProcess.run(
      arguments: ["verify", "Card.xib", "--reference", "refs", "--shard", "1/1", "--report", "shard"], in: repo)
    #expect(try ToolProcess.run(arguments: ["merge", "shard", "--out", "to-outside/merged"], in: repo).code == 2)
    #expect(folder.files(below: "outside") == [".keep"])
    let run = try ToolProcess.run(arguments: command + ["to-inside"], in: repo)
    #expect(run.code != 2 && run.code != 4, "\(run.log)")
    #expect(!run.log.contains("symbolic link"), "\(run.log)")
  }

  @Test("diff refuses a foreign folder for its report, too")
  func difference() throws {
    _ = try galley("render", "Card.xib", "--out", "shots")
    try folder.write("mine", to: "site/index.html")
    #expect(try galley("diff", "shots", "shots", "--report", "site").code == 4)
    #expect(folder.contents(below: "site") == ["index.html": Array("mine".utf8)])
  }

  @Test("Images do not go into a folder of the user's that has the document's name")
  func foreignImages() throws {
    try folder.write("mine", to: "shots/\(cell).png")
    let run = try galley("render", "Card.xib", "--out", "shots", "--sheet")
    #expect(run.code == 4)
    #expect(run.log.contains("'Card.xib' away"), "\(run.log)")
    #expect(folder.files(below: "shots") == ["\(cell).png"])
    #expect(folder.text("shots/\(cell).png") == "mine")
  }

  @Test("Images replace those of an earlier run, and those that were recorded as references")
  func ownImages() throws {
    _ = try galley("verify", "Card.xib", "--reference", "refs", "--record", "all")
    try folder.write(SampleDocuments.conflict, to: "Card.xib")
    let before = folder.bytes("refs/\(cell).json")
    #expect(try galley("render", "Card.xib", "--out", "refs").code == 0)
    #expect(folder.bytes("refs/\(cell).json") != before)
    #expect(try galley("render", "Card.xib", "--out", "refs").code == 0)
  }

  @Test(
    "A merged report is replaced unless something foreign is in it",
    arguments: ["notes.txt", "images/photo.png", "page/mine.css"])
  func mergedReport(file: String) throws {
    try folder.write(SampleDocuments.label, to: "Other.xib")
    try folder.write("", to: "refs/keep")
    for part in 1...2 {
      _ = try galley(
        "verify", "Card.xib", "Other.xib", "--reference", "refs", "--record", "never", "--shard", "\(part)/2",
        "--report",
        "s\(part)")
    }
    #expect(try galley("merge", "s1", "s2", "--out", "all").code == 1)
    #expect(try galley("merge", "s1", "s2", "--out", "all").code == 1, "the own report is replaced")
    try folder.write("mine", to: "all/\(file)")
    let run = try galley("merge", "s1", "s2", "--out", "all")
    #expect(run.code == 2)
    #expect(run.log.contains(file), "\(run.log)")
    #expect(folder.text("all/\(file)") == "mine")
  }

  @Test("Nothing is written through a symbolic link in the output folder")
  func links() throws {
    try FileManager.default.createDirectory(atPath: folder.path(of: "outside"), withIntermediateDirectories: true)
    for name in ["refs", "shots", "site"] { try folder.write("", to: "\(name)/keep") }
    try folder.link("refs/Card.xib", to: "../outside")
    let recorded = try galley("verify", "Card.xib", "--reference", "refs", "--record", "all")
    #expect(recorded.code == 4)
    #expect(recorded.log.contains("'Card.xib' is a symbolic link"), "\(recorded.log)")
    try folder.link("shots/Card.xib", to: "../outside")
    #expect(try galley("render", "Card.xib", "--out", "shots").code == 4)
    try folder.link("site/images", to: "../outside")
    #expect(try galley("verify", "Card.xib", "--reference", "new", "--record", "missing", "--report", "site").code == 4)
    #expect(folder.files(below: "outside").isEmpty)
  }

  @Test("A removed orphan is not removed through a symbolic link")
  func orphans() throws {
    _ = try galley("verify", "Card.xib", "--reference", "refs", "--record", "all")
    try FileManager.default.moveItem(atPath: folder.path(of: "refs/Card.xib"), toPath: folder.path(of: "outside"))
    try folder.link("refs/Old.xib", to: "../outside")
    let before = folder.contents(below: "outside")
    _ = try galley("verify", "Card.xib", "--reference", "refs", "--record", "all", "--remove-orphaned")
    #expect(folder.contents(below: "outside") == before)
  }

  @Test("The folder of the references itself may be a link that the user has made")
  func linkedFolder() throws {
    try FileManager.default.createDirectory(atPath: folder.path(of: "elsewhere"), withIntermediateDirectories: true)
    try folder.link("refs", to: "elsewhere")
    #expect(try galley("verify", "Card.xib", "--reference", "refs", "--record", "all").code == 0)
    #expect(folder.exists("elsewhere/\(cell).png"))
  }
}
