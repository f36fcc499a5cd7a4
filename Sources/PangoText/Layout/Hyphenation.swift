extension Typesetter {
  /// A paragraph's lines, words broken at hyphens where lines are else emptier than the style bears, and always at soft
  /// hyphens; and the paragraph with these hyphens.
  ///
  /// Line after line, as lines are filled: what a hyphen adds to a line only changes those below.
  func layOutHyphenated(
    _ paragraph: TextParagraph, of text: StyledText, in box: TextBox, room: Int
  ) -> (TextParagraph, [LineContent]) {
    let hyphenation = Hyphenation(text, paragraph, box, hyphenator)
    guard hyphenation.isWanted else { return (paragraph, layOut(paragraph, of: text, in: box)) }
    // Stretched lines do not tell how much of their room they fill.
    let looseBox = box.withoutJustification
    var (paragraph, lines) = (paragraph, layOut(paragraph, of: text, in: looseBox))
    var effort = 0
    var number = 0
    while number < min(lines.count - 1, room), effort < Hyphenation.greatestEffort {
      let places = hyphenation.places(at: lines[number], in: paragraph)
      if let place = lastFitting(places, in: lines[number], of: paragraph, text, looseBox) {
        var attempt = paragraph
        attempt.hyphens.append(place)
        let changed = layOut(attempt, of: text, in: looseBox)
        effort += paragraph.bytes.count
        if number < changed.count, changed[number].places.upperBound == attempt.place(ofByte: place) {
          (paragraph, lines) = (attempt, changed)
        }
      }
      number += 1
    }
    return (paragraph, box.isJustified ? layOut(paragraph, of: text, in: box) : lines)
  }

  /// The last of the places up to which a line's text fits into its room with a hyphen.
  private func lastFitting(
    _ places: [Int], in line: LineContent, of paragraph: TextParagraph, _ text: StyledText, _ box: TextBox
  ) -> Int? {
    let start = paragraph.byte(atPlace: line.places.lowerBound)
    return places.last { place in
      var part = layOutUnbroken(paragraph.part(from: start, toHyphenAt: place), of: text, in: box)
      guard part.count == 1 else { return false }
      part[0].isFirst = line.isFirst
      return !box.overflows(part[0])
    }
  }
}

/// Where the lines of a paragraph may break with a hyphen.
struct Hyphenation {
  /// How many bytes are laid out again for hyphens at most: a second of work, a hundred pages.
  static let greatestEffort = 1_000_000

  private let text: StyledText
  private let box: TextBox
  private let hyphenator: Hyphenator
  /// Lines that fill less than this share of their room have words hyphenated.
  private let factor: Double
  private let softHyphens: ArraySlice<Int>

  init(_ text: StyledText, _ paragraph: TextParagraph, _ box: TextBox, _ hyphenator: Hyphenator) {
    self.text = text
    self.box = box
    self.hyphenator = hyphenator
    factor = paragraph.style.effectiveHyphenationFactor
    softHyphens = text.softHyphens[within: paragraph.bytes]
  }

  /// Whether any line might be broken so.
  var isWanted: Bool {
    box.breaksLines && !box.breaksAnywhere && (factor > 0 || !softHyphens.isEmpty)
  }

  /// The bytes of the text before which a line may break that ends otherwise within or before a word, from the first to the
  /// last.
  ///
  /// A word with soft hyphens breaks there alone.
  func places(at line: LineContent, in paragraph: TextParagraph) -> [Int] {
    let (start, end) = (
      paragraph.byte(atPlace: line.places.lowerBound), paragraph.byte(atPlace: line.places.upperBound)
    )
    guard let word = BrokenWord(atEnd: end, of: paragraph.bytes, in: text.string) else { return [] }
    let limits = max(word.places[0], start) + 1..<(word.isTorn ? end + 1 : word.end)
    let soft = softHyphens[within: word.places[0] + 1..<word.end]
    if !soft.isEmpty { return soft.filter(limits.contains) }
    guard word.isTorn ? factor > 0 : box.fill(line) < factor else { return [] }
    return hyphenator.breaks(in: word.letters, language: text.language).lazy.map { word.places[$0] }.filter(
      limits.contains)
  }
}

extension RandomAccessCollection<Int> where Index == Int, SubSequence == ArraySlice<Int> {
  /// Those of the numbers, which are sorted, that lie in a range.
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

/// The word that a line was broken in or before.
struct BrokenWord {
  /// Its letters.
  private(set) var letters: [Unicode.Scalar] = []
  /// The byte of the text at which each letter starts.
  private(set) var places: [Int] = []
  /// The byte at which the word ends.
  private(set) var end = 0
  /// Whether the line was broken within the word, for want of a better place.
  let isTorn: Bool

  /// Nothing hyphenates longer words.
  private static let longest = 100

  /// Finds the word; none where no letter follows.
  init?(atEnd lineEnd: Int, of paragraph: Range<Int>, in text: String) {
    let scalars = text.unicodeScalars
    func index(_ byte: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: byte) }
    let (first, last) = (index(paragraph.lowerBound), index(paragraph.upperBound))
    var start = index(lineEnd)
    isTorn =
      start > first && start < last && BrokenWord.isLetter(scalars[start])
      && BrokenWord.isLetter(scalars[scalars.index(before: start)])
    if isTorn {
      var length = 0
      while start > first, length < BrokenWord.longest, BrokenWord.isLetter(scalars[scalars.index(before: start)]) {
        start = scalars.index(before: start)
        length += 1
      }
    } else {
      // Quotation marks and brackets go with the word.
      while start < last, !BrokenWord.isLetter(scalars[start]), !scalars[start].properties.isWhitespace {
        start = scalars.index(after: start)
      }
    }
    var place = text.utf8.distance(from: text.startIndex, to: start)
    while start < last, letters.count < BrokenWord.longest, BrokenWord.isLetter(scalars[start]) {
      letters.append(scalars[start])
      places.append(place)
      place += UTF8.width(scalars[start])
      start = scalars.index(after: start)
    }
    end = place
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
