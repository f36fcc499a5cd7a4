extension String {
  /// The text on one line of Markdown, and in a cell of a table, with nothing in it that means more than itself.
  ///
  /// Every mark of ASCII may be escaped (CommonMark 0.31, 2.4). An empty comment keeps a name after `@` or `#` from
  /// being read as a person or an issue.
  var escapedForMarkdown: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "@", "#": escaped += "\\\(scalar)<!-- -->"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "<", ">", "|", "~", "&", "!", "$", ":":
        escaped += "\\\(scalar)"
      case _ where scalar.isLineEnd || scalar.value < 0x20: escaped += " "
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The text in an element or an attribute of XML 1.0; what XML cannot hold becomes U+FFFD.
  var escapedForXML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\r", "\t": escaped += "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The text as the message of a workflow command (GitHub's `@actions/core`, `escapeData`).
  var escapedForCommand: String { escaped(["%": "%25", "\r": "%0D", "\n": "%0A"]) }

  /// The text as a property of a workflow command (GitHub's `@actions/core`, `escapeProperty`).
  var escapedForProperty: String { escaped(["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"]) }

  /// The path as a relative address (RFC 3986): what is unreserved stays, and slashes.
  var escapedForAddress: String {
    utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isUnreserved =
        byte < 0x80
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-._~/".contains(Character(scalar)))
      guard !isUnreserved else { return String(Character(scalar)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }

  private func escaped(_ replacements: [Unicode.Scalar: String]) -> String {
    var escaped = ""
    for scalar in unicodeScalars {
      if let replacement = replacements[scalar] {
        escaped += replacement
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension Unicode.Scalar {
  fileprivate var isLineEnd: Bool { ["\u{85}", "\u{2028}", "\u{2029}"].contains(self) }
}
