/// The hyphenation patterns of a language, searched in the bytes of their file.
///
/// Source: F. M. Liang, "Word Hy-phen-a-tion by Com-put-er", Stanford 1983. Full stops mark the ends of a word. Each
/// pattern that occurs in the word assigns digits to the gaps between letters. The largest digit of a gap counts; a
/// line may break there if it is odd.
struct HyphenationPatterns: Sendable {
  private let file: [UInt8]
  /// The range of the patterns: one per line, sorted by the bytes of their letters.
  private let body: Range<Int>
  /// The starts of the patterns whose first letter starts with each byte or a later one, and the end of all.
  private var linesByFirstByte: [Int] = []
  private let leastBefore: Int
  private let leastAfter: Int

  /// Creates patterns from the bytes of a file, or returns `nil` if its first line is invalid.
  ///
  /// The first line contains the minimum numbers of letters before and after a hyphen. Comments, which begin with a
  /// percent sign, and the patterns follow.
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
    var line = body.lowerBound
    for byte in 0...256 {
      line = firstLine(in: line..<body.upperBound, notBefore: byte, at: 0)
      linesByFirstByte.append(line)
    }
  }

  /// Returns the indices of the letters before which a line may break, in ascending order.
  func breaks(in word: [Unicode.Scalar]) -> [Int] {
    guard word.count >= leastBefore + leastAfter else { return [] }
    let letters = DelimitedWord(word)
    var digits = [UInt8](repeating: 0, count: letters.bytes.count + 1)
    for start in letters.bytes.indices { addDigits(ofPatternsAt: start, in: letters.bytes, to: &digits) }
    return (leastBefore...word.count - leastAfter).filter { index in
      !digits[letters.starts[index]].isMultiple(of: 2) && !HyphenationPatterns.joinsItsBase(word[index])
    }
  }

  /// Returns whether a character is a mark, which must not be separated from its base.
  private static func joinsItsBase(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Adds the digits of all patterns that match the word from an offset on, narrowing the patterns letter by letter.
  private func addDigits(ofPatternsAt start: Int, in word: [UInt8], to digits: inout [UInt8]) {
    var found = linesByFirstByte[Int(word[start])]..<linesByFirstByte[Int(word[start]) + 1]
    for depth in 0..<word.count - start {
      if depth > 0 {
        let letter = Int(word[start + depth])
        found =
          firstLine(in: found, notBefore: letter, at: depth)..<firstLine(in: found, notBefore: letter + 1, at: depth)
      }
      guard !found.isEmpty else { return }
      // A pattern that ends here is sorted before longer ones.
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

  /// Returns the start of the first line whose letter at some depth is not less than `letter`, or the end of the lines
  /// if there is none. All lines have the same letters before that depth.
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

  /// Returns the byte at an index of the letters of a pattern, or `nil` at its end.
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

/// The lower-case letters of a word between full stops.
private struct DelimitedWord {
  private(set) var bytes: [UInt8] = [UInt8(ascii: ".")]
  /// The offset of the first byte of each letter.
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
