import Foundation
import Graphics

/// A colour as a document specifies it.
enum DocumentColor: Hashable, Sendable {
  /// A colour of the asset catalog, by name.
  case named(String)
  /// A system colour by name, for example `systemBackgroundColor`, with the value that the document records for it.
  case system(String, saved: Color?)
  /// A colour in sRGB.
  case custom(Color)
}

extension InterfaceElement {
  /// Returns the colour that is the value of a property.
  func color(_ key: String) -> DocumentColor? {
    guard let color = child(forKey: key), color.name == "color" else { return nil }
    return color.colorValue
  }

  /// The colour that this `color` element specifies.
  var colorValue: DocumentColor? {
    if let name = attributes["systemColor"] ?? attributes["cocoaTouchSystemColor"] {
      return .system(name, saved: components(isColorMatched: false))
    }
    if let name = attributes["name"] {
      guard attributes["catalog"] == "System" else { return .named(name) }
      return Self.colorsOfMac[name].map(DocumentColor.custom) ?? .system(name, saved: nil)
    }
    return components(isColorMatched: true).map(DocumentColor.custom)
  }

  /// The colours of the Mac's `System` catalog that Xcode's editor of attributed text writes into documents for iOS,
  /// where only their values in the light appearance are left.
  private static let colorsOfMac: [String: Color] = [
    "textColor": .black, "controlTextColor": .black, "headerTextColor": .black, "textBackgroundColor": .white,
    "controlBackgroundColor": .white,
  ]

  /// Returns the components of this `color` element, converted to sRGB.
  ///
  /// - Parameter isColorMatched: Whether to convert components in calibrated RGB. Otherwise, they are read as sRGB.
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

/// A colour in linear sRGB, the intermediate form for converting colours from one space to another.
struct LinearColor {
  /// Red, green and blue.
  typealias Components = SIMD3<Double>

  /// The linear components, which are outside 0...1 for colours outside the gamut of sRGB.
  private let linear: Components

  /// Converts a colour from Display P3: the primaries of DCI-P3, white point D65 and the transfer function of sRGB
  /// (SMPTE EG 432-1, IEC 61966-2-1).
  init(displayP3 components: Components) {
    let light = components.mapped(Self.linearFromSRGB)
    linear = Components(
      1.22494 * light.x - 0.22494 * light.y,
      -0.04206 * light.x + 1.04206 * light.y,
      -0.01964 * light.x - 0.07864 * light.y + 1.09827 * light.z)
  }

  /// Converts a colour from Apple's Generic RGB: gamma 1.8 and primaries at (.6295, .3407), (.2949, .6055) and
  /// (.1551, .0762). Its pure red is close to #FF2600 in sRGB, the "Maraschino" of macOS's colour panel.
  init(genericRGB components: Components) {
    let light = components.mapped { pow(max($0, 0), 1.8) }
    linear = Components(
      1.02473 * light.x - 0.02753 * light.y + 0.00280 * light.z,
      0.02064 * light.x + 0.94875 * light.y + 0.03061 * light.z,
      -0.00203 * light.x - 0.00203 * light.y + 1.00406 * light.z)
  }

  /// The components in sRGB.
  var sRGB: Components { linear.mapped(Self.sRGBFromLinear) }

  private static func linearFromSRGB(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func sRGBFromLinear(_ linear: Double) -> Double {
    linear <= 0.0031308 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }
}

extension SIMD3<Double> {
  /// Returns the results of applying a function to each component.
  fileprivate func mapped(_ transform: (Double) -> Double) -> Self {
    Self(transform(x), transform(y), transform(z))
  }
}
