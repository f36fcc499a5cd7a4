/// Text made harmless for a terminal and for the log of a CI system.
///
/// Names and texts come from documents that strangers may have written. In a terminal, control characters and escape
/// sequences move the cursor or change what is shown, and overrides of the writing direction reorder it. In the log of
/// a CI system, a line that begins with a workflow command is carried out.
package enum InertText {
  /// Returns a text of several lines in which nothing acts on a terminal or a CI system.
  package static func text(_ text: String) -> String { inert(text, isOneLine: false) }

  /// Returns a text as one line.
  package static func line(_ text: String) -> String { inert(text, isOneLine: true) }

  private static func inert(_ text: String, isOneLine: Bool) -> String {
    var text = text
    guard text.withUTF8({ mayAct($0, isOneLine: isOneLine) }) else { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\n", !isOneLine {
        shown.append(scalar)
      } else if acts(scalar) {
        shown.append(contentsOf: escape(scalar).unicodeScalars)
      } else {
        shown.append(scalar)
      }
    }
    let escaped = withoutMarks(String(shown))
    return isOneLine ? escaped : withoutCommands(escaped)
  }

  /// Whether a text contains a character that has to be escaped, or one of the pairs that all commands of CI systems
  /// contain. JSON of megabytes does not, and is looked through once.
  private static func mayAct(_ text: UnsafeBufferPointer<UInt8>, isOneLine: Bool) -> Bool {
    text.indices.contains { index in
      let byte = text[index]
      // Letters and digits of ASCII, which most texts consist of.
      if byte >= 0x40, byte < 0x7F { return false }
      switch byte {
      case UInt8(ascii: "\n"): return isOneLine
      case 0..<0x20, 0x7F: return true
      case UInt8(ascii: ":"), UInt8(ascii: "#"): return index > 0 && text[index - 1] == byte
      // The first bytes of U+0080 to U+00BF, of Arabic, of U+2000 to U+2FFF and of U+F000 to U+FFFF.
      case 0xC2, 0xD8, 0xE2, 0xEF: return acts(text[index...])
      default: return false
      }
    }
  }

  /// Whether the first of some characters acts, which is not one of ASCII.
  private static func acts(_ characters: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var decoder = UTF8()
    var bytes = characters.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return false }
    return acts(scalar)
  }

  /// Whether a character acts on a terminal: control characters, marks and overrides of the direction, separators of
  /// lines and paragraphs, and the byte order mark.
  package static func acts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  // MARK: Commands of CI systems

  /// Escapes the marks that GitHub, Azure Pipelines and TeamCity recognise anywhere in a line, so that JSON stays JSON.
  private static func withoutMarks(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "#")) else { return text }
    return ["##[", "##vso[", "##teamcity["].reduce(text) { text, mark in
      text.utf8.replacing(mark, with: "\\u0023" + mark.dropFirst())
    }
  }

  /// Escapes the first colon of lines that begin with a command of GitHub, which white space may precede.
  private static func withoutCommands(_ text: String) -> String {
    guard text.utf8.contains("::") else { return text }
    return text.utf8.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let start = line.unicodeScalars.firstIndex { !$0.properties.isWhitespace } ?? line.endIndex
      guard let content = line[start...].utf8.dropping(prefix: "::") else { return line }
      return line[..<start] + "\\u{3A}:" + content
    }.joined(separator: "\n")
  }
}
