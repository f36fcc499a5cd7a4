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
      throw MatrixParsing.Failure(error.description + hint(for: error.word) + others(than: error.word, among: words))
    }
  }

  /// Returns the words that a wrong one may mean.
  private static func hint(for word: String) -> String {
    NearestNames.hint(TextForm.failing.words, to: word)
  }

  /// Returns the wrong words after the first one, each with those that it may mean.
  private static func others(than first: String, among words: [String]) -> String {
    words.drop { $0 != first }.dropFirst().compactMap { word in
      (try? FailurePolicy([word])) == nil && !word.isEmpty ? "; nor is '\(word)'\(hint(for: word))" : nil
    }.joined()
  }
}
