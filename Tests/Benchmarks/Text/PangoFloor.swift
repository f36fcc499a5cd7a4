import CPango

/// What Pango itself takes for a text: one layout used again and again, the system font's letter spacing, every line's
/// width read, as a C program would.
final class PangoFloor {
  private let layout: OpaquePointer
  private let attributes: OpaquePointer

  /// Uses the font settings that a library has made current.
  init(fontSize: Double) {
    let map: UnsafeMutablePointer<PangoFontMap> = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    pango_fc_font_map_set_config(galley_fc_font_map(map), FcConfigGetCurrent())
    pango_cairo_font_map_set_resolution(galley_cairo_font_map(map), 72)
    let context: OpaquePointer = pango_font_map_create_context(map)
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_round_glyph_positions(context, 0)
    layout = pango_layout_new(context)
    let font: OpaquePointer = pango_font_description_from_string("Inter")
    pango_font_description_set_absolute_size(font, fontSize * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, font)
    attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(-300))
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    pango_layout_set_attributes(layout, attributes)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
  }

  /// The widest line of a text, in Pango's units.
  func lay(_ text: String, width: Double?) -> Int32 {
    pango_layout_set_width(layout, width.map { Int32($0 * Double(PANGO_SCALE)) } ?? -1)
    pango_layout_set_text(layout, text, -1)
    return widestLine
  }

  private var widestLine: Int32 {
    var widest: Int32 = 0
    var node = pango_layout_get_lines_readonly(layout)
    while let current = node {
      var extent = PangoRectangle()
      pango_layout_line_get_extents(current.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self), nil, &extent)
      widest = max(widest, extent.width)
      node = current.pointee.next
    }
    return widest
  }
}
