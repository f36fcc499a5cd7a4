/// Text of strangers, made harmless for whoever looks at it.
///
/// Names and texts come from documents that anybody may have written. In a terminal, control characters and escape
/// sequences move the cursor or change what is shown. Everywhere, overrides of the writing direction reorder a text,
/// and characters without a shape hide something in it. In the log of a CI system, a line that begins with a workflow
/// command is carried out.
///
/// ``ranges`` is the table of these characters for all outputs. A format has escapes of its own for what is markup in
/// it, and shows these characters by ``shown(_:)``:
///
/// | output | shows them as | made by |
/// |---|---|---|
/// | terminals, text files | `\u{202E}` | ``text(_:)``, ``line(_:)`` |
/// | Markdown, HTML in Markdown | `\u{202E}`, escaped | `escapedForMarkdown`, `escapedForHTMLInMarkdown` |
/// | HTML, JUnit, titles of SVG | `\u{202E}` | `inertForHTML`, `inertForXML` |
/// | pages | `\u{202E}` | `inert()` of `elements.js` |
/// | commands of GitHub | `\u{202E}` | `escapedForCommand`, `escapedForProperty` |
/// | SARIF | `\u{202E}` | ``shown(_:)`` |
/// | JSON | `\u202e`, an escape of JSON, which reads back as the character | `JSONText` |
///
/// Files for translators contain the app's texts exactly: XLIFF, and the columns of the texts in CSV.
package enum InertText {
  /// The characters that act without being seen.
  ///
  /// Letters and marks of scripts that are written from right to left are none of them, nor are the joiners (U+200C,
  /// U+200D), variation selectors (U+FE00 to U+FE0F) and soft hyphens (U+00AD) that texts in many languages and emoji
  /// need: they change how their neighbours look and move nothing.
  package static let ranges: [ClosedRange<UInt32>] = [
    // Control characters (C0, DEL and C1).
    0...0x1F, 0x7F...0x9F,
    // The Arabic letter mark, and marks, embeddings, overrides and isolates of the direction (Unicode, UAX 9).
    0x61C...0x61C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069,
    // Separators of lines and paragraphs, which some readers take for the end of a line.
    0x2028...0x2029,
    // Spaces without width, invisible operators and deprecated format characters.
    0x180E...0x180E, 0x200B...0x200B, 0x2060...0x2064, 0x206A...0x206F, 0xFEFF...0xFEFF,
    // Letters without a shape: the fillers of Hangul.
    0x115F...0x1160, 0x3164...0x3164, 0xFFA0...0xFFA0,
    // Marks of annotations, which hide what is between them.
    0xFFF9...0xFFFB,
    // The marks of shorthand and of musical notation.
    0x1BCA0...0x1BCA3, 0x1D173...0x1D17A,
    // Tags, which can spell a text, and the variation selectors beside them.
    0xE0000...0xE0FFF,
  ]

  /// Whether a character is one of the ``ranges``.
  package static func acts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0xA0..<0x61C: false
    default: ranges.contains { $0.contains(scalar.value) }
    }
  }

  /// Returns a text of several lines in which nothing acts on a terminal or a CI system.
  package static func text(_ text: String) -> String { inert(text, isOneLine: false) }

  /// Returns a text as one line.
  package static func line(_ text: String) -> String { inert(text, isOneLine: true) }

  /// Returns a text in which the characters that act are shown as escapes, except line feeds. For formats with escapes
  /// of their own, which are applied afterwards.
  package static func shown(_ text: String) -> String {
    var text = text
    guard text.withUTF8({ mayAct($0, isOneLine: false) }) else { return text }
    return shown(text, isOneLine: false)
  }

  private static func shown(_ text: String, isOneLine: Bool) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if acts(scalar), isOneLine || scalar != "\n" {
        shown.append(contentsOf: escape(scalar).unicodeScalars)
      } else {
        shown.append(scalar)
      }
    }
    return String(shown)
  }

  private static func inert(_ text: String, isOneLine: Bool) -> String {
    var text = text
    guard text.withUTF8({ mayAct($0, isOneLine: isOneLine) }) else { return text }
    let escaped = withoutMarks(shown(text, isOneLine: isOneLine))
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
      // The first bytes of U+0080 to U+00BF, of Arabic, of U+1000 to U+3FFF, of U+F000 to U+1FFFF and of U+E0000.
      case 0xC2, 0xD8, 0xE1, 0xE2, 0xE3, 0xEF, 0xF0, 0xF3: return acts(text[index...])
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

  /// Returns a character as an escape of Swift.
  package static func escape(_ scalar: Unicode.Scalar) -> String {
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
