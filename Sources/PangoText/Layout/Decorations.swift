import Graphics

/// The lines under and through a run's text, and the area behind it.
struct Decorations {
  private let run: StyledText.Run
  /// Of the typeface that draws the text; pictures have no measures of their own.
  private let metrics: OwnMetrics

  init(_ run: StyledText.Run, in record: FaceReader.Record) {
    self.run = run
    metrics = record.face.isColor ? run.font.own : record.metrics
  }

  /// The lines' areas, relative to the line's left end on its baseline, in points.
  func lines(from start: Double, to end: Double) -> [TextDecoration] {
    let look = run.look
    func line(_ stroke: OwnMetrics.Stroke, _ color: Color?) -> TextDecoration {
      let rect = Rect(x: start, y: -stroke.top - run.rise, width: end - start, height: stroke.thickness)
      return TextDecoration(rect: rect, color: color ?? look.color)
    }
    var lines: [TextDecoration] = []
    if look.isUnderlined { lines.append(line(metrics.underline, look.underlineColor)) }
    if look.isStruckThrough { lines.append(line(metrics.strikethrough, look.strikethroughColor)) }
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
