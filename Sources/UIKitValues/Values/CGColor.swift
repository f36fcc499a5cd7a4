import Foundation
import Galley

/// A colour that is the same everywhere.
public final class CGColor: Hashable, @unchecked Sendable {
  package let color: Color

  package init(_ color: Color) { self.color = color }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(Color(white: gray, alpha: alpha)) }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init(gray: gray, alpha: alpha) }

  /// Makes a colour from components: a grey and an alpha, or red, green, blue and an alpha.
  public convenience init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
    switch colorSpace.numberOfComponents {
    case 1: self.init(gray: components[0], alpha: components[1])
    case 3: self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    default: return nil
    }
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public var alpha: CGFloat { color.alpha }

  /// A grey and the alpha for a grey, or else red, green, blue and the alpha.
  public var components: [CGFloat]? {
    isGray ? [color.red, color.alpha] : [color.red, color.green, color.blue, color.alpha]
  }

  public var numberOfComponents: Int { isGray ? 2 : 4 }

  public var colorSpace: CGColorSpace? { isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB() }

  public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlphaComponent(alpha)) }

  public func copy() -> CGColor? { self }

  private var isGray: Bool { color.red == color.green && color.green == color.blue }

  public static func == (one: CGColor, other: CGColor) -> Bool { one.color == other.color }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// A colour space. All colours are taken for sRGB.
public final class CGColorSpace: Hashable, Sendable {
  public let name: String?
  public let numberOfComponents: Int

  public init?(name: String) {
    self.name = name
    numberOfComponents = name.contains("Gray") ? 1 : name.contains("CMYK") ? 4 : 3
  }

  fileprivate init(device name: String, components: Int) {
    self.name = name
    numberOfComponents = components
  }

  public static let sRGB = "kCGColorSpaceSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool { one.name == other.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(device: "kCGColorSpaceDeviceRGB", components: 3)
}

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(device: "kCGColorSpaceDeviceGray", components: 1)
}
