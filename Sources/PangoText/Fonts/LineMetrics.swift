internal import CPango
import Graphics

/// The vertical extent of a line before it is placed, in points.
struct LineMetrics: Hashable, Sendable {
  /// From the baseline up.
  var ascent: Double
  /// From the baseline down.
  var descent: Double
  /// From this line's top to the next one's, where it differs from the line's height.
  var leading: Double?

  var height: Double { ascent + descent }

  /// From this line's top to the next one's. A line that had to grow keeps at least its own height.
  var pitch: Double { leading ?? height }

  /// SF's: its line is 1.193359 em, 0.9521 of them above the baseline.
  static func sanFrancisco(size: Double, leading: Double?) -> LineMetrics {
    LineMetrics(ascent: 0.9521 * size, descent: (1.193359 - 0.9521) * size, leading: leading)
  }

  /// The extent that holds both.
  func union(_ other: LineMetrics) -> LineMetrics {
    let leading = leading == nil && other.leading == nil ? nil : max(pitch, other.pitch)
    return LineMetrics(ascent: max(ascent, other.ascent), descent: max(descent, other.descent), leading: leading)
  }

  /// The extent grown to hold a taller script's.
  func grown(toHold ascent: Double, _ descent: Double) -> LineMetrics {
    guard ascent > self.ascent || descent > self.descent else { return self }
    var line = LineMetrics(ascent: max(ascent, self.ascent), descent: max(descent, self.descent), leading: nil)
    if let leading { line.leading = max(leading, line.height) }
    return line
  }

  /// The extent of text that stands above the baseline, or below it.
  func raised(by rise: Double) -> LineMetrics {
    LineMetrics(ascent: max(ascent + rise, 0), descent: max(descent - rise, 0), leading: leading)
  }

  /// The extent at another height: what is added or taken goes above the baseline, and the gap to the next line stays.
  func resized(to newHeight: Double) -> LineMetrics {
    LineMetrics(
      ascent: ascent + newHeight - height, descent: descent, leading: leading.map { $0 + newHeight - height })
  }

  /// The extent with its height multiplied: what is added or taken goes above the baseline.
  func multiplied(by factor: Double) -> LineMetrics {
    LineMetrics(ascent: ascent + (factor - 1) * height, descent: descent, leading: leading.map { $0 * factor })
  }
}

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
