import Files

extension String {
  /// The text for a line of Markdown or a cell of a table, without any markup.
  ///
  /// Every ASCII punctuation character may be escaped (CommonMark 0.31, 2.4). The empty comment keeps a name after `@`
  /// or `#` from becoming a link to a person or an issue.
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

  /// The text for an element of HTML inside of Markdown, which has entities but no escapes with a backslash.
  var escapedForHTMLInMarkdown: String {
    escaped(["&": "&amp;", "<": "&lt;", ">": "&gt;", "@": "@<!-- -->", "#": "#<!-- -->", "\r": " ", "\n": " "])
  }

  /// The text for an element or attribute of XML 1.0. Characters that XML does not allow become U+FFFD.
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

  /// The text for the message of a workflow command (`escapeData` of GitHub's `@actions/core`).
  package var escapedForCommand: String { withoutControls.escaped(["%": "%25", "\r": "%0D", "\n": "%0A"]) }

  /// The text for a property of a workflow command (`escapeProperty` of GitHub's `@actions/core`).
  package var escapedForProperty: String {
    withoutControls.escaped(["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  /// The path as a relative reference (RFC 3986), in which only slashes and unreserved characters stay.
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

  /// The text with the characters that act on a terminal shown as escapes, except line ends, which commands encode.
  private var withoutControls: String {
    unicodeScalars.map { scalar in
      let isEncoded = scalar == "\n" || scalar == "\r"
      return InertText.acts(scalar) && !isEncoded ? InertText.line(String(scalar)) : String(scalar)
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
