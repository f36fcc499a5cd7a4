extension Typesetter {
  /// Returns the lines of a paragraph with hyphenated words, and the paragraph with these hyphens.
  ///
  /// Words are hyphenated at soft hyphens, and in lines that are emptier than the hyphenation factor of the style allows.
  ///
  /// Works line by line from the top, because a hyphen only changes its own line and those below.
  func layOutHyphenated(
    _ paragraph: TextParagraph, of text: StyledText, in box: TextBox, room: Int
  ) -> (TextParagraph, [LineContent]) {
    let hyphenation = Hyphenation(text, paragraph, box, hyphenator)
    guard hyphenation.isWanted else { return (paragraph, layOut(paragraph, of: text, in: box)) }
    // Justified lines do not show how much of their room they fill.
    let looseBox = box.withoutJustification
    if let found = words(paragraph, of: text, in: looseBox)?.hyphenatedLines(in: looseBox, hyphenation, room: room) {
      var paragraph = paragraph
      paragraph.hyphens = found.hyphens
      return (paragraph, box.isJustified ? layOut(paragraph, of: text, in: box) : found.lines)
    }
    var (paragraph, lines) = (paragraph, layOut(paragraph, of: text, in: looseBox))
    var effort = 0
    var number = 0
    while number < min(lines.count - 1, room), effort < Hyphenation.maximumEffort {
      let breaks = hyphenation.breaks(inLine: paragraph.bytes(of: lines[number]), fill: box.fill(lines[number]))
      if let position = lastFitting(breaks, in: lines[number], of: paragraph, text, looseBox) {
        var attempt = paragraph
        attempt.hyphens.append(position)
        let changed = layOut(attempt, of: text, in: looseBox)
        effort += paragraph.bytes.count
        if number < changed.count, changed[number].offsets.upperBound == attempt.offset(ofByte: position) {
          (paragraph, lines) = (attempt, changed)
        }
      }
      number += 1
    }
    return (paragraph, box.isJustified ? layOut(paragraph, of: text, in: box) : lines)
  }

  /// Returns the last of the offsets before which the text of a line, with a hyphen, fits into its room.
  private func lastFitting(
    _ breaks: [Int], in line: LineContent, of paragraph: TextParagraph, _ text: StyledText, _ box: TextBox
  ) -> Int? {
    let start = paragraph.byte(atOffset: line.offsets.lowerBound)
    return breaks.last { position in
      var part = layOutUnbroken(paragraph.part(from: start, toHyphenAt: position), of: text, in: box)
      guard part.count == 1 else { return false }
      part[0].isFirst = line.isFirst
      return !box.overflows(part[0])
    }
  }
}

/// Finds the offsets at which the lines of a paragraph may break with a hyphen.
struct Hyphenation {
  /// The maximum number of bytes that Pango lays out again for hyphens: about a second of work, or a hundred pages. Paragraphs
  /// put together from words have no limit.
  static let maximumEffort = 1_000_000

  private let text: StyledText
  private let bytes: Range<Int>
  private let box: TextBox
  private let hyphenator: Hyphenator
  /// The fraction of its room that a line must fill to need no hyphen.
  private let factor: Double
  private let softHyphens: ArraySlice<Int>

  init(_ text: StyledText, _ paragraph: TextParagraph, _ box: TextBox, _ hyphenator: Hyphenator) {
    self.text = text
    bytes = paragraph.bytes
    self.box = box
    self.hyphenator = hyphenator
    factor = paragraph.style.effectiveHyphenationFactor
    softHyphens = text.softHyphens[within: paragraph.bytes]
  }

  /// Whether any line may break with a hyphen.
  var isWanted: Bool {
    box.breaksLines && !box.breaksAnywhere && (factor > 0 || !softHyphens.isEmpty)
  }

  /// Returns the byte offsets in the text at which a line may break with a hyphen, in ascending order. They are in the
  /// word that the line ends in or before.
  ///
  /// A word with soft hyphens breaks only there.
  ///
  /// - Parameters:
  ///   - line: The bytes of the line in the text.
  ///   - fill: The fraction of its room that the line fills.
  func breaks(inLine line: Range<Int>, fill: Double) -> [Int] {
    guard let word = BrokenWord(atEnd: line.upperBound, of: bytes, in: text.string) else { return [] }
    let limits = max(word.starts[0], line.lowerBound) + 1..<(word.isSplit ? line.upperBound + 1 : word.end)
    let soft = softHyphens[within: word.starts[0] + 1..<word.end]
    if !soft.isEmpty { return soft.filter(limits.contains) }
    guard word.isSplit ? factor > 0 : fill < factor else { return [] }
    return hyphenator.breaks(in: word.letters, language: text.language).lazy.map { word.starts[$0] }.filter(
      limits.contains)
  }
}

extension RandomAccessCollection<Int> where Index == Int, SubSequence == ArraySlice<Int> {
  /// Returns those elements of a sorted collection that are in a range.
  fileprivate subscript(within range: Range<Int>) -> ArraySlice<Int> {
    let first = firstIndex(notBelow: range.lowerBound)
    return self[first..<Swift.max(firstIndex(notBelow: range.upperBound), first)]
  }

  private func firstIndex(notBelow number: Int) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// The word that a line ends in or before.
struct BrokenWord {
  private(set) var letters: [Unicode.Scalar] = []
  /// The byte of the text at which each letter starts.
  private(set) var starts: [Int] = []
  /// The byte of the text at which the word ends.
  private(set) var end = 0
  /// Whether the line ends in the middle of the word, because there was no better break.
  let isSplit: Bool

  /// The maximum number of letters to hyphenate.
  private static let longest = 100

  /// Finds the word, or returns `nil` if no letter follows.
  init?(atEnd lineEnd: Int, of paragraph: Range<Int>, in text: String) {
    let scalars = text.unicodeScalars
    func index(_ byte: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: byte) }
    let (first, last) = (index(paragraph.lowerBound), index(paragraph.upperBound))
    var start = index(lineEnd)
    isSplit =
      start > first && start < last && BrokenWord.isLetter(scalars[start])
      && BrokenWord.isLetter(scalars[scalars.index(before: start)])
    if isSplit {
      var length = 0
      while start > first, length < BrokenWord.longest, BrokenWord.isLetter(scalars[scalars.index(before: start)]) {
        start = scalars.index(before: start)
        length += 1
      }
    } else {
      // Quotation marks and brackets belong to the word.
      while start < last, !BrokenWord.isLetter(scalars[start]), !scalars[start].properties.isWhitespace {
        start = scalars.index(after: start)
      }
    }
    var byte = text.utf8.distance(from: text.startIndex, to: start)
    while start < last, letters.count < BrokenWord.longest, BrokenWord.isLetter(scalars[start]) {
      letters.append(scalars[start])
      starts.append(byte)
      byte += UTF8.width(scalars[start])
      start = scalars.index(after: start)
    }
    end = byte
    if letters.isEmpty { return nil }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.properties.isAlphabetic }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark:
      return true
    default: return false
    }
  }
}
