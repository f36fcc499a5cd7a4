import Foundation
import Galley
import Testing
import UIKit

extension UIColor {
  fileprivate convenience init(hex: UInt32) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
      alpha: 1)
  }

  fileprivate static let brand = UIColor(hex: 0xFF8000)
}

@Suite("Colours of UIKit")
struct ColorTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  @Test("An app's extension makes colours from a number")
  func extended() {
    #expect(components(.brand) == [1, 128.0 / 255, 0, 1])
  }

  @Test("A hue of a third is green")
  func hue() {
    let color = UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 0.5)
    #expect(zip(components(color), [0, 1, 0, 0.5]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("Colours with the same components are equal, also in collections")
  func equality() {
    #expect(UIColor(white: 0, alpha: 1) == UIColor.black)
    #expect(UIColor.red != UIColor.blue)
    #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
  }

  @Test("A colour literal is a UIColor")
  func literal() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0.25, alpha: 1)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 1))
  }

  @Test("A dynamic provider's colour depends on the traits that it is resolved with")
  func dynamic() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
  }

  @Test("A Core Graphics colour is that of the traits that are current, a grey with two components")
  func core() {
    var dark: CGColor?
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { dark = UIColor.label.cgColor }
    #expect(dark?.components == [1, 1])
    #expect(UIColor.label.cgColor.components == [0, 1])
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
  }

  @Test("System colours keep their names, by which findings call them")
  func names() {
    #expect(UIColor.secondaryLabel.color.words == "secondaryLabel")
  }
}
