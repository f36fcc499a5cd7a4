/// Lays out text. One instance serves one task at a time.
public protocol TextMeasuring: AnyObject {
  /// The paragraph for a request: its size, lines and glyphs.
  func paragraph(for request: ParagraphRequest) -> Paragraph

  /// A font's vertical measures in points, before rounding to pixels.
  func metrics(for font: Font) -> FontExtents

  /// Whether a font of this family is at hand; others are replaced by the system typeface.
  func hasFamily(_ family: Font.Family) -> Bool
}

/// A text to be laid out: everything that decides its lines and glyphs.
public struct ParagraphRequest: Hashable, Sendable {
  /// The text in pieces of one look each; newlines separate paragraphs, each in the style of its first character.
  public var runs: [TextRun]
  /// The language as a BCP 47 tag, for example `zh-Hans`: it decides glyph forms and line breaks.
  public var language: String
  /// The direction that neutral text takes and that natural alignment follows.
  public var direction: LayoutDirection
  /// The widest that a line may be, in points; none for lines that end only at newlines.
  public var width: Double?
  /// The most lines; 0 for any number.
  public var maximumLines: Int
  /// What happens to text that does not fit, unless the paragraph's style says so.
  public var lineBreakMode: LineBreakMode
  /// Where lines stand within the width, unless the paragraph's style says so.
  public var alignment: TextAlignment
  /// Whether letters move closer before text is replaced by an ellipsis; a paragraph's style may allow it too.
  public var allowsTightening: Bool
  /// Where lines prefer to break.
  public var lineBreakStrategy = LineBreakStrategy.standard
  /// Pixels per point: sizes are rounded up to whole pixels.
  public var pixelScale: Double

  /// Makes a request.
  public init(
    runs: [TextRun], language: String = "en", direction: LayoutDirection = .leftToRight, width: Double? = nil,
    maximumLines: Int = 1, lineBreakMode: LineBreakMode = .truncatingTail, alignment: TextAlignment = .natural,
    allowsTightening: Bool = false, pixelScale: Double = 2
  ) {
    self.runs = runs
    self.language = language
    self.direction = direction
    self.width = width
    self.maximumLines = maximumLines
    self.lineBreakMode = lineBreakMode
    self.alignment = alignment
    self.allowsTightening = allowsTightening
    self.pixelScale = pixelScale
  }
}

/// What happens to text wider than its line.
public enum LineBreakMode: String, Hashable, Sendable {
  /// Breaks between words.
  case wordWrapping
  /// Breaks between any two characters.
  case characterWrapping
  /// Cuts off at the edge.
  case clipping
  /// Breaks between words; the last line starts with an ellipsis where text is missing.
  case truncatingHead
  /// Breaks between words; the last line has an ellipsis in its middle where text is missing.
  case truncatingMiddle
  /// Breaks between words; the last line ends with an ellipsis where text is missing.
  case truncatingTail
}

/// Where lines stand within the width.
public enum TextAlignment: String, Hashable, Sendable {
  /// Where reading starts.
  case natural
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// At both edges, but for a paragraph's last line.
  case justified
}

/// A piece of text in one look.
public struct TextRun: Hashable, Sendable {
  /// The characters.
  public var text: String
  /// The font.
  public var font: Font
  /// The colour; none for the one that the paragraph is painted in.
  public var color: Color?
  /// Extra advance after each character, in points.
  public var kerning: Double
  /// How far the text stands above the baseline, in points; negative for below.
  public var baselineOffset: Double
  /// The colour behind the text; none for none.
  public var backgroundColor: Color?
  /// Whether a line runs below the text.
  public var isUnderlined: Bool
  /// Whether a line runs through the text.
  public var isStruckThrough: Bool
  /// The colour of the line below; none for the text's.
  public var underlineColor: Color?
  /// The colour of the line through the text; none for the text's.
  public var strikethroughColor: Color?
  /// What the text leads to; views show that it does.
  public var link: String?
  /// How the lines of the paragraph stand that begins in this piece; none for what the view says.
  public var paragraphStyle: ParagraphStyle?

  /// Makes a run.
  public init(
    _ text: String, font: Font, color: Color? = nil, kerning: Double = 0, isUnderlined: Bool = false,
    isStruckThrough: Bool = false, paragraphStyle: ParagraphStyle? = nil
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.kerning = kerning
    baselineOffset = 0
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.paragraphStyle = paragraphStyle
  }
}

/// Where lines prefer to break.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
  /// The strategies as bits, as NSLineBreakStrategy counts them.
  public let rawValue: UInt

  /// Makes a set of strategies from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Korean breaks between words only, not between any two syllables (NSParagraphStyle.LineBreakStrategy,
  /// `hangulWordPriority`).
  public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
  /// As labels break.
  public static let standard: LineBreakStrategy = [.hangulWordPriority]
}
