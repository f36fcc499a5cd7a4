internal import CPango
import Graphics

/// A paragraph of one run, put together from words that are shaped one by one.
final class WordParagraph {
  let paragraph: TextParagraph
  let text: StyledText
  private let font: WordFont
  private let spacing: WordSpacing
  /// One glyph for each character, with its letter spacing.
  private let glyphs: [ShapedGlyph]
  /// The byte offset in the paragraph of each character, then the length.
  let offsets: [Int32]
  /// The sums of the advances before each character, then the total, in Pango units.
  let positions: [Int]
  /// The characters at which words start.
  private let wordStarts: [Int32]
  private(set) lazy var breaks = findBreaks()
  /// The characters before which a line may start, then the number of characters.
  private(set) lazy var lineStarts = breaks.indices.filter { $0 > 0 && $0 < count && breaks[$0].mayStartLine } + [count]

  /// Returns `nil` if a word cannot be shaped alone.
  init?(_ paragraph: TextParagraph, of text: StyledText, font: WordFont, spacing: Int32) {
    self.paragraph = paragraph
    self.text = text
    self.font = font
    let spacing = WordSpacing(spacing)
    self.spacing = spacing
    guard let words = text.withBytes(of: paragraph.bytes, { ShapedWords($0, font, spacing) }) else { return nil }
    glyphs = words.glyphs
    offsets = words.offsets
    wordStarts = words.starts
    positions = words.positions
  }

  /// The number of characters.
  var count: Int { glyphs.count }

  private func findBreaks() -> [CharacterBreak] {
    text.withBytes(of: paragraph.bytes) { bytes in
      PlainBreaks(bytes)?.breaks ?? WordParagraph.breaksOfPango(bytes, characters: count)
    }
  }

  private static func breaksOfPango(_ bytes: UnsafeBufferPointer<UInt8>, characters: Int) -> [CharacterBreak] {
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: characters + 1)
    bytes.withMemoryRebound(to: CChar.self) { text in
      pango_default_break(text.baseAddress, Int32(bytes.count), nil, &attributes, Int32(attributes.count))
    }
    return attributes.map(CharacterBreak.init)
  }
}

/// The glyphs of a text, one for each character, with the places of its characters and words.
private struct ShapedWords {
  private(set) var glyphs: [ShapedGlyph] = []
  private(set) var offsets: [Int32] = []
  private(set) var starts: [Int32] = []

  /// Returns `nil` if a word cannot be shaped alone.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, _ font: WordFont, _ spacing: WordSpacing) {
    glyphs.reserveCapacity(bytes.count)
    offsets.reserveCapacity(bytes.count + 1)
    var start = 0
    while start < bytes.count {
      let end = ShapedWords.endOfWord(from: start, in: bytes)
      starts.append(Int32(glyphs.count))
      guard font.append(UnsafeBufferPointer(rebasing: bytes[start..<end]), spacing: spacing, to: &glyphs) else {
        return nil
      }
      start = end
    }
    var offset = 0
    while offset < bytes.count {
      offsets.append(Int32(offset))
      offset += WordFont.length(ofCharacter: bytes[offset])
    }
    offsets.append(Int32(bytes.count))
  }

  /// The sums of the advances before each character, then the total, in Pango units.
  var positions: [Int] {
    var positions: [Int] = []
    positions.reserveCapacity(glyphs.count + 1)
    var position = 0
    for glyph in glyphs {
      positions.append(position)
      position += Int(glyph.width)
    }
    positions.append(position)
    return positions
  }

  /// Returns the end of the spaces after a word.
  private static func endOfWord(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let space = UInt8(ascii: " ")
    var end = start
    while end < bytes.count, bytes[end] != space { end += 1 }
    while end < bytes.count, bytes[end] == space { end += 1 }
    return end
  }
}

extension WordParagraph {
  /// Returns the glyphs of a line in its order, with a hyphen at its end if `endsWithHyphen`. The parts of divided
  /// words are shaped again. Returns `nil` if one cannot be shaped alone.
  func glyphs(of line: Range<Int>, endsWithHyphen: Bool = false) -> [ShapedGlyph]? {
    var result: [ShapedGlyph] = []
    result.reserveCapacity(line.count + 1)
    let headEnd = min(endOfWord(at: line.lowerBound), line.upperBound)
    let isHeadWhole = startOfWord(at: line.lowerBound) == line.lowerBound
    let tailStart = line.isEmpty ? line.lowerBound : startOfWord(at: line.upperBound - 1)
    let isTailWhole = !endsWithHyphen && endOfWord(at: line.upperBound - 1) == line.upperBound
    if tailStart <= line.lowerBound {
      if isHeadWhole && isTailWhole { return Array(glyphs[line]) }
      return shapePart(line, endsWithHyphen, to: &result) ? result : nil
    }
    if isHeadWhole {
      result += glyphs[line.lowerBound..<headEnd]
    } else if !shapePart(line.lowerBound..<headEnd, false, to: &result) {
      return nil
    }
    result += glyphs[headEnd..<tailStart]
    if isTailWhole {
      result += glyphs[tailStart..<line.upperBound]
    } else if !shapePart(tailStart..<line.upperBound, endsWithHyphen, to: &result) {
      return nil
    }
    return result
  }

