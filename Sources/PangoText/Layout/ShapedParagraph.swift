internal import CPango
import Graphics

/// A paragraph's glyphs in one line, which can be broken into lines at any number of widths.
///
/// Pango shapes a text anew for every width, and the rest of a paragraph for every line: five times the work of shaping it
/// once. Where lines break at spaces alone, nothing depends on where they break.
final class ShapedParagraph {
  /// The runs in reading order, with the letter spacing that Pango leaves out at a line's start.
  private let runs: [UnsafeMutablePointer<PangoGlyphItem>]
  private let reader: LineReader
  private let characters: String
  /// The letter spacing that Pango leaves out at the line's end.
  private let omittedAtEnd: Int32
  /// What line breaking needs to know of each character.
  private let cells: [Cell]

  /// A character and its share of its glyphs.
  struct Cell {
    /// Where the character starts in the paragraph's characters, in bytes.
    var place: Int
    /// In Pango's units.
    var width: Int32
    /// Whether a line may break before the character.
    var mayStartLine: Bool
    /// Whether the character is a space, which takes no room at a line's end.
    var isWhite: Bool
  }

  /// Takes over what a layout without a width shows; none where its glyphs depend on where lines break: of several
  /// directions, with tabs, lines under it, or no glyphs.
  init?(_ layout: OpaquePointer, _ paragraph: TextParagraph, of text: StyledText, faces: FaceReader) {
    characters = paragraph.characters(in: text.string)
    guard let line = ShapedParagraph.onlyLine(of: layout), !characters.utf8.contains(UInt8(ascii: "\t")),
      !text.runs.contains(where: \.isDecorated), !text.endsWithLineSeparator(paragraph.bytes)
    else { return nil }
    let items = ShapedParagraph.items(of: line)
    guard !items.isEmpty, items.allSatisfy({ $0.pointee.item.pointee.analysis.level.isMultiple(of: 2) }) else {
      return nil
    }
    runs = items.compactMap { pango_glyph_item_copy($0) }
    let (first, last) = (runs[0].pointee, runs[runs.count - 1].pointee)
    let reader = LineReader(text: text, paragraph: paragraph, faces: faces, findsGaps: false)
    OmittedSpacing.widen(startOf: first, by: OmittedSpacing.spaceBefore(reader.spacing(of: first)))
    omittedAtEnd = OmittedSpacing.spaceAfter(reader.spacing(of: last))
    self.reader = reader
    cells = ShapedParagraph.cells(of: runs, characters, layout)
  }

  deinit { for run in runs { pango_glyph_item_free(run) } }

  /// The paragraph's lines at a width, its one line without a width; none where one would break elsewhere than behind a space.
  func lines(in box: TextBox) -> [LineContent]? {
    guard let ranges = box.breaksLines ? ranges(in: box) : [0..<cells.count] else { return nil }
    var lines = ranges.map { range in
      let pieces = pieces(of: places(of: range))
      defer { for piece in pieces { pango_glyph_item_free(piece) } }
      trim(pieces, endsParagraph: range.upperBound == cells.count)
      return reader.read(pieces.map(\.pointee), places: places(of: range))
    }
    lines[0].isFirst = true
    lines[lines.count - 1].isLast = true
    return lines
  }

  /// Which characters stand in which line, as many as fit into each.
  private func ranges(in box: TextBox) -> [Range<Int>]? {
    var ranges: [Range<Int>] = []
    var start = 0
    while start < cells.count {
      guard let end = endOfLine(from: start, room: box.pangoRoom(isFirstLine: start == 0)) else { return nil }
      ranges.append(start..<end)
      start = end
    }
    return ranges
  }

  private func endOfLine(from start: Int, room: Int) -> Int? {
    var (width, end) = (0, start)
    for index in start..<cells.count {
      let cell = cells[index]
      if index > start && cell.mayStartLine {
        let last = cells[index - 1]
        guard width - (last.isWhite ? Int(last.width) : 0) <= room else {
          return end > start && cells[end - 1].isWhite ? end : nil
        }
        end = index
      }
      width += Int(cell.width)
    }
    if width + Int(omittedAtEnd) <= room { return cells[cells.count - 1].isWhite ? nil : cells.count }
    return end > start && cells[end - 1].isWhite ? end : nil
  }

  private func places(of range: Range<Int>) -> Range<Int> {
    cells[range.lowerBound]
      .place..<(range.upperBound < cells.count
      ? cells[range.upperBound].place : characters.utf8.count)
  }

  /// Copies of the runs' parts that show some of the characters.
  private func pieces(of places: Range<Int>) -> [UnsafeMutablePointer<PangoGlyphItem>] {
    var pieces: [UnsafeMutablePointer<PangoGlyphItem>] = []
    for run in runs {
      let item = run.pointee.item.pointee
      let start = Int(item.offset)
      let shown = places.clamped(to: start..<start + Int(item.length))
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

  /// Takes from a line's runs what Pango takes from them: the letter spacing at its ends, and the space that it breaks at.
  private func trim(_ runs: [UnsafeMutablePointer<PangoGlyphItem>], endsParagraph: Bool) {
    guard let first = runs.first?.pointee, let last = runs.last?.pointee else { return }
    OmittedSpacing.widen(startOf: first, by: -OmittedSpacing.spaceBefore(reader.spacing(of: first)))
    let glyphs = last.glyphs.pointee
    guard !endsParagraph, glyphs.num_glyphs > 0 else { return }
    glyphs.glyphs[Int(glyphs.num_glyphs) - 1].geometry.width = 0
    glyphs.glyphs[Int(glyphs.num_glyphs) - 1].glyph = LineReader.emptyGlyph
    OmittedSpacing.widen(endOf: last, by: -OmittedSpacing.spaceAfter(reader.spacing(of: last)))
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

  private static func cells(
    of runs: [UnsafeMutablePointer<PangoGlyphItem>], _ characters: String, _ layout: OpaquePointer
  ) -> [Cell] {
    var count: Int32 = 0
    let attributes = UnsafeBufferPointer(start: pango_layout_get_log_attrs_readonly(layout, &count), count: Int(count))
    var widths: [Int32] = []
    for run in runs {
      var ownWidths = [Int32](repeating: 0, count: Int(run.pointee.item.pointee.num_chars))
      pango_glyph_item_get_logical_widths(run, characters, &ownWidths)
      widths += ownWidths
    }
    var cells: [Cell] = []
    cells.reserveCapacity(widths.count)
    var place = 0
    for (scalar, (width, attribute)) in zip(characters.unicodeScalars, zip(widths, attributes)) {
      cells.append(
        Cell(
          place: place, width: width, mayStartLine: attribute.is_line_break != 0, isWhite: attribute.is_white != 0))
      place += UTF8.width(scalar)
    }
    return cells
  }
}

/// Everything that decides a paragraph's glyphs, but for where its lines break.
struct Shaping: Hashable {
  private let source: [TextRun]
  /// With the marks that say where lines break.
  private let string: String
  private let language: LanguageTag
  private let bytes: Range<Int>
  private let hyphens: [Int]

  init(of paragraph: TextParagraph, _ text: StyledText) {
    source = text.source
    string = text.string
    language = text.language
    bytes = paragraph.bytes
    hyphens = paragraph.hyphens
  }
}
