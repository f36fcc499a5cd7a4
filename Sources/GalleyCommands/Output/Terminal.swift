#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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

  /// Writes a text at once. A reader that has gone, as after `| head`, ends the process without a word.
  func write(_ text: String) {
    if !ByteStream.writeAll(text, to: descriptor) { exit(Self.brokenPipe) }
  }
}
