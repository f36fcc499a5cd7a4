import Foundation
import Galley

/// Scales fonts and lengths that were designed for the text size `L`.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let metrics: FontMetrics

  public init(forTextStyle textStyle: UIFont.TextStyle) { metrics = FontMetrics(forTextStyle: textStyle.value) }

  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  open func scaledFont(for font: UIFont) -> UIFont { scaled(font, .infinity, nil) }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { scaled(font, maximumPointSize, nil) }

  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaled(font, .infinity, traitCollection)
  }

  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximumPointSize, traitCollection)
  }

  private func scaled(_ font: UIFont, _ maximum: CGFloat, _ traits: UITraitCollection?) -> UIFont {
    let limit = maximum > 0 ? maximum : .infinity
    let scaled = metrics.scaledFont(
      for: font.font, maximumPointSize: limit, compatibleWith: traits?.traits ?? UIKitEnvironment.traits)
    return UIFont(scaled.following(view: traits == nil))
  }

  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    metrics.scaledValue(for: value, compatibleWith: traitCollection?.traits ?? UIKitEnvironment.traits)
  }
}
