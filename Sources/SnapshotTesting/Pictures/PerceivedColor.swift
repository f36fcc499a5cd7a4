import Galley

/// A colour in CIE L*a*b* for the white of sRGB, D65, in which distances are like those that people see.
struct PerceivedColor {
  let lightness: Double
  let a: Double
  let b: Double

  /// - Parameter color: An opaque colour, `0xRRGGBB`.
  init(_ color: UInt32) {
    let red = Self.linear(color >> 16 & 0xFF)
    let green = Self.linear(color >> 8 & 0xFF)
    let blue = Self.linear(color & 0xFF)
    // IEC 61966-2-1, divided by the tristimulus values of D65.
    let x = Self.response((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    let y = Self.response(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    let z = Self.response((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    lightness = 116 * y - 16
    a = 500 * (x - y)
    b = 200 * (y - z)
  }

  /// Returns ΔE by the formula of CIE 94 for graphic arts: 0 for equal colours, 100 for black and white.
  ///
  /// - Parameter other: The colour that differs from this one, the reference.
  func difference(to other: PerceivedColor) -> Double {
    let chroma = (a * a + b * b).squareRoot()
    let otherChroma = (other.a * other.a + other.b * other.b).squareRoot()
    let (da, db, dc) = (a - other.a, b - other.b, chroma - otherChroma)
    let hue = max(0, da * da + db * db - dc * dc)
    let light = lightness - other.lightness
    let (chromaWeight, hueWeight) = (1 + 0.045 * chroma, 1 + 0.015 * chroma)
    return (light * light + dc * dc / (chromaWeight * chromaWeight) + hue / (hueWeight * hueWeight)).squareRoot()
  }

  private static func linear(_ component: UInt32) -> Double {
    let value = Double(component) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func response(_ value: Double) -> Double {
    value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
  }
}

/// The perceived differences of pixels, each pair of colours once.
struct PerceivedDifferences {
  private var known: [UInt64: Double] = [:]

  /// Returns ΔE of two premultiplied colours `0xAARRGGBB`. What is behind a picture is not known: translucent colours
  /// are compared over white and over black.
  mutating func between(_ color: UInt32, _ other: UInt32) -> Double {
    let key = UInt64(color) << 32 | UInt64(other)
    if let difference = known[key] { return difference }
    var difference = PerceivedColor(color).difference(to: PerceivedColor(other))
    if min(color, other) >> 24 < 255 {
      let (color, other) = (color.overWhite, other.overWhite)
      difference = max(difference, PerceivedColor(color).difference(to: PerceivedColor(other)))
    }
    known[key] = difference
    return difference
  }
}

extension UInt32 {
  /// A premultiplied colour over white. Over black it is the colour itself.
  fileprivate var overWhite: UInt32 {
    let light = 255 - (self >> 24)
    func component(_ shift: UInt32) -> UInt32 { Swift.min(255, (self >> shift & 0xFF) + light) << shift }
    return component(16) | component(8) | component(0)
  }
}
