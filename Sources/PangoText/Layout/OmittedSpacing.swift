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
    let right = isLast || last.geometry.width == 0 ? spacing - before : 0
    sum = Int64(left + right)
  }

  /// Gives a run at its line's ends the spacing that Pango took from it there.
  static func restore(_ spacing: Int32, to run: PangoGlyphItem, isFirst: Bool, isLast: Bool) {
    let glyphs = UnsafeMutableBufferPointer(
      start: run.glyphs.pointee.glyphs, count: Int(run.glyphs.pointee.num_glyphs))
    let before = spaceBefore(spacing)
    if isFirst, let first = glyphs.firstIndex(where: { $0.geometry.width != 0 }) {
      glyphs[first].geometry.width += before
      glyphs[first].geometry.x_offset += before
    }
    if isLast, let last = glyphs.lastIndex(where: { $0.geometry.width != 0 }) {
      glyphs[last].geometry.width += spacing - before
    }
  }

  /// The share of a run's spacing that stands before it: half, in whole points where the spacing is whole points
  /// (`distribute_letter_spacing` in Pango's `pango-layout.c`).
  static func spaceBefore(_ spacing: Int32) -> Int32 {
    let half = spacing / 2
    return spacing % PANGO_SCALE == 0 ? (half + PANGO_SCALE / 2) & ~(PANGO_SCALE - 1) : half
  }
}
