import Files
import SnapshotRuns

/// Shows what a run does: results on the standard output, the log and a progress bar on the standard error.
final class RunPresentation {
  private let isQuiet: Bool
  private var progress: ProgressBar

  init(isQuiet: Bool) {
    self.isQuiet = isQuiet
    progress = ProgressBar(on: .standardError, isQuiet: isQuiet)
  }

  func show(_ event: RunEvent) {
    switch event {
    case .output(let text): write(text, to: .standardOutput)
    case .log(let text): if !isQuiet { write(text, to: .standardError) }
    case .problem(let problem): write(problem.line + "\n", to: .standardError)
    case .progress(let done, let total, let current): progress.show(done: done, of: total, current: current)
    }
  }

  /// Removes the progress bar.
  func end() { progress.clear() }

  private func write(_ text: String, to terminal: Terminal) {
    progress.clear()
    terminal.write(text)
  }
}

/// A bar on a terminal that shows the progress of a run that has lasted for more than a second.
private struct ProgressBar {
  private static let width = 24
  private static let delay = Duration.seconds(1)

  private let terminal: Terminal
  private let isWanted: Bool
  private let start = ContinuousClock.now
  private var isShown = false

  init(on terminal: Terminal, isQuiet: Bool) {
    self.terminal = terminal
    isWanted = !isQuiet && terminal.isInteractive
  }

  mutating func show(done: Int, of total: Int, current: String) {
    guard isWanted, total > 1, ContinuousClock.now - start > Self.delay else { return }
    if !isShown { ProcessEnd.clearLineAtInterruption() }
    let filled = Self.width * done / total
    let bar = String(repeating: "\u{2588}", count: filled) + String(repeating: "\u{2591}", count: Self.width - filled)
    terminal.writeExactly("\r\u{1B}[K\(bar) \(done)/\(total)  \(InertText.line(current).suffix(48))")
    isShown = true
  }

  /// Removes the bar, so that other lines can be written.
  mutating func clear() {
    guard isShown else { return }
    terminal.writeExactly("\r\u{1B}[K")
    isShown = false
  }
}
