internal import CPango
import Graphics

/// The lines under and through a run's text, and the area behind it.
struct Decorations {
  private let run: StyledText.Run
  private let font: UnsafeMutablePointer<PangoFont>

  init(_ run: StyledText.Run, font: UnsafeMutablePointer<PangoFont>) {
    self.run = run
    self.font = font
  }

  /// The lines' areas, relative to the line's left end on its baseline, in points.
  func lines(from start: Double, to end: Double) -> [TextDecoration] {
    let look = run.look
    guard look.isUnderlined || look.isStruckThrough, let metrics = pango_font_get_metrics(font, nil) else { return [] }
    defer { pango_font_metrics_unref(metrics) }
    func line(top: Int32, thickness: Int32, _ color: Color?) -> TextDecoration {
      let unit = Double(PANGO_SCALE)
      let rect = Rect(
        x: start, y: Double(top) / unit - run.rise, width: end - start, height: Double(thickness) / unit)
      return TextDecoration(rect: rect, color: color ?? look.color)
    }
    var lines: [TextDecoration] = []
    if look.isUnderlined {
      let top = -pango_font_metrics_get_underline_position(metrics)
      let thickness = pango_font_metrics_get_underline_thickness(metrics)
      lines.append(line(top: top, thickness: thickness, look.underlineColor))
    }
    if look.isStruckThrough {
      let top = -pango_font_metrics_get_strikethrough_position(metrics)
      let thickness = pango_font_metrics_get_strikethrough_thickness(metrics)
      lines.append(line(top: top, thickness: thickness, look.strikethroughColor))
    }
    return lines
  }

  /// The area behind the text, as high as its font's line.
  func background(from start: Double, to end: Double) -> [TextDecoration] {
    guard let color = run.look.backgroundColor else { return [] }
    let line = run.font.line
    let rect = Rect(x: start, y: -line.ascent - run.rise, width: end - start, height: line.height)
    return [TextDecoration(rect: rect, color: color)]
  }
}
