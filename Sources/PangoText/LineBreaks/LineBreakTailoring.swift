internal import CPango
import Graphics

/// Adds invisible characters to texts so that Pango breaks lines where Apple's labels do.
///
/// Pango 1.50 breaks lines by UAX #14 of Unicode 14, whatever the language. Apple's labels use the newer rules of ICU,
/// which are tailored for Chinese and Japanese, and keep Korean words together. A word joiner prevents a break, a
/// zero-width space allows one.
struct LineBreakTailoring {
  private static let joiner: Unicode.Scalar = "\u{2060}"
  private static let opportunity: Unicode.Scalar = "\u{200B}"
  /// The number of bytes of a mark in UTF-8.
  static let markLength = 3

  private let keepsHangulWords: Bool
  private let opensLinesWithQuotes: Bool

  init(_ request: ParagraphRequest) {
    keepsHangulWords = request.lineBreakStrategy.contains(.hangulWordPriority)
    opensLinesWithQuotes = request.language.hasPrefix("zh") || request.language.hasPrefix("ja")
  }

  /// Returns a text with marks and the byte offsets of the marks.
  func marked(_ text: String) -> (text: String, marks: [Int]) {
    guard text.utf8.hasByte(where: { $0 >= 0xC2 }), text.unicodeScalars.contains(where: isConcerned) else {
      return (text, [])
    }
    let scalars = Array(text.unicodeScalars)
    let classes = scalars.map(BreakClass.init)
    var result = String.UnicodeScalarView()
    var marks: [Int] = []
    var offset = 0
    for (place, scalar) in scalars.enumerated() {
      if let mark = mark(before: place, scalars, classes) {
        marks.append(offset)
        result.append(mark)
        offset += LineBreakTailoring.markLength
      }
      result.append(scalar)
      offset += UTF8.width(scalar)
    }
    return (String(result), marks)
  }

  /// Returns whether a character is relevant to any of the rules.
  private func isConcerned(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAB, 0xBB, 0x2018...0x201F, 0x2039, 0x203A: true
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xAC00...0xD7FF: keepsHangulWords
    default: false
    }
  }

  private func mark(
    before place: Int, _ scalars: [Unicode.Scalar], _ classes: [BreakClass]
  ) -> Unicode.Scalar? {
    guard place > 0, classes[place] != .combiningMark else { return nil }
    if classes[place - 1] == .space {
      return staysWithQuote(place, scalars, classes) ? LineBreakTailoring.joiner : nil
    }
    let base = classes[..<place].lastIndex { $0 != .combiningMark } ?? place - 1
    if keepsHangulWords, isInHangulWord(classes[base], classes[place]) {
      return LineBreakTailoring.joiner
    }
    let breaks = opensLinesWithQuotes && isBesideQuote(base, place, scalars, classes)
    return breaks ? LineBreakTailoring.opportunity : nil
  }

  /// Returns whether one character is a Hangul syllable and the other a syllable, letter or digit.
  private func isInHangulWord(_ before: BreakClass, _ after: BreakClass) -> Bool {
    switch (before, after) {
    case (.hangul, .hangul), (.hangul, .word), (.word, .hangul): true
    default: false
    }
  }

  /// Returns whether a character after spaces stays with the opening quotation mark before them, or is itself a closing
  /// quotation mark (UAX #14 since Unicode 15.1, LB15a and LB15b).
  private func staysWithQuote(_ place: Int, _ scalars: [Unicode.Scalar], _ classes: [BreakClass]) -> Bool {
    if scalars[place].properties.generalCategory == .finalPunctuation, classes[place] == .quotation {
      return place + 1 == scalars.count || LineBreakTailoring.followsQuotation(classes[place + 1])
    }
    guard let quote = classes[..<place].lastIndex(where: { $0 != .space }), classes[quote] == .quotation,
      scalars[quote].properties.generalCategory == .initialPunctuation
    else { return false }
    return quote == 0 || [.space, .open, .quotation, .other].contains(classes[quote - 1])
  }

  private static func followsQuotation(_ next: BreakClass) -> Bool {
    [.space, .close, .closeParenthesis, .quotation, .exclamation, .separator, .other].contains(next)
  }

  /// Returns whether lines may break before `“` or after `”`, which are like brackets in Chinese and Japanese
  /// (`line_cj` in ICU).
  private func isBesideQuote(
    _ before: Int, _ place: Int, _ scalars: [Unicode.Scalar], _ classes: [BreakClass]
  ) -> Bool {
    if scalars[place] == "\u{201C}" {
      return [.ideograph, .hangul, .close, .exclamation].contains(classes[before])
    }
    return scalars[before] == "\u{201D}" && [.ideograph, .hangul, .word, .open].contains(classes[place])
  }
}

/// The line-breaking class of a character: the classes of UAX #14 that ``LineBreakTailoring`` distinguishes.
enum BreakClass {
  case space
  case combiningMark
  case hangul
  /// Letters, digits and signs of numbers.
  case word
  /// An infix separator, such as a full stop.
  case separator
  case open
  case close
  /// `)` or `]`. A line does not break between it and a letter.
  case closeParenthesis
  case ideograph
  case exclamation
  case quotation
  /// All other classes.
  case other

  init(_ scalar: Unicode.Scalar) {
    // UAX #14 classifies the compatibility jamo as ideographs.
    if (0x3131...0x318E).contains(scalar.value) {
      self = .hangul
    } else {
      self = BreakClass(g_unichar_break_type(scalar.value))
    }
  }

  private init(_ type: GUnicodeBreakType) {
    switch type {
    case G_UNICODE_BREAK_SPACE: self = .space
    case G_UNICODE_BREAK_COMBINING_MARK, G_UNICODE_BREAK_ZERO_WIDTH_JOINER: self = .combiningMark
    case G_UNICODE_BREAK_HANGUL_L_JAMO, G_UNICODE_BREAK_HANGUL_V_JAMO, G_UNICODE_BREAK_HANGUL_T_JAMO,
      G_UNICODE_BREAK_HANGUL_LV_SYLLABLE, G_UNICODE_BREAK_HANGUL_LVT_SYLLABLE:
      self = .hangul
    case G_UNICODE_BREAK_ALPHABETIC, G_UNICODE_BREAK_HEBREW_LETTER, G_UNICODE_BREAK_NUMERIC, G_UNICODE_BREAK_PREFIX,
      G_UNICODE_BREAK_POSTFIX, G_UNICODE_BREAK_AMBIGUOUS:
      self = .word
    case G_UNICODE_BREAK_INFIX_SEPARATOR: self = .separator
    case G_UNICODE_BREAK_OPEN_PUNCTUATION: self = .open
    case G_UNICODE_BREAK_CLOSE_PUNCTUATION: self = .close
    case G_UNICODE_BREAK_CLOSE_PARANTHESIS: self = .closeParenthesis
    case G_UNICODE_BREAK_IDEOGRAPHIC, G_UNICODE_BREAK_NON_STARTER, G_UNICODE_BREAK_CONDITIONAL_JAPANESE_STARTER:
      self = .ideograph
    case G_UNICODE_BREAK_EXCLAMATION: self = .exclamation
    case G_UNICODE_BREAK_QUOTATION: self = .quotation
    default: self = .other
    }
  }
}
