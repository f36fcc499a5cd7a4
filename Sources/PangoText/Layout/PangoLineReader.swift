internal import CPango
import Graphics

/// Converts the lines that Pango has laid out to glyphs and metrics.
struct PangoLineReader {
  let text: StyledText
  let paragraph: TextParagraph
  let faces: FaceCache
  /// Whether to find the spaces in lines, which justification needs.
  let findsGaps: Bool
  /// The offsets of characters whose glyphs are left out, as bytes in the characters of the paragraph with hyphens.
  var omitted: Range<Int>?

  func read(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> LineContent {
    let start = Int(line.pointee.start_index)
    var runs: [PangoGlyphItem] = []
    var node = line.pointee.runs
    while let current = node {
      if let data = current.pointee.data { runs.append(data.assumingMemoryBound(to: PangoGlyphItem.self).pointee) }
      node = current.pointee.next
    }
    return read(runs, offsets: start..<start + Int(line.pointee.length))
  }

  /// Reads a line from its runs, in order from left to right.
  func read(_ runs: [PangoGlyphItem], offsets: Range<Int>) -> LineContent {
    var content = emptyLine(offsets)
    var pen: Int64 = 0
    var omittedSpacing: Int64 = 0
    for (number, run) in runs.enumerated() {
      append(run, to: &content, pen: &pen, isFirst: number == 0)
      omittedSpacing +=
        OmittedSpacing(
          of: run, spacing: spacing(of: run), isFirst: number == 0, isLast: number == runs.count - 1
        ).sum
    }
    content.advance = points(pen)
    content.width = max(points(pen + omittedSpacing), 0)
    return content
  }

  private func emptyLine(_ offsets: Range<Int>) -> LineContent {
    let bytes = paragraph.byte(atOffset: offsets.lowerBound)..<paragraph.byte(atOffset: offsets.upperBound)
    var content = LineContent(
      offsets: offsets, bytes: text.requestedRange(bytes), metrics: text.runs[text.run(at: bytes.lowerBound)].line)
    content.style = paragraph.style
    content.isBroken = bytes.upperBound < paragraph.bytes.upperBound && !text.endsWithLineSeparator(bytes)
    return content
  }

  private func append(_ item: PangoGlyphItem, to content: inout LineContent, pen: inout Int64, isFirst: Bool) {
    guard let font = item.item.pointee.analysis.font else { return }
    let record = faces.record(for: font)
    let run = text.runs[text.run(at: byte(of: item))]
    let start = pen
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(Int(item.glyphs.pointee.num_glyphs))
    for number in 0..<Int(item.glyphs.pointee.num_glyphs) {
      if let omitted, omitted.contains(offset(ofGlyph: number, in: item)) { continue }
      let glyph = item.glyphs.pointee.glyphs[number]
      append(glyph, at: pen, raisedBy: run.rise, to: &glyphs, missing: &content.missingCharacters)
      if !glyphs.isEmpty {
        glyphs[glyphs.count - 1].byte = UInt32(clamping: item.glyphs.pointee.log_clusters[number])
      }
      let next = pen + Int64(advance(of: glyph, in: item))
      if isSpace(number, of: item) { content.gaps.append(points((pen + next) / 2)) }
      pen = next
    }
    if !glyphs.isEmpty {
      var glyphRun = GlyphRun(face: record.face, color: run.textRun.color, glyphs: glyphs)
      glyphRun.bytes = bytes(of: item)
      content.runs.append(glyphRun)
    }
    content.metrics = metrics(of: item, run: run, record: record, with: isFirst ? nil : content.metrics)
    if let attachment = attachment(of: item, run) {
      let rect = attachment.bounds.offset(by: Point(x: points(start), y: -run.rise))
      content.attachments.append(PlacedAttachment(attachment, rect: rect, color: run.textRun.color))
    }
    let decorations = Decorations(run, in: record)
    content.decorations += decorations.lines(from: points(start), to: points(pen))
    content.backgrounds += decorations.background(from: points(start), to: points(pen))
  }

  /// Returns the attachment that an item leaves room for.
  private func attachment(of item: PangoGlyphItem, _ run: StyledText.Run) -> TextAttachment? {
    isEllipsis(item) ? nil : run.textRun.attachment
  }

  private func isEllipsis(_ item: PangoGlyphItem) -> Bool {
    UInt32(item.item.pointee.analysis.flags) & UInt32(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
  }

  /// Returns the advance of a glyph. For an ellipsis this excludes the free width of the line, which Pango adds to it:
  /// that would leave a gap in the middle of the line or beside right-aligned text.
  private func advance(of glyph: PangoGlyphInfo, in item: PangoGlyphItem) -> Int32 {
    guard isEllipsis(item), glyph.glyph != PangoLineReader.emptyGlyph else { return glyph.geometry.width }
    let shaper = pango_font_get_hb_font(item.item.pointee.analysis.font)
    return min(glyph.geometry.width, hb_font_get_glyph_h_advance(shaper, glyph.glyph))
  }

  private func append(
    _ glyph: PangoGlyphInfo, at pen: Int64, raisedBy rise: Double, to glyphs: inout [Glyph],
    missing: inout [Unicode.Scalar]
  ) {
    var id = glyph.glyph
    if id == PangoLineReader.emptyGlyph { return }
    if id & PangoLineReader.unknownFlag != 0 {
      if let scalar = Unicode.Scalar(id & ~PangoLineReader.unknownFlag) { missing.append(scalar) }
      id = 0
    }
    glyphs.append(
      Glyph(
        id: id, x: points(pen + Int64(glyph.geometry.x_offset)), y: points(Int64(glyph.geometry.y_offset)) - rise))
  }

  /// Returns whether a glyph is a space with a width.
  private func isSpace(_ number: Int, of item: PangoGlyphItem) -> Bool {
    guard findsGaps, item.glyphs.pointee.glyphs[number].geometry.width > 0
    else { return false }
    return text.byte(at: paragraph.byte(atOffset: offset(ofGlyph: number, in: item))) == UInt8(ascii: " ")
  }

  /// Returns the offset of the characters that a glyph represents, in bytes of the paragraph with hyphens.
  private func offset(ofGlyph number: Int, in item: PangoGlyphItem) -> Int {
    Int(item.item.pointee.offset) + Int(item.glyphs.pointee.log_clusters[number])
  }

  private func metrics(
    of item: PangoGlyphItem, run: StyledText.Run, record: FaceCache.Record, with others: LineMetrics?
  ) -> LineMetrics {
    var metrics = run.line
    let script = item.item.pointee.analysis.script
    if run.font.growsForTallScripts && TallScripts.contains(script) {
      metrics =
        run.font.arabicLine.flatMap { TallScripts.isArabic(script) ? $0 : nil }
        ?? metrics.grown(toHold: record.metrics.ascent, record.metrics.descent)
    }
    if let bounds = attachment(of: item, run)?.bounds { metrics = metrics.grown(toHold: -bounds.minY, bounds.maxY) }
    if run.rise != 0 { metrics = metrics.raised(by: run.rise) }
    return others.map { $0.union(metrics) } ?? metrics
  }

  func spacing(of run: PangoGlyphItem) -> Int32 { text.spacing(at: byte(of: run)) }

  /// Returns the byte of the text at which a run starts.
  private func byte(of run: PangoGlyphItem) -> Int { paragraph.byte(atOffset: Int(run.item.pointee.offset)) }

  /// Returns the bytes of the requested text that a run shows.
  private func bytes(of item: PangoGlyphItem) -> Range<Int> {
    let start = Int(item.item.pointee.offset)
    let end = start + Int(item.item.pointee.length)
    let (first, last) = (paragraph.byte(atOffset: start), paragraph.byte(atOffset: end))
    return text.requestedRange(first..<max(first, last))
  }

  private func points(_ units: Int64) -> Double { Double(units) / Double(PANGO_SCALE) }

  /// `PANGO_GLYPH_EMPTY` and `PANGO_GLYPH_UNKNOWN_FLAG`.
  static let emptyGlyph: UInt32 = 0x0FFF_FFFF
  private static let unknownFlag: UInt32 = 0x1000_0000
}

/// The underline, strikethrough and background of a run.
struct Decorations {
  private let run: StyledText.Run
  /// The metrics of the face that draws the text. Colour bitmaps have none; they use the metrics of the run's font.
  private let metrics: FaceMetrics

  init(_ run: StyledText.Run, in record: FaceCache.Record) {
    self.run = run
    metrics = record.face.isColor ? run.font.own : record.metrics
  }

  /// Returns the underline and strikethrough in points, relative to the left end of the baseline.
  func lines(from start: Double, to end: Double) -> [TextDecoration] {
    let look = run.textRun
    func line(_ stroke: FaceMetrics.Stroke, _ color: Color?) -> TextDecoration {
      let rect = Rect(x: start, y: -stroke.top - run.rise, width: end - start, height: stroke.thickness)
      return TextDecoration(rect: rect, color: color ?? look.color)
    }
    var lines: [TextDecoration] = []
    if look.isUnderlined { lines.append(line(metrics.underline, look.underlineColor)) }
    if look.isStruckThrough { lines.append(line(metrics.strikethrough, look.strikethroughColor)) }
    return lines
  }

  /// Returns the background in points, relative to the left end of the baseline. It is as high as a line of the font.
  func background(from start: Double, to end: Double) -> [TextDecoration] {
    guard let color = run.textRun.backgroundColor else { return [] }
    let line = run.line
    let rect = Rect(x: start, y: -line.ascent - run.rise, width: end - start, height: line.height)
    return [TextDecoration(rect: rect, color: color)]
  }
}

/// The scripts that are taller than a Latin line.
enum TallScripts {
  /// The scripts that fit into a Latin line. Apple's labels do not grow for any of them.
  private static let low: Set<UInt8> = Set(
    [
      PANGO_SCRIPT_COMMON, PANGO_SCRIPT_INHERITED, PANGO_SCRIPT_LATIN, PANGO_SCRIPT_GREEK, PANGO_SCRIPT_CYRILLIC,
      PANGO_SCRIPT_HEBREW, PANGO_SCRIPT_ARMENIAN, PANGO_SCRIPT_GEORGIAN, PANGO_SCRIPT_HAN, PANGO_SCRIPT_HIRAGANA,
      PANGO_SCRIPT_KATAKANA, PANGO_SCRIPT_HANGUL, PANGO_SCRIPT_BOPOMOFO,
    ].map { UInt8(truncatingIfNeeded: $0.rawValue) })

  static func contains(_ script: UInt8) -> Bool { !low.contains(script) }

  static func isArabic(_ script: UInt8) -> Bool { script == UInt8(truncatingIfNeeded: PANGO_SCRIPT_ARABIC.rawValue) }
}
