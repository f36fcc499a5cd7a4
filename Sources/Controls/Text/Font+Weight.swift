import Graphics

extension Font {
  /// The weight of a typeface under its name in `UIFont.Weight`.
  public struct Weight: Hashable, Sendable {
    /// The weight in `100...900`, as in OpenType.
    public let value: Int

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// Returns the system font at a fixed size in points.
  public static func systemFont(ofSize size: Double, weight: Weight) -> Font {
    systemFont(ofSize: size, weight: weight.value)
  }

  /// Returns the system font at a fixed size in points, with digits of one width, for numbers that change or are in
  /// columns.
  public static func monospacedDigitSystemFont(ofSize size: Double, weight: Weight) -> Font {
    Font(size: size, weight: weight.value, hasMonospacedDigits: true)
  }

  /// Returns the monospaced system font at a fixed size in points. Its typeface has the weights regular and bold.
  public static func monospacedSystemFont(ofSize size: Double, weight: Weight) -> Font {
    Font(family: .monospacedSystem, size: size, weight: weight.value)
  }
}
