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

/// A view whose fonts can follow the text size that a person chose.
public protocol ContentSizeCategoryAdjusting: AnyObject {
  /// Whether fonts of text styles and of ``FontMetrics`` that were made for other traits take the view's text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension Font {
  /// The font as a view shows it under its traits: at their text size where it follows it, heavier where letters are to
  /// be more legible.
  ///
  /// - Parameter adjusts: whether fonts follow that were made for a text size of their own.
  func adapted(to traits: TraitCollection, adjusts: Bool) -> Font {
    let followsTextSize = scaling.map { $0.isAutomatic || adjusts } ?? false
    let font = followsTextSize ? sized(for: traits) : self
    return traits.legibilityWeight == .bold ? font.bolder : font
  }

  /// The font at the traits' text size.
  func sized(for traits: TraitCollection) -> Font {
    guard let scaling else { return self }
    var font = self
    if let baseSize = scaling.baseSize {
      let metrics = FontMetrics(forTextStyle: scaling.textStyle)
      font.size = min(metrics.scaledValue(for: baseSize, compatibleWith: traits), scaling.maximumPointSize)
    } else {
      let specification = scaling.textStyle.specification(for: traits)
      font.size = specification.size
      font.leading = specification.leading
    }
    return font
  }

  /// The weight under "Bold Text": WebKit stands in for the setting by 200 more. Other typefaces keep theirs.
  private var bolder: Font {
    guard family == .system || family == .monospacedSystem else { return self }
    var font = self
    font.weight = min(weight + 200, 900)
    return font
  }
}
