import Foundation
import Graphics

/// A colour as a document tells it.
enum DocumentColor: Hashable, Sendable {
  /// A colour of the asset catalog.
  case named(String)
  /// A colour of the system by its name, for example `systemBackgroundColor`; the value that the document has for it.
  case system(String, saved: Color?)
  /// A colour by its components.
  case custom(Color)
}

extension InterfaceElement {
  /// The colour that is a property's value; the components of catalog colours stand in the document's resources.
  func color(_ key: String) -> DocumentColor? {
    guard let color = child(forKey: key), color.name == "color" else { return nil }
    return color.colorValue
  }

  /// The colour that this `color` element tells.
  var colorValue: DocumentColor? {
    if let name = attributes["systemColor"] ?? attributes["cocoaTouchSystemColor"] {
      return .system(name, saved: components(isColorMatched: false))
    }
    if let name = attributes["name"] {
      return attributes["catalog"] == "System" ? .system(name, saved: nil) : .named(name)
    }
    return components(isColorMatched: true).map(DocumentColor.custom)
  }

  /// The components of this `color` element in sRGB.
  func components(isColorMatched: Bool) -> Color? {
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return Color(white: white, alpha: alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
    let components = LinearColor.Components(red, green, blue)
    let space = attributes["customColorSpace"] ?? attributes["colorSpace"]
    let converted =
      switch space {
      case "displayP3": LinearColor(displayP3: components).sRGB
      case "calibratedRGB" where isColorMatched: LinearColor(genericRGB: components).sRGB
      default: components
      }
    return Color(red: converted.x, green: converted.y, blue: converted.z, alpha: alpha)
  }
}

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
