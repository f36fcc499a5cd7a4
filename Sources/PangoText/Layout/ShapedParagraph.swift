internal import CPango
import Graphics

/// A paragraph shaped in one line, which can be broken into lines at any width.
///
/// Pango shapes a text again for each width, and the rest of a paragraph for each line: five times the work of shaping
/// it once. If lines break only at spaces, the glyphs do not depend on the line breaks.
final class ShapedParagraph {
  /// The runs in reading order, including the letter spacing that Pango removes at the ends of a line.
  private let runs: [UnsafeMutablePointer<PangoGlyphItem>]
  private let reader: PangoLineReader
  private let characters: String
  /// Whether any run is read from right to left.
  private let isBidirectional: Bool
  /// The characters with their advances, for finding line breaks.
  private let measuredCharacters: [MeasuredCharacter]

  /// A character with its advance.
  struct MeasuredCharacter {
    /// The byte offset in the characters of the paragraph.
    var offset: Int
    /// The advance in Pango units.
    var width: Int32
    var mayStartLine: Bool
    /// Whether the character is a space, which has no width at the end of a line.
    var isSpace: Bool
  }

  /// Copies the glyphs of a layout without a width. Returns `nil` if there are no glyphs, or if they depend on line
  /// breaks: in text with tabs or decorations, and before line separators.
  init?(_ layout: OpaquePointer, _ paragraph: TextParagraph, of text: StyledText, faces: FaceCache) {
    characters = paragraph.characters(in: text.string)
    guard let line = ShapedParagraph.onlyLine(of: layout),
      !characters.utf8.hasByte(where: { $0 == UInt8(ascii: "\t") }),
      !text.hasDecorations, !text.endsWithLineSeparator(paragraph.bytes)
    else { return nil }
    let items = ShapedParagraph.items(of: line)
    guard !items.isEmpty else { return nil }
    let copies = items.compactMap { pango_glyph_item_copy($0) }
    let reader = PangoLineReader(text: text, paragraph: paragraph, faces: faces, findsGaps: false)
    OmittedSpacing.restore(inLine: copies.map(\.pointee), spacing: reader.spacing)
    runs = copies.sorted { $0.pointee.item.pointee.offset < $1.pointee.item.pointee.offset }
    isBidirectional = runs.contains(where: \.pointee.isRightToLeft)
    self.reader = reader
    measuredCharacters = ShapedParagraph.measuredCharacters(of: runs, characters, layout)
  }

  deinit { for run in runs { pango_glyph_item_free(run) } }

  /// Returns the lines of the paragraph in a box, not justified, or `nil` if a line would not break after a space, or
  /// if text that is read from right to left is to be justified.
  func lines(in box: TextBox) -> [LineContent]? {
    guard !box.isJustified || !isBidirectional && !box.isRightToLeft else { return nil }
    let reader = reader(for: box)
    guard let ranges = box.breaksLines ? ranges(in: box) : [0..<measuredCharacters.count] else { return nil }
    var lines = ranges.map { range in
      let pieces = pieces(of: offsets(of: range))
      defer { for piece in pieces { pango_glyph_item_free(piece) } }
      if range.upperBound < measuredCharacters.count, let last = pieces.last { collapseSpace(atEndOf: last.pointee) }
      let line = pieces.map(\.pointee).inVisualOrder
      OmittedSpacing.remove(fromLine: line, spacing: reader.spacing)
      return reader.read(line, offsets: offsets(of: range))
    }
    lines[0].isFirst = true
    lines[lines.count - 1].isLast = true
    return lines
  }

  private func reader(for box: TextBox) -> PangoLineReader {
    guard box.isJustified else { return reader }
    return PangoLineReader(text: reader.text, paragraph: reader.paragraph, faces: reader.faces, findsGaps: true)
  }

  /// Returns the ranges of the lines, each with as many characters as fit.
  ///
  /// A justified line also holds the space at which it breaks. The only recorded paragraph of UIKit that is justified
  /// (iOS 15 to 17, 17 points, 300 wide) breaks a word earlier than the same paragraph aligned left. With that word and
  /// the space, the line is 299.5 points wide in Galley, so that justified lines are taken for a three-hundredth wider,
  /// which is within the error of widths.
  private func ranges(in box: TextBox) -> [Range<Int>]? {
    var ranges: [Range<Int>] = []
    var start = 0
    while start < measuredCharacters.count {
      guard let end = endOfLine(from: start, in: box) else { return nil }
      ranges.append(start..<end)
      start = end
    }
    return ranges
  }

  private func endOfLine(from start: Int, in box: TextBox) -> Int? {
    let room = box.pangoRoom(isFirstLine: start == 0)
    var (width, end) = (0, start)
    for index in start..<measuredCharacters.count {
      let character = measuredCharacters[index]
      if index > start && character.mayStartLine {
        let last = measuredCharacters[index - 1]
        let needed = box.isJustified ? width + width / 300 : width - (last.isSpace ? Int(last.width) : 0)
        guard needed <= room else {
          return end > start && measuredCharacters[end - 1].isSpace ? end : nil
        }
        end = index
      }
      width += Int(character.width)
    }
    if width <= room {
      return measuredCharacters[measuredCharacters.count - 1].isSpace ? nil : measuredCharacters.count
    }
    return end > start && measuredCharacters[end - 1].isSpace ? end : nil
  }

  private func offsets(of range: Range<Int>) -> Range<Int> {
    measuredCharacters[range.lowerBound]
      .offset..<(range.upperBound < measuredCharacters.count
      ? measuredCharacters[range.upperBound].offset : characters.utf8.count)
  }

