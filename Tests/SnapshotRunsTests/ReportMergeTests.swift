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

  private func unit(_ number: Int, _ generator: inout SeededGenerator) -> Unit {
    func results(_ count: Int, _ status: Verdict, _ kind: String) -> [SnapshotResult] {
      (0..<count).map { SnapshotResult(path: "\(number).xib/\(kind)\($0)/canvas_base_L@2x", status: status) }
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
    let run = VerificationRun(
      results: units.flatMap(\.results) + units.flatMap(\.failures), warnings: ["everywhere"],
      problems: ["galley: error: everywhere"] + units.flatMap(\.problems), scope: scope)
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
        of: units.indices.filter { $0 % count == number - 1 }.map { units[$0] }, part: (number: number, count: count))
    }
    let merged = ReportMerge(of: parts.shuffled(using: &generator)).run(missing: MissingParts(count: count))
    #expect(merged == whole, "seed \(seed)")
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
