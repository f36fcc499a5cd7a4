/// An engine for laying out text. An instance must not be used from several tasks at once.
public protocol TextMeasuring: AnyObject {
  /// Lays out text, and returns its size, lines and glyphs.
  func paragraph(for request: ParagraphRequest) -> Paragraph

  /// Returns a font's vertical metrics in points, not rounded to pixels.
  func metrics(for font: Font) -> FontExtents

  /// Returns whether a font of this family is available. The system typeface replaces unavailable families.
  func hasFamily(_ family: Font.Family) -> Bool

  /// Returns how far the glyphs of a line reach above and below its baseline, in points, or nil if that is not known.
  func inkExtent(of line: TextLine) -> InkExtent?
}

extension TextMeasuring {
  public func inkExtent(of line: TextLine) -> InkExtent? { nil }
}

/// How far the glyphs of a line reach above and below its baseline, in points.
public struct InkExtent: Hashable, Sendable {
  public var above: Double
  public var below: Double
  public init(above: Double, below: Double) {
    self.above = above
    self.below = below
  }
}

/// Text to lay out, with everything that determines its lines and glyphs.
public struct ParagraphRequest: Hashable, Sendable {
  /// The pieces of the text. Newlines separate paragraphs; the style of a paragraph is that of its first character.
  public var runs: [TextRun]
  /// The language as a BCP 47 tag, for example `zh-Hans`. It affects glyph forms and line breaks.
  public var language: String
  /// The direction of neutral text and of natural alignment.
  public var direction: LayoutDirection
  /// The maximum width of a line in points, or nil if lines break only at newlines.
  public var width: Double?
  /// The maximum number of lines; 0 for any number.
  public var maximumLines: Int
  /// What happens to text that does not fit, unless the paragraph's style overrides it.
  public var lineBreakMode: LineBreakMode
  /// The alignment of lines within the width, unless the paragraph's style overrides it.
  public var alignment: TextAlignment
  /// Whether letters move closer together before text is truncated. A paragraph's style can allow it too.
  public var allowsTightening: Bool
  public var lineBreakStrategy = LineBreakStrategy.standard
  /// The number of pixels per point. Sizes are rounded up to whole pixels.
  public var pixelScale: Double
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

/// Texts are looked up often, and a run is large. These functions read only the attributes that they need, while the
/// synthesized ones copy every run.
extension ParagraphRequest {
  public static func == (first: ParagraphRequest, second: ParagraphRequest) -> Bool {
    first.width == second.width && first.maximumLines == second.maximumLines && first.language == second.language
      && first.direction == second.direction && first.lineBreakMode == second.lineBreakMode
      && first.alignment == second.alignment && first.allowsTightening == second.allowsTightening
      && first.lineBreakStrategy == second.lineBreakStrategy && first.pixelScale == second.pixelScale
      && areEqual(first.runs, second.runs)
  }

  private static func areEqual(_ first: [TextRun], _ second: [TextRun]) -> Bool {
    guard first.count == second.count else { return false }
    let isSameArray = first.withUnsafeBufferPointer { first in
      second.withUnsafeBufferPointer { first.baseAddress == $0.baseAddress }
    }
    return isSameArray || first.indices.allSatisfy { isEqual(first, second, at: $0) }
  }

  private static func isEqual(_ first: [TextRun], _ second: [TextRun], at index: Int) -> Bool {
    first[index].text == second[index].text && first[index].font == second[index].font
      && first[index].kerning == second[index].kerning
      && first[index].baselineOffset == second[index].baselineOffset
      && first[index].isUnderlined == second[index].isUnderlined
      && first[index].isStruckThrough == second[index].isStruckThrough && first[index].link == second[index].link
      && first[index].paragraphStyle == second[index].paragraphStyle
      && first[index].attachment == second[index].attachment
      && (isColorless(first, at: index) && isColorless(second, at: index) || haveSameColors(first, second, at: index))
  }

