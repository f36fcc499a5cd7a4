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
    for report in result.reports { show(report, into: &summary) }
    if let loss = result.loss {
      write(Diagnostic(severity: .error, place: result.unit.document, message: loss.sentence).text, to: .standardError)
      summary.outcome = max(summary.outcome, .unreadableInput)
    }
    progress.show(done: done, current: result.unit.document)
  }

  /// Takes the progress bar away.
  mutating func end() { progress.clear() }

  private mutating func show(_ report: Report, into summary: inout RunSummary) {
    switch report {
    case .result(let text): write(text, to: .standardOutput)
    case .log(let text): if !isQuiet { write(text, to: .standardError) }
    case .problem(let text): write(text, to: .standardError)
    case .images(let count): summary.images += count
    case .otherScenes(let names):
      summary.documentsWithoutScene += 1
      summary.otherScenes += names
    case .snapshot(let json): summary.snapshots.append(json)
    case .explanation: summary.explanations += 1
    case .otherViews(let names):
      summary.documentsWithoutView += 1
      summary.otherViews += names
    case .unreadable: summary.outcome = max(summary.outcome, .unreadableInput)
    case .ready, .unable, .finished: break
    }
  }

  private mutating func write(_ text: String, to terminal: Terminal) {
    progress.clear()
    terminal.write(text)
  }
}
