internal import CPango
import Graphics

/// Turns requests into paragraphs with one Pango font map, context and layout, which serve all requests in turn.
final class Typesetter {
  let library: FontLibrary
  private let fonts: FontResolver
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private let layout: OpaquePointer
  private let faces = FaceReader()
  let hyphenator: Hyphenator
  private var shapedParagraphs = RecentValues<Shaping, ShapedParagraph?>(capacity: 512)

  init(library: FontLibrary, model: SystemFontModel) {
    self.library = library
    hyphenator = Hyphenator(folders: HyphenationFolders(paths: library.directories.map { $0 + "/Hyphenation" }))
    (map, context, layout) = PangoLock.withLock {
      // These fail only without memory, and on a Cairo without FreeType, with which no package here builds.
      let map: UnsafeMutablePointer<PangoFontMap> = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
      pango_fc_font_map_set_config(galley_fc_font_map(map), library.configuration)
      pango_cairo_font_map_set_resolution(galley_cairo_font_map(map), 72)
      let context: OpaquePointer = pango_font_map_create_context(map)
      Typesetter.useUnhintedGlyphs(in: context)
      return (map, context, pango_layout_new(context))
    }
    fonts = FontResolver(families: library.families, model: model, context: context)
  }

  deinit {
    PangoLock.withLock {
      // Fonts have to go before the map that they belong to.
      shapedParagraphs.removeAll()
      faces.forgetAll()
      g_object_unref(UnsafeMutableRawPointer(layout))
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(map)
    }
  }

  func paragraph(for request: ParagraphRequest) -> Paragraph {
    PangoLock.withLock {
      var paragraph = typeset(request)
      guard paragraph.isTruncated else { return paragraph }
      if let closer = Tightening(request).flatMap({ tightened(request, $0) }) { return closer }
      paragraph.need = need(of: request)
      return paragraph
    }
  }

  func metrics(for font: Font) -> FontExtents {
    PangoLock.withLock {
      let resolved = fonts.resolve(font)
      return FontExtents(
        ascent: resolved.line.ascent, descent: resolved.line.descent, lineHeight: resolved.line.height,
        capHeight: resolved.capHeight)
    }
  }

  func typeset(_ request: ParagraphRequest) -> Paragraph {
    let text = StyledText(
      request.runs, language: LanguageTag(request.language), fonts: fonts, tailoring: LineBreakTailoring(request))
    guard !text.string.isEmpty else { return Paragraph(size: .zero, lines: []) }
    pango_context_set_language(context, pango_language_from_string(text.language.text))
    let (lines, isTruncated) = lines(of: text, in: request)
    var paragraph = LinePlacement(request).paragraph(of: lines)
    paragraph.isTruncated = isTruncated || text.isCut
    paragraph.missingFamilies = text.missingFamilies
    return paragraph
  }

  /// The line with its letters as much closer as it takes; none where it is too wide for that.
  private func tightened(_ request: ParagraphRequest, _ tightening: Tightening) -> Paragraph? {
    var free = request
    free.width = nil
    let line = typeset(free)
    guard line.lines.count == 1, let closer = tightening.request(forLineOfWidth: line.lines[0].width) else {
      return nil
    }
    let paragraph = typeset(closer)
    return paragraph.isTruncated ? nil : paragraph
  }

  /// The lines of the text's paragraphs as far as the request's limit goes, and whether text is missing.
  private func lines(of text: StyledText, in request: ParagraphRequest) -> ([LineContent], isTruncated: Bool) {
    var lines: [LineContent] = []
    var isTruncated = false
    for (number, paragraph) in text.paragraphs.enumerated() {
      let box = TextBox(request, style: paragraph.style)
      let room = request.maximumLines > 0 ? request.maximumLines - lines.count : Int.max
      let (paragraph, whole) = layOutHyphenated(paragraph, of: text, in: box, room: room)
      let isLast = number == text.paragraphs.count - 1
      if whole.count < room || (whole.count == room && isLast && !mustShorten(whole, in: box, request)) {
        lines += whole
        isTruncated = isTruncated || whole.contains(where: box.overflows)
      } else {
        return (lines + shortened(whole, to: room, paragraph, of: text, in: box), true)
      }
    }
    return (lines, isTruncated)
  }

