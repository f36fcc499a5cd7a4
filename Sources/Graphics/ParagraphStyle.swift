/// The style of a paragraph. Lengths are in points.
public struct ParagraphStyle: Hashable, Sendable {
  /// The alignment of lines within the width, or nil for the view's.
  public var alignment: TextAlignment?
  /// What happens to text that does not fit, or nil for the view's mode.
  public var lineBreakMode: LineBreakMode?
  /// The direction of neutral text and of natural alignment, or nil for the view's.
  public var baseWritingDirection: LayoutDirection?
  /// The additional distance between lines.
  public var lineSpacing = 0.0
  /// The factor by which the height of lines is multiplied before the minimum and maximum apply; 0 for no change.
  public var lineHeightMultiple = 0.0
  /// The minimum height of a line; 0 for no minimum.
  public var minimumLineHeight = 0.0
  /// The maximum height of a line; 0 for no maximum.
  public var maximumLineHeight = 0.0
  /// The distance to the next paragraph.
  public var paragraphSpacing = 0.0
  /// The distance to the previous paragraph, in addition to that paragraph's own spacing.
  public var paragraphSpacingBefore = 0.0
  /// The distance from the leading edge to the first line.
  public var firstLineHeadIndent = 0.0
  /// The distance from the leading edge to the other lines.
  public var headIndent = 0.0
  /// The end of lines: from the leading edge if positive, from the trailing edge if zero or negative.
  public var tailIndent = 0.0
  /// Whether letters move closer together before text is truncated.
  public var allowsDefaultTighteningForTruncation = false

  /// The share of the width that a line must fill to end without hyphenating the next word (NSParagraphStyle,
  /// `hyphenationFactor`). 0 never hyphenates; 1 hyphenates whenever that fits more letters into the line.
  ///
  /// Only languages with hyphenation patterns are hyphenated. Soft hyphens break lines regardless of the factor.
  public var hyphenationFactor = 0.0
  /// Whether words are hyphenated if the factor is 0 (NSParagraphStyle, `usesDefaultHyphenation`). The platform decides
  /// how often; Galley does so whenever that fits more letters into the line.
  public var usesDefaultHyphenation = false
  /// The tab stops, which advance from the leading edge.
  public var tabStops: [TextTab] {
    get { ownTabStops ?? TextTab.defaultStops }
    set { ownTabStops = newValue == TextTab.defaultStops ? nil : newValue }
  }
  /// The distance between tabs after the last stop; 0 for the distance between the last two stops.
  public var defaultTabInterval = 0.0

  /// The tab stops, or nil for the default. Most styles have the default, and nil is compared and hashed at no cost.
  private var ownTabStops: [TextTab]?

  /// The hyphenation factor in `0...1` after ``usesDefaultHyphenation`` is applied.
  package var effectiveHyphenationFactor: Double {
    if hyphenationFactor > 0 { return min(hyphenationFactor, 1) }
    return usesDefaultHyphenation ? 1 : 0
  }

  /// Makes a style that leaves every setting to the view.
  public init() {}
}

public struct TextTab: Hashable, Sendable {
  /// The part of the text that is placed at the stop.
  public enum Alignment: String, Hashable, Sendable {
    /// The edge where reading starts.
    case natural
    case left
    case center
    case right
    /// The decimal point, or the end of text without one.
    case decimal
  }

  /// The distance from the leading edge of the paragraph, in points.
  public var location: Double
  public var alignment: Alignment
  public init(location: Double, alignment: Alignment = .natural) {
    self.location = location
    self.alignment = alignment
  }

  /// The default stops: twelve at intervals of 28 points (NSParagraphStyle, `tabStops`).
  public static let defaultStops = (1...12).map { TextTab(location: 28 * Double($0)) }
}
