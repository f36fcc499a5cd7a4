import AutoLayout
import Graphics

extension Font {
  /// The interface typeface of a fixed size in points.
  public static func systemFont(ofSize size: Double, weight: Int = 400) -> Font { Font(size: size, weight: weight) }

  /// The interface typeface in bold, of a fixed size in points.
  public static func boldSystemFont(ofSize size: Double) -> Font { Font(size: size, weight: 700) }

  /// The interface typeface in italics, of a fixed size in points.
  public static func italicSystemFont(ofSize size: Double) -> Font { Font(size: size, isItalic: true) }

  /// The font of a text style.
  ///
  /// - Parameter traits: the text size; none for that of the view that shows the font. A view that adjusts its fonts
  ///   takes its own in any case.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: TraitCollection? = nil
  ) -> Font {
    let scaling = Scaling(textStyle: style, isAutomatic: traits == nil)
    return Font(size: 17, weight: style.weight, scaling: scaling).sized(for: traits ?? TraitCollection())
  }

  /// The same typeface at another, fixed size, without a style's leading.
  func withSize(_ size: Double) -> Font {
    var font = self
    font.size = size
    font.leading = nil
    font.scaling = nil
    return font
  }
}
