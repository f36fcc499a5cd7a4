import Graphics

/// Sets marks into texts where lines break otherwise than Pango's rules say, by which it learns of it.
///
/// Pango 1.50 breaks by UAX #14 of Unicode 14, whatever the language. Apple's labels break by ICU's rules, which are newer,
/// tailored for Chinese and Japanese, and keep Korean words whole. A word joiner forbids a break, a zero-width space allows
/// one; neither is seen.
struct LineBreakTailoring {
  private static let joiner: Unicode.Scalar = "\u{2060}"
  private static let opportunity: Unicode.Scalar = "\u{200B}"
  /// How many bytes a mark has.
  static let markLength = 3

  private let keepsHangulWords: Bool
  private let opensLinesWithQuotes: Bool

  init(_ request: ParagraphRequest) {
    keepsHangulWords = request.lineBreakStrategy.contains(.hangulWordPriority)
    opensLinesWithQuotes = request.language.hasPrefix("zh") || request.language.hasPrefix("ja")
  }

  /// A text with its marks, and at which of its bytes they stand.
  func marked(_ text: String) -> (text: String, marks: [Int]) {
    guard text.utf8.contains(where: { $0 >= 0xC2 }), text.unicodeScalars.contains(where: isConcerned) else {
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

  /// Whether a character makes any rule apply.
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

  /// Whether a syllable stands beside another one, a letter or a digit.
  private func isInHangulWord(_ before: BreakClass, _ after: BreakClass) -> Bool {
    switch (before, after) {
    case (.hangul, .hangul), (.hangul, .word), (.word, .hangul): true
    default: false
    }
  }

  /// Whether a character after spaces stays with the quotation mark that opens before them, or is one that closes (UAX #14
  /// since Unicode 15.1, LB15a and LB15b).
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

  /// Whether lines may break before `“` or after `”`, which are brackets to Chinese and Japanese (ICU's `line_cj`).
  private func isBesideQuote(
    _ before: Int, _ place: Int, _ scalars: [Unicode.Scalar], _ classes: [BreakClass]
  ) -> Bool {
    if scalars[place] == "\u{201C}" {
      return [.ideograph, .hangul, .close, .exclamation].contains(classes[before])
    }
    return scalars[before] == "\u{201D}" && [.ideograph, .hangul, .word, .open].contains(classes[place])
  }
}
