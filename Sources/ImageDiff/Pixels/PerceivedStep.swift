/// How far apart two colours look.
///
/// The distance in the YIQ space of NTSC with the weights of Kotsarenko and Ramos, "Measuring perceived color difference
/// using YIQ NTSC transmission color space in mobile applications" (2010): 0 for the same, 1 for black and white.
public enum PerceivedStep {
  /// The distance of black and white.
  private static let largest = 0.5053 * 255 * 255

  /// The distance of two premultiplied colours `0xAARRGGBB` over white, 0...1.
  public static func between(_ color: UInt32, _ other: UInt32) -> Double {
    guard color != other else { return 0 }
    let (red, green, blue) = (
      step(color, other, shift: 16), step(color, other, shift: 8), step(color, other, shift: 0)
    )
    let y = red * 0.298_895_31 + green * 0.586_622_47 + blue * 0.114_482_23
    let i = red * 0.595_977_99 - green * 0.274_176_10 - blue * 0.321_801_89
    let q = red * 0.211_470_17 - green * 0.522_617_11 + blue * 0.311_146_94
    let squared = 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    return min(1, (squared / largest).squareRoot())
  }

  /// The step of one component with what the ground lets through.
  private static func step(_ color: UInt32, _ other: UInt32, shift: UInt32) -> Double {
    overWhite(color, shift) - overWhite(other, shift)
  }

  private static func overWhite(_ color: UInt32, _ shift: UInt32) -> Double {
    Double(color >> shift & 0xFF) + Double(255 - color >> 24)
  }
}
