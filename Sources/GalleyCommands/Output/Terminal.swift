import Files
import SnapshotRuns

/// One of the process's standard streams.
struct Terminal: Sendable {
  /// The stream for results.
  static let standardOutput = Terminal(descriptor: STDOUT_FILENO)
  /// The stream for progress, warnings and errors.
  static let standardError = Terminal(descriptor: STDERR_FILENO)
  /// The exit code that shells report for a process that SIGPIPE ended.
  private static let brokenPipe: Int32 = 141

  let descriptor: Int32

  var isInteractive: Bool { ByteStream.isTerminal(descriptor) }

  /// Writes a line about a problem to the standard error.
  static func report(_ problem: Diagnostic) { standardError.write(problem.line + "\n") }

  /// Writes a line about an error to the standard error.
  static func report(_ error: any Error) { report(Diagnostic(.error, "\(error)")) }

  /// Writes text for a person, made harmless: see ``InertText``.
  func write(_ text: String) { writeExactly(InertText.text(text)) }

  /// Writes text at once as it is: a format for programs that has escapes of its own, or a sequence that moves the
  /// cursor.
  ///
  /// If the reader has gone, as after `| head`, the process ends silently. If results cannot be written for another
  /// reason, such as a full disk or a closed stream, it prints the reason and ends. Messages that cannot be written are
  /// lost, and the work goes on.
  func writeExactly(_ text: String) {
    guard !ByteStream.writeAll(text, to: descriptor) else { return }
    let error = SystemError.latest
    if error.code == EPIPE { exit(Self.brokenPipe) }
    guard descriptor != STDERR_FILENO else { return }
    let reason = error.code == EBADF ? "the standard output is closed" : error.description
    Self.report(Diagnostic(.error, "the results cannot be written: \(reason)"))
    ExitStatus.unwritableOutput.exit()
  }
}
