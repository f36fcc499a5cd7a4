internal import CPango
import Graphics

/// Lines of words, broken where Pango breaks them.
extension WordParagraph {
  /// Returns the lines of the paragraph in a box, or `nil` if they cannot be found by words.
  func lines(in box: TextBox) -> [LineContent]? {
    guard box.breaksLines else {
      guard let glyphs = glyphs(of: 0..<count) else { return nil }
      return [content(of: 0..<count, glyphs)].withEndsMarked()
    }
    var lines: [LineContent] = []
    var start = 0
    while start < count {
      guard let end = endOfLine(from: start, in: box), let glyphs = glyphs(of: start..<end) else { return nil }
      lines.append(content(of: start..<end, glyphs, findsGaps: box.isJustified))
      start = end
    }
    return lines.withEndsMarked()
  }

  /// Returns the lines of the paragraph in a box that is not justified, and the bytes of the text before which they end
  /// with a hyphen, or `nil` if the lines cannot be found by words.
  ///
  /// - Parameter room: The number of lines that may be hyphenated.
  func hyphenatedLines(
    in box: TextBox, _ hyphenation: Hyphenation, room: Int
  ) -> (hyphens: [Int], lines: [LineContent])? {
    var (lines, hyphens, start) = ([LineContent](), [Int](), 0)
    while start < count {
      guard let end = endOfLine(from: start, in: box), let glyphs = glyphs(of: start..<end) else { return nil }
      var line = content(of: start..<end, glyphs, hyphens: hyphens.count)
      line.isFirst = start == 0
      var next = end
      if end < count, lines.count < room {
        let places = hyphenation.breaks(inLine: byte(of: start)..<byte(of: end), fill: box.fill(line))
        switch lastFitting(places, from: start, in: box) {
        case .unknown: return nil
        case .none: break
        case .place(let place, let glyphs):
          line = content(of: start..<place, glyphs, endsWithHyphen: true, hyphens: hyphens.count)
          hyphens.append(byte(of: place))
          next = place
        }
      }
      lines.append(line)
      start = next
    }
    return (hyphens, lines.withEndsMarked())
  }

  private enum HyphenatedLine {
    /// A word cannot be shaped alone.
    case unknown
    case none
    /// The character after the hyphen, and the glyphs of the line.
    case place(Int, [ShapedGlyph])
  }

  /// Returns the longest line that ends with a hyphen at one of the bytes of the text and fits.
  private func lastFitting(_ places: [Int], from start: Int, in box: TextBox) -> HyphenatedLine {
    for place in places.reversed() {
      let end = character(atByte: place)
      guard let glyphs = glyphs(of: start..<end, endsWithHyphen: true) else { return .unknown }
      let width = width(glyphs)
      if !box.overflows(width: Double(width) / Double(PANGO_SCALE), isFirstLine: start == 0) {
        // Pango breaks the line earlier if the width is only within the tolerance.
        return width <= box.pangoRoom(isFirstLine: start == 0) ? .place(end, glyphs) : .none
      }
    }
    return .none
  }

  private func width(_ glyphs: [ShapedGlyph]) -> Int { glyphs.reduce(0) { $0 + Int($1.width) } }
}

/// Pango's rule for the end of a line (`process_item` in `pango-layout.c`): the last break before which the text fits,
/// else the last character before which it does, and at least one character.
extension WordParagraph {
  /// The distance in ems from the end of a line within which widths are those of the parts of divided words, shaped
  /// alone. Farther away, kerning at the division cannot matter.
  private static let careful = 0.5

  /// Returns the character after a line, or `nil` if the line cannot be found by words.
  private func endOfLine(from start: Int, in box: TextBox) -> Int? {
    let room = box.pangoRoom(isFirstLine: start == 0)
    guard !box.isJustified else { return endOfJustifiedLine(from: start, room: room) }
    var end: Int?
    // A search through the characters would look at all of a long word for each of its lines.
    for place in lineStarts[firstLineStart(after: start)...] {
      guard let fits = fits(start..<place, room) else { return nil }
      if !fits { break }
      end = place
    }
    return end ?? endOfDividedWord(from: start, room: room)
  }

  /// Returns the index of the first of ``lineStarts`` that is after a character.
  private func firstLineStart(after character: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while low < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= character { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the end of a line that must divide a word.
  private func endOfDividedWord(from start: Int, room: Int) -> Int? {
    var (low, high) = (start + 1, count)
    // The first character that is certainly too far.
    let limit = positions[start] + room + margin
    while low < high {
      let middle = (low + high) / 2
      if positions[middle] <= limit { low = middle + 1 } else { high = middle }
    }
    var place = low
    while place > start + 1 {
      if place == count || breaks[place].mayDivideWord {
        guard let fits = fits(start..<place, room) else { return nil }
        if fits { return place }
      }
      place -= 1
    }
    while place < count, !breaks[place].mayDivideWord { place += 1 }
    return place
  }

  /// Returns the end of a line whose space at the end is justified, too.
  ///
  /// The only recorded paragraph of UIKit that is justified (iOS 15 to 17, 17 points, 300 wide) breaks a word earlier
  /// than the same paragraph aligned left. With that word and the space, the line is 299.5 points wide in Galley, so
  /// that justified lines are taken for a three-hundredth wider, which is within the error of widths.
  private func endOfJustifiedLine(from start: Int, room: Int) -> Int? {
    var end: Int?
    for place in start + 1..<count where breaks[place].mayStartLine {
      let width = positions[place] - positions[start]
      guard width + width / 300 <= room else { return end.flatMap(lineEndAfterSpace) }
      end = place
    }
    if positions[count] - positions[start] <= room { return count }
    return end.flatMap(lineEndAfterSpace)
  }

  private func lineEndAfterSpace(_ end: Int) -> Int? { breaks[end - 1].isSpace ? end : nil }

  private var margin: Int { Int(bounded: WordParagraph.careful * text.runs[0].font.size * Double(PANGO_SCALE)) }

  /// Returns whether a line is at most as wide as its room, apart from a space at its end.
  private func fits(_ line: Range<Int>, _ room: Int) -> Bool? {
    let last = line.upperBound - 1
    let collapsed = breaks[last].isSpace ? positions[last + 1] - positions[last] : 0
    let width = positions[line.upperBound] - positions[line.lowerBound] - collapsed
    if isWhole(line) || abs(width - room) > margin { return width <= room }
    return glyphs(of: line).map { self.width($0) - collapsed <= room }
  }
}

extension [LineContent] {
  /// Returns the lines with the first and the last one marked.
  func withEndsMarked() -> [LineContent] {
    var lines = self
    if !lines.isEmpty {
      lines[0].isFirst = true
      lines[lines.count - 1].isLast = true
    }
    return lines
  }
}
