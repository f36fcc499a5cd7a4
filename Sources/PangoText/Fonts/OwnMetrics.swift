internal import CPango

/// A face's vertical measures as its file tells them, in points.
struct OwnMetrics {
  private(set) var ascent = 0.0
  private(set) var descent = 0.0
  private(set) var lineGap = 0.0
  private(set) var capHeight = 0.0

  init() {}

  init(_ font: UnsafeMutablePointer<PangoFont>) {
    let shaper = pango_font_get_hb_font(font)
    var extents = hb_font_extents_t()
    if hb_font_get_h_extents(shaper, &extents) != 0 {
      ascent = Double(extents.ascender) / Double(PANGO_SCALE)
      descent = -Double(extents.descender) / Double(PANGO_SCALE)
      lineGap = Double(extents.line_gap) / Double(PANGO_SCALE)
    }
    var height: hb_position_t = 0
    if hb_ot_metrics_get_position(shaper, HB_OT_METRICS_TAG_CAP_HEIGHT, &height) != 0 {
      capHeight = Double(height) / Double(PANGO_SCALE)
    }
  }

  /// The line of a font that goes by its own measures; the gap stands between lines only.
  func line(leading: Double?) -> LineMetrics {
    LineMetrics(ascent: ascent, descent: descent, leading: leading ?? (lineGap > 0 ? ascent + descent + lineGap : nil))
  }
}
