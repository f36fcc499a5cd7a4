import Galley
import Snapshots
import TestSupport
import Testing

@testable import Reports
@testable import SnapshotRuns

@Suite("The parts of a check")
struct CheckMergeTests {
  private let folder = TemporaryFolder()

  /// Makes a scene of two languages and two sizes, with the same findings in all cells.
  private static func scene(_ document: String, _ name: String, showing xib: String? = nil, _ findings: [Finding])
    -> CheckedScene
  {
    var scene = CheckedScene(document: document, scene: name, sceneNames: [name])
    for (locale, size) in [("en", "L"), ("en", "AX1"), ("de", "L"), ("de", "AX1")] {
      let cell = SnapshotTraits(
        device: "canvas", locale: locale, typeSize: size, orientation: "portrait", appearance: "light")
      scene.add(findings, in: cell, places: ["title": DocumentPlace(line: 7, column: 1)]) {
        $0
      } shown: { finding in
        xib.map {
          CheckedScene.ShownDocument(name: $0, places: [finding.views[0]: DocumentPlace(line: 3, column: 2)])
        }
      }
    }
    return scene
  }

  private static func finding(_ rule: Finding.Rule, of view: String, by points: Double? = nil) -> Finding {
    var finding = Finding(rule: rule, views: [view], message: "\(view) is wrong.", amount: points)
    if rule == .contrast { finding.sharedCause = .init("grey on white", isOfProject: true) }
    return finding
  }

  /// Scenes of which two show the same xib, two have findings with one cause, and one an accepted finding.
  private static let scenes = [
    scene("A.storyboard", "One", [finding(.truncated, of: "title", by: 1.0 / 3), finding(.contrast, of: "a")]),
    scene("A.storyboard", "Two", showing: "Cell.xib", [finding(.clipped, of: "c", by: 4)]),
    scene("B.xib", "B", [finding(.contrast, of: "b"), finding(.overlap, of: "accepted")]),
    scene("C.xib", "C", showing: "Cell.xib", [finding(.clipped, of: "c", by: 4)]),
  ]

  private static let suppressions = [
    Suppression(object: "accepted", reason: "It is meant.", line: 3),
    Suppression(rules: ["clipped", "conflict"], document: "C.xib", scene: "Nowhere", reason: "Gone.", line: 4),
    Suppression(object: "title", reason: "It was so.", lastDay: "2026-01-31", line: 5),
  ]

  private static func run(_ scenes: [CheckedScene], baseline: Baseline? = nil, problems: [String] = []) -> CheckRun {
    var rules = CheckRules(today: "2026-12-01")
    rules.suppressions = suppressions
    rules.baseline = baseline
    rules.policy = FailurePolicy(severity: .error, rules: ["truncated"])
    return CheckRun(scenes: scenes, problems: problems, rules: rules)
  }

  /// Writes what a part of two has, and reads it.
  private func part(
    _ number: Int, _ run: CheckRun, units: [RunPart.Unit]? = nil,
    _ change: (inout CheckShard) -> Void = { _ in }
  ) throws -> ShardFolder {
    var run = run
    var shard = CheckShard(
      scope: RunScope(
        inputs: "0", folders: [""], scenes: [], cells: RunCells(MatrixChoices()),
        part: RunPart(number: number, count: 2, units: units ?? [.init(results: run.scenes.count)])))
    change(&shard)
    run.shard = shard
    try folder.write(run.text(as: .json), to: "\(number).json")
    return try ShardFolder(path: folder.path(of: "\(number).json"))
  }

  private func merged(
    at cut: Int, baseline: Baseline? = nil, _ change: (inout CheckShard) -> Void = { _ in }
  ) throws -> CheckMerge {
    let (first, second) = (Self.scenes.prefix(cut), Self.scenes.dropFirst(cut))
    return try CheckMerge(of: [
      part(2, Self.run(Array(second), baseline: baseline), change),
      part(1, Self.run(Array(first), baseline: baseline), change),
    ])
  }

