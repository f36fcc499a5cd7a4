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

  /// Returns the system font at a fixed size in points, with digits of one width.
  public static func monospacedDigitSystemFont(ofSize size: Double, weight: Weight) -> Font {
    monospacedDigitSystemFont(ofSize: size, weight: weight.value)
  }

  /// Returns the monospaced system font at a fixed size in points. Its weights are regular and bold.
  public static func monospacedSystemFont(ofSize size: Double, weight: Weight) -> Font {
    monospacedSystemFont(ofSize: size, weight: weight.value)
  }
}
