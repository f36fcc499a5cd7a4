import AutoLayout
import Graphics

/// Scales fonts and lengths that were designed for text size `L` to the size that a person chose.
///
/// ```swift
/// label.font = FontMetrics(forTextStyle: .headline).scaledFont(for: Font(family: .named("Avenir-Heavy"), size: 17))
/// ```
public struct FontMetrics: Hashable, Sendable {
  /// The metrics of running text.
  public static let `default` = FontMetrics(forTextStyle: .body)

  /// The style that fonts and lengths grow with.
  public var textStyle: TextStyle

  /// Makes the metrics of a style.
  public init(forTextStyle textStyle: TextStyle) { self.textStyle = textStyle }

  /// A length, scaled.
  ///
  /// It grows as the style's leading does and is rounded to a pixel: measured on UIFontMetrics (17 at `M`, 3 pixels a
  /// point, gives 16.333).
  ///
  /// - Parameters:
  ///   - value: the length at `L` in points.
  ///   - traits: the text size and the pixels per point.
  /// - Returns: the length in points.
  public func scaledValue(for value: Double, compatibleWith traits: TraitCollection) -> Double {
    if let scale = traits.fontScale { return scale.points(for: value) }
    let category = traits.preferredContentSizeCategory
    guard category != .large else { return value }
    let factor = textStyle.specification(for: category).leading / textStyle.specification(for: .large).leading
    return (value * factor * traits.displayScale).rounded() / traits.displayScale
  }

  /// A font of any typeface, scaled.
  ///
  /// - Parameters:
  ///   - font: the font at `L`.
  ///   - maximumPointSize: the largest size allowed, in points.
  ///   - traits: the text size and the pixels per point; none for those of the view that shows the font. A view that
  ///     adjusts its fonts takes its own in any case.
  public func scaledFont(
    for font: Font, maximumPointSize: Double = .infinity, compatibleWith traits: TraitCollection? = nil
  ) -> Font {
    var scaled = font
    scaled.scaling = Font.Scaling(
      textStyle: textStyle, baseSize: font.size, maximumPointSize: maximumPointSize, isAutomatic: traits == nil)
    return scaled.sized(for: traits ?? TraitCollection())
  }
}
