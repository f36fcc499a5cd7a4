import AutoLayout
import Graphics

extension Finding {
  /// Returns a length in points with at most one decimal, for example `12.5 pt`.
  static func points(_ value: Double) -> String { number((value * 10).rounded() / 10) + " pt" }

  /// Returns a number, without decimals if it is whole.
  static func number(_ value: Double) -> String {
    (abs(value) < 1e9 ? Int(exactly: value) : nil).map(String.init) ?? String(value)
  }
}

extension View {
  /// The view in words, for messages.
  var phrase: String { words }

  /// The words with a capital, for the start of a sentence.
  var openingPhrase: String { phrase.prefix(1).uppercased() + phrase.dropFirst() }
}
