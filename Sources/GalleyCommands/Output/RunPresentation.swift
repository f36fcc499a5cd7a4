import Files
import SnapshotRuns

/// Shows what a run does: results on the standard output, the log and how far it is on the standard error.
final class RunPresentation {
  private let isQuiet: Bool
  private var progress: ProgressDisplay

  /// - Parameter command: The name of the command that runs.
  init(of command: String, isQuiet: Bool) {
    self.isQuiet = isQuiet
    progress = ProgressDisplay(of: command, on: .standardError, isQuiet: isQuiet)
  }

  func show(_ event: RunEvent) {
    switch event {
    case .output(let text): write(text, to: .standardOutput)
    case .log(let text): if !isQuiet { write(text, to: .standardError) }
    case .problem(let problem): write(problem.line + "\n", to: .standardError)
    case .progress(let state): progress.show(state)
    case .times: break
    }
  }

  /// Removes the progress bar.
  func end() { progress.clear() }

  private func write(_ text: String, to terminal: Terminal) {
    progress.clear()
    terminal.write(text)
  }
}

/// How far a run is: on a terminal a bar, elsewhere a line from time to time.
private struct ProgressDisplay {
  private let words: ProgressWords
  private let terminal: Terminal
  private let isQuiet: Bool
  private let start = ContinuousClock.now
  private var isBarShown = false
  /// When a line is written next, in time since the start.
  private var nextLine = interval

  private static let delay = Duration.seconds(1)
  private static let interval = Duration.seconds(10)

  init(of command: String, on terminal: Terminal, isQuiet: Bool) {
    words = ProgressWords(command: command)
    self.terminal = terminal
    self.isQuiet = isQuiet
  }

  mutating func show(_ state: RunProgress) {
    guard !isQuiet else { return }
    let elapsed = ContinuousClock.now - start
    if terminal.isInteractive {
      guard elapsed > Self.delay else { return }
      if !isBarShown { ProcessEnd.clearLineAtInterruption() }
      terminal.writeExactly("\r\u{1B}[K" + words.bar(state))
      isBarShown = true
    } else if elapsed >= nextLine {
      terminal.write(words.line(state, after: elapsed) + "\n")
      while nextLine <= elapsed { nextLine += Self.interval }
    }
  }

  /// Removes the bar, so that other lines can be written.
  mutating func clear() {
    guard isBarShown else { return }
    terminal.writeExactly("\r\u{1B}[K")
    isBarShown = false
  }
}

/// How far a run is, in words.
struct ProgressWords {
  let command: String

  private static let barWidth = 24
  /// The most characters of a name, so that a bar fits into a line of 100.
  private static let longestName = 44

  /// Returns a bar with the numbers of units and cells, and the name of the unit that was done last.
  func bar(_ state: RunProgress) -> String {
    let filled = state.allUnits > 0 ? Self.barWidth * min(state.units, state.allUnits) / state.allUnits : 0
    let bar =
      String(repeating: "\u{2588}", count: filled) + String(repeating: "\u{2591}", count: Self.barWidth - filled)
    let name = InertText.line(state.latest).shortenedInTheMiddle(to: Self.longestName)
    return "\(bar) \(state.units)/\(state.allUnits)  \(counted(state.cells, "cell"))  \(name)"
  }

  /// Returns a line such as `check: 12 of 41 documents, 1,310 cells, 24 s`.
  func line(_ state: RunProgress, after elapsed: Duration) -> String {
    let units = "\(state.units.grouped) of \(state.allUnits.grouped) \(state.noun)\(state.allUnits == 1 ? "" : "s")"
    return "\(command): \(units), \(state.cells.grouped) \(state.cells == 1 ? "cell" : "cells"),"
      + " \(elapsed.components.seconds) s"
  }
}

extension Int {
  /// The digits in groups of three: 1,310.
  fileprivate var grouped: String {
    let digits = String(self)
    return String(
      digits.enumerated().flatMap { index, digit in
        index > 0 && (digits.count - index).isMultiple(of: 3) ? [",", digit] : [digit]
      })
  }
}

extension String {
  /// Returns the text with an ellipsis in the place of what is too long. A path keeps its first folder and its file.
  fileprivate func shortenedInTheMiddle(to length: Int) -> String {
    guard count > length else { return self }
    let end = (length - 1) * 2 / 3
    return prefix(length - 1 - end) + "\u{2026}" + suffix(end)
  }
}
