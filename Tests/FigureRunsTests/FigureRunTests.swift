import Figures
import Files
import Foundation
import TestSupport
import Testing

@testable import FigureRuns
@testable import SnapshotRuns

/// Writes figures that were drawn already into a project.
@Suite("Files of figures")
struct FigureRunTests {
  private let folder = TemporaryFolder()

  private func project(_ names: String..., output: String = "img") -> FigureProject {
    var project = FigureProject(path: nil, folder: folder.path)
    project.output = output
    project.figures = names.map { FigureProject.Declared(Figure($0, scene: "S")) }
    return project
  }

  private func drawn(_ name: String, _ files: [String: String], content: String = "", alt: String = "Alt")
    -> DrawnFigure
  {
    var drawn = DrawnFigure(name: name, language: "en")
    drawn.images = files.sorted { $0.key < $1.key }.map { .init(name: $0.key, bytes: Data($0.value.utf8)) }
    (drawn.content, drawn.altText, drawn.generatedAltText, drawn.layouts) = (content, alt, "Generated", ["{}"])
    return drawn
  }

  private func write(
    _ project: FigureProject, _ figures: DrawnFigure..., coversAll: Bool = true, reviewed: Bool = false
  ) throws -> FigureRun.Written {
    let outcome = FigureOutcome(figures: figures, problems: [], isComplete: true, coversAll: coversAll)
    return try FigureRun(project, outcome, in: FigureFolder(of: project)).write(reviewed: reviewed)
  }

  @Test("Files are written once, and again when their bytes change")
  func files() throws {
    let project = project("a")
    let first = try write(project, drawn("a", ["a.png": "1", "a@2x.png": "2"]))
    #expect(first.figures == 1 && first.files == 2 && first.unchanged == 0 && first.removed == 0)
    #expect(folder.text("img/a@2x.png") == "2")
    let second = try write(project, drawn("a", ["a.png": "1", "a@2x.png": "3"]))
    #expect(second.files == 1 && second.unchanged == 1)
    #expect(folder.text("img/a@2x.png") == "3")
  }

  @Test("A folder for which a link is put in while figures are drawn does not lead writing out of the project")
  func swappedFolder() throws {
    let outside = TemporaryFolder()
    try folder.write("", to: "docs/readme.md")
    let project = project("a", output: "docs/img")
    let held = try FigureFolder(of: project)
    let outcome = FigureOutcome(
      figures: [drawn("a", ["a.png": "1"])], problems: [], isComplete: true, coversAll: true)
    try folder.link("docs", to: outside.path)
    #expect(throws: FileError.self) { try FigureRun(project, outcome, in: held).write(reviewed: false) }
    #expect(outside.files() == [])
    // A link that stays in the project is followed.
    try folder.write("", to: "pages/readme.md")
    try folder.link("docs", to: "pages")
    #expect(try FigureRun(project, outcome, in: held).write(reviewed: false).files == 1)
    #expect(folder.text("pages/img/a.png") == "1")
  }

  @Test("A file that a figure no longer has is removed if it is Galley's own, and only then")
  func formerFiles() throws {
    let project = project("a")
    _ = try write(project, drawn("a", ["a.png": "1", "old.png": "2"]))
    #expect(try write(project, drawn("a", ["a.png": "1"])).removed == 1)
    #expect(!folder.exists("img/old.png"))
    _ = try write(project, drawn("a", ["a.png": "1", "mine.png": "2"]))
    // Without the record of the folder, the file is somebody's.
    try folder.write("# none\na.png\n", to: "img/.galley-folder")
    #expect(try write(project, drawn("a", ["a.png": "1"])).removed == 0)
    #expect(folder.text("img/mine.png") == "2")
  }

  @Test("A file that another figure has now is not removed with the one that had it")
  func takenOver() throws {
    let project = project("a", "b")
    _ = try write(project, drawn("a", ["shared.png": "1"]), drawn("b", ["b.png": "1"]))
    // The figures are written in this order, so that the name is free only afterwards.
    let written = try write(project, drawn("b", ["shared.png": "1"]), drawn("a", ["a.png": "1"]))
    #expect(folder.text("img/shared.png") == "1" && written.removed == 1)
    #expect(!folder.exists("img/b.png"))
  }

  @Test("The files of a figure that is not declared any more are removed by a run over all figures, and by no other")
  func undeclared() throws {
    _ = try write(project("a", "b"), drawn("a", ["a.png": "1"]), drawn("b", ["b.png": "1"]))
    #expect(try write(project("a"), drawn("a", ["a.png": "1"]), coversAll: false).removed == 0)
    #expect(folder.exists("img/b.png"))
    #expect(try write(project("a"), drawn("a", ["a.png": "1"])).removed == 1)
    #expect(!folder.exists("img/b.png") && folder.exists("img/a.png"))
  }

