/// A description of a font. The text engine finds the file that matches it.
public struct Font: Hashable, Sendable {
  /// A typeface, as requested.
  public enum Family: Hashable, Sendable {
    /// The platform's interface typeface.
    case system
    /// The interface typeface with rounded ends of strokes.
    case roundedSystem
    /// The platform's serif typeface.
    case serifSystem
    /// The platform's monospaced interface typeface.
    case monospacedSystem
    /// A typeface by family or PostScript name, for example `Avenir-Book`.
    case named(String)
    /// The bundled icon typeface, in which each icon is a character.
    case icons
  }

  public var family: Family
  /// The em size in points.
  public var size: Double
  /// The weight in `100...900`; 400 is regular, 700 is bold.
  public var weight: Int
  public var isItalic: Bool
  /// Whether all digits have the width of the zero.
  public var hasMonospacedDigits: Bool
  /// The distance between baselines in points that the Dynamic Type style sets, or nil for a font of a fixed size.
  public var leading: Double?
  /// How the size follows the user's text size, or nil for a font of a fixed size.
  public var scaling: Scaling?
  /// The version of the system typeface's letter spacing.
  public var systemTracking: SystemTracking

  /// The way a font's size follows the user's text size.
  public struct Scaling: Hashable, Sendable {
    /// The text style that the size grows with.
    public var textStyle: TextStyle
    /// The em size in points at text size `L`, or nil for the text style's own size.
    public var baseSize: Double?
    /// The largest em size in points.
    public var maximumPointSize: Double
    /// Whether the font always follows the text size of the view's traits, as UIKit's fonts do if they are made without
    /// particular traits. Other fonts follow it only in views that adjust their fonts.
    public var isAutomatic: Bool
    public init(
      textStyle: TextStyle, baseSize: Double? = nil, maximumPointSize: Double = .infinity, isAutomatic: Bool = false
    ) {
      self.textStyle = textStyle
      self.baseSize = baseSize
      self.maximumPointSize = maximumPointSize
      self.isAutomatic = isAutomatic
    }
  }

  /// A version of the letter spacing of the system typeface.
  public enum SystemTracking: Hashable, Sendable {
    /// The letter spacing of current iOS versions.
    case current
    /// The letter spacing in documents last saved by a version before Xcode 9 (toolsVersion 13000).
    case beforeXcode9
  }
  public init(
    family: Family = .system, size: Double, weight: Int = 400, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false,
    leading: Double? = nil, scaling: Scaling? = nil, systemTracking: SystemTracking = .current
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.leading = leading
    self.scaling = scaling
    self.systemTracking = systemTracking
  }
}

/// A Dynamic Type text style, whose size follows the user's text size.
public enum TextStyle: String, CaseIterable, Hashable, Sendable {
  case largeTitle, title1, title2, title3
  case headline
  case body
  case callout
  case subheadline
  case footnote
  case caption1, caption2
}

/// The vertical metrics of a font, in points.
public struct FontExtents: Hashable, Sendable {
  /// The distance from the baseline up to the top of the line, positive.
  public var ascent: Double
  /// The distance from the baseline down to the bottom of the line, positive.
  public var descent: Double
  public var lineHeight: Double
  /// The height of capital letters.
  public var capHeight: Double
  public init(ascent: Double, descent: Double, lineHeight: Double, capHeight: Double) {
    self.ascent = ascent
    self.descent = descent
    self.lineHeight = lineHeight
    self.capHeight = capHeight
  }
}
