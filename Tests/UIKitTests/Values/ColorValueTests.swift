import Foundation
import Galley
import Testing
import UIKit

@Suite("Values of colours")
struct ColorValueTests {
  private func bytes(_ color: UIColor, dark: Bool = false) -> [Int] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let traits = UITraitCollection(userInterfaceStyle: dark ? .dark : .light)
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red * 255, green * 255, blue * 255, alpha * 100].map { Int($0.rounded()) }
  }

  /// UIColor, "Fixed colors" and "Standard colors".
  @Test(
    "A fixed colour has the components of Apple's documentation",
    arguments: [
      (UIColor.black, [0, 0, 0, 100]), (.darkGray, [85, 85, 85, 100]), (.lightGray, [170, 170, 170, 100]),
      (.white, [255, 255, 255, 100]), (.gray, [128, 128, 128, 100]), (.red, [255, 0, 0, 100]),
      (.green, [0, 255, 0, 100]), (.blue, [0, 0, 255, 100]), (.cyan, [0, 255, 255, 100]),
      (.yellow, [255, 255, 0, 100]), (.magenta, [255, 0, 255, 100]), (.orange, [255, 128, 0, 100]),
      (.purple, [128, 0, 128, 100]), (.brown, [153, 102, 51, 100]), (.clear, [0, 0, 0, 0]),
    ])
  func fixed(color: UIColor, components: [Int]) { #expect(bytes(color) == components) }

  /// Human Interface Guidelines, "Color", June 2025.
  @Test(
    "A hue of the system has the components of the Human Interface Guidelines",
    arguments: [
      (UIColor.systemRed, [255, 56, 60], [255, 66, 69]), (.systemOrange, [255, 141, 40], [255, 146, 48]),
      (.systemYellow, [255, 204, 0], [255, 214, 0]), (.systemGreen, [52, 199, 89], [48, 209, 88]),
      (.systemMint, [0, 200, 179], [0, 218, 195]), (.systemTeal, [0, 195, 208], [0, 210, 224]),
      (.systemCyan, [0, 192, 232], [60, 211, 254]), (.systemBlue, [0, 136, 255], [0, 145, 255]),
      (.systemIndigo, [97, 85, 245], [109, 124, 255]), (.systemPurple, [203, 48, 224], [219, 52, 242]),
      (.systemPink, [255, 45, 85], [255, 55, 95]), (.systemBrown, [172, 127, 94], [183, 138, 102]),
      (.systemGray, [142, 142, 147], [142, 142, 147]), (.systemGray2, [174, 174, 178], [99, 99, 102]),
      (.systemGray3, [199, 199, 204], [72, 72, 74]), (.systemGray4, [209, 209, 214], [58, 58, 60]),
      (.systemGray5, [229, 229, 234], [44, 44, 46]), (.systemGray6, [242, 242, 247], [28, 28, 30]),
    ])
  func hues(color: UIColor, light: [Int], dark: [Int]) {
    #expect(bytes(color) == light + [100])
    #expect(bytes(color, dark: true) == dark + [100])
  }

  /// The values that UIKit resolves since iOS 13.
  @Test(
    "Texts, backgrounds and fills have UIKit's components",
    arguments: [
      (UIColor.label, [0, 0, 0, 100], [255, 255, 255, 100]), (.secondaryLabel, [60, 60, 67, 60], [235, 235, 245, 60]),
      (.tertiaryLabel, [60, 60, 67, 30], [235, 235, 245, 30]),
      (.quaternaryLabel, [60, 60, 67, 18], [235, 235, 245, 16]),
      (.placeholderText, [60, 60, 67, 30], [235, 235, 245, 30]),
      (.systemBackground, [255, 255, 255, 100], [0, 0, 0, 100]),
      (.secondarySystemBackground, [242, 242, 247, 100], [28, 28, 30, 100]),
      (.tertiarySystemBackground, [255, 255, 255, 100], [44, 44, 46, 100]),
      (.systemGroupedBackground, [242, 242, 247, 100], [0, 0, 0, 100]),
      (.secondarySystemGroupedBackground, [255, 255, 255, 100], [28, 28, 30, 100]),
      (.tertiarySystemGroupedBackground, [242, 242, 247, 100], [44, 44, 46, 100]),
      (.systemFill, [120, 120, 128, 20], [120, 120, 128, 36]),
      (.secondarySystemFill, [120, 120, 128, 16], [120, 120, 128, 32]),
      (.tertiarySystemFill, [118, 118, 128, 12], [118, 118, 128, 24]),
      (.quaternarySystemFill, [116, 116, 128, 8], [118, 118, 128, 18]),
    ])
  func surfaces(color: UIColor, light: [Int], dark: [Int]) {
    #expect(bytes(color) == light)
    #expect(bytes(color, dark: true) == dark)
  }

  @Test(
    "A colour has a hue, a saturation and a brightness",
    arguments: [
      ([1, 0.5, 0], [1.0 / 12, 1, 1]), ([0.2, 0.4, 0.2], [1.0 / 3, 0.5, 0.4]), ([0.5, 0.5, 1], [2.0 / 3, 0.5, 1]),
      ([0.3, 0.3, 0.3], [0, 0, 0.3]),
    ] as [([CGFloat], [CGFloat])])
  func hue(components: [CGFloat], expected: [CGFloat]) {
    let color = UIColor(red: components[0], green: components[1], blue: components[2], alpha: 0.25)
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(zip([hue, saturation, brightness, alpha], expected + [0.25]).allSatisfy { abs($0 - $1) < 1e-9 })
    let back = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    #expect(zip(back.cgColor.components ?? [], color.cgColor.components ?? []).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("A grey has its white and its alpha")
  func white() {
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(UIColor(white: 0.3, alpha: 0.7).getWhite(&white, alpha: &alpha))
    #expect(abs(white - 0.3) < 1e-9)
    #expect(abs(alpha - 0.7) < 1e-9)
  }

  @Test("Components beyond the range are clamped, and another alpha keeps the hue")
  func clamped() {
    #expect(bytes(UIColor(red: 2, green: -1, blue: 0.5, alpha: 3)) == [255, 0, 128, 100])
    #expect(bytes(UIColor.orange.withAlphaComponent(0.4)) == [255, 128, 0, 40])
    #expect(bytes(UIColor.label.withAlphaComponent(0.4), dark: true) == [255, 255, 255, 40])
  }

  @Test("A Core Graphics colour is grey or of three components, with its space")
  func core() throws {
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.components == [0.1, 0.2, 0.3, 0.4])
    #expect(color.numberOfComponents == 4)
    #expect(color.alpha == 0.4)
    #expect(color.copy(alpha: 1)?.components == [0.1, 0.2, 0.3, 1])
    #expect(color.colorSpace == CGColorSpaceCreateDeviceRGB())
    #expect(CGColor(gray: 0.5, alpha: 1).numberOfComponents == 2)
    let gray = try #require(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2))
    #expect(gray.numberOfComponents == 1)
    #expect(CGColor(colorSpace: gray, components: [0.25, 0.75])?.components == [0.25, 0.75])
    let rgb = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    #expect(CGColor(colorSpace: rgb, components: [1, 0, 0, 0.5]) == UIColor.red.withAlphaComponent(0.5).cgColor)
  }

  @Test("A provider is asked for contrast and level, too")
  func providers() {
    let color = UIColor { traits in
      if traits.accessibilityContrast == .high { return .red }
      return traits.userInterfaceLevel == .elevated ? .green : .blue
    }
    #expect(color.resolvedColor(with: UITraitCollection(accessibilityContrast: .high)) == .red)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceLevel: .elevated)) == .green)
    #expect(color.resolvedColor(with: UITraitCollection()) == .blue)
  }
}