  @Test("A run covers all figures if none was left out and none failed")
  func coverage() throws {
    let project = project("a", "b")
    let setting = RunSetting(inputs: [])
    let record = RunRecord<DrawnFigure>(inputs: "")
    #expect(FigureJob(project, setting: setting).outcome(of: record).coversAll)
    #expect(!FigureJob(project, setting: setting, figures: ["a"]).outcome(of: record).coversAll)
    var failed = record
    failed.inputProblems = [Diagnostic(.error, at: "a", "b")]
    #expect(!FigureJob(project, setting: setting).outcome(of: failed).coversAll)
  }

  @Test("A run works on the figures that are chosen, in the order of the declaration")
  func units() {
    let job = FigureJob(project("a", "b", "c"), setting: RunSetting(inputs: []), figures: ["c", "a"])
    #expect(job.units?.map(\.scene) == ["a", "c"])
    #expect(FigureJob(project("a", "b"), setting: RunSetting(inputs: [])).units?.count == 2)
  }

  // MARK: Alternative texts

  /// A project whose figure has an alternative text that somebody wrote.
  private func edited(_ text: String) -> FigureProject {
    var project = project("a")
    project.figures[0].figure.altText = LocalText(["": text])
    return project
  }

  @Test("A text that somebody wrote is to be reviewed when the scene changes, until it is edited or accepted")
  func reviews() throws {
    func reviews(_ text: String, _ content: String, reviewed: Bool = false) throws -> [String] {
      try write(edited(text), drawn("a", ["a.png": "1"], content: content, alt: text), reviewed: reviewed).reviews
    }
    #expect(try reviews("Mine", "one").isEmpty)
    #expect(try reviews("Mine", "two") == ["a"])
    // It stays so.
    #expect(try reviews("Mine", "two") == ["a"])
    #expect(try reviews("Mine, edited", "two").isEmpty)
    #expect(try reviews("Mine, edited", "three") == ["a"])
    #expect(try reviews("Mine, edited", "three", reviewed: true).isEmpty)
    #expect(try reviews("Mine, edited", "three").isEmpty)
  }

  @Test("A generated text needs no review")
  func generated() throws {
    _ = try write(project("a"), drawn("a", ["a.png": "1"], content: "one"))
    #expect(try write(project("a"), drawn("a", ["a.png": "1"], content: "two")).reviews.isEmpty)
  }

  // MARK: Snippets

  @Test(
    "A snippet finds the pictures from its own folder",
    arguments: [
      ("docs/img", "docs/parts", "../img/"), ("img", "docs/deep/parts", "../../../img/"), ("docs/img", "docs", "img/"),
      ("docs", "docs", ""), ("./img", "parts", "../img/"), ("docs/img/", "docs/img/parts/", "../"),
    ])
  func snippets(output: String, snippets: String, way: String) throws {
    var project = project("a", output: output)
    project.snippets = FigureProject.Snippets(folder: snippets, formats: [.html])
    _ = try write(project, drawn("a", ["a.png": "1"]))
    #expect(folder.text("\(snippets)/a.html").contains("src=\"\(way)a.png\""))
  }

  @Test("Each format of snippets has an ending of its own, and languages have folders")
  func formats() throws {
    var project = project("a", output: "img/{language}/")
    project.snippets = FigureProject.Snippets(folder: "parts/{language}", formats: FigureSnippet.Format.allCases)
    _ = try write(project, drawn("a", ["a.png": "1"]))
    #expect(folder.files(below: "parts/en").filter { !$0.hasPrefix(".") } == ["a.docc.md", "a.html", "a.md"])
    #expect(folder.exists("img/en/a.png"))
    #expect(folder.text("parts/en/a.html").contains("src=\"../../img/en/a.png\""))
  }

  // MARK: Records

  @Test("A record is read as it was written, and a damaged one is none")
  func records() throws {
    let head = FigureRecord.Head(
      figures: FigureRecord.version, name: "a", language: "en", files: ["img/a.png"], alt: nil, altContent: nil,
      declaration: "d")
    let record = FigureRecord(head: head, layouts: ["{\"a\":1}", "{\"b\":2}", "{\"a\":1}"])
    #expect(FigureRecord(record.bytes) == record)
    // The same layout in both appearances is there once.
    #expect(record.head.layouts == [0, 1, 0])
    #expect(FigureRecord(Array(record.bytes.dropLast(6))) == nil)
    #expect(
      FigureRecord(Array(String(decoding: record.bytes, as: UTF8.self).replacing("[0,1,0]", with: "[0,2,0]").utf8))
        == nil)
    #expect(
      FigureRecord(
        Array(String(decoding: record.bytes, as: UTF8.self).replacing("\"figures\":2", with: "\"figures\":1").utf8))
        == nil)
  }

  // MARK: Places

  @Test("A mistake is at the line of the figure, or at the figure if it was made in code")
  func places() {
    var project = FigureProject(path: "figures.yml", folder: "/")
    let (line, code) = (
      FigureProject.Declared(Figure("a", scene: "S"), line: 7), FigureProject.Declared(Figure("b", scene: "S"))
    )
    project.figures = [line, code]
    #expect(project.problem(line, "no") == Diagnostic(.error, at: "figures.yml:7", "'a': no"))
    #expect(project.problem(code, "no") == Diagnostic(.error, at: "figure", "'b': no"))
  }
}
