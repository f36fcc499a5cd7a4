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

  init(library: FontLibrary, model: SystemFontModel) {
    self.library = library
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
      faces.forgetAll()
      g_object_unref(UnsafeMutableRawPointer(layout))
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(map)
    }
  }

  func paragraph(for request: ParagraphRequest) -> Paragraph {
    PangoLock.withLock { typeset(request) }
  }

  func metrics(for font: Font) -> FontExtents {
    PangoLock.withLock {
      let resolved = fonts.resolve(font)
      return FontExtents(
        ascent: resolved.line.ascent, descent: resolved.line.descent, lineHeight: resolved.line.height,
        capHeight: resolved.capHeight)
    }
  }

  private func typeset(_ request: ParagraphRequest) -> Paragraph {
    let text = StyledText(request.runs, fonts: fonts)
    guard !text.string.isEmpty else { return Paragraph(size: .zero, lines: []) }
    use(request)
    use(text)
    let box = TextBox(request)
    let whole = layOut(text, in: box)
    let shown = limited(whole, of: text, in: box)
    let isTruncated = text.isCut || shown != nil || overflows(whole, box)
    var paragraph = LinePlacement(request, box: box).paragraph(of: shown ?? whole, isTruncated: isTruncated)
    paragraph.missingFamilies = text.missingFamilies
    return paragraph
  }

  /// The lines that a request's limit leaves; none where it leaves all as they are.
  private func limited(_ lines: [LineContent], of text: StyledText, in box: TextBox) -> [LineContent]? {
    guard let limit = box.maximumLines else { return nil }
    let isOneLineTooWide = limit == 1 && box.truncation != nil && overflows(lines, box)
    guard lines.count > limit || isOneLineTooWide else { return nil }
    return box.truncation == nil ? Array(lines.prefix(limit)) : layOutTruncated(text, lines: lines, in: box)
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

  private func use(_ request: ParagraphRequest) {
    let language = LanguageTag(request.language)
    pango_context_set_language(context, pango_language_from_string(language.text))
    let isRightToLeft = request.direction == .rightToLeft
    pango_context_set_base_dir(context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
  }

  private func use(_ text: StyledText) {
    if let first = text.runs.first { pango_layout_set_font_description(layout, first.font.description) }
    let attributes = text.pangoAttributes()
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  private func layOut(_ text: StyledText, in box: TextBox) -> [LineContent] {
    set(text.string)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
    pango_layout_set_height(layout, -1)
    pango_layout_set_width(layout, box.breaksLines ? box.pangoWidth : -1)
    pango_layout_set_wrap(layout, box.breaksAnywhere ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    pango_layout_set_justify(layout, box.isJustified ? 1 : 0)
    return readLines(of: text)
  }

  /// Lays out anew what the last line begins with, for Pango to put the ellipsis in.
  private func layOutTruncated(_ text: StyledText, lines: [LineContent], in box: TextBox) -> [LineContent] {
    guard let limit = box.maximumLines, let truncation = box.truncation else { return lines }
    let truncated = text.upToParagraphEnd(after: lines[limit - 1].bytes, goesOn: lines.count > limit)
    set(truncated)
    pango_layout_set_width(layout, box.pangoWidth)
    pango_layout_set_height(layout, -Int32(min(limit, 1_000_000)))
    pango_layout_set_ellipsize(layout, truncation)
    return readLines(of: text)
  }

  private func set(_ string: String) {
    var string = string
    string.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { pango_layout_set_text(layout, $0.baseAddress, Int32($0.count)) }
    }
  }

  private func readLines(of text: StyledText) -> [LineContent] {
    let reader = LineReader(text: text, faces: faces)
    var lines: [LineContent] = []
    var node = pango_layout_get_lines_readonly(layout)
    while let current = node {
      if let data = current.pointee.data {
        lines.append(reader.read(data.assumingMemoryBound(to: PangoLayoutLine.self)))
      }
      node = current.pointee.next
    }
    return lines
  }

  private func overflows(_ lines: [LineContent], _ box: TextBox) -> Bool {
    guard let width = box.width else { return false }
    return lines.contains { $0.width > width + TextBox.tolerance }
  }
}