  /// Returns the index of the first run that shows characters after an offset, or the count if there is none.
  private func firstRun(endingAfter offset: Int) -> Int {
    runs.partitioningIndex { Int($0.pointee.item.pointee.offset) + Int($0.pointee.item.pointee.length) > offset }
  }

  /// Returns copies of the parts of runs that show some of the characters.
  private func pieces(of offsets: Range<Int>) -> [UnsafeMutablePointer<PangoGlyphItem>] {
    var pieces: [UnsafeMutablePointer<PangoGlyphItem>] = []
    for run in runs[firstRun(endingAfter: offsets.lowerBound)...] {
      let item = run.pointee.item.pointee
      let start = Int(item.offset)
      guard start < offsets.upperBound else { break }
      let shown = offsets.clamped(to: start..<start + Int(item.length))
      guard !shown.isEmpty, let piece = pango_glyph_item_copy(run) else { continue }
      if shown.lowerBound > start,
        let before = pango_glyph_item_split(piece, characters, Int32(shown.lowerBound - start))
      {
        pango_glyph_item_free(before)
      }
      if shown.upperBound < start + Int(item.length),
        let kept = pango_glyph_item_split(piece, characters, Int32(shown.count))
      {
        pango_glyph_item_free(piece)
        pieces.append(kept)
      } else {
        pieces.append(piece)
      }
    }
    return pieces
  }

  /// Removes the space at which a line breaks, as Pango does.
  private func collapseSpace(atEndOf run: PangoGlyphItem) {
    let glyphs = run.glyphs.pointee
    guard glyphs.num_glyphs > 0 else { return }
    let space = run.isRightToLeft ? 0 : Int(glyphs.num_glyphs) - 1
    glyphs.glyphs[space].geometry.width = 0
    glyphs.glyphs[space].glyph = PangoLineReader.emptyGlyph
  }
}

extension PangoGlyphItem {
  fileprivate var level: UInt8 { item.pointee.analysis.level }
  fileprivate var isRightToLeft: Bool { !level.isMultiple(of: 2) }
}

extension [PangoGlyphItem] {
  /// The runs of a line from left to right (UAX #9, rule L2).
  fileprivate var inVisualOrder: [PangoGlyphItem] {
    guard let lowestOdd = lazy.filter(\.isRightToLeft).map(\.level).min(), let highest = lazy.map(\.level).max() else {
      return self
    }
    var runs = self
    for level in (lowestOdd...highest).reversed() {
      var start = 0
      while start < count {
        let end = runs[start...].firstIndex { $0.level < level } ?? count
        runs[start..<end].reverse()
        start = end + 1
      }
    }
    return runs
  }
}

extension ShapedParagraph {
  private static func onlyLine(of layout: OpaquePointer) -> UnsafeMutablePointer<PangoLayoutLine>? {
    guard let node = pango_layout_get_lines_readonly(layout), node.pointee.next == nil else { return nil }
    return node.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self)
  }

  private static func items(of line: UnsafeMutablePointer<PangoLayoutLine>) -> [UnsafeMutablePointer<PangoGlyphItem>] {
    var items: [UnsafeMutablePointer<PangoGlyphItem>] = []
    var node = line.pointee.runs
    while let current = node {
      if let data = current.pointee.data { items.append(data.assumingMemoryBound(to: PangoGlyphItem.self)) }
      node = current.pointee.next
    }
    return items
  }

  private static func measuredCharacters(
    of runs: [UnsafeMutablePointer<PangoGlyphItem>], _ characters: String, _ layout: OpaquePointer
  ) -> [MeasuredCharacter] {
    var count: Int32 = 0
    let attributes = UnsafeBufferPointer(start: pango_layout_get_log_attrs_readonly(layout, &count), count: Int(count))
    var widths: [Int32] = []
    for run in runs {
      var ownWidths = [Int32](repeating: 0, count: Int(run.pointee.item.pointee.num_chars))
      pango_glyph_item_get_logical_widths(run, characters, &ownWidths)
      widths += ownWidths
    }
    var measuredCharacters: [MeasuredCharacter] = []
    measuredCharacters.reserveCapacity(widths.count)
    var offset = 0
    for (scalar, (width, attribute)) in zip(characters.unicodeScalars, zip(widths, attributes)) {
      measuredCharacters.append(
        MeasuredCharacter(
          offset: offset, width: width, mayStartLine: attribute.is_line_break != 0, isSpace: attribute.is_white != 0))
      offset += UTF8.width(scalar)
    }
    return measuredCharacters
  }
}

/// The key of a shaped paragraph: everything that determines its glyphs, except for line breaks.
struct ShapingKey: Hashable {
  private let source: [TextRun]
  /// The text including the marks that control line breaks.
  private let string: String
  private let language: LanguageTag
  /// Whether neutral text is read from right to left.
  private let isRightToLeft: Bool
  private let bytes: Range<Int>
  private let hyphens: [Int]

  init(of paragraph: TextParagraph, _ text: StyledText, isRightToLeft: Bool) {
    self.isRightToLeft = isRightToLeft
    source = text.source
    string = text.string
    language = text.language
    bytes = paragraph.bytes
    hyphens = paragraph.hyphens
  }

  /// Hashes the characters, which hardly ever occur with different attributes. Those of the paragraph are enough: with
  /// all others, a text of many short paragraphs would take quadratic time.
  func hash(into hasher: inout Hasher) {
    string.withBytes(of: bytes) { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(bytes)
    hasher.combine(hyphens.count)
  }
}
