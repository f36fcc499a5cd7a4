import TestSupport
import Testing

@testable import SnapshotRuns

@Suite("The times of scenes")
struct SceneTimingsTests {
  private static let unit = WorkUnit(document: "A.storyboard", folder: "A.storyboard")

  private static func read(_ text: String) throws -> SceneTimings { try SceneTimings(Array(text.utf8), path: "t") }

  private static func row(_ scene: String, _ time: String, of document: String = "A.storyboard") -> String {
    "{\"document\":\"\(document)\",\"scene\":\"\(scene)\",\"microseconds\":\(time)}\n"
  }

  @Test("What a run writes is read again, also with the files of several shards one after the other")
  func written() throws {
    let times = [("Log\"in", 7), ("Home", 0), ("A", 3)].map {
      SceneTime(document: "A.storyboard", scene: $0, microseconds: $1)
    }
    let texts = times.map { SceneTimings.text(of: [$0]) }
    #expect(texts.joined() == SceneTimings.text(of: times))
    // A scene that took no time counts, too.
    #expect(try Self.read(texts.joined()).weights(of: Self.unit) == [7, 1, 3])
  }

  @Test("A scene of a catalog has its own time, and what the file does not have has none")
  func units() throws {
    let timings = try Self.read(Self.row("B", "5", of: "Views") + Self.row("A", "9", of: "Views"))
    #expect(timings.weights(of: WorkUnit(document: "Views", folder: "Views", scene: "A")) == [9])
    #expect(timings.weights(of: WorkUnit(document: "Views", folder: "Views", scene: "C")) == nil)
    #expect(timings.weights(of: Self.unit) == nil)
    #expect(timings.median == 9)
  }

  @Test("What is wrong with a line is said with its number")
  func malformedLines() {
    let good = Self.row("A", "1")
    let cases = [
      ("{\"version\":1}", "t:2: expected the time of a scene"), ("[", "t:2: expected the time of a scene"),
      (Self.row("B", "-3"), "t:2: the time of 'B' is -3 microseconds; expected 0 to 86400000000"),
      (Self.row("B", "86400000001"), "t:2: the time of 'B' is 86400000001 microseconds"),
      (Self.row("B", "1e300"), "t:2: expected the time of a scene"),
      (Self.row("B", "\"1\""), "t:2: expected the time of a scene"),
      (Self.row("A", "2"), "t:2: 'A' of 'A.storyboard' is in line 1, too; remove one of them"),
    ]
    for (line, message) in cases {
      let error = #expect(throws: SceneTimingsError.self) { try Self.read(good + line) }
      #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
    }
  }

  @Test("A file without times, a folder and no file are errors")
  func noTimes() throws {
    let folder = try TemporaryFolder(["empty": "", "blank": "\n \r\n", "a/b": ""])
    for (name, message) in [
      ("empty", "there are no times of scenes"), ("blank", "there are no times of scenes"),
      ("a", "it is a folder; expected a file"), ("gone", "no such file"),
    ] {
      let error = #expect(throws: SceneTimingsError.self) { try SceneTimings(contentsOf: folder.path(of: name)) }
      #expect(error?.message.hasPrefix(message) == true, "\(error?.description ?? "")")
    }
  }

  @Test("Times of other documents alone are refused if a run is divided by them")
  func otherRun() throws {
    var list = UnitList(RunSetting(inputs: []))
    list.units = [Self.unit]
    let shard = try #require(Shard("1/2"))
    let others = try Self.read(Self.row("A", "1", of: "B.storyboard"))
    #expect(throws: SceneTimingsError.self) { try list.keep(shard, by: .scenes, timings: others) }
    #expect(throws: Never.self) { try list.keep(shard, by: .scenes, timings: try Self.read(Self.row("A", "1"))) }
  }
}
