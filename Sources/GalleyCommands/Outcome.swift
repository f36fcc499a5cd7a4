import Files

/// How a run ended. The numbers are a contract with scripts.
enum Outcome: Int32, Error, Comparable {
  /// Everything was done.
  case fine = 0
  /// There are differences or findings.
  case differences = 1
  /// The command line makes no sense.
  case wrongUsage = 2
  /// An input could not be read; the others were done.
  case unreadableInput = 3

  static func < (left: Outcome, right: Outcome) -> Bool { left.rawValue < right.rawValue }
}

/// Ends the process.
func leave(with outcome: Outcome) -> Never { exit(outcome.rawValue) }
