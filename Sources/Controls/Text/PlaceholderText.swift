/// Placeholder texts of documents, which the app replaces when it runs.
package enum PlaceholderText {
  /// What Interface Builder writes into new labels, buttons and text views. In 1,551 documents of 61 projects 502
  /// labels still have it, and 136 buttons.
  private static let defaults: Set<String> = ["Label", "Button"]
  private static let start = "Lorem ipsum dolor sit er elit lamet"
  /// The texts of Crowdin's pseudo-language, which mark a text for its translators: `crwdns154968:0crwdne154968:0`.
  private static let mark = "crwdns"

  /// Returns whether the app is likely to show something else: a text is Interface Builder's own, or a key that code
  /// looks up, such as `settings_title` (207 texts of these documents).
  package static func contains(_ text: String) -> Bool {
    defaults.contains(text) || text.hasPrefix(start) || isMark(text) || isKey(text)
  }

  private static func isMark(_ text: String) -> Bool {
    text.hasPrefix(mark) && text.utf8.dropFirst(mark.utf8.count).first.map { (0x30...0x39).contains($0) } ?? false
  }

  /// Whether a text is words joined by low lines.
  private static func isKey(_ text: String) -> Bool {
    let lowLine = UInt8(ascii: "_")
    var last = lowLine
    var hasLowLine = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"):
        break
      case lowLine where last != lowLine: hasLowLine = true
      default: return false
      }
      last = byte
    }
    return hasLowLine && last != lowLine
  }
}
