internal import CPango

/// A face's vertical measures as its file tells them, in points.
struct OwnMetrics {
  private(set) var ascent = 0.0
  private(set) var descent = 0.0
  private(set) var lineGap = 0.0
  private(set) var capHeight = 0.0
  /// The line below text.
  private(set) var underline = Stroke()
  /// The line through text.
  private(set) var strikethrough = Stroke()

  /// A line along text.
  struct Stroke {
    /// From the baseline up to the line's top.
    var top = 0.0
    var thickness = 0.0
  }

  init() {}

  init(_ font: UnsafeMutablePointer<PangoFont>) {
    let shaper = pango_font_get_hb_font(font)
    var extents = hb_font_extents_t()
    if hb_font_get_h_extents(shaper, &extents) != 0 {
      ascent = Double(extents.ascender) / Double(PANGO_SCALE)
      descent = -Double(extents.descender) / Double(PANGO_SCALE)
      lineGap = Double(extents.line_gap) / Double(PANGO_SCALE)
    }
    func position(_ tag: hb_ot_metrics_tag_t) -> Double {
      var position: hb_position_t = 0
      return hb_ot_metrics_get_position(shaper, tag, &position) != 0 ? Double(position) / Double(PANGO_SCALE) : 0
    }
    capHeight = position(HB_OT_METRICS_TAG_CAP_HEIGHT)
    underline = Stroke(
      top: position(HB_OT_METRICS_TAG_UNDERLINE_OFFSET), thickness: position(HB_OT_METRICS_TAG_UNDERLINE_SIZE))
    strikethrough = Stroke(
      top: position(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET), thickness: position(HB_OT_METRICS_TAG_STRIKEOUT_SIZE))
  }

  /// The line of a font that goes by its own measures; the gap stands between lines only.
  func line(leading: Double?) -> LineMetrics {
    LineMetrics(ascent: ascent, descent: descent, leading: leading ?? (lineGap > 0 ? ascent + descent + lineGap : nil))
  }
}
