/// A typeface at a size, as asked for; the text engine finds the files.
public struct Font: Hashable, Sendable {
  /// Which typeface.
  public enum Family: Hashable, Sendable {
    /// The platform's interface typeface.
    case system
    /// The platform's interface typeface with fixed advances.
    case monospacedSystem
    /// A family or PostScript name, for example `Avenir-Book`.
    case named(String)
    /// The bundled icon typeface; text is the icons' characters.
    case icons
  }

  /// The typeface.
  public var family: Family
  /// The em size in points.
  public var size: Double
  /// The weight on the scale of 100...900; 400 is regular, 700 bold.
  public var weight: Int
  /// Whether the letters slant.
  public var isItalic: Bool
  /// The distance of baselines in points that a Dynamic Type style asks for; none for fonts of a fixed size.
  public var leading: Double?
  /// How the size follows the text size that a person chose; none for a font of a fixed size.
  public var scaling: Scaling?
  /// Which generation of the system typeface's spacing applies.
  public var systemTracking: SystemTracking

  /// How a font's size follows the text size that a person chose.
  public struct Scaling: Hashable, Sendable {
    /// The style that the size grows with.
    public var textStyle: TextStyle
    /// The em size in points at text size `L`; none for a font that is the style's own.
    public var baseSize: Double?
    /// The largest em size in points.
    public var maximumPointSize: Double
    /// Whether the font was made for no text size in particular: it then has the one that its view is laid out in, as on a
    /// device. Others follow only in views that adjust their fonts.
    public var isAutomatic: Bool

    /// Makes a scaling.
    public init(
      textStyle: TextStyle, baseSize: Double? = nil, maximumPointSize: Double = .infinity, isAutomatic: Bool = false
    ) {
      self.textStyle = textStyle
      self.baseSize = baseSize
      self.maximumPointSize = maximumPointSize
      self.isAutomatic = isAutomatic
    }
  }

  /// The spacing of the system typeface's letters.
  public enum SystemTracking: Hashable, Sendable {
    /// Today's.
    case current
    /// As documents that were last saved before Xcode 13 were laid out.
    case beforeXcode13
  }

  /// Makes a font.
  public init(
    family: Family = .system, size: Double, weight: Int = 400, isItalic: Bool = false, leading: Double? = nil,
    scaling: Scaling? = nil, systemTracking: SystemTracking = .current
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.leading = leading
    self.scaling = scaling
    self.systemTracking = systemTracking
  }
}

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
}

/// Vertical measures of a font, in points.
public struct FontExtents: Hashable, Sendable {
  /// From the baseline to the top of the line, positive.
  public var ascent: Double
  /// From the baseline to the bottom of the line, positive.
  public var descent: Double
  /// The height of one line.
  public var lineHeight: Double
  /// The height of capital letters.
  public var capHeight: Double

  /// Makes extents.
  public init(ascent: Double, descent: Double, lineHeight: Double, capHeight: Double) {
    self.ascent = ascent
    self.descent = descent
    self.lineHeight = lineHeight
    self.capHeight = capHeight
  }
}
