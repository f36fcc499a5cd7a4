import Graphics

/// Text in pieces of different looks, with the settings of its paragraphs.
public struct AttributedText: Hashable, Sendable {
  /// The pieces.
  public var runs: [TextRun]
  /// Where lines stand; none for the view's own alignment.
  public var alignment: TextAlignment?
  /// What happens to text that does not fit; none for the view's own mode.
  public var lineBreakMode: LineBreakMode?
  /// Extra distance between lines, in points.
  public var lineSpacing: Double
  /// A factor on the height of lines; 0 for none.
  public var lineHeightMultiple: Double

  /// Makes a text from its pieces.
  public init(
    runs: [TextRun], alignment: TextAlignment? = nil, lineBreakMode: LineBreakMode? = nil, lineSpacing: Double = 0,
    lineHeightMultiple: Double = 0
  ) {
    self.runs = runs
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.lineSpacing = lineSpacing
    self.lineHeightMultiple = lineHeightMultiple
  }

  /// Makes a text of one look.
  public init(_ string: String, font: Font, color: Color? = nil) {
    self.init(runs: [TextRun(string, font: font, color: color)])
  }

  /// The characters.
  public var string: String {
    runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
  }

  /// Whether there are no characters.
  public var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }
}
