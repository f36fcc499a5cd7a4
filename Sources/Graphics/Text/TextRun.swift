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
