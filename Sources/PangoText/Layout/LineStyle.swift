import Graphics

/// What a paragraph's style makes of its lines' heights, held to what can be drawn; lengths in points.
struct LineStyle {
  let lineSpacing: Double
  let spacingBefore: Double
  let spacingAfter: Double
  private let multiple: Double
  private let minimum: Double
  private let maximum: Double

  init(_ style: ParagraphStyle) {
    lineSpacing = LineStyle.usable(style.lineSpacing)
    spacingBefore = LineStyle.usable(style.paragraphSpacingBefore)
    spacingAfter = LineStyle.usable(style.paragraphSpacing)
    let factor = style.lineHeightMultiple
    multiple = factor.isFinite && factor > 0 ? min(factor, 100) : 1
    minimum = LineStyle.usable(style.minimumLineHeight)
    let limit = LineStyle.usable(style.maximumLineHeight)
    maximum = limit > 0 ? limit : .infinity
  }

  /// A line's extent: its own height multiplied, then held within the limits (NSParagraphStyle, `lineHeightMultiple`).
  func apply(to line: LineMetrics) -> LineMetrics {
    let line = multiple == 1 ? line : line.multiplied(by: multiple)
    let height = min(max(line.height, minimum), maximum)
    return height == line.height ? line : line.resized(to: height)
  }

  private static func usable(_ length: Double) -> Double { length.isFinite ? min(max(length, 0), 100_000) : 0 }
}
