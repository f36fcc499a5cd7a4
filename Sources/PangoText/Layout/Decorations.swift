internal import CPango
import Graphics

/// The lines under and through a run's text.
struct Decorations {
  private let look: TextRun
  private let font: UnsafeMutablePointer<PangoFont>

  init(_ look: TextRun, font: UnsafeMutablePointer<PangoFont>) {
    self.look = look
    self.font = font
  }

  /// The lines' areas, relative to the line's left end on its baseline, in points.
  func rects(from start: Double, to end: Double) -> [TextDecoration] {
    guard look.isUnderlined || look.isStruckThrough, let metrics = pango_font_get_metrics(font, nil) else { return [] }
    defer { pango_font_metrics_unref(metrics) }
    var rects: [TextDecoration] = []
    if look.isUnderlined {
      let top = -pango_font_metrics_get_underline_position(metrics)
      rects.append(line(start, end, top: top, thickness: pango_font_metrics_get_underline_thickness(metrics)))
    }
    if look.isStruckThrough {
      let top = -pango_font_metrics_get_strikethrough_position(metrics)
      rects.append(line(start, end, top: top, thickness: pango_font_metrics_get_strikethrough_thickness(metrics)))
    }
    return rects
  }

  private func line(_ start: Double, _ end: Double, top: Int32, thickness: Int32) -> TextDecoration {
    let unit = Double(PANGO_SCALE)
    let rect = Rect(x: start, y: Double(top) / unit, width: end - start, height: Double(thickness) / unit)
    return TextDecoration(rect: rect, color: look.color)
  }
}
