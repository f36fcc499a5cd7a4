/// What a text needs to be shown whole, where a part of it is missing, and what it was given.
public struct TextNeed: Hashable, Sendable {
  /// The width in points that it was given.
  public var allowedWidth: Double
  /// The lines that it was given; 0 for any number.
  public var allowedLines: Int
  /// The width in points of its widest line when lines end only at newlines.
  public var width: Double
  /// How many lines it takes at the width that it was given.
  public var lines: Int
  /// How high those lines are, in points.
  public var height: Double
  /// How many lines it takes if its letters are narrower than measured by as much as they may be.
  public var leastLines: Int

  /// Makes a need.
  public init(
    allowedWidth: Double, allowedLines: Int, width: Double, lines: Int, height: Double, leastLines: Int
  ) {
    self.allowedWidth = allowedWidth
    self.allowedLines = allowedLines
    self.width = width
    self.lines = lines
    self.height = height
    self.leastLines = leastLines
  }

  /// By how much a text must be too wide before it is so on a device too, in points: widths are reckoned from another
  /// typeface than the platform's. Measured on labels that Xcode laid out: beyond max(1 pt, 2.5%) at most 1% of overflows
  /// are false, below it a quarter and more.
  public static func margin(ofWidth width: Double) -> Double { max(1, width * 0.025) }
}
