import Foundation
import Galley
import Testing
import UIKit

@Suite("Fonts of UIKit")
struct FontTests {
  @Test("The system font has San Francisco's measures: a line of 1.193359 em, an ascent of 0.9521 em")
  func measures() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 17 * 1.193359) < 0.001)
    #expect(abs(font.ascender - 17 * 0.9521) < 0.01)
    #expect(abs(font.descender + 17 * 0.2412) < 0.01)
  }

  @Test("A text style has the size of the traits, from the Human Interface Guidelines")
  func textStyle() {
    let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: largest).pointSize == 53)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .headline).font.weight == 600)
  }

  @Test("Metrics scale 17 points at M to 16.333 at three pixels per point, as UIFontMetrics does")
  func metrics() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .medium), UITraitCollection(displayScale: 3),
    ])
    let value = UIFontMetrics(forTextStyle: .body).scaledValue(for: 17, compatibleWith: traits)
    #expect(abs(value - 16.0 - 1.0 / 3) < 1e-9)
  }

  @Test("A descriptor adds styles and digits of one width")
  func descriptor() throws {
    let descriptor = UIFont.systemFont(ofSize: 15).fontDescriptor
    let bold = UIFont(descriptor: try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic])), size: 0)
    #expect(bold.pointSize == 15)
    #expect(bold.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    let digits = descriptor.addingAttributes([.featureSettings: [[UIFontDescriptor.FeatureKey.type: 6, .selector: 0]]])
    #expect(UIFont(descriptor: digits, size: 20).font.hasMonospacedDigits)
  }

  @Test("Weights have UIKit's numbers")
  func weights() {
    #expect(UIFont.Weight.semibold.rawValue == 0.3)
    #expect(
      UIFont.systemFont(ofSize: 12, weight: UIFont.Weight(rawValue: 0.41)) == .systemFont(ofSize: 12, weight: .bold))
  }

  @Test("Fonts of text styles that are made without traits follow the view's text size, others do not")
  func following() {
    let fixed = UIFont.preferredFont(
      forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    #expect(UIFont.preferredFont(forTextStyle: .body).font.scaling?.isAutomatic == true)
    #expect(fixed.font.scaling?.isAutomatic == false)
  }
}
