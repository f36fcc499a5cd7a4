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
