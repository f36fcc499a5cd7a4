internal import CPango

/// The letter spacing that Pango removes at the ends of a line and beside a space that collapses at a line break.
///
/// Pango breaks lines with full letter spacing, as Apple does, but then trims it. Without this correction a line would be
/// reported narrower than the width that it needs.
struct OmittedSpacing {
  /// The removed spacing in Pango units.
  let sum: Int64

  init(of run: PangoGlyphItem, spacing: Int32, isFirst: Bool, isLast: Bool) {
    let glyphs = UnsafeBufferPointer(start: run.glyphs.pointee.glyphs, count: Int(run.glyphs.pointee.num_glyphs))
    guard spacing != 0, let first = glyphs.first, let last = glyphs.last,
      glyphs.contains(where: { $0.geometry.width != 0 })
    else {
      sum = 0
      return
    }
    let before = OmittedSpacing.spaceBefore(spacing)
    let left = isFirst || first.geometry.width == 0 ? before : 0
    let right = isLast || last.geometry.width == 0 ? OmittedSpacing.spaceAfter(spacing) : 0
    sum = Int64(left + right)
  }

  /// Returns the part of the letter spacing that is after a run.
  static func spaceAfter(_ spacing: Int32) -> Int32 { spacing - spaceBefore(spacing) }

  /// Adds space before the first glyph of a run with a width, like `pad_glyphstring_left` in Pango.
  static func widen(startOf run: PangoGlyphItem, by room: Int32) {
    let glyphs = glyphs(of: run)
    guard let first = glyphs.firstIndex(where: { $0.geometry.width != 0 }) else { return }
    glyphs[first].geometry.width += room
    glyphs[first].geometry.x_offset += room
  }

  /// Adds space after the last glyph of a run with a width, like `pad_glyphstring_right` in Pango.
  static func widen(endOf run: PangoGlyphItem, by room: Int32) {
    let glyphs = glyphs(of: run)
    guard let last = glyphs.lastIndex(where: { $0.geometry.width != 0 }) else { return }
    glyphs[last].geometry.width += room
  }

  private static func glyphs(of run: PangoGlyphItem) -> UnsafeMutableBufferPointer<PangoGlyphInfo> {
    UnsafeMutableBufferPointer(start: run.glyphs.pointee.glyphs, count: Int(run.glyphs.pointee.num_glyphs))
  }

  /// Returns the part of the letter spacing that is before a run: half, rounded to points if the spacing is in whole points
  /// (`distribute_letter_spacing` in `pango-layout.c`).
  static func spaceBefore(_ spacing: Int32) -> Int32 {
    let half = spacing / 2
    return spacing % PANGO_SCALE == 0 ? (half + PANGO_SCALE / 2) & ~(PANGO_SCALE - 1) : half
  }
}
