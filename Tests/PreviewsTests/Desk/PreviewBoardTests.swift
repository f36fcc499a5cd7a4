import Files
import SnapshotRuns
import TestSupport
import Testing

@testable import Previews

@Suite("The state of a preview")
struct PreviewBoardTests {
  private let folder = TemporaryFolder()

  private func board() throws -> PreviewBoard {
    try folder.write("", to: ".galley.yml")
    try folder.write("<document/>", to: "A.xib")
    return PreviewBoard(RunSetting(inputs: [folder.path]))
  }

  @Test("A trial that continues another one is written over the contents that the first began with")
  func base() throws {
    var board = try board()
    let digest = board.current(board.units[0]).document.digest
    let first = Trial(document: "A.xib", title: "1", contents: Array("<one/>".utf8))
    let id = board.add(first, after: digest)
    let second = board.add(
      Trial(document: "A.xib", title: "2", contents: Array("<two/>".utf8)), after: first.contents.digest,
      continuing: id)
    try board.write(second)
    #expect(folder.text("A.xib") == "<two/>")
    #expect(board.writes.map(\.title) == ["1 and 1 more change"])
    try board.undo()
    #expect(folder.text("A.xib") == "<document/>")
    #expect(board.writes.isEmpty)
  }

  @Test("A document that is a link out of the project is not written")
  func link() throws {
    let outside = try TemporaryFolder(["A.xib": "<document/>"])
    try folder.write("", to: ".galley.yml")
    try folder.link("A.xib", to: outside.path(of: "A.xib"))
    var board = PreviewBoard(RunSetting(inputs: [folder.path(of: "A.xib")]))
    let unit = try #require(board.units.first)
    let digest = board.current(unit).document.digest
    let trial = board.add(Trial(document: unit.previewName, title: "1", contents: [1]), after: digest)
    #expect(throws: WriteError.self) { try board.write(trial) }
    #expect(outside.text("A.xib") == "<document/>")
  }

  @Test("The oldest of many trials are forgotten")
  func manyTrials() throws {
    var board = try board()
    let ids = (0...200).map { index in
      board.add(Trial(document: "A.xib", title: "", contents: Array("<\(index)/>".utf8)), after: "")
    }
    #expect(throws: PreviewError.self) { try board.readable(board.units[0], in: .trial(ids[0])) }
    #expect(try board.readable(board.units[0], in: .trial(ids[200])).contents == Array("<200/>".utf8))
  }

  @Test("Contents that cannot be read give way to those that could")
  func lastGood() throws {
    var board = try board()
    let unit = board.units[0]
    let listing = try #require(DocumentListing(json: #"{"scenes":[],"locales":[]}"#))
    let (good, contents) = board.current(unit)
    board.note(.success(listing), of: good, contents)
    try folder.write("<docu", to: "A.xib")
    let (bad, broken) = board.current(unit)
    #expect(bad.digest != good.digest)
    board.note(.failure(PreviewError("A.xib:1:6: broken")), of: bad, broken)
    let shown = try board.readable(unit, in: .now)
    #expect(shown.contents == Array("<document/>".utf8))
    #expect(shown.problem == "A.xib:1:6: broken")
  }

  @Test("A change of documents alone keeps what workers have read of the project, any other does not")
  func projectVersion() throws {
    var board = try board()
    let watch = FolderWatch(below: [folder.path], andHiddenFile: ".galley.yml")
    try folder.write("<two/>", to: "A.xib")
    _ = board.note(try #require(watch.changes(withinMilliseconds: 5000)), nil)
    #expect((board.version, board.projectVersion) == (2, 1))
    try folder.write("", to: "Assets.txt")
    _ = board.note(try #require(watch.changes(withinMilliseconds: 5000)), nil)
    #expect((board.version, board.projectVersion) == (3, 2))
  }
}
