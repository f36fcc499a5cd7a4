import AutoLayout
import Graphics

/// A word that a line breaks without a hyphen, because it is wider than its line.
///
/// Only scripts with spaces between words have such words. Keys, addresses and other names without spaces are no words:
/// they cannot be broken elsewhere.
struct BrokenWord: Hashable {
  /// The word.
  let text: String
  /// The part of the word before the first break.
  let head: String
  /// The pieces of the word with their fonts, and those of the part before the first break.
  let runs, headRuns: [TextRun]
  /// The index of the line that ends in the word.
  let line: Int

  /// Finds the first broken word of a paragraph.
  init?(in paragraph: Paragraph) {
    let runs = paragraph.source.runs
    guard paragraph.lines.count > 1, !runs.contains(where: \.isHyphenated) else { return nil }
    let text = runs.map(\.text).joined()
    let scalars = text.unicodeScalars
    // Each name is looked at once, however many lines it fills.
    var endOfNames = text.startIndex
    for (index, line) in paragraph.lines.dropLast().enumerated() {
      guard line.bytes.upperBound > 0, line.bytes.upperBound < text.utf8.count else { continue }
      let end = text.utf8.index(text.startIndex, offsetBy: line.bytes.upperBound)
      guard end >= endOfNames, scalars[scalars.index(before: end)].isPartOfWord, scalars[end].isPartOfWord else {
        continue
      }
      let before = scalars[..<end].reversed().prefix { $0.isPartOfWord }.count
      let start = scalars.index(end, offsetBy: -before)
      let stop = scalars[end...].firstIndex { !$0.isPartOfWord } ?? scalars.endIndex
      endOfNames = text.endOfName(at: stop)
      let name = text[text.startOfName(at: start)..<endOfNames]
      guard !name.isKeyOrAddress else { continue }
      self.text = String(text[start..<stop])
      head = String(text[start..<end])
      let first = text.utf8.distance(from: text.startIndex, to: start)
      self.runs = Self.pieces(of: runs, at: first..<text.utf8.distance(from: text.startIndex, to: stop))
      headRuns = Self.pieces(of: runs, at: first..<line.bytes.upperBound)
      self.line = index
      return
    }
    return nil
  }

  /// Returns the parts of runs at a range of UTF-8 bytes.
  private static func pieces(of runs: [TextRun], at bytes: Range<Int>) -> [TextRun] {
    var start = 0
    return runs.compactMap { run in
      let length = run.text.utf8.count
      defer { start += length }
      let shared = bytes.clamped(to: start..<(start + length))
      guard !shared.isEmpty else { return nil }
      var piece = run
      piece.text = String(
        decoding: Array(run.text.utf8)[(shared.lowerBound - start)..<(shared.upperBound - start)], as: UTF8.self)
      return piece
    }
  }

  /// Returns the width of the word in one line, in points, or `nil` if the view is not laid out.
  func width(in view: View) -> Double? { Self.width(of: runs, in: view) }

  private static func width(of runs: [TextRun], in view: View) -> Double? {
    let request = ParagraphRequest(
      runs: runs, language: view.traitCollection.textLanguage, direction: view.effectiveUserInterfaceLayoutDirection,
      pixelScale: view.traitCollection.displayScale)
    return view.environment?.measuring.paragraph(for: request).size.width
  }

  /// Returns where a text shows the word's first two parts: at the end of a line and at the beginning of the next.
  func regions(in text: ShownText) -> [Rect] {
    guard text.ink.count == text.paragraph.lines.count, let word = width(in: text.view),
      let head = Self.width(of: headRuns, in: text.view)
    else { return [text.box] }
    let isRightToLeft = text.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (end, start) = (text.ink[line], text.ink[line + 1])
    return [end.part(head, atLeft: isRightToLeft), start.part(word - head, atLeft: !isRightToLeft)]
  }
}

extension Rect {
  /// Returns the part of a width at one side.
  fileprivate func part(_ width: Double, atLeft isLeft: Bool) -> Rect {
    let width = min(width, self.width)
    return Rect(x: isLeft ? minX : maxX - width, y: minY, width: width, height: height)
  }
}

extension Finding {
  /// A word that is broken inside. A note if the measuring error of the bundled typeface may be the reason, or if the
  /// word had room in a line and the mode of wrapping broke it.
  static func brokenWord(of text: ShownText) -> Finding? {
    guard let word = BrokenWord(in: text.paragraph), let width = word.width(in: text.view) else { return nil }
    let room = text.paragraph.lines.map(\.width).max() ?? 0
    let missing = width - room
    // The line may have room for a part of the next letter.
    let isCertain = width - max(room, text.view.bounds.width) > TextNeed.margin(ofWidth: width)
    return Finding(
      rule: .brokenWord, severity: text.severity(isCertain: isCertain), views: [text.view.label],
      message: "The word '\(word.text)' of \(text.view.phrase) is broken after '\(word.head)'"
        + (missing > 0 ? ": it needs \(points(width)) of width but has \(points(room))." : "."),
      fixes: missing > 0
        ? ["Make the view \(points(missing)) wider, let the text shrink or be hyphenated, or choose a shorter word."]
        : ["Let lines break between words."],
      regions: word.regions(in: text), amount: max(0, missing))
  }
}

extension TextRun {
  fileprivate var isHyphenated: Bool { paragraphStyle.map { $0.effectiveHyphenationFactor > 0 } ?? false }
}

extension Unicode.Scalar {
  /// Whether the character is a letter, or a mark on one, of a script with spaces between words, a digit or an
  /// apostrophe.
  fileprivate var isPartOfWord: Bool {
    switch value {
    // Latin, Greek, Cyrillic, Hebrew, Arabic, the scripts of India, Georgian, and more letters of Latin and Greek.
    case ..<0x0E00, 0x10A0...0x10FF, 0x1E00...0x1FFF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: break
    default: return value == 0x2019
    }
    if properties.isAlphabetic || value == 0x27 || properties.numericType == .decimal { return true }
    return [.nonspacingMark, .spacingMark].contains(properties.generalCategory)
  }
}

extension String {
  /// Returns the index after the last space before an index.
  fileprivate func startOfName(at index: Index) -> Index {
    self[..<index].lastIndex(where: \.isWhitespace).map(self.index(after:)) ?? startIndex
  }

  /// Returns the index of the first space at or after an index.
  fileprivate func endOfName(at index: Index) -> Index { self[index...].firstIndex(where: \.isWhitespace) ?? endIndex }
}

extension Substring {
  /// Whether a text without spaces is a key, an address, a path or a format, and not a word with punctuation.
  fileprivate var isKeyOrAddress: Bool {
    if contains(where: { "_@\\/#%<>{}[]=&~^|+*$".contains($0) }) { return true }
    // A number with a unit, such as 24H, is a word. Numbers alone and other names with numbers are keys.
    let unit = drop(while: \.isNumber)
    if unit.isEmpty || unit.contains(where: \.isNumber) { return true }
    var (isAfterPunctuation, isAfterSmallLetter, turns) = (false, false, 0)
    for letter in self {
      if letter.isLetter, isAfterPunctuation { return true }
      // A dot or colon inside is that of an address or a key.
      isAfterPunctuation = letter == "." || letter == ":"
      if letter.isUppercase, isAfterSmallLetter { turns += 1 }
      isAfterSmallLetter = letter.isLowercase
    }
    // Names such as `SettingsTitleLabel`. Two capitals occur in names of products.
    return turns > 1
  }
}
