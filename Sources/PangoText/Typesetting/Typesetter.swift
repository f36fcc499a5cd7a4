internal import CPango
import Graphics

/// Lays out paragraphs with one Pango font map, context and layout, which are reused for all requests.
final class Typesetter {
  let library: FontLibrary
  private let fonts: FontResolver
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  let layout: OpaquePointer
  private let faces = FaceCache()
  let hyphenator: Hyphenator
  private var shapedParagraphs = RecentValues<ShapingKey, ShapedParagraph?>(capacity: 512)
  var wordMemory = WordMemory()

  init(library: FontLibrary, model: SystemFontModel) {
    self.library = library
    hyphenator = Hyphenator(folders: HyphenationFolders(paths: library.directories.map { $0 + "/Hyphenation" }))
    (map, context, layout) = PangoLock.withLock {
      // These fail only if there is no memory or Cairo was built without FreeType, which Galley requires.
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
      // Fonts must be released before their font map.
      shapedParagraphs.removeAll()
      wordMemory.removeAll()
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
    paragraph.isTruncated = isTruncated || text.omitsCharacters
    paragraph.missingFamilies = text.missingFamilies
    return paragraph
  }

  /// Returns the lines of all paragraphs up to the request's maximum, and whether text is missing.
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
        isTruncated = isTruncated || whole.contains { isTooWide($0, of: text, in: box) }
      } else {
        return (lines + shortened(whole, to: room, paragraph, of: text, in: box), true)
      }
    }
    return (lines, isTruncated)
  }

  /// Returns whether letters of a line are beyond its room, and not only spaces at the end of a paragraph.
  private func isTooWide(_ line: LineContent, of text: StyledText, in box: TextBox) -> Bool {
    guard box.overflows(line) else { return false }
    let spaces = line.widthOfSpacesAtEnd(in: text.string, isRightToLeft: box.isRightToLeft)
    var letters = line
    letters.width -= spaces
    letters.advance -= spaces
    return box.overflows(letters)
  }
}

extension Typesetter {
  /// Turns off hinting, so that glyphs keep their shapes and advances at every size and scale.
  private static func useUnhintedGlyphs(in context: OpaquePointer) {
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
  }

  func configure(_ paragraph: TextParagraph, of text: StyledText, in box: TextBox) {
    pango_context_set_base_dir(context, box.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    pango_layout_set_font_description(layout, text.runs[text.run(at: paragraph.bytes.lowerBound)].font.description)
    let characters = paragraph.characters(in: text.string)
    let attributes = text.pangoAttributes(of: paragraph)
    ItemDivision.divide(characters, by: attributes)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    pango_layout_set_indent(layout, TextBox.pangoUnits(box.firstLineIndent))
    if characters.utf8.hasByte(where: { $0 == UInt8(ascii: "\t") }) {
      let tabs = TabStops(paragraph.style, isRightToLeft: box.isRightToLeft).pangoTabs()
      pango_layout_set_tabs(layout, tabs)
      pango_tab_array_free(tabs)
    }
    set(characters)
  }

  func layOut(_ paragraph: TextParagraph, of text: StyledText, in box: TextBox) -> [LineContent] {
    let found =
      words(paragraph, of: text, in: box)?.lines(in: box) ?? shaped(paragraph, of: text, in: box)?.lines(in: box)
    if let lines = found {
      return box.isJustified ? lines.map { $0.isBroken ? $0.justified(to: box.room(for: $0)) : $0 } : lines
    }
    configure(paragraph, of: text, in: box)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
    pango_layout_set_height(layout, -1)
    pango_layout_set_width(layout, box.breaksLines ? box.pangoWidth : -1)
    configureLineBreaks(of: box)
    var lines = readLines(of: paragraph, text, findsGaps: box.isJustified)
    if box.isJustified { lines = justified(lines, of: paragraph, text, in: box) }
    return text.endsWithLineSeparator(paragraph.bytes) ? lines.followedByEmptyLine() : lines
  }

  /// Returns lines justified at their spaces. A single word in a line is not spaced out, as Pango would do.
  private func justified(
    _ lines: [LineContent], of paragraph: TextParagraph, _ text: StyledText, in box: TextBox
  ) -> [LineContent] {
    let isSingleWord = lines.map { $0.isBroken && $0.gaps.isEmpty && text.hasLetters(in: $0.offsets, of: paragraph) }
    var loose: [LineContent] = []
    if isSingleWord.contains(true) {
      pango_layout_set_justify(layout, 0)
      loose = readLines(of: paragraph, text)
    }
    return lines.indices.map { index in
      if isSingleWord[index], loose.count == lines.count { return loose[index] }
      return lines[index].isBroken ? lines[index].justified(to: box.room(for: lines[index])) : lines[index]
    }
  }

  /// Returns the paragraph shaped once for all widths, or `nil` if its lines cannot be found that way.
  private func shaped(_ paragraph: TextParagraph, of text: StyledText, in box: TextBox) -> ShapedParagraph? {
    // Hyphens were inserted where lines break if they are not justified.
    guard box.isShapedOnce, !box.isJustified || paragraph.hyphens.isEmpty, !text.hasAttachments(in: paragraph)
    else { return nil }
    let shaping = ShapingKey(of: paragraph, text, isRightToLeft: box.isRightToLeft)
    if let known = shapedParagraphs[shaping] { return known }
    configureUnbroken(paragraph, of: text, in: box)
    let shaped = ShapedParagraph(layout, paragraph, of: text, faces: faces)
    shapedParagraphs[shaping] = .some(shaped)
    return shaped
  }

  /// Returns the font that shapes words of a language. All languages that it has no forms of their own for share one.
  func wordFont(_ key: WordFont.Key, _ font: ResolvedFont) -> WordFont? {
    let usual = wordFontOfLanguage(key.inEnglish, font)
    return usual?.hasForms(of: key.language) == true ? wordFontOfLanguage(key, font) : usual
  }

  private func wordFontOfLanguage(_ key: WordFont.Key, _ font: ResolvedFont) -> WordFont? {
    wordMemory.font(for: key) {
      withLanguage(key.language, of: context) {
        WordFont(font, key.script, isSpaced: key.isSpaced, context: context, faces: faces)
      }
    }
  }

  func configureLineBreaks(of box: TextBox) {
    pango_layout_set_wrap(layout, box.breaksAnywhere ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    pango_layout_set_justify(layout, box.isJustified ? 1 : 0)
  }

  /// Returns the lines of a paragraph without a width: only one unless there are line separators.
  func layOutUnbroken(_ paragraph: TextParagraph, of text: StyledText, in box: TextBox) -> [LineContent] {
    configureUnbroken(paragraph, of: text, in: box)
    return readLines(of: paragraph, text)
  }

  private func configureUnbroken(_ paragraph: TextParagraph, of text: StyledText, in box: TextBox) {
    configure(paragraph, of: text, in: box)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
    pango_layout_set_height(layout, -1)
    pango_layout_set_width(layout, -1)
  }

  func set(_ string: String) {
    var string = string
    string.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return pango_layout_set_text(layout, "", 0) }
      start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
        pango_layout_set_text(layout, $0, Int32(bytes.count))
      }
    }
  }

  func readLines(
    of paragraph: TextParagraph, _ text: StyledText, findsGaps: Bool = false, omitted: Range<Int>? = nil
  ) -> [LineContent] {
    let reader = PangoLineReader(
      text: text, paragraph: paragraph, faces: faces, findsGaps: findsGaps, omitted: omitted)
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