  /// Whether the only line that is allowed is too wide and takes an ellipsis.
  private func mustShorten(_ lines: [LineContent], in box: TextBox, _ request: ParagraphRequest) -> Bool {
    request.maximumLines == 1 && box.truncation != nil && lines.contains(where: box.overflows)
  }

  /// A paragraph's lines in so many as there is room for, where more follows them.
  private func shortened(
    _ lines: [LineContent], to room: Int, _ paragraph: TextParagraph, of text: StyledText, in box: TextBox
  ) -> [LineContent] {
    guard let truncation = box.truncation else { return Array(lines.prefix(room)) }
    let endsParagraph = lines.count == room && !lines.contains(where: box.overflows)
    // Words of the last line are cut by the ellipsis alone.
    let kept = paragraph.withHyphens(upTo: room > 1 ? lines[min(room, lines.count) - 2] : nil)
    return layOutTruncated(kept, of: text, in: box, truncation, room: room, addsEllipsis: endsParagraph)
  }
}

extension Typesetter {
  /// Glyphs keep their designed shapes and advances at every size and scale.
  private static func useUnhintedGlyphs(in context: OpaquePointer) {
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
  }

  private func use(_ paragraph: TextParagraph, of text: StyledText, in box: TextBox) {
    pango_context_set_base_dir(context, box.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    pango_layout_set_font_description(layout, text.runs[text.run(at: paragraph.bytes.lowerBound)].font.description)
    let attributes = text.pangoAttributes(of: paragraph)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    pango_layout_set_indent(layout, TextBox.pangoUnits(box.firstLineIndent))
    let characters = paragraph.characters(in: text.string)
    if characters.utf8.contains(UInt8(ascii: "\t")) {
      let tabs = TabStops(paragraph.style, isRightToLeft: box.isRightToLeft).pangoTabs()
      pango_layout_set_tabs(layout, tabs)
      pango_tab_array_free(tabs)
    }
    set(characters)
  }

  func layOut(_ paragraph: TextParagraph, of text: StyledText, in box: TextBox) -> [LineContent] {
    if let lines = shaped(paragraph, of: text, in: box)?.lines(in: box) { return lines }
    use(paragraph, of: text, in: box)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
    pango_layout_set_height(layout, -1)
    pango_layout_set_width(layout, box.breaksLines ? box.pangoWidth : -1)
    useLineBreaks(of: box)
    var lines = readLines(of: paragraph, text, findsGaps: box.isJustified)
    if box.isJustified { lines = justified(lines, of: paragraph, text, in: box) }
    return text.endsWithLineSeparator(paragraph.bytes) ? lines.followedByEmptyLine() : lines
  }

  /// Lines stretched at their spaces; words that stand alone in a line are not torn apart, as Pango does it.
  private func justified(
    _ lines: [LineContent], of paragraph: TextParagraph, _ text: StyledText, in box: TextBox
  ) -> [LineContent] {
    let standAlone = lines.map { $0.isBroken && $0.gaps.isEmpty && text.hasLetters(in: $0.places, of: paragraph) }
    var loose: [LineContent] = []
    if standAlone.contains(true) {
      pango_layout_set_justify(layout, 0)
      loose = readLines(of: paragraph, text)
    }
    return lines.indices.map { index in
      if standAlone[index], loose.count == lines.count { return loose[index] }
      return lines[index].isBroken ? lines[index].stretched(to: box.room(for: lines[index])) : lines[index]
    }
  }

  /// Up to this many bytes a paragraph without a width is more likely shown as it is than broken later.
  private static let leastKeptLength = 40

  /// The paragraph shaped once for all widths, where that is how its lines can be found.
  private func shaped(_ paragraph: TextParagraph, of text: StyledText, in box: TextBox) -> ShapedParagraph? {
    guard box.isShapedOnce, box.breaksLines || paragraph.bytes.count > Typesetter.leastKeptLength else { return nil }
    let shaping = Shaping(of: paragraph, text)
    if let known = shapedParagraphs[shaping] { return known }
    useUnbroken(paragraph, of: text, in: box)
    let shaped = ShapedParagraph(layout, paragraph, of: text, faces: faces)
    shapedParagraphs[shaping] = .some(shaped)
    return shaped
  }

  private func useLineBreaks(of box: TextBox) {
    pango_layout_set_wrap(layout, box.breaksAnywhere ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    pango_layout_set_justify(layout, box.isJustified ? 1 : 0)
  }

  /// A paragraph's lines without a limit to their width: one but for line separators.
  func layOutUnbroken(_ paragraph: TextParagraph, of text: StyledText, in box: TextBox) -> [LineContent] {
    useUnbroken(paragraph, of: text, in: box)
    return readLines(of: paragraph, text)
  }

  private func useUnbroken(_ paragraph: TextParagraph, of text: StyledText, in box: TextBox) {
    use(paragraph, of: text, in: box)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
    pango_layout_set_height(layout, -1)
    pango_layout_set_width(layout, -1)
  }

  /// Lays out a paragraph anew for Pango to put the ellipsis into its last line.
  ///
  /// - Parameter addsEllipsis: Whether the paragraph itself fits and the ellipsis stands for what follows it.
  private func layOutTruncated(
    _ paragraph: TextParagraph, of text: StyledText, in box: TextBox, _ truncation: PangoEllipsizeMode, room: Int,
    addsEllipsis: Bool
  ) -> [LineContent] {
    use(paragraph, of: text, in: box)
    if addsEllipsis { set(paragraph.characters(in: text.string) + "\u{2026}") }
    useLineBreaks(of: box)
    pango_layout_set_width(layout, box.pangoWidth)
    pango_layout_set_height(layout, -Int32(min(room, 1_000_000)))
    pango_layout_set_ellipsize(layout, truncation)
    leaveOutWholeClusters()
    return readLines(of: paragraph, text)
  }

  /// Makes room for less until the text goes on with a whole cluster after an ellipsis.
  ///
  /// Pango looks one character too far for where it may go on (`ends_at_ellipsization_boundary`), so that of an Indic
  /// cluster the vowel sign alone may be left.
  private func leaveOutWholeClusters() {
    var width = pango_layout_get_width(layout)
    // A point at a time, but for lines so wide that this would take too long.
    let step = max(PANGO_SCALE, width / 256)
    while width > step, goesOnInsideCluster() {
      width -= step
      pango_layout_set_width(layout, width)
    }
  }

  /// Whether what follows an ellipsis begins where no cursor may stand.
  private func goesOnInsideCluster() -> Bool {
    guard let end = EllipsisPlace(in: layout)?.end, let characters = pango_layout_get_text(layout) else { return false }
    let place = g_utf8_pointer_to_offset(characters, characters + end)
    var count: Int32 = 0
    let attributes = pango_layout_get_log_attrs_readonly(layout, &count)
    guard let attributes, place < count else { return false }
    return attributes[place].is_cursor_position == 0
  }

  private func set(_ string: String) {
    var string = string
    string.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return pango_layout_set_text(layout, "", 0) }
      start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
        pango_layout_set_text(layout, $0, Int32(bytes.count))
      }
    }
  }

  private func readLines(
    of paragraph: TextParagraph, _ text: StyledText, findsGaps: Bool = false
  ) -> [LineContent] {
    let reader = LineReader(text: text, paragraph: paragraph, faces: faces, findsGaps: findsGaps)
    var lines: [LineContent] = []
    var node = pango_layout_get_lines_readonly(layout)
    while let current = node {
      if let data = current.pointee.data {
        lines.append(reader.read(data.assumingMemoryBound(to: PangoLayoutLine.self)))
      }
      node = current.pointee.next
    }
    if !lines.isEmpty {
      lines[0].isFirst = true
      lines[lines.count - 1].isLast = true
    }
    return lines
  }
}
