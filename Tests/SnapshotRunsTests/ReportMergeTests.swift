import Galley
import Reports
import TestSupport
import Testing

@testable import SnapshotRuns

@Suite("The order of merged results")
struct ReportMergeTests {
  /// The results, failures and problems of a unit.
  private struct Unit {
    var results: [SnapshotResult]
    var failures: [SnapshotResult]
    var problems: [String]
  }

  private static let cells = RunCells(Matrix().choices)

  private static func finding(_ severity: String) -> SnapshotFinding {
    SnapshotFinding(rule: "conflict", severity: severity, message: "It cannot hold.")
  }

  private func unit(_ number: Int, _ generator: inout SeededGenerator) -> Unit {
    func results(_ count: Int, _ status: Verdict, _ kind: String) -> [SnapshotResult] {
      (0..<count).map { index in
        var result = SnapshotResult(path: "\(number).xib/\(kind)\(index)/canvas_base_L@2x", status: status)
        // Some pass with an error, some under a former name, some with both.
        if Bool.random(using: &generator) { result.findings = [Self.finding(generator.pick(["error", "note"]))] }
        if Bool.random(using: &generator) { result.referencePath = "\(number).xib/O\(index)/canvas_base_L@2x" }
        return result
      }
    }
    let problems = Int.random(in: 0...2, using: &generator)
    return Unit(
      results: results(.random(in: 0...3, using: &generator), .passed, "S"),
      failures: results(.random(in: 0...min(1, problems), using: &generator), .failed, "F"),
      problems: (0..<problems).map { "\(number).xib: error: \($0)" })
  }

  /// Returns the run of some units as a report that was written and read.
  private func report(of units: [Unit], part: (number: Int, count: Int)?) throws -> StoredReport {
    let numbers = units.map {
      RunPart.Unit(results: $0.results.count, failures: $0.failures.count, problems: $0.problems.count)
    }
    let scope = RunScope(
      inputs: "0", folders: [""], scenes: [], cells: Self.cells,
      part: part.map { RunPart(number: $0.number, count: $0.count, units: numbers) })
    var run = VerificationRun(
      results: units.flatMap(\.results) + units.flatMap(\.failures), warnings: ["everywhere"],
      problems: ["galley: error: everywhere"] + units.flatMap(\.problems) + ["galley: error: at the end"], scope: scope)
    run.warnings += run.resultWarnings(recording: .never)
    run.scope?.part?.closingProblems = 1
    return try StoredReport(Array(ReportDocument(run: run).json.utf8))
  }

  @Test("Any units in any number of parts are merged into the order of the whole run", arguments: 1...60)
  func order(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let units = (0..<Int.random(in: 0...9, using: &generator)).map { unit($0, &generator) }
    let whole = try report(of: units, part: nil).run
    let count = Int.random(in: 2...6, using: &generator)
    let parts = try (1...count).map { number in
      try report(
        of: units.indices.filter { $0 * count / units.count == number - 1 }.map { units[$0] },
        part: (number: number, count: count))
    }
    let merged = ReportMerge(of: parts.shuffled(using: &generator)).run(missing: MissingParts(count: count))
    #expect(merged == whole, "seed \(seed)")
  }

  /// Returns the scope of a merge of parts with the appearances of their documents, and problems of their projects.
  private func mergedScope(_ parts: [(appearances: [String]?, problem: String?)]) throws -> RunScope {
    let reports = try parts.enumerated().map { index, own in
      var part = RunPart(number: index + 1, count: parts.count, units: [])
      part.appearances = own.appearances
      let unfinished = own.problem == nil ? ["App/\(index).xib"] : ["App"]
      let scope = RunScope(
        inputs: "0", folders: ["App"], scenes: [], cells: Self.cells, unfinishedFolders: unfinished, part: part)
      let run = VerificationRun(results: [], problems: [own.problem].compactMap(\.self), scope: scope)
      return try StoredReport(Array(ReportDocument(run: run).json.utf8))
    }
    return try #require(ReportMerge(of: reports).run(missing: MissingParts(count: parts.count)).scope)
  }

  @Test(
    "The appearances of a run are those of the documents of all parts, or light without any",
    arguments: [
      ([["dark"], []], ["dark"]), ([["dark"], ["light"]], ["light", "dark"]),
      ([["light"], ["light", "dark"]], ["light", "dark"]), ([[], []], ["light"]), ([nil, nil], ["light"]),
    ] as [([[String]?], [String])])
  func appearances(parts: [[String]?], expected: [String]) throws {
    #expect(try mergedScope(parts.map { ($0, nil) }).cells.appearances == expected)
  }

  @Test("A problem of one part from before its first unit leaves all folders unfinished, and no single ones")
  func unfinished() throws {
    #expect(try mergedScope([(nil, nil), (nil, "a.plist: error: b")]).unfinishedFolders == ["App"])
    #expect(try mergedScope([(nil, nil), (nil, nil)]).unfinishedFolders == ["App/0.xib", "App/1.xib"])
  }

