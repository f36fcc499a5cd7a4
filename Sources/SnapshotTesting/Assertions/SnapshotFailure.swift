import UIKit

/// Why an assertion fails.
enum SnapshotFailure {
  /// `SNAPSHOT_TESTING_RECORD` has a value that is no choice.
  case unknownRecord(String)
  /// The test's file has no absolute path.
  case relativeTestFile(String)
  /// The value that the test makes could not be made.
  case noValue(any Error)
  /// The strategy did not deliver a snapshot in a time in seconds.
  case timeout(TimeInterval)
  /// The strategy could not take a snapshot.
  case noSnapshot(reason: String)
  /// There is no reference, and none was written.
  case missing(String)
  /// The reference was missing, and was written.
  case recordedMissing(String, test: String)
  /// The reference was written because all are.
  case recorded(String, test: String)
  case unreadable(String, reason: String)
  case unwritable(String, reason: String)
  /// The snapshot differs from its reference.
  case different(Difference)

  /// How a snapshot differs from its reference.
  struct Difference {
    /// The name of the snapshot, if the test gives one.
    var name: String?
    /// The addresses of the two files, or the command that shows them.
    var files: String
    /// What differs.
    var message: String
    /// The path of a picture of the difference, or `nil` if there is none.
    var picture: String?
    /// The reference that was written in place of the former one, or `nil` if none was.
    var recorded: String?
  }
}

extension SnapshotFailure: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownRecord(let name):
      let names = SnapshotTestingConfiguration.Record.names.joined(separator: ", ")
      return "SNAPSHOT_TESTING_RECORD is '\(name)'; expected one of \(names)."
    case .relativeTestFile(let path):
      return "The test's file is given as '\(path)', which is not an absolute path. Pass #filePath as `file`."
    case .noValue(let error): return "The value of the snapshot could not be made: \(error)"
    case .timeout(let time):
      return "No snapshot was taken within \(time) seconds. Pass a longer `timeout`, or take the snapshot at once."
    case .noSnapshot(let reason): return "No snapshot could be taken. \(reason)"
    case .missing(let path):
      return """
        There is no reference, and none was recorded because recording is off. Its path would be:

        "\(path)"
        """
    case .recordedMissing(let path, let test):
      return "There was no reference. The snapshot was recorded:\n\n\(advice(on: path, test))"
    case .recorded(let path, let test):
      return "All references are recorded. The snapshot was recorded:\n\n\(advice(on: path, test))"
    case .unreadable(let path, let reason):
      return "The reference cannot be compared: \(reason).\n\n\"\(path)\"\n\nRestore or remove the file."
    case .unwritable(let path, let reason): return "The snapshot cannot be written to '\(path)': \(reason)"
    case .different(let difference): return difference.description
    }
  }

  private func advice(on path: String, _ test: String) -> String {
    "\"file://\(path)\"\n\nRun '\(test)' again, without recording all, to compare with it."
  }
}

extension SnapshotFailure.Difference: CustomStringConvertible {
  var description: String {
    let subject = name.map { "Snapshot \"\($0)\"" } ?? "Snapshot"
    let advice =
      recorded.map { "The snapshot was recorded as the new reference: \"file://\($0)\"" }
      ?? "If the snapshot is right, run the test with SNAPSHOT_TESTING_RECORD=failed."
    let picture = picture.map { "The difference: \"file://\($0)\"" }
    return ["\(subject) does not match its reference.", files, message, picture, advice].compactMap(\.self)
      .joined(separator: "\n\n")
  }
}
