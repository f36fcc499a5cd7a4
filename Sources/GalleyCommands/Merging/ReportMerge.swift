import Galley
import ReviewReport

/// Puts the reports of a run's parts together to the run.
struct ReportMerge {
  /// The reports in the order of their parts.
  let reports: [StoredReport]

  init(of reports: [StoredReport]) {
    self.reports = reports.sorted { ($0.part?.number ?? 0) < ($1.part?.number ?? 0) }
  }

  /// The run in the order that one run on one machine has: the parts take turns, unit by unit.
  ///
  /// - Parameter missing: the numbers of the parts that are not among the reports, of how many.
  func run(missing: (numbers: [Int], count: Int)) -> VerificationRun {
    guard var scope = reports.first?.run.scope else { return VerificationRun(results: []) }
    scope.part = nil
    scope.unfinishedFolders = Set(reports.flatMap { $0.run.scope?.unfinishedFolders ?? [] }).sorted()
    var run = VerificationRun(results: [], scope: scope)
    run.warnings = missing.numbers.map { "shard \($0) of \(missing.count) is missing" }
    // What was told before the first unit, and of the run as a whole, every part has told.
    run.problems = run.warnings.map { Diagnostic(severity: .error, place: nil, message: $0).line }
    for report in reports {
      run.warnings += report.run.warnings.filter { !run.warnings.contains($0) }
      run.problems += report.commonProblems.filter { !run.problems.contains($0) }
    }
    var turns = reports.map(PartTurns.init)
    var failures: [SnapshotResult] = []
    while turns.contains(where: { !$0.isOver }) {
      for index in turns.indices { turns[index].takeUnit(into: &run, &failures) }
    }
    run.results += failures
    return run
  }
}

/// Hands out the units of a part one after the other.
private struct PartTurns {
  private let units: [RunPart.Unit]
  private var unit = 0
  private var results: ArraySlice<SnapshotResult>
  private var failures: ArraySlice<SnapshotResult>
  private var problems: ArraySlice<String>

  init(_ report: StoredReport) {
    problems = report.run.problems.dropFirst(report.commonProblems.count)
    // A whole run is one unit, its order kept.
    units = report.part?.units ?? [.init(results: report.run.results.count, problems: report.run.problems.count)]
    let count = units.reduce(0) { $0 + $1.results }
    (results, failures) = (report.run.results.prefix(count), report.run.results.dropFirst(count))
  }

  var isOver: Bool { unit == units.count }

  mutating func takeUnit(into run: inout VerificationRun, _ failed: inout [SnapshotResult]) {
    guard !isOver else { return }
    run.results += results.prefix(units[unit].results)
    failed += failures.prefix(units[unit].failures)
    run.problems += problems.prefix(units[unit].problems)
    results.removeFirst(units[unit].results)
    failures.removeFirst(units[unit].failures)
    problems.removeFirst(units[unit].problems)
    unit += 1
  }
}

extension StoredReport {
  fileprivate var part: RunPart? { run.scope?.part }

  /// What was told before the first unit; of a whole run nobody has to know.
  fileprivate var commonProblems: ArraySlice<String> {
    guard let part else { return [] }
    return run.problems.prefix(run.problems.count - part.units.reduce(0) { $0 + $1.problems })
  }
}

extension Diagnostic {
  /// The line without its end.
  var line: String { String(text.dropLast()) }
}