  /// Expects that a run says the same as another one in every format, and of what it accepts and knows.
  private func expect(_ run: CheckRun, says whole: CheckRun) {
    let formats = Set(ReportFormat.allCases)
    #expect(run.texts(as: formats) == whole.texts(as: formats))
    #expect(run.unusedSuppressions == whole.unusedSuppressions && run.endedSuppressions == whole.endedSuppressions)
    #expect(run.staleEntries == whole.staleEntries && run.fails == whole.fails)
    #expect(run.improvements.map(\.words) == whole.improvements.map(\.words))
  }

  @Test("Parts together are the whole run in every format, wherever the run is cut", arguments: 0...4)
  func whole(cut: Int) throws {
    let whole = Self.run(Self.scenes)
    // The xib's finding is in two scenes, and the two of one cause are one.
    #expect(whole.reported.map(\.document) == ["Cell.xib", "A.storyboard", "A.storyboard"])
    #expect(whole.unusedSuppressions.map(\.line) == [4] && whole.fails)
    let merged = try merged(at: cut).outcome
    #expect(merged.isComplete && !merged.isUnwritten)
    expect(merged.run, says: whole)
  }

  @Test("Known findings are judged by all parts, of which each has what its documents may need", arguments: 0...4)
  func baseline(cut: Int) throws {
    let gone = Self.scene("B.xib", "B", [Self.finding(.truncated, of: "gone")])
    let worse = Self.scene("C.xib", "C", showing: "Cell.xib", [Self.finding(.clipped, of: "c", by: 40)])
    var entries = Self.run([gone, worse]).updatedBaseline.entries
    let elsewhere = Self.run([Self.scene("Z.xib", "Z", [Self.finding(.truncated, of: "z")])])
    entries += elsewhere.updatedBaseline.entries
    let whole = Self.run(Self.scenes, baseline: Baseline(entries: entries))
    #expect(whole.staleEntries.map(\.document) == ["B.xib"])
    let merged = try merged(at: cut, baseline: Baseline(entries: entries)).outcome.run
    expect(merged, says: whole)
    #expect(merged.rules.baseline?.entries.map(\.document) == ["B.xib", "Cell.xib"])
  }

  @Test("What a suppression is for and nothing has is known if any part needed to know it")
  func missingNames() throws {
    let merge = try merged(at: 2) { shard in
      shard.configuration = ".galley.yml"
      if shard.scope.part?.number == 2 { shard.missing[Self.suppressions[1]] = "the scene 'Nowhere'" }
    }
    #expect(merge.configuration == ".galley.yml")
    #expect(merge.missing(for: Self.suppressions[1]) == "the scene 'Nowhere'")
    #expect(merge.missing(for: Self.suppressions[0]) == nil)
  }

  @Test("Without a part, nothing is called unused or gone, and the run is incomplete")
  func missingPart() throws {
    let outcome = try CheckMerge(of: [part(1, Self.run(Array(Self.scenes.prefix(2))))]).outcome
    #expect(!outcome.isComplete && !outcome.run.rules.coversScenes)
    #expect(outcome.run.problems == ["galley: error: shard 2 of 2 is missing"])
  }

  @Test("What could not be read is in the order of the run, and said once of a document that parts share")
  func problems() throws {
    let lost = "A.storyboard: error: 'Two' is lost"
    let (project, table) = ("p: error: no project", "A.strings: error: no table")
    let first = try part(
      1, Self.run([], problems: [project, table, lost]), units: [.init(failures: 1, problems: 2)]
    ) { $0.scope.unfinishedFolders = ["A"] }
    let second = try part(
      2, Self.run([], problems: [project, table, "B.xib: error: no XML"]),
      units: [.init(problems: 1, isContinued: true), .init(failures: 1, problems: 1, isUnreadable: true)])
    let outcome = try CheckMerge(of: [second, first]).outcome
    #expect(!outcome.isComplete)
    #expect(outcome.run.problems == [project, table, lost, "B.xib: error: no XML"])
  }

