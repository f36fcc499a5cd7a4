import Foundation
import Testing
import UIKit

@Suite("Values of fonts")
struct FontValueTests {
  /// Human Interface Guidelines, "Typography": the sizes at L, and at AX1.
  @Test(
    "A text style has its own size, and another at a larger text size",
    arguments: [
      (UIFont.TextStyle.largeTitle, 34, 44), (.title1, 28, 38), (.title2, 22, 34), (.title3, 20, 31),
      (.headline, 17, 28),
      (.body, 17, 28), (.callout, 16, 26), (.subheadline, 15, 25), (.footnote, 13, 23), (.caption1, 12, 22),
      (.caption2, 11, 20),
    ] as [(UIFont.TextStyle, CGFloat, CGFloat)])
  func textStyles(style: UIFont.TextStyle, large: CGFloat, accessible: CGFloat) {
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == large)
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == accessible)
    #expect(UIFontDescriptor.preferredFontDescriptor(withTextStyle: style).pointSize == large)
  }

  @Test(
    "A weight of fonts is that of symbols, by its name",
    arguments: [
      (UIFont.Weight.ultraLight, -0.8, UIImage.SymbolWeight.ultraLight, "Ultralight"), (.thin, -0.6, .thin, "Thin"),
      (.light, -0.4, .light, "Light"), (.regular, 0, .regular, "Regular"), (.medium, 0.23, .medium, "Medium"),
      (.semibold, 0.3, .semibold, "Semibold"), (.bold, 0.4, .bold, "Bold"), (.heavy, 0.56, .heavy, "Heavy"),
      (.black, 0.62, .black, "Black"),
    ] as [(UIFont.Weight, CGFloat, UIImage.SymbolWeight, String)])
  func weights(weight: UIFont.Weight, value: CGFloat, symbol: UIImage.SymbolWeight, name: String) {
    #expect(weight.rawValue == value)
    #expect(weight.symbolWeight() == symbol)
    #expect(symbol.fontWeight() == weight)
    #expect(UIFont.systemFont(ofSize: 12, weight: weight).fontName == ".SFUI-\(name)")
  }

  @Test("A weight between two names is that of the nearer one")
  func nearestWeight() {
    #expect(UIFont.Weight(rawValue: 0.34).symbolWeight() == .semibold)
    #expect(UIFont.Weight(rawValue: 0.36).symbolWeight() == .bold)
    #expect(UIFont.Weight(rawValue: -1).symbolWeight() == .ultraLight)
  }

  @Test("The system's fonts have UIKit's sizes")
  func sizes() {
    let sizes = [UIFont.labelFontSize, UIFont.buttonFontSize, UIFont.systemFontSize, UIFont.smallSystemFontSize]
    #expect(sizes == [17, 18, 14, 12])
    #expect(UIFont.systemFont(ofSize: 20).withSize(9).pointSize == 9)
    #expect(UIFont.systemFont(ofSize: 9).leading == 0)
    #expect([0, -3, 8].map { UIFont(name: "Inter", size: $0)?.pointSize } == [14, 14, 8])
  }

  @Test("Bold, italic and monospaced fonts say so in their traits")
  func symbolicTraits() {
    #expect(UIFont.boldSystemFont(ofSize: 12).fontDescriptor.symbolicTraits == .traitBold)
    #expect(UIFont.italicSystemFont(ofSize: 12).fontDescriptor.symbolicTraits == .traitItalic)
    #expect(UIFont.systemFont(ofSize: 12).fontDescriptor.symbolicTraits == [])
    let code = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)
    #expect(code.fontDescriptor.symbolicTraits == .traitMonoSpace)
  }

  @Test("Digits of one width are all as wide as one another, those of the usual font are not")
  func digits() {
    func widths(_ font: UIFont) -> Set<CGFloat> {
      Set(["1111", "8888"].map { ($0.size(withAttributes: [.font: font]).width * 8).rounded() })
    }
    #expect(widths(.monospacedDigitSystemFont(ofSize: 40, weight: .regular)).count == 1)
    #expect(widths(.systemFont(ofSize: 40)).count == 2)
  }

  @Test("A font that is named has its family and its name")
  func names() throws {
    let font = try #require(UIFont(name: "Avenir-Heavy", size: 15))
    #expect(font.fontName == "Avenir-Heavy")
    #expect(font.familyName == "Avenir")
    #expect(UIFont(name: "", size: 15) == nil)
    #expect(UIFont.italicSystemFont(ofSize: 9).fontName == ".SFUI-RegularItalic")
    #expect(UIFontDescriptor(name: "Avenir-Heavy", size: 11).postscriptName == "Avenir-Heavy")
    #expect(UIFontDescriptor(name: "Avenir-Heavy", size: 11).pointSize == 11)
  }

  @Test("A descriptor's attributes are the size, the face, the weight and the design that are asked")
  func descriptors() throws {
    let descriptor = UIFont.systemFont(ofSize: 15).fontDescriptor
    #expect(descriptor.withSize(22).pointSize == 22)
    #expect(descriptor.addingAttributes([.size: 18]).pointSize == 18)
    #expect(UIFont(descriptor: descriptor, size: 30).pointSize == 30)
    #expect(UIFont(descriptor: descriptor.withFamily("Avenir"), size: 0).familyName == "Avenir")
    #expect(descriptor.withFace("Bold Italic").symbolicTraits == [.traitBold, .traitItalic])
    let heavy = descriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
    #expect(UIFont(descriptor: heavy, size: 0).fontName == ".SFUI-Heavy")
    let rounded = try #require(descriptor.withDesign(.rounded))
    #expect(UIFont(descriptor: rounded, size: 0).familyName == ".AppleSystemUIFontRounded")
    #expect(try #require(descriptor.withDesign(.monospaced)).symbolicTraits == .traitMonoSpace)
    let style = UIFont.preferredFont(forTextStyle: .title2).fontDescriptor.object(forKey: .textStyle)
    #expect(style as? String == UIFont.TextStyle.title2.rawValue)
  }

  /// UIFontMetrics scales by the line heights of the Human Interface Guidelines: a body grows from 22 to 62 points, a
  /// caption from 16 to 51.
  @Test("A scaled font grows with its style's lines, at most to its maximum, and has its own size at L")
  func metrics() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let (metrics, font) = (UIFontMetrics(forTextStyle: .body), UIFont.systemFont(ofSize: 17))
    let scaled = metrics.scaledFont(for: font, compatibleWith: large).pointSize
    #expect(abs(scaled - 17 * 62.0 / 22) < 0.34)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: large).pointSize == 30)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 60, compatibleWith: large).pointSize == scaled)
    #expect(metrics.scaledFont(for: font).pointSize == 17)
    #expect(UIFontMetrics.default.scaledValue(for: 10) == 10)
    let caption = UIFontMetrics(forTextStyle: .caption1).scaledValue(for: 12, compatibleWith: large)
    #expect(abs(caption - 12 * 51.0 / 16) < 0.34)
  }

  @Test(
    "Fonts are equal by what they are, also in sets")
  func equality() {
    #expect(UIFont.systemFont(ofSize: 12, weight: .semibold) == UIFont.boldSystemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
    #expect(Set([UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 12)]).count == 1)
  }
}
