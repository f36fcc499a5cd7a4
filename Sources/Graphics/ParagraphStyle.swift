/// How the lines of a paragraph stand; lengths are in points.
public struct ParagraphStyle: Hashable, Sendable {
  /// Where lines stand within the width; none for the view's own alignment.
  public var alignment: TextAlignment?
  /// What happens to text that does not fit; none for the view's own mode.
  public var lineBreakMode: LineBreakMode?
  /// The direction that neutral text takes and that natural alignment follows; none for the view's.
  public var baseWritingDirection: LayoutDirection?
  /// Extra distance between lines.
  public var lineSpacing = 0.0
  /// A factor on the height of lines, before the limits below; 0 for none.
  public var lineHeightMultiple = 0.0
  /// The least height of a line; 0 for none.
  public var minimumLineHeight = 0.0
  /// The greatest height of a line; 0 for none.
  public var maximumLineHeight = 0.0
  /// The distance to the next paragraph.
  public var paragraphSpacing = 0.0
  /// The distance to the paragraph before, besides that one's own spacing.
  public var paragraphSpacingBefore = 0.0
  /// From the leading edge to the first line.
  public var firstLineHeadIndent = 0.0
  /// From the leading edge to the other lines.
  public var headIndent = 0.0
  /// Where lines end: a positive distance is one from the leading edge, others are from the trailing edge, 0 or less.
  public var tailIndent = 0.0
  /// Whether letters move closer before text is replaced by an ellipsis.
  public var allowsDefaultTighteningForTruncation = false

  /// Words are hyphenated at the ends of lines that else fill less than this share of their width, from 0 for never to 1 for
  /// wherever a hyphen fits more letters (NSParagraphStyle, `hyphenationFactor`); only in languages that there are patterns
  /// for. Soft hyphens break lines without it.
  public var hyphenationFactor = 0.0
  /// Whether words are hyphenated where the factor is 0 (NSParagraphStyle, `usesDefaultHyphenation`); the platform decides
  /// how readily, here wherever a hyphen fits more letters.
  public var usesDefaultHyphenation = false
  /// Where text stands after tab characters, from the leading edge on.
  public var tabStops: [TextTab] {
    get { ownTabStops ?? TextTab.defaultStops }
    set { ownTabStops = newValue == TextTab.defaultStops ? nil : newValue }
  }
  /// Tabs behind the last stop stand at multiples of this distance; 0 for the distance between the last two stops.
  public var defaultTabInterval = 0.0

  /// None for the default ones, which most styles have: compared and hashed at no cost.
  private var ownTabStops: [TextTab]?

  /// The factor that hyphenation goes by, from 0 to 1.
  package var effectiveHyphenationFactor: Double {
    if hyphenationFactor > 0 { return min(hyphenationFactor, 1) }
    return usesDefaultHyphenation ? 1 : 0
  }

  /// Makes a style that leaves everything to the view.
  public init() {}
}

/// A place where the text after a tab character stands.
public struct TextTab: Hashable, Sendable {
  /// How text stands at a tab.
  public enum Alignment: String, Hashable, Sendable {
    /// It starts there, in its direction of reading.
    case natural
    /// Its left end stands there.
    case left
    /// Its middle stands there.
    case center
    /// Its right end stands there.
    case right
    /// Its decimal point stands there, or its end where it has none.
    case decimal
  }

  /// The distance from the leading edge of the paragraph's width, in points.
  public var location: Double
  /// How text stands there.
  public var alignment: Alignment

  /// Makes a tab.
  public init(location: Double, alignment: Alignment = .natural) {
    self.location = location
    self.alignment = alignment
  }

  /// What paragraphs have unless told otherwise: twelve tabs at 28 points' intervals (NSParagraphStyle, `tabStops`).
  public static let defaultStops = (1...12).map { TextTab(location: 28 * Double($0)) }
}