  @Test("If a day ends between two parts, both are judged by the later one")
  func days() throws {
    var before = Self.run([])
    var rules = before.rules
    rules.today = "2026-11-30"
    before = CheckRun(scenes: [], rules: rules)
    #expect(try CheckMerge(of: [part(1, Self.run([])), part(2, before)]).outcome.run.rules.today == "2026-12-01")
  }

  @Test("Fixes that parts have found are handed on")
  func fixes() throws {
    var run = Self.run(Self.scenes)
    let id = try #require(run.reported.first?.id)
    run.offer([id: ["Let it wrap."]])
    #expect(try CheckMerge(of: [part(1, run), part(2, Self.run([]))]).fixes == [id: ["Let it wrap."]])
  }

  @Test("Parts of other rules, and results of another kind, are refused")
  func mixtures() throws {
    let first = try part(1, Self.run([])) { $0.scope.settings["fail-on"] = "error" }
    let second = try part(2, Self.run([])) { $0.scope.settings["fail-on"] = "never" }
    func refusal(_ shards: ShardFolder...) -> String? {
      do throws(MergeError) {
        _ = try CheckMerge(of: shards)
        return nil
      } catch {
        return error.isFatal ? error.description : nil
      }
    }
    #expect(refusal(first, second)?.hasSuffix("differ in the setting 'fail-on'") == true)
    #expect(refusal(first, first)?.contains("is named twice") == true)
    try VersionFile(inFolder: folder.path(of: "images")).write(
      EngineVersions(galley: "1.0", libraries: [:], fonts: []))
    let images = try ShardFolder(path: folder.path(of: "images"))
    #expect(refusal(first, images)?.hasSuffix("has the results of a check; merge results of one kind") == true)
  }

  @Test(
    "A file that is not that of a part is named with what is wrong",
    arguments: [
      ("{\"galley\":1,\"problems\":[]}", StoredCheckError.withoutShard), ("{\"galley\":2}", .laterFormat(2)),
      ("{\"galley\":1}", .malformed), ("[]", .malformed),
    ])
  func otherFiles(text: String, error: StoredCheckError) throws {
    try folder.write(text, to: "a.json")
    let path = folder.path(of: "a.json")
    #expect(throws: MergeError.unreadableCheck(path, error)) { try ShardFolder(path: path) }
  }

  @Test("A file without all scenes that its shard says it has is damaged", arguments: [0, 1, 3, 5, .max])
  func missingScenes(count: Int) throws {
    let path = folder.path(of: "1.json")
    #expect(throws: MergeError.unreadableCheck(path, .malformed)) {
      try part(1, Self.run(Self.scenes), units: [.init(results: count)])
    }
    #expect(throws: MergeError.unreadableCheck(path, .malformed)) {
      try part(1, Self.run(Self.scenes), units: [.init(results: 5), .init(results: -1)])
    }
    #expect(throws: Never.self) {
      try part(1, Self.run(Self.scenes), units: [.init(results: 1), .init(results: 3)])
    }
  }

  @Test("A file whose numbers do not fit together is damaged", arguments: ["[3,1,0]", "[0,1,7]", ""])
  func damage(occurrence: String) throws {
    _ = try part(1, Self.run(Array(Self.scenes.prefix(1))))
    let text = folder.text("1.json")
    #expect(text.contains("\"occurrences\":[[0,1,0],[1,1,0],[2,1,0],[3,1,0]]"))
    let damaged = occurrence.replacing("[3,", with: "[4,")
    try folder.write(
      text.replacing("\"occurrences\":[[0,1,0],[1,1,0],[2,1,0],[3,1,0]]", with: "\"occurrences\":[\(damaged)]"),
      to: "1.json")
    let path = folder.path(of: "1.json")
    #expect(throws: MergeError.unreadableCheck(path, .malformed)) { try ShardFolder(path: path) }
  }
}
