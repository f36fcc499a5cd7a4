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
