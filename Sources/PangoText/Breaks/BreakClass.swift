internal import CPango

/// What a character does to line breaks beside it: UAX #14's classes as far as ``LineBreakTailoring`` tells them apart.
enum BreakClass {
  case space
  case combiningMark
  case hangul
  /// Letters, digits and the signs that belong to numbers.
  case word
  /// An infix separator, such as a full stop.
  case separator
  case open
  case close
  /// A closing bracket that letters stay with, `)` or `]`.
  case closeParenthesis
  /// An ideograph or kana.
  case ideograph
  case exclamation
  case quotation
  /// What glues, what ends a line, and what stands by itself.
  case other

  init(_ scalar: Unicode.Scalar) {
    // Jamo of the compatibility block are ideographs to UAX #14.
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
