internal import CPango

/// How a line may break before a character.
struct CharacterBreak {
  let mayStartLine: Bool
  /// Whether a word that is wider than a line may break there.
  let mayDivideWord: Bool
  /// Whether the character is a space, which has no width at the end of a line.
  let isSpace: Bool

  init(_ attribute: PangoLogAttr) {
    mayStartLine = attribute.is_line_break != 0
    mayDivideWord = attribute.is_char_break != 0
    isSpace = attribute.is_white != 0
  }

  /// Creates the break before an ASCII character.
  init(mayStartLine: Bool, isSpace: Bool) {
    self.mayStartLine = mayStartLine
    mayDivideWord = true
    self.isSpace = isSpace
  }
}

/// The line breaks of a text of ASCII letters and digits, with commas and full stops at the ends of words: after
/// spaces.
///
/// The classes are AL, NU, SP and IS of UAX #14. LB7 forbids breaks before spaces, LB13 before IS, LB18 allows them
/// after spaces, and LB23, LB25 and LB28 forbid the others. Most labels are such texts, and Pango takes longer to find
/// their breaks than to look up their words.
struct PlainBreaks {
  private(set) var breaks: [CharacterBreak] = []

  private enum Kind {
    case word, space, sign
  }

  /// Returns `nil` if the text has other characters, or signs that no space or end of text follows.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    breaks.reserveCapacity(text.count + 1)
    var last = Kind.sign
    for byte in text {
      guard let kind = PlainBreaks.kind(of: byte) else { return nil }
      let followsSign = last == .sign && !breaks.isEmpty
      guard !followsSign || kind == .space, kind != .sign || last == .word else { return nil }
      breaks.append(CharacterBreak(mayStartLine: last == .space && kind == .word, isSpace: kind == .space))
      last = kind
    }
    breaks.append(CharacterBreak(mayStartLine: true, isSpace: false))
  }

  private static func kind(of byte: UInt8) -> Kind? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      .word
    case UInt8(ascii: " "): .space
    case UInt8(ascii: ","), UInt8(ascii: "."): .sign
    default: nil
    }
  }
}
