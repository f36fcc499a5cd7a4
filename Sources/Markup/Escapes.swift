import Files

extension Unicode.Scalar {
  /// The reference to the character by its name, such as `&amp;`, or `nil` for a character that is not part of markup.
  package var entity: String? { PredefinedEntity.allCases.first { $0.scalar == self }.map { "&\($0.rawValue);" } }

  /// The reference to the character by its number, such as `&#10;`.
  package var numberedReference: String { "&#\(value);" }

  /// The reference to a character that acts without being seen (``InertText``), or `nil` for any other. A reader gets
  /// the character, and whoever looks at the source sees its number.
  package var inertReference: String? { InertText.acts(self) ? numberedReference : nil }

  /// What is shown for a character that acts without being seen (``InertText``), or `nil` for line feeds, tabs and any
  /// other character.
  package var inertEscape: String? {
    self != "\n" && self != "\t" && InertText.acts(self) ? InertText.escape(self) : nil
  }

  /// Whether XML 1.0 allows the character, be it as itself or as a reference (2.2).
  package var isAllowedInXML: Bool {
    value >= 0x20 && value != 0xFFFE && value != 0xFFFF || self == "\t" || self == "\n" || self == "\r"
  }
}

extension String {
  /// Returns the text with some characters replaced; `nil` keeps a character, and an empty text drops it.
  ///
  /// It replaces scalars, not letters: an accent after a `<` would hide it.
  package func escaped(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let text = replacement(scalar) {
        escaped.append(contentsOf: text.unicodeScalars)
      } else {
        escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  /// The text of a stranger for an element of HTML, or for an attribute in double quotes, on one line and without
  /// anything that acts (``InertText``).
  package var inertForHTML: String { InertText.shown(onOneLine).escapedForHTML }

  /// The text of a stranger for an element of XML 1.0, or for an attribute in double quotes, without anything that acts
  /// (``InertText``) but line feeds, which come back as they were.
  package var inertForXML: String { InertText.shown(self).escapedForXML }

  /// The text with spaces for line ends and tabs.
  var onOneLine: String {
    escaped { ["\n", "\r", "\t", "\u{85}", "\u{2028}", "\u{2029}"].contains($0) ? " " : nil }
  }

  /// The text for an element of HTML, or for an attribute in double quotes.
  package var escapedForHTML: String { escaped { $0 == "'" ? nil : $0.entity } }

  /// The text for an element of XML 1.0, or for an attribute in double quotes. All characters come back as they were,
  /// but those that XML does not allow become U+FFFD.
  package var escapedForXML: String {
    escaped { scalar in
      switch scalar {
      case "'": nil
      case "\n", "\r", "\t": scalar.numberedReference
      default: scalar.isAllowedInXML ? scalar.entity ?? scalar.inertReference : "\u{FFFD}"
      }
    }
  }
}
