import Galley
import Reports

/// Combines the reports of a run's parts into the whole run.
struct ReportMerge {
  /// The reports in the order of their parts.
  private let reports: [StoredReport]

  init(of reports: [StoredReport]) {
    self.reports = reports.sorted { ($0.part?.number ?? 0) < ($1.part?.number ?? 0) }
  }

  /// Returns the run in the order that it would have on one machine: each part follows the one before.
  ///
  /// - Parameter inputProblems: The problems from before the first unit that no single part can find.
  func run(missing: MissingParts, inputProblems: [String] = []) -> VerificationRun {
    guard var scope = reports.first?.run.scope else { return VerificationRun(results: []) }
    scope.part = nil
    scope.cells.takeAppearances(of: reports.compactMap(\.part))
    // After a problem from before the first unit, all folders are unfinished, and those of single units do not count.
    let hampered = reports.filter { !$0.commonProblems.isEmpty }
    let telling = hampered.isEmpty ? reports : hampered
    scope.unfinishedFolders = Set(telling.flatMap { $0.run.scope?.unfinishedFolders ?? [] }).sorted()
    var run = VerificationRun(results: [], warnings: missing.messages, scope: scope)
    run.problems = missing.messages.map { Diagnostic(.error, $0).line }
    let mode = RecordMode(settings: scope.settings)
    // Every part reports problems from before the first unit and after the last one, which may be those of its own
    // documents only, and the warnings about the run as a whole.
    for report in reports {
      run.warnings += report.run.otherWarnings(recording: mode).filter { !run.warnings.contains($0) }
      run.problems += report.commonProblems.filter { !run.problems.contains($0) }
    }
    run.problems += inputProblems
    if !inputProblems.isEmpty { run.scope?.unfinishedFolders = Set(scope.folders).sorted() }
    var documents = MergedDocuments(resultCount: reports.reduce(0) { $0 + $1.run.results.count })
    for report in reports {
      var contents = PartContents(report)
      for unit in report.units { documents.add(contents.take(unit), of: unit) }
    }
    run.problems += documents.problems
    run.results = documents.takeResults()
    for report in reports { run.problems += report.closingProblems.filter { !run.problems.contains($0) } }
    run.warnings += run.resultWarnings(recording: mode)
    return run
  }
}

/// What a part reports of a unit.
private struct UnitContents {
  var results: ArraySlice<SnapshotResult>
  var failures: ArraySlice<SnapshotResult>
  var problems: ArraySlice<String>
}

/// Hands out what a part reports, unit by unit.
private struct PartContents {
  private var results: ArraySlice<SnapshotResult>
  private var failures: ArraySlice<SnapshotResult>
  private var problems: ArraySlice<String>

  init(_ report: StoredReport) {
    problems = report.run.problems.dropFirst(report.commonProblems.count)
    let count = report.units.reduce(0) { $0 + $1.results }
    (results, failures) = (report.run.results.prefix(count), report.run.results.dropFirst(count))
  }

  mutating func take(_ unit: RunPart.Unit) -> UnitContents {
    defer {
      results.removeFirst(unit.results)
      failures.removeFirst(unit.failures)
      problems.removeFirst(unit.problems)
    }
    return UnitContents(
      results: results.prefix(unit.results), failures: failures.prefix(unit.failures),
      problems: problems.prefix(unit.problems))
  }
}

/// Puts the units of parts together, where several can have scenes of one document.
///
/// Each of these units says what is wrong with the document as a whole, which the whole run says once.
private struct MergedDocuments {
  private var results: [SnapshotResult] = []
  private(set) var problems: [String] = []
  /// The failures of the documents before the latest one.
  private var formerFailures: [SnapshotResult] = []
  private var latest = Document()

  /// What is known of the latest document.
  private struct Document {
    var hasResults = false
    var problems: Set<String> = []
    var lostScenes: [SnapshotResult] = []
    /// The failure of the document as a whole, which counts unless there are results.
    var failureOfAll: SnapshotResult?

    var failures: [SnapshotResult] { lostScenes + (hasResults ? [] : [failureOfAll].compactMap(\.self)) }

    /// Adds the lines of a failure that are not among those of the units before.
    mutating func addFailureOfAll(_ failure: SnapshotResult) {
      guard var known = failureOfAll else {
        failureOfAll = failure
        return
      }
      var lines = known.message.utf8.split(separator: "\n")
      for line in failure.message.utf8.split(separator: "\n") where !lines.contains(line) { lines.append(line) }
      known.message = lines.joined(separator: "\n")
      failureOfAll = known
    }
  }

  /// - Parameter resultCount: The number of results of all parts, for which there is room from the start: growing
  /// twofold, the results of a large run would take twice their memory.
  init(resultCount: Int) { results.reserveCapacity(resultCount) }

  /// Hands out the results, followed by the failures, without a copy.
  mutating func takeResults() -> [SnapshotResult] {
    results += formerFailures + latest.failures
    defer { results = [] }
    return results
  }

  mutating func add(_ unit: UnitContents, of numbers: RunPart.Unit) {
    let isContinued = numbers.isContinued == true
    if !isContinued {
      formerFailures += latest.failures
      latest = Document()
    }
    results += unit.results
    problems += isContinued ? unit.problems.filter { !latest.problems.contains($0) } : Array(unit.problems)
    latest.problems.formUnion(unit.problems)
    latest.hasResults = latest.hasResults || !unit.results.isEmpty
    let isUnreadable = numbers.isUnreadable == true
    let lostScenes = isUnreadable ? unit.failures.dropLast() : unit.failures
    let known = isContinued ? latest.lostScenes : []
    latest.lostScenes += lostScenes.filter { !known.contains($0) }
    if isUnreadable, let failure = unit.failures.last { latest.addFailureOfAll(failure) }
  }
}

extension RunPart {
  /// The number of problems that belong to units.
  var problemsOfUnits: Int { units.reduce(0) { $0 + $1.problems } }
}

extension StoredReport {
  fileprivate var part: RunPart? { run.scope?.part }

  /// The units of a part. The results of a whole run count as one unit, in their own order.
  fileprivate var units: [RunPart.Unit] {
    part?.units ?? [.init(results: run.results.count, problems: run.problems.count)]
  }

  /// The problems from before the first unit. Empty for a whole run, whose units are not known.
  fileprivate var commonProblems: ArraySlice<String> {
    guard let part else { return [] }
    return run.problems.dropLast(part.problemsOfUnits + (part.closingProblems ?? 0))
  }

  /// The problems from after the last unit.
  fileprivate var closingProblems: ArraySlice<String> { run.problems.suffix(part?.closingProblems ?? 0) }
}
