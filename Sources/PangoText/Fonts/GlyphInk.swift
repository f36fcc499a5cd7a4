internal import CPango
import Files
import Graphics

/// Measures the glyphs of lines as they are drawn. Layout does not need it: it works with the metrics of fonts.
final class GlyphInk {
  private var fonts: [FontFace: OpaquePointer] = [:]

  deinit { removeAll() }

  /// Returns how far the glyphs of a line reach, or `nil` for a line without any.
  func extent(of line: TextLine) -> InkExtent? {
    var extent: InkExtent?
    for run in line.runs {
      guard let font = font(of: run.face) else { continue }
      for glyph in run.glyphs {
        guard let ink = GlyphInk.extent(of: glyph, in: font) else { continue }
        extent = extent.map { InkExtent(above: max($0.above, ink.above), below: max($0.below, ink.below)) } ?? ink
      }
    }
    return extent
  }

  private static func extent(of glyph: Glyph, in font: OpaquePointer) -> InkExtent? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph.id, &extents) != 0, extents.height != 0 else { return nil }
    let top = Double(extents.y_bearing) / Double(PANGO_SCALE)
    let bottom = Double(extents.y_bearing + extents.height) / Double(PANGO_SCALE)
    return InkExtent(above: top - glyph.y, below: glyph.y - bottom)
  }

  private func font(of face: FontFace) -> OpaquePointer? {
    if let known = fonts[face] { return known }
    // A run of the tool uses a few hundred faces; only hostile input has thousands.
    if fonts.count >= 500 { removeAll() }
    guard let blob = hb_blob_create_from_file_or_fail(face.path) else { return nil }
    let file = hb_face_create(blob, UInt32(face.index))
    let font: OpaquePointer? = hb_font_create(file)
    hb_blob_destroy(blob)
    hb_face_destroy(file)
    guard let font else { return nil }
    let scale = TextBox.pangoUnits(face.size)
    hb_font_set_scale(font, scale, scale)
    let variations = face.variations.utf8.split(separator: ",").compactMap { setting -> hb_variation_t? in
      var variation = hb_variation_t()
      return hb_variation_from_string(String(setting), -1, &variation) != 0 ? variation : nil
    }
    hb_font_set_variations(font, variations, UInt32(variations.count))
    fonts[face] = font
    return font
  }

  private func removeAll() {
    for font in fonts.values { hb_font_destroy(font) }
    fonts.removeAll()
  }
}
