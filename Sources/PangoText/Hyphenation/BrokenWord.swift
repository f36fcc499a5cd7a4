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
