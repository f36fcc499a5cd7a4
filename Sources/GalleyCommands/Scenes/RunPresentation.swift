import Galley

/// Shows what workers report: results on the standard output, the log on the standard error.
struct RunPresentation {
  private let isQuiet: Bool
  private var progress: ProgressBar
  private var done = 0

  init(total: Int, isQuiet: Bool) {
    self.isQuiet = isQuiet
    progress = ProgressBar(total: total, on: .standardError, isQuiet: isQuiet)
  }

  /// Shows what became of a unit and adds it to the summary.
  mutating func show(_ result: WorkerPool.Result, into summary: inout RunSummary) {
    done += 1
    let before = summary.counts
    defer { summary.units.append(summary.counts.since(before)) }
    for report in result.reports { show(report, of: result.unit, into: &summary) }
    for loss in result.losses { show(loss, of: result.unit, into: &summary) }
    if let failure = result.failure { summary.failures.append(failure) }
    progress.show(done: done, current: result.unit.title)
  }

  /// Takes the progress bar away.
  mutating func end() { progress.clear() }

  private mutating func show(_ loss: WorkerPool.Loss, of unit: WorkUnit, into summary: inout RunSummary) {
    let message = (loss.scene.map { "'\($0)' is " } ?? "") + loss.ending.sentence
    tell(Diagnostic(severity: .error, place: unit.document, message: message).text, in: &summary)
    let folder = loss.scene.map(SnapshotPath(escapedFolder: unit.folder).folder(ofScene:)) ?? unit.folder
    summary.unfinishedFolders.append(folder)
    summary.failures.append(
      .init(document: unit.document, folder: folder, scene: loss.scene ?? "", message: loss.ending.sentence))
    summary.outcome = max(summary.outcome, .unreadableInput)
  }

  private mutating func show(_ report: Report, of unit: WorkUnit, into summary: inout RunSummary) {
    switch report {
    case .result(let text): write(text, to: .standardOutput)
    case .log(let text): if !isQuiet { write(text, to: .standardError) }
    case .problem(let text): tell(text, in: &summary)
    case .images(let count): summary.images += count
    case .otherScenes(let names):
      summary.unitsWithoutScene += 1
      summary.otherScenes += names
    case .snapshot(let json): summary.snapshots.append(json)
    case .explanation: summary.explanations += 1
    case .otherViews(let names):
      summary.documentsWithoutView += 1
      summary.otherViews += names
    case .unreadable:
      summary.unfinishedFolders.append(unit.folder)
      summary.outcome = max(summary.outcome, .unreadableInput)
    case .ready, .unable, .scene, .finished: break
    }
  }

  private mutating func tell(_ problem: String, in summary: inout RunSummary) {
    summary.problems.append(problem)
    write(problem, to: .standardError)
  }

  private mutating func write(_ text: String, to terminal: Terminal) {
    progress.clear()
    terminal.write(text)
  }
}

extension RunSummary {
  /// How many results, failures and problems there are so far.
  fileprivate var counts: RunPart.Unit {
    RunPart.Unit(results: snapshots.count, failures: failures.count, problems: problems.count)
  }
}

extension RunPart.Unit {
  fileprivate func since(_ before: RunPart.Unit) -> RunPart.Unit {
    RunPart.Unit(
      results: results - before.results, failures: failures - before.failures, problems: problems - before.problems)
  }
}

extension WorkUnit {
  /// What the progress shows.
  fileprivate var title: String { scene.isEmpty ? document : "\(document): \(scene)" }
}

extension WorkerPool.Result {
  /// Why there is no snapshot of a unit that could not be read.
  fileprivate var failure: RunSummary.Failure? {
    guard reports.contains(.unreadable), !reports.contains(where: \.isSnapshot) else { return nil }
    let problems = reports.compactMap(\.problem)
    return RunSummary.Failure(
      document: unit.document, folder: unit.folder, scene: unit.scene, message: problems.joined(separator: "\n"))
  }
}

extension Report {
  fileprivate var isSnapshot: Bool { if case .snapshot = self { true } else { false } }

  fileprivate var problem: String? {
    guard case .problem(let text) = self else { return nil }
    return text.last == "\n" ? String(text.dropLast()) : text
  }
}
