import Graphics

/// Text in pieces of different looks; each paragraph stands in the style of the piece that it begins in.
public struct AttributedText: Hashable, Sendable {
  /// The pieces.
  public var runs: [TextRun]

  /// Makes a text from its pieces.
  public init(runs: [TextRun]) { self.runs = runs }

  /// Makes a text of one look.
  public init(_ string: String, font: Font, color: Color? = nil, paragraphStyle: ParagraphStyle? = nil) {
    self.init(runs: [TextRun(string, font: font, color: color, paragraphStyle: paragraphStyle)])
  }

  /// The characters.
  public var string: String {
    runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
  }

  /// Whether there are no characters.
  public var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }

  /// Where the lines of the first paragraph stand; none for the view's own alignment.
  var alignment: TextAlignment? { runs.first { !$0.text.isEmpty }?.paragraphStyle?.alignment }

  /// Whether paragraphs may stand differently, so that their place depends on the width of the view.
  var mixesAlignments: Bool {
    runs.count > 1 && Set(runs.map { $0.paragraphStyle?.alignment }).count > 1
  }
}
