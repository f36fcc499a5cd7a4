/// A language's hyphenation patterns, searched as they lie in their file.
///
/// F. M. Liang, "Word Hy-phen-a-tion by Com-put-er", Stanford 1983: every pattern that occurs in a word, between full stops
/// for its ends, puts digits between its letters; the greatest at a place counts, and an odd one lets a line break there.
struct HyphenationPatterns: Sendable {
  private let file: [UInt8]
  /// Where the patterns are: a line each, sorted by the bytes of their letters.
  private let body: Range<Int>
  private let leastBefore: Int
  private let leastAfter: Int

  /// Takes over a file's bytes: a line with the least numbers of letters before and after a hyphen, remarks that begin with
  /// a percent sign, then the patterns. None where the first line tells no such numbers.
  init?(_ file: [UInt8]) {
    let newline = UInt8(ascii: "\n")
    let lines = file.split(separator: newline, maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = lines[0].split(separator: UInt8(ascii: " ")).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard lines.count == 2, numbers.count == 2, numbers.allSatisfy((1...100).contains) else { return nil }
    var start = lines[1].startIndex
    while start < file.count, file[start] == UInt8(ascii: "%") {
      start = (file[start...].firstIndex(of: newline) ?? file.count - 1) + 1
    }
    self.file = file
    body = start..<file.count
    (leastBefore, leastAfter) = (numbers[0], numbers[1])
  }

  /// Before which of a word's letters a line may break, from the first to the last.
  func breaks(in word: [Unicode.Scalar]) -> [Int] {
    guard word.count >= leastBefore + leastAfter else { return [] }
    let letters = DelimitedWord(word)
    var digits = [UInt8](repeating: 0, count: letters.bytes.count + 1)
    for start in letters.bytes.indices { addDigits(ofPatternsAt: start, in: letters.bytes, to: &digits) }
    return (leastBefore...word.count - leastAfter).filter { index in
      !digits[letters.starts[index]].isMultiple(of: 2) && !HyphenationPatterns.joinsItsBase(word[index])
    }
  }

  /// Marks are not parted from what they stand on.
  private static func joinsItsBase(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Goes from letter to letter through the patterns that begin like the word from a place on.
  private func addDigits(ofPatternsAt start: Int, in word: [UInt8], to digits: inout [UInt8]) {
    var found = body
    for depth in 0..<word.count - start {
      let letter = Int(word[start + depth])
      found =
        firstLine(in: found, notBefore: letter, at: depth)..<firstLine(in: found, notBefore: letter + 1, at: depth)
      guard !found.isEmpty else { return }
      // A pattern that ends here is sorted before those that go on.
      if self.letter(at: depth + 1, ofLine: found.lowerBound) == nil {
        addDigits(ofLine: found.lowerBound, at: start, to: &digits)
      }
    }
  }

  private func addDigits(ofLine line: Int, at start: Int, to digits: inout [UInt8]) {
    var place = start
    for byte in file[line..<endOfLine(line)] {
      if let digit = HyphenationPatterns.digit(byte) {
        digits[place] = max(digits[place], digit)
      } else {
        place += 1
      }
    }
  }

  /// The first of some lines, which begin alike, whose letter at a depth is not below one; the lines' end where all are.
  private func firstLine(in lines: Range<Int>, notBefore letter: Int, at depth: Int) -> Int {
    var (low, high) = (lines.lowerBound, lines.upperBound)
    while low < high {
      var line = low + (high - low) / 2
      while line > low, file[line - 1] != UInt8(ascii: "\n") { line -= 1 }
      if self.letter(at: depth, ofLine: line) ?? -1 < letter {
        low = min(endOfLine(line) + 1, high)
      } else {
        high = line
      }
    }
    return low
  }

  /// The byte of a pattern's letters at a depth; none past its end.
  private func letter(at depth: Int, ofLine line: Int) -> Int? {
    var (place, remaining) = (line, depth)
    while place < body.upperBound, file[place] != UInt8(ascii: "\n") {
      if HyphenationPatterns.digit(file[place]) == nil {
        if remaining == 0 { return Int(file[place]) }
        remaining -= 1
      }
      place += 1
    }
    return nil
  }

  private func endOfLine(_ line: Int) -> Int {
    var place = line
    while place < body.upperBound, file[place] != UInt8(ascii: "\n") { place += 1 }
    return place
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? byte - UInt8(ascii: "0") : nil
  }
}

/// A word's small letters between full stops.
private struct DelimitedWord {
  private(set) var bytes: [UInt8] = [UInt8(ascii: ".")]
  /// The byte with which each letter starts.
  private(set) var starts: [Int] = []

  init(_ word: [Unicode.Scalar]) {
    for scalar in word {
      starts.append(bytes.count)
      bytes += UTF8.encode(DelimitedWord.small(scalar)) ?? UTF8.encodedReplacementCharacter
    }
    bytes.append(UInt8(ascii: "."))
  }

  private static func small(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let mapping = scalar.properties.lowercaseMapping.unicodeScalars
    return mapping.count == 1 ? mapping.first ?? scalar : scalar
  }
}