  /// Returns whether a run has no colours of its own, as most runs have none. To find that out copies no colour.
  private static func isColorless(_ runs: [TextRun], at index: Int) -> Bool {
    runs[index].color == nil && runs[index].backgroundColor == nil && runs[index].underlineColor == nil
      && runs[index].strikethroughColor == nil
  }

  private static func haveSameColors(_ first: [TextRun], _ second: [TextRun], at index: Int) -> Bool {
    first[index].color == second[index].color && first[index].backgroundColor == second[index].backgroundColor
      && first[index].underlineColor == second[index].underlineColor
      && first[index].strikethroughColor == second[index].strikethroughColor
  }

  /// Hashes what differs between the texts of an app.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(maximumLines)
    for index in runs.indices {
      hasher.combine(runs[index].text)
      hasher.combine(runs[index].font.size)
      hasher.combine(runs[index].font.weight)
      hasher.combine(runs[index].kerning)
    }
  }
}

/// What happens to text that is wider than its line.
public enum LineBreakMode: String, Hashable, Sendable {
  /// Lines break between words.
  case wordWrapping
  /// Lines break between any two characters.
  case characterWrapping
  /// Lines break between words, and the last line is cut off at the edge.
  case clipping
  /// Lines break between words, and the last line starts with an ellipsis if text is missing.
  case truncatingHead
  /// Lines break between words, and the last line has an ellipsis in its middle if text is missing.
  case truncatingMiddle
  /// Lines break between words, and the last line ends with an ellipsis if text is missing.
  case truncatingTail
}

/// The names of `NSLineBreakMode`.
extension LineBreakMode {
  public static var byWordWrapping: LineBreakMode { .wordWrapping }
  public static var byCharWrapping: LineBreakMode { .characterWrapping }
  public static var byClipping: LineBreakMode { .clipping }
  public static var byTruncatingHead: LineBreakMode { .truncatingHead }
  public static var byTruncatingMiddle: LineBreakMode { .truncatingMiddle }
  public static var byTruncatingTail: LineBreakMode { .truncatingTail }
}

/// The alignment of lines within the width.
public enum TextAlignment: String, Hashable, Sendable {
  /// The leading edge of the reading direction.
  case natural
  case left
  case center
  case right
  /// Both edges, except for the last line of a paragraph.
  case justified
}

/// A piece of text with the same attributes.
public struct TextRun: Hashable, Sendable {
  public var text: String
  public var font: Font
  /// The colour, or nil for the colour that the paragraph is painted in.
  public var color: Color?
  /// The additional advance after each character, in points.
  public var kerning: Double
  /// The distance of the text above the baseline, in points; negative for below.
  public var baselineOffset: Double
  /// The colour behind the text, or nil to draw none.
  public var backgroundColor: Color?
  public var isUnderlined: Bool
  public var isStruckThrough: Bool
  /// The colour of the underline, or nil for the colour of the text.
  public var underlineColor: Color?
  /// The colour of the strikethrough line, or nil for the colour of the text.
  public var strikethroughColor: Color?
  /// The destination of a link, or nil. Views draw links in their tint colour.
  public var link: String?
  /// The style of the paragraph that starts in this run, or nil for the view's.
  public var paragraphStyle: ParagraphStyle?
  /// The image that is drawn in place of the text, or nil for text.
  public var attachment: TextAttachment? { text == String(TextAttachment.character) ? ownAttachment : nil }
  private var ownAttachment: TextAttachment?
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

  /// Creates a run of one attachment. Its line is at least as high as one of the font.
  public init(_ attachment: TextAttachment, font: Font, color: Color? = nil, paragraphStyle: ParagraphStyle? = nil) {
    self.init(String(TextAttachment.character), font: font, color: color, paragraphStyle: paragraphStyle)
    ownAttachment = attachment
  }
}

/// Preferences for where lines break.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
  /// The bits of the strategies, with the values of NSLineBreakStrategy.
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Korean text breaks only between words, not between any two syllables (NSParagraphStyle.LineBreakStrategy,
  /// `hangulWordPriority`).
  public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
  /// The strategy of labels.
  public static let standard: LineBreakStrategy = [.hangulWordPriority]
}