  @Test("Warnings about results are about those of all parts, in the order of the run")
  func warnings() throws {
    func unit(_ name: String) -> Unit {
      var result = SnapshotResult(path: "\(name).xib/New/canvas_base_L@2x", status: .passed)
      result.findings = [Self.finding("error")]
      result.referencePath = "\(name).xib/Old/canvas_base_L@2x"
      return Unit(results: [result], failures: [], problems: [])
    }
    let parts = try [(1, ["a", "b"]), (2, ["c"])].map { number, names in
      try report(of: names.map(unit), part: (number: number, count: 2))
    }
    #expect(parts[0].run.warnings[1].hasPrefix("2 scenes or documents have other names now"))
    let merged = ReportMerge(of: parts).run(missing: MissingParts(count: 2))
    #expect(
      merged.warnings == [
        "everywhere",
        "3 scenes or documents have other names now ('Old' of a.xib is now 'New'; 'Old' of b.xib is now 'New'; "
          + "'Old' of c.xib is now 'New'): 3 references compared under the former names; --record missing moves them",
        "New (base L canvas) passed with an error: It cannot hold.",
        "New (base L canvas) passed with an error: It cannot hold.",
        "New (base L canvas) passed with an error: It cannot hold.",
      ])
  }

  /// The report of a part with some scenes of a document.
  private func report(
    _ number: Int, results: [String] = [], lost: [String] = [], unreadable: String? = nil, problems: [String]
  ) throws -> StoredReport {
    func result(_ scene: String, _ status: Verdict) -> SnapshotResult {
      SnapshotResult(path: "a.xib/\(scene)/canvas_base_L@2x", status: status)
    }
    var failureOfAll = SnapshotResult(path: "a.xib", status: .failed)
    failureOfAll.message = unreadable ?? ""
    let failures = lost.map { result($0, .failed) } + (unreadable == nil ? [] : [failureOfAll])
    let unit = RunPart.Unit(
      results: results.count, failures: failures.count, problems: problems.count,
      isContinued: number > 1 ? true : nil, isUnreadable: unreadable == nil ? nil : true)
    let scope = RunScope(
      inputs: "0", folders: [""], scenes: [], cells: Self.cells,
      part: RunPart(number: number, count: 3, units: [unit]))
    let run = VerificationRun(
      results: results.map { result($0, .passed) } + failures, problems: problems, scope: scope)
    return try StoredReport(Array(ReportDocument(run: run).json.utf8))
  }

  @Test("What is wrong with a document that several parts share is said once")
  func sharedDocument() throws {
    let broken = try (1...3).map { try report($0, unreadable: "malformed", problems: ["a.xib: malformed"]) }
    let run = ReportMerge(of: broken).run(missing: MissingParts(count: 3))
    #expect(run.problems == ["a.xib: malformed"])
    #expect(run.results.map(\.message) == ["malformed"])
  }

  @Test("A document that several parts share is not unreadable as a whole if one of its scenes has a result")
  func sharedScenes() throws {
    let parts = try [
      report(1, unreadable: "One", problems: ["a.xib: image", "a.xib: One"]),
      report(2, results: ["Two"], problems: ["a.xib: image"]),
      report(3, lost: ["Three"], problems: ["a.xib: lost"]),
    ]
    let run = ReportMerge(of: parts).run(missing: MissingParts(count: 3))
    #expect(run.problems == ["a.xib: image", "a.xib: One", "a.xib: lost"])
    #expect(run.results.map(\.path) == ["a.xib/Two/canvas_base_L@2x", "a.xib/Three/canvas_base_L@2x"])
    let unreadable = try ReportMerge(of: [parts[0], report(2, unreadable: "One\nTwo", problems: ["a.xib: Two"])])
      .run(missing: MissingParts(count: 3))
    #expect(unreadable.results.map(\.message) == ["One\nTwo"])
  }

  @Test("Only a run with all of its parts has orphaned references", arguments: [1, 2])
  func orphans(count: Int) throws {
    let folder = TemporaryFolder()
    let references = ReferenceFolder(path: folder.path(of: "refs"))
    try references.write(SnapshotFiles(png: [1, 2, 3]), as: "A.xib/A/canvas_en_L@2x")
    let parts = try (1...count).map { number in
      let scope = RunScope(
        inputs: "0", folders: ["A.xib"], scenes: [], cells: RunCells(MatrixChoices()),
        part: RunPart(number: number, count: 2, units: []))
      try folder.write(
        ReportDocument(run: VerificationRun(results: [], scope: scope)).json, to: "\(number)/report.json")
      return try ShardFolder(path: folder.path(of: "\(number)"))
    }
    let run = try ShardMerge(of: parts, into: folder.path(of: "merged")).run(references: references)
    #expect(run.results.map(\.status) == (count == 2 ? [.orphaned] : []))
  }
}
