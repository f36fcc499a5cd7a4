/// A bar on a terminal that shows how far a run is, once it has lasted over a second.
struct ProgressBar {
  private static let width = 24
  private static let patience = Duration.seconds(1)

  private let terminal: Terminal
  private let total: Int
  private let isWanted: Bool
  private let start = ContinuousClock.now
  private var isShown = false

  /// Makes a bar that shows nothing yet.
  init(total: Int, on terminal: Terminal, isQuiet: Bool) {
    self.terminal = terminal
    self.total = total
    isWanted = !isQuiet && terminal.isInteractive && total > 1
  }

  /// Shows that a part of the whole is done.
  mutating func show(done: Int, current: String) {
    guard isWanted, ContinuousClock.now - start > Self.patience else { return }
    let filled = Self.width * done / max(total, 1)
    let bar = String(repeating: "\u{2588}", count: filled) + String(repeating: "\u{2591}", count: Self.width - filled)
    terminal.write("\r\u{1B}[K\(bar) \(done)/\(total)  \(current.suffix(48))")
    isShown = true
  }

  /// Takes the bar away, so that other lines can be written.
  mutating func clear() {
    guard isShown else { return }
    terminal.write("\r\u{1B}[K")
    isShown = false
  }
}
