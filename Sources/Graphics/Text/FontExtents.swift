/// Vertical measures of a font, in points.
public struct FontExtents: Hashable, Sendable {
  /// From the baseline to the top of the line, positive.
  public var ascent: Double
  /// From the baseline to the bottom of the line, positive.
  public var descent: Double
  /// The height of one line.
  public var lineHeight: Double
  /// The height of capital letters.
  public var capHeight: Double

  /// Makes extents.
  public init(ascent: Double, descent: Double, lineHeight: Double, capHeight: Double) {
    self.ascent = ascent
    self.descent = descent
    self.lineHeight = lineHeight
    self.capHeight = capHeight
  }
}
