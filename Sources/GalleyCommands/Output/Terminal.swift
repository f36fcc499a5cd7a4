import Files

/// One of the process's standard streams.
struct Terminal: Sendable {
  /// Results.
  static let standardOutput = Terminal(descriptor: STDOUT_FILENO)
  /// Progress and log.
  static let standardError = Terminal(descriptor: STDERR_FILENO)
  /// What shells report for a process that SIGPIPE ended.
  private static let brokenPipe: Int32 = 141

  let descriptor: Int32

  /// Whether a person reads along.
  var isInteractive: Bool { isatty(descriptor) == 1 }

  /// Whether colours are wanted: on a terminal, unless `NO_COLOR` is set (no-color.org).
  var hasColor: Bool { isInteractive && getenv("NO_COLOR") == nil }

  /// Writes a text at once. A reader that has gone, as after `| head`, ends the process without a word; what cannot be
  /// written for another reason, as on a full disk, ends it with that reason.
  func write(_ text: String) {
    guard !ByteStream.writeAll(text, to: descriptor) else { return }
    let code = errno
    guard code != EPIPE, descriptor != STDERR_FILENO else { exit(Self.brokenPipe) }
    Terminal.standardError.write("galley: error: the results cannot be written: \(String(cString: strerror(code)))\n")
    leave(with: .unreadableInput)
  }
}
