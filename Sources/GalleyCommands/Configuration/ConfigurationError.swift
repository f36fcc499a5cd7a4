import Galley
import SnapshotRuns

/// A configuration that cannot be used.
struct ConfigurationError: Error, Hashable, CustomStringConvertible {
  var path: String
  /// The line, starting at 1, or `nil` if the error concerns the whole file.
  var line: Int?
  var message: String
  /// The errors in what was read after this one.
  var further: [ConfigurationError] = []

  var description: String { "\(place): \(message)" }

  /// This error and the further ones.
  var all: [ConfigurationError] { [self] + further.flatMap(\.all) }

  fileprivate var place: String { line.map { "\(path):\($0)" } ?? path }
}

/// The errors in several values, so that a person can mend all of them at once.
struct ConfigurationErrors {
  private var errors: [ConfigurationError] = []

  /// The number of errors after which values are not read any more. A file of a megabyte can have many thousands.
  static let most = 100

  /// Runs a function that reads a value, and keeps its error.
  mutating func collect(_ read: () throws(ConfigurationError) -> Void) {
    guard errors.count <= Self.most else { return }
    do throws(ConfigurationError) {
      try read()
    } catch {
      errors.append(error)
    }
  }

  func throwIfAny() throws(ConfigurationError) {
    guard var first = errors.first else { return }
    first.further += errors.dropFirst()
    throw first
  }
}

extension Diagnostic {
  /// Returns each error of a configuration, up to a number.
  ///
  /// - Parameter inputs: The inputs of the command, to which the project belongs that names its files.
  static func errors(_ error: ConfigurationError, inputs: [String]) -> [Diagnostic] {
    let paths = ProjectPaths(inputs: inputs)
    let all = error.all.map { Diagnostic(.error, at: $0.place, $0.message).named(by: paths) }
    guard all.count > ConfigurationErrors.most else { return all }
    return all.prefix(ConfigurationErrors.most) + [Diagnostic(.error, "there are more errors, which are not listed")]
  }
}

extension Terminal {
  /// Writes a line about each error of a configuration to the standard error.
  static func report(_ error: ConfigurationError, inputs: [String]) {
    Diagnostic.errors(error, inputs: inputs).forEach(report)
  }
}
