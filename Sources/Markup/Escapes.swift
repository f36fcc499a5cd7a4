extension Unicode.Scalar {
  /// The reference to the character by its name, such as `&amp;`, or `nil` for a character that is not part of markup.
  package var entity: String? { PredefinedEntity.allCases.first { $0.scalar == self }.map { "&\($0.rawValue);" } }

  /// The reference to the character by its number, such as `&#10;`.
  package var numberedReference: String { "&#\(value);" }

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

  /// The text for an element of HTML, or for an attribute in double quotes.
  package var escapedForHTML: String { escaped { $0 == "'" ? nil : $0.entity } }

  /// The text for an element of XML 1.0, or for an attribute in double quotes. Line ends and tabs come back as they
  /// were, and characters that XML does not allow become U+FFFD.
  package var escapedForXML: String {
    escaped { scalar in
      switch scalar {
      case "'": nil
      case "\n", "\r", "\t": scalar.numberedReference
      default: scalar.isAllowedInXML ? scalar.entity : "\u{FFFD}"
      }
    }
  }
}
