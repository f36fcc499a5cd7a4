import Foundation

/// A colour as amounts of light of sRGB's primaries: the ground on which colour spaces meet.
struct LinearColor {
  /// Red, green and blue.
  typealias Components = SIMD3<Double>

  /// The amounts of light, outside 0...1 for colours that sRGB cannot show.
  private let light: Components

  /// A colour in Display P3: the primaries of DCI-P3, white D65 and the curve of sRGB (SMPTE EG 432-1, IEC 61966-2-1).
  init(displayP3 components: Components) {
    let light = components.mapped(Self.lightFromSRGB)
    self.light = Components(
      1.22494 * light.x - 0.22494 * light.y,
      -0.04206 * light.x + 1.04206 * light.y,
      -0.01964 * light.x - 0.07864 * light.y + 1.09827 * light.z)
  }

  /// A colour in Apple's Generic RGB: gamma 1.8 and primaries at (.6295, .3407), (.2949, .6055), (.1551, .0762).
  /// Its pure red is #FF2700 in sRGB, the red that Interface Builder's colour panel is known for.
  init(genericRGB components: Components) {
    let light = components.mapped { pow(max($0, 0), 1.8) }
    self.light = Components(
      1.02473 * light.x - 0.02753 * light.y + 0.00280 * light.z,
      0.02064 * light.x + 0.94875 * light.y + 0.03061 * light.z,
      -0.00203 * light.x - 0.00203 * light.y + 1.00406 * light.z)
  }

  /// The components in sRGB.
  var sRGB: Components { light.mapped(Self.sRGBFromLight) }

  private static func lightFromSRGB(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func sRGBFromLight(_ light: Double) -> Double {
    light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}

extension SIMD3<Double> {
  /// The three results of a function.
  fileprivate func mapped(_ transform: (Double) -> Double) -> Self {
    Self(transform(x), transform(y), transform(z))
  }
}
