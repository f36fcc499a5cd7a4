import AutoLayout
import Graphics

/// A role of text whose size follows the text size that a person chose.
public enum TextStyle: String, CaseIterable, Hashable, Sendable {
  /// Titles, from the largest to the smallest.
  case largeTitle, title1, title2, title3
  /// Heads of content, semibold.
  case headline
  /// Running text.
  case body
  /// Text that stands apart.
  case callout
  /// Heads below a headline.
  case subheadline
  /// Text at the foot of a page.
  case footnote
  /// Texts of pictures.
  case caption1, caption2

  /// The style of an Interface Builder name, for example `UICTFontTextStyleBody`; none for an unknown name.
  public init?(documentName: String) {
    let prefix = "UICTFontTextStyle"
    guard documentName.hasPrefix(prefix) else { return nil }
    switch documentName.dropFirst(prefix.count) {
    case "Title0": self = .largeTitle
    case "Title1": self = .title1
    case "Title2": self = .title2
    case "Title3": self = .title3
    case "Headline": self = .headline
    case "Body": self = .body
    case "Callout": self = .callout
    case "Subhead", "Subheadline": self = .subheadline
    case "Footnote": self = .footnote
    case "Caption1": self = .caption1
    case "Caption2": self = .caption2
    default: return nil
    }
  }

  /// The weight on the scale of 100...900: Human Interface Guidelines > Typography > Specifications.
  public var weight: Int { self == .headline ? 600 : 400 }

  /// A length or size made for text size `L`, scaled to another.
  ///
  /// It grows as the style's leading does and is rounded to a pixel: measured on UIFontMetrics (17 at `M`, 3 pixels a
  /// point, gives 16.333).
  ///
  /// - Parameters:
  ///   - value: the length at `L` in points.
  ///   - traits: the text size and the pixels per point.
  /// - Returns: the length in points.
  public func scaledValue(for value: Double, compatibleWith traits: TraitCollection) -> Double {
    let category = traits.preferredContentSizeCategory
    guard category != .large else { return value }
    let factor = specification(for: category).leading / specification(for: .large).leading
    return (value * factor * traits.displayScale).rounded() / traits.displayScale
  }

  /// A font of any typeface made for text size `L`, scaled to another.
  ///
  /// - Parameters:
  ///   - font: the font at `L`.
  ///   - maximumPointSize: the largest size allowed, in points.
  ///   - traits: the text size and the pixels per point.
  public func scaledFont(
    for font: Font, maximumPointSize: Double = .infinity, compatibleWith traits: TraitCollection
  ) -> Font {
    var scaled = font
    scaled.size = min(scaledValue(for: font.size, compatibleWith: traits), maximumPointSize)
    return scaled
  }
}
