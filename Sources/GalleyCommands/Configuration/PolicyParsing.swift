import Files
import Foundation
import Galley
import Reports

/// Reads which findings fail, in the form of the command line and of the configuration.
enum PolicyParsing {
  /// - Parameter text: Words separated by commas, such as `error,truncated`.
  static func policy(_ text: String) throws -> FailurePolicy {
    let words = text.utf8.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    do throws(FailurePolicyError) {
      return try FailurePolicy(words)
    } catch {
      let hint = NearestNames.hint(Finding.Rule.allCases.map(\.rawValue), to: error.word)
      throw MatrixParsing.Failure(error.description + hint)
    }
  }
}
