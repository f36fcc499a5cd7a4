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