  /// Returns whether the glyphs of a range are the same as those of the whole text there.
  func isWhole(_ range: Range<Int>) -> Bool {
    startOfWord(at: range.lowerBound) == range.lowerBound && endOfWord(at: range.upperBound - 1) == range.upperBound
  }

  private func shapePart(_ part: Range<Int>, _ endsWithHyphen: Bool, to result: inout [ShapedGlyph]) -> Bool {
    let start = paragraph.bytes.lowerBound
    let bytes = start + Int(offsets[part.lowerBound])..<start + Int(offsets[part.upperBound])
    if !endsWithHyphen {
      return text.withBytes(of: bytes) { font.append($0, spacing: spacing, to: &result) }
    }
    var word = text.withBytes(of: bytes) { Array($0) }
    word += TextParagraph.hyphen.utf8
    return word.withUnsafeBufferPointer { font.append($0, spacing: spacing, to: &result) }
  }

  private func startOfWord(at character: Int) -> Int { Int(wordStarts[word(at: character)]) }

  private func endOfWord(at character: Int) -> Int {
    let next = word(at: character) + 1
    return next < wordStarts.count ? Int(wordStarts[next]) : count
  }

  private func word(at character: Int) -> Int {
    var (low, high) = (0, wordStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(wordStarts[middle]) <= character { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the character that starts at a byte of the text.
  func character(atByte byte: Int) -> Int {
    let offset = Int32(byte - paragraph.bytes.lowerBound)
    var (low, high) = (0, offsets.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns a line of glyphs before it is placed.
  ///
  /// - Parameters:
  ///   - line: The characters.
  ///   - endsWithSpace: Whether the line breaks after a space, which has no width then.
  ///   - hyphens: The number of hyphens before the line.
  func content(
    of line: Range<Int>, _ glyphs: [ShapedGlyph], endsWithHyphen: Bool = false, hyphens: Int = 0,
    findsGaps: Bool = false
  ) -> LineContent {
    var glyphs = glyphs
    let endsParagraph = line.upperBound == count
    trim(&glyphs, collapsesSpace: !endsParagraph && !endsWithHyphen && breaks[line.upperBound - 1].isSpace)
    let bytes = byte(of: line.lowerBound)..<byte(of: line.upperBound)
    let shift = TextParagraph.hyphenLength * hyphens - paragraph.bytes.lowerBound
    let end = bytes.upperBound + shift + (endsWithHyphen ? TextParagraph.hyphenLength : 0)
    let run = text.runs[0]
    var content = LineContent(
      offsets: bytes.lowerBound + shift..<end, bytes: text.requestedRange(bytes),
      metrics: run.rise == 0 ? run.line : run.line.raised(by: run.rise))
    content.style = paragraph.style
    content.isBroken = !endsParagraph
    fill(&content, glyphs, firstCharacter: findsGaps ? line.lowerBound : nil)
    return content
  }

  func byte(of character: Int) -> Int { paragraph.bytes.lowerBound + Int(offsets[character]) }

  /// Removes what Pango removes from a line: the letter spacing at its ends and the space at which it breaks.
  private func trim(_ glyphs: inout [ShapedGlyph], collapsesSpace: Bool) {
    if let first = glyphs.firstIndex(where: { $0.width != 0 }) {
      glyphs[first].width -= spacing.before
      glyphs[first].xOffset -= spacing.before
    }
    if collapsesSpace {
      glyphs[glyphs.count - 1].width = 0
      glyphs[glyphs.count - 1].id = PangoLineReader.emptyGlyph
    }
    if let last = glyphs.lastIndex(where: { $0.width != 0 }) { glyphs[last].width -= spacing.after }
  }

  private func fill(_ content: inout LineContent, _ shaped: [ShapedGlyph], firstCharacter: Int?) {
    let run = text.runs[0]
    var pen: Int64 = 0
    var hasWidth = false
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(shaped.count)
    for (number, glyph) in shaped.enumerated() {
      if glyph.id != PangoLineReader.emptyGlyph {
        glyphs.append(
          Glyph(
            id: glyph.id, x: points(pen + Int64(glyph.xOffset)), y: points(Int64(glyph.yOffset)) - run.rise))
      }
      let next = pen + Int64(glyph.width)
      if let firstCharacter, glyph.width > 0, isPlainSpace(firstCharacter + number) {
        content.gaps.append(points((pen + next) / 2))
      }
      hasWidth = hasWidth || glyph.width != 0
      pen = next
    }
    if !glyphs.isEmpty {
      content.runs = [GlyphRun(face: font.record.face, color: run.textRun.color, glyphs: glyphs)]
    }
    content.advance = points(pen)
    content.width = max(points(pen + (hasWidth ? Int64(spacing.before + spacing.after) : 0)), 0)
  }

  private func isPlainSpace(_ character: Int) -> Bool {
    text.byte(at: byte(of: character)) == UInt8(ascii: " ")
  }

  private func points(_ units: Int64) -> Double { Double(units) / Double(PANGO_SCALE) }
}
