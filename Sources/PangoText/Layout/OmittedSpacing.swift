internal import CPango

/// The letter spacing that Pango removes from a run at the ends of a line and beside a space that collapses at a line
/// break (`adjust_line_letter_spacing` in `pango-layout.c`).
///
/// Pango breaks lines with full letter spacing, as Apple does, but then trims it. Without this correction a line would
/// be reported narrower than the width that it needs.
struct OmittedSpacing {
  /// The spacing removed at the left end of the run, in Pango units.
  private let left: Int32
  /// The spacing removed at the right end of the run, in Pango units.
  private let right: Int32

  /// The removed spacing in Pango units.
  var sum: Int64 { Int64(left + right) }

  init(of run: PangoGlyphItem, spacing: Int32, isFirst: Bool, isLast: Bool) {
    let glyphs = OmittedSpacing.glyphs(of: run)
    guard spacing != 0, let first = glyphs.first, let last = glyphs.last,
      glyphs.contains(where: { $0.geometry.width != 0 })
    else {
      (left, right) = (0, 0)
      return
    }
    let before = OmittedSpacing.spaceBefore(spacing)
    left = isFirst || first.geometry.width == 0 ? before : 0
    right = isLast || last.geometry.width == 0 ? spacing - before : 0
  }

  /// Removes the spacing from the runs of a line, which are in order from left to right.
  static func remove(fromLine runs: [PangoGlyphItem], spacing: (PangoGlyphItem) -> Int32) {
    forEach(of: runs, spacing) { omitted, run in run.widen(left: -omitted.left, right: -omitted.right) }
  }

  /// Adds the spacing that Pango has removed from the runs of a line, which are in order from left to right.
  static func restore(inLine runs: [PangoGlyphItem], spacing: (PangoGlyphItem) -> Int32) {
    forEach(of: runs, spacing) { omitted, run in run.widen(left: omitted.left, right: omitted.right) }
  }

  private static func forEach(
    of runs: [PangoGlyphItem], _ spacing: (PangoGlyphItem) -> Int32, _ body: (OmittedSpacing, PangoGlyphItem) -> Void
  ) {
    for (number, run) in runs.enumerated() {
      body(
        OmittedSpacing(of: run, spacing: spacing(run), isFirst: number == 0, isLast: number == runs.count - 1), run)
    }
  }

  fileprivate static func glyphs(of run: PangoGlyphItem) -> UnsafeMutableBufferPointer<PangoGlyphInfo> {
    UnsafeMutableBufferPointer(start: run.glyphs.pointee.glyphs, count: Int(run.glyphs.pointee.num_glyphs))
  }

  /// Returns the part of the letter spacing that is before a run: half, rounded to points if the spacing is in whole
  /// points (`distribute_letter_spacing` in `pango-layout.c`).
  static func spaceBefore(_ spacing: Int32) -> Int32 {
    let half = spacing / 2
    return spacing % PANGO_SCALE == 0 ? (half + PANGO_SCALE / 2) & ~(PANGO_SCALE - 1) : half
  }
}

extension PangoGlyphItem {
  /// Adds space before the first and after the last glyph with a width (`pad_glyphstring_left` and
  /// `pad_glyphstring_right` in `pango-layout.c`).
  fileprivate func widen(left: Int32, right: Int32) {
    let glyphs = OmittedSpacing.glyphs(of: self)
    guard let first = glyphs.firstIndex(where: { $0.geometry.width != 0 }) else { return }
    glyphs[first].geometry.width += left
    glyphs[first].geometry.x_offset += left
    guard let last = glyphs.lastIndex(where: { $0.geometry.width != 0 }) else { return }
    glyphs[last].geometry.width += right
  }
}
