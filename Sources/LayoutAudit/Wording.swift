import AutoLayout
import Graphics

extension Finding {
  /// A length as sentences tell it, in tenths of a point.
  static func points(_ value: Double) -> String { number((value * 10).rounded() / 10) + " pt" }

  /// A number without decimals that say nothing.
  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value)
  }
}

extension View {
  /// The view as a sentence names it: what it shows or is called, and its id.
  var phrase: String {
    let name = userLabel.isEmpty ? descriptiveText ?? "" : userLabel
    let short = name.count > 40 ? name.prefix(39) + "\u{2026}" : name[...]
    return short.isEmpty ? "\(elementClass) '\(label)'" : "\(elementClass) '\(label)' (\"\(short)\")"
  }

  /// The same at the start of a sentence.
  var openingPhrase: String { phrase.prefix(1).uppercased() + phrase.dropFirst() }
}
