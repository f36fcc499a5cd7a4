import Files

/// The exit code of a command, thrown to end the command. The numbers are a contract with scripts.
enum ExitStatus: Int32, Error, Comparable {
  case success = 0
  case differences = 1
  /// The command line is wrong.
  case wrongUsage = 2
  /// An input could not be read or an output could not be written; the rest was done.
  case unreadableInput = 3

  static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }

  /// Throws the status unless it is `success`.
  func throwUnlessSuccess() throws(ExitStatus) {
    if self != .success { throw self }
  }

  func exit() -> Never { Files.exit(rawValue) }
}
