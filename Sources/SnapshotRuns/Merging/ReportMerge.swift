import Galley
import Reports

/// Combines the reports of a run's parts into the whole run.
struct ReportMerge {
  /// The reports in the order of their parts.
  private let reports: [StoredReport]

  init(of reports: [StoredReport]) {
    self.reports = reports.sorted { ($0.part?.number ?? 0) < ($1.part?.number ?? 0) }
  }

  /// Returns the run in the order that it would have on one machine: the parts take turns, unit by unit.
  func run(missing: MissingParts) -> VerificationRun {
    guard var scope = reports.first?.run.scope else { return VerificationRun(results: []) }
    scope.part = nil
    scope.unfinishedFolders = Set(reports.flatMap { $0.run.scope?.unfinishedFolders ?? [] }).sorted()
    var run = VerificationRun(results: [], warnings: missing.messages, scope: scope)
    run.problems = missing.messages.map { Diagnostic(.error, $0).line }
    let mode = RecordMode(settings: scope.settings)
    // Every part reports the problems from before the first unit and after the last one, and the warnings about the
    // run as a whole.
    for report in reports {
      run.warnings += report.run.otherWarnings(recording: mode).filter { !run.warnings.contains($0) }
      run.problems += report.commonProblems.filter { !run.problems.contains($0) }
    }
    var turns = reports.map(PartTurns.init)
    var failures: [SnapshotResult] = []
    while turns.contains(where: { !$0.isOver }) {
      for index in turns.indices { turns[index].takeUnit(into: &run, &failures) }
    }
    run.results += failures
    for report in reports { run.problems += report.closingProblems.filter { !run.problems.contains($0) } }
    run.warnings += run.resultWarnings(recording: mode)
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
    // The results of a whole run count as one unit, in their own order.
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

extension RunPart {
  /// The number of problems that belong to units.
  var problemsOfUnits: Int { units.reduce(0) { $0 + $1.problems } }
}

extension StoredReport {
  fileprivate var part: RunPart? { run.scope?.part }

  /// The problems from before the first unit. Empty for a whole run, whose units are not known.
  fileprivate var commonProblems: ArraySlice<String> {
    guard let part else { return [] }
    return run.problems.dropLast(part.problemsOfUnits + (part.closingProblems ?? 0))
  }

  /// The problems from after the last unit.
  fileprivate var closingProblems: ArraySlice<String> { run.problems.suffix(part?.closingProblems ?? 0) }
}
