import AutoLayout
import Graphics

extension Font {
  /// The interface typeface of a fixed size in points.
  public static func systemFont(ofSize size: Double, weight: Int = 400) -> Font { Font(size: size, weight: weight) }

  /// The interface typeface in bold, of a fixed size in points.
  public static func boldSystemFont(ofSize size: Double) -> Font { Font(size: size, weight: 700) }

  /// The interface typeface in italics, of a fixed size in points.
  public static func italicSystemFont(ofSize size: Double) -> Font { Font(size: size, isItalic: true) }

  /// The font of a text style at the text size that the traits name.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: TraitCollection = TraitCollection()
  ) -> Font {
    let specification = style.specification(for: traits.preferredContentSizeCategory)
    return Font(size: specification.size, weight: style.weight, leading: specification.leading)
  }

  /// The same typeface at another size, without a style's leading.
  func withSize(_ size: Double) -> Font {
    var font = self
    font.size = size
    font.leading = nil
    return font
  }
}
