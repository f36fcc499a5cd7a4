import AutoLayout
import Graphics

/// Scales fonts and lengths that were designed for the text size `L` to other text sizes.
///
/// ```swift
/// label.font = FontMetrics(forTextStyle: .headline).scaledFont(for: Font(family: .named("Avenir-Heavy"), size: 17))
/// ```
public struct FontMetrics: Hashable, Sendable {
  /// The metrics of body text.
  public static let `default` = FontMetrics(forTextStyle: .body)

  /// The text style that fonts and lengths grow with.
  public var textStyle: TextStyle

  public init(forTextStyle textStyle: TextStyle) { self.textStyle = textStyle }

  /// Returns a length scaled to the text size in the traits.
  ///
  /// It grows like the leading of the style and is rounded to a pixel, as measured on `UIFontMetrics` (17 points at `M`
  /// become 16.333 at 3 pixels per point).
  ///
  /// - Parameters:
  ///   - value: The length at text size `L` in points.
  ///   - traits: The traits with the text size and the pixels per point.
  /// - Returns: The scaled length in points.
  public func scaledValue(for value: Double, compatibleWith traits: TraitCollection) -> Double {
    if let scale = traits.fontScale { return scale.points(for: value) }
    let category = traits.preferredContentSizeCategory
    guard category != .large else { return value }
    let factor = textStyle.specification(for: category).leading / textStyle.specification(for: .large).leading
    return (value * factor * traits.displayScale).rounded() / traits.displayScale
  }

  /// Returns a font scaled to the text size in the traits.
  ///
  /// - Parameters:
  ///   - font: The font at text size `L`.
  ///   - maximumPointSize: The maximum of the scaled size in points.
  ///   - traits: The traits with the text size, or `nil` for those of the view that shows the font. A view with
  ///   `adjustsFontForContentSizeCategory` always uses its own traits.
  public func scaledFont(
    for font: Font, maximumPointSize: Double = .infinity, compatibleWith traits: TraitCollection? = nil
  ) -> Font {
    var scaled = font
    scaled.scaling = Font.Scaling(
      textStyle: textStyle, baseSize: font.size, maximumPointSize: maximumPointSize, isAutomatic: traits == nil)
    return scaled.sized(for: traits ?? TraitCollection())
  }
}
