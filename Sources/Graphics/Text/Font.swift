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
  /// Which generation of the system typeface's spacing applies.
  public var systemTracking: SystemTracking

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
    systemTracking: SystemTracking = .current
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.leading = leading
    self.systemTracking = systemTracking
  }
}

/// Vertical measures of a font, in points.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline to the top of the line, positive.
  public var ascent: Double
  /// From the baseline to the bottom of the line, positive.
  public var descent: Double
  /// The height of one line.
  public var lineHeight: Double
  /// The height of capital letters.
  public var capHeight: Double

  /// Makes metrics.
  public init(ascent: Double, descent: Double, lineHeight: Double, capHeight: Double) {
    self.ascent = ascent
    self.descent = descent
    self.lineHeight = lineHeight
    self.capHeight = capHeight
  }
}
