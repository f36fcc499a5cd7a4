internal import CPango

/// The letter spacing that Pango leaves out of a run at its line's ends and beside the space that a break swallows.
///
/// Pango breaks lines with all of a run's spacing, as Apple does, but then trims it: without this a line would be told
/// narrower than the width that it needs.
struct OmittedSpacing {
  /// In Pango's units.
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

  /// The share of a run's spacing that stands after it.
  static func spaceAfter(_ spacing: Int32) -> Int32 { spacing - spaceBefore(spacing) }

  /// Adds to the room before a run's first glyph that takes any, as Pango's `pad_glyphstring_left` does.
  static func widen(startOf run: PangoGlyphItem, by room: Int32) {
    let glyphs = glyphs(of: run)
    guard let first = glyphs.firstIndex(where: { $0.geometry.width != 0 }) else { return }
    glyphs[first].geometry.width += room
    glyphs[first].geometry.x_offset += room
  }

  /// Adds to the room after a run's last glyph that takes any, as Pango's `pad_glyphstring_right` does.
  static func widen(endOf run: PangoGlyphItem, by room: Int32) {
    let glyphs = glyphs(of: run)
    guard let last = glyphs.lastIndex(where: { $0.geometry.width != 0 }) else { return }
    glyphs[last].geometry.width += room
  }

  private static func glyphs(of run: PangoGlyphItem) -> UnsafeMutableBufferPointer<PangoGlyphInfo> {
    UnsafeMutableBufferPointer(start: run.glyphs.pointee.glyphs, count: Int(run.glyphs.pointee.num_glyphs))
  }

  /// The share of a run's spacing that stands before it: half, in whole points where the spacing is whole points
  /// (`distribute_letter_spacing` in Pango's `pango-layout.c`).
  static func spaceBefore(_ spacing: Int32) -> Int32 {
    let half = spacing / 2
    return spacing % PANGO_SCALE == 0 ? (half + PANGO_SCALE / 2) & ~(PANGO_SCALE - 1) : half
  }
}
