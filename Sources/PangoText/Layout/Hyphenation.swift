/// Finds the offsets at which the lines of a paragraph may break with a hyphen.
struct Hyphenation {
  /// The maximum number of bytes that Pango lays out again for hyphens: about a second of work, or a hundred pages.
  /// Paragraphs put together from words have no limit.
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
