internal import CPango
import Graphics

/// The vertical extent of a line in points.
struct LineMetrics: Hashable, Sendable {
  /// The distance from the baseline to the top.
  var ascent: Double
  /// The distance from the baseline to the bottom.
  var descent: Double
  /// The distance from the top of this line to the top of the next one, or `nil` if that equals the height.
  var leading: Double?

  var height: Double { ascent + descent }

  /// The distance from the top of this line to the top of the next one.
  var pitch: Double { leading ?? height }

  /// Returns the metrics of SF: a line is 1.193359 em high, 0.9521 em of it above the baseline.
  static func sanFrancisco(size: Double, leading: Double?) -> LineMetrics {
    LineMetrics(ascent: 0.9521 * size, descent: (1.193359 - 0.9521) * size, leading: leading)
  }

  /// Returns the metrics of SF Arabic in a text style: a line is 1.325 em high, 1 em of it above the baseline, and the
  /// distance between lines is an eleventh larger than in SF.
  ///
  /// Published pictures of iOS 17.2 show the same forms in Arabic and in English (Adyen). In Arabic, a label of 13
  /// points with the field of 17 points below it is 4 points higher and their baselines are 0.67 lower, and the lines
  /// of an address are 24 points apart instead of 22, those of Latin letters, too.
  static func sanFranciscoArabic(size: Double, leading: Double) -> LineMetrics {
    LineMetrics(ascent: size, descent: 0.325 * size, leading: leading * 12 / 11)
  }

  /// Returns the extent that contains two lines with a common baseline.
  func union(_ other: LineMetrics) -> LineMetrics {
    let leading = leading == nil && other.leading == nil ? nil : max(pitch, other.pitch)
    return LineMetrics(ascent: max(ascent, other.ascent), descent: max(descent, other.descent), leading: leading)
  }

  /// Returns the extent enlarged to contain the ascent and descent of a taller script. The pitch grows to the new
  /// height if that is larger.
  func grown(toHold ascent: Double, _ descent: Double) -> LineMetrics {
    guard ascent > self.ascent || descent > self.descent else { return self }
    var line = LineMetrics(ascent: max(ascent, self.ascent), descent: max(descent, self.descent), leading: nil)
    if let leading { line.leading = max(leading, line.height) }
    return line
  }

  /// Returns the extent of text with a baseline offset.
  func raised(by rise: Double) -> LineMetrics {
    LineMetrics(ascent: max(ascent + rise, 0), descent: max(descent - rise, 0), leading: leading)
  }

  /// Returns the extent with another height. The difference is above the baseline; the gap to the next line stays the
  /// same.
  func resized(to newHeight: Double) -> LineMetrics {
    LineMetrics(
      ascent: ascent + newHeight - height, descent: descent, leading: leading.map { $0 + newHeight - height })
  }

  /// Returns the extent with its height multiplied. The difference is above the baseline.
  func multiplied(by factor: Double) -> LineMetrics {
    LineMetrics(ascent: ascent + (factor - 1) * height, descent: descent, leading: leading.map { $0 * factor })
  }
}

/// The vertical metrics in a font file, in points.
struct FaceMetrics {
  private(set) var ascent = 0.0
  private(set) var descent = 0.0
  private(set) var lineGap = 0.0
  private(set) var capHeight = 0.0
  private(set) var underline = Stroke()
  private(set) var strikethrough = Stroke()
  /// The advances of the digits from 0 to 9.
  private(set) var digitAdvances = [Double](repeating: 0, count: 10)

  /// The position of an underline or strikethrough.
  struct Stroke {
    /// The distance from the baseline up to the top of the line.
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
    func advance(_ character: UInt32) -> Double {
      var glyph: hb_codepoint_t = 0
      guard hb_font_get_nominal_glyph(shaper, character, &glyph) != 0 else { return 0 }
      return Double(hb_font_get_glyph_h_advance(shaper, glyph)) / Double(PANGO_SCALE)
    }
    digitAdvances = (0x30...0x39).map(advance)
    capHeight = position(HB_OT_METRICS_TAG_CAP_HEIGHT)
    underline = Stroke(
      top: position(HB_OT_METRICS_TAG_UNDERLINE_OFFSET), thickness: position(HB_OT_METRICS_TAG_UNDERLINE_SIZE))
    strikethrough = Stroke(
      top: position(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET), thickness: position(HB_OT_METRICS_TAG_STRIKEOUT_SIZE))
  }

  /// Returns the metrics of a line with these metrics. The line gap is only between lines.
  func line(leading: Double?) -> LineMetrics {
    LineMetrics(ascent: ascent, descent: descent, leading: leading ?? (lineGap > 0 ? ascent + descent + lineGap : nil))
  }
}
