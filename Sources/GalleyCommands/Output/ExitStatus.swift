import Files
import Galley

/// The exit code of a command, thrown to end the command. The numbers are a contract with scripts.
enum ExitStatus: Int32, Error, Comparable {
  case success = 0
  /// Something differs from its reference, or a finding fails.
  case differences = 1
  /// The command line is wrong.
  case wrongUsage = 2
  /// An input could not be read; the rest was done.
  case unreadableInput = 3
  /// An output could not be written.
  case unwritableOutput = 4

  static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }

  /// Throws the status unless it is `success`.
  func throwUnlessSuccess() throws(ExitStatus) {
    if self != .success { throw self }
  }

  /// Runs a function that writes files. If it fails, reports the error and ends the command.
  static func writing<Value>(_ write: () throws(FileError) -> Value) throws(ExitStatus) -> Value {
    do throws(FileError) {
      return try write()
    } catch {
      Terminal.report(error)
      throw .unwritableOutput
    }
  }

  func exit() -> Never { Files.exit(rawValue) }
}

extension VerificationRun {
  func status(by rules: VerificationRules) -> ExitStatus {
    if isUnwritten { return .unwritableOutput }
    if !problems.isEmpty || isIncomplete { return .unreadableInput }
    return results.contains { !$0.isRecorded && !rules.passes($0.status) } ? .differences : .success
  }
}
