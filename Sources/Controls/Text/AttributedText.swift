import Graphics

/// Text in runs with different attributes. The run that contains the start of a paragraph determines its paragraph
/// style.
public struct AttributedText: Hashable, Sendable {
  public var runs: [TextRun]

  public init(runs: [TextRun]) { self.runs = runs }

  /// Creates text with one run.
  public init(_ string: String, font: Font, color: Color? = nil, paragraphStyle: ParagraphStyle? = nil) {
    self.init(runs: [TextRun(string, font: font, color: color, paragraphStyle: paragraphStyle)])
  }

  /// The text of all runs.
  public var string: String {
    runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
  }

  public var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }

  /// The alignment of the first paragraph, or `nil` for the view's alignment.
  var alignment: TextAlignment? { runs.first { !$0.text.isEmpty }?.paragraphStyle?.alignment }

  /// Whether paragraphs have different alignments, so that their positions depend on the width of the view.
  var mixesAlignments: Bool {
    runs.count > 1 && Set(runs.map { $0.paragraphStyle?.alignment }).count > 1
  }
}
