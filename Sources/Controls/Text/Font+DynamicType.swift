import AutoLayout
import Graphics

extension Font {
  /// Returns the system font at a fixed size in points, with a weight of 100...900.
  public static func systemFont(ofSize size: Double, weight: Int = 400) -> Font { Font(size: size, weight: weight) }

  /// Returns the semibold system font at a fixed size in points, which is UIKit's bold system font.
  ///
  /// A running app logs `.SFUI-Semibold` for this font (iOS 13 and later, in logs that authors of apps published), and
  /// a recorded paragraph of iOS 15 to 17 at 32 points breaks five of its seven lines elsewhere than bold text.
  /// Interface Builder's canvas shows the font "System Bold" of a document in the weight 700: 48 labels whose widths
  /// Xcode saved are as wide as bold text, within 1.1%, and 2% too wide for semibold text.
  public static func boldSystemFont(ofSize size: Double) -> Font { Font(size: size, weight: 600) }

  /// Returns the italic system font at a fixed size in points.
  public static func italicSystemFont(ofSize size: Double) -> Font { Font(size: size, isItalic: true) }

  /// Returns the font of a text style.
  ///
  /// - Parameter traits: The traits with the text size, or `nil` for those of the view that shows the font. A view with
  ///   `adjustsFontForContentSizeCategory` always uses its own traits.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: TraitCollection? = nil
  ) -> Font {
    let scaling = Scaling(textStyle: style, isAutomatic: traits == nil)
    return Font(size: 17, weight: style.weight, scaling: scaling).sized(for: traits ?? TraitCollection())
  }

  /// Returns the font at a fixed size, with neither a text style nor a leading.
  func withSize(_ size: Double) -> Font {
    var font = self
    font.size = size
    font.leading = nil
    font.scaling = nil
    return font
  }
}

/// A view that can scale its fonts to its text size.
public protocol ContentSizeCategoryAdjusting: AnyObject {
  /// Whether fonts from text styles and ``FontMetrics`` that were created for other traits are scaled to the view's own
  /// text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension Font {
  /// Returns the font that a view with the traits shows: scaled to their text size if it is scalable, and bolder with
  /// the "Bold Text" setting.
  ///
  /// - Parameter adjusts: Whether to scale fonts that were created for other traits, too.
  func adapted(to traits: TraitCollection, adjusts: Bool) -> Font {
    let followsTextSize = scaling.map { $0.isAutomatic || adjusts } ?? false
    let font = followsTextSize ? sized(for: traits) : self
    return traits.legibilityWeight == .bold ? font.bolder : font
  }

  /// Returns the font scaled to the text size in the traits.
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

  /// The system font with the weight that it has with the "Bold Text" setting: WebKit adds 200. Other fonts keep their
  /// weight.
  private var bolder: Font {
    switch family {
    case .system, .roundedSystem, .serifSystem, .monospacedSystem: break
    case .named, .icons: return self
    }
    var font = self
    font.weight = min(weight + 200, 900)
    return font
  }
}
