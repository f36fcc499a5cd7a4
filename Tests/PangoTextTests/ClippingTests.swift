import Graphics
import PangoText
import Testing

/// `byClipping` of NSLineBreakMode: "The value that indicates lines don't extend past the edge of the text container".
/// In a label of several lines they break between words, and what the last one has no room for is cut off.
@Suite("Text that is clipped")
struct ClippingTests {
  private let text = "Sphinx of black quartz, judge my vow"

  private func paragraph(_ mode: LineBreakMode, lines: Int, _ text: String? = nil, width: Double = 100) throws
    -> Paragraph
  {
    try TextMeasurers.make().paragraph(
      for: ParagraphRequest(text ?? self.text, width: width, maximumLines: lines, lineBreakMode: mode))
  }

  private func texts(_ paragraph: Paragraph) -> [String] { paragraph.lines.map { paragraph.texts(of: $0).joined() } }

  @Test("Without a limit its lines are those of wrapped text")
  func noLimit() throws {
    let (clipped, wrapped) = try (paragraph(.clipping, lines: 0), paragraph(.wordWrapping, lines: 0))
    #expect(clipped.lines == wrapped.lines)
    #expect(clipped.lines.count > 2)
    #expect(!clipped.isTruncated)
  }

  @Test("The last line that there is room for contains the rest of the paragraph")
  func lastLine() throws {
    let clipped = try paragraph(.clipping, lines: 2, text + "\nNext")
    #expect(texts(clipped) == ["Sphinx of ", "black quartz, judge my vow"])
    #expect(clipped.lines[1].width > 100)
    #expect(clipped.isTruncated)
    let whole = try paragraph(.clipping, lines: 0, text + "\nNext")
    #expect(clipped.need?.lines == whole.lines.count)
  }

  @Test("A single line is not broken")
  func singleLine() throws { #expect(try texts(paragraph(.clipping, lines: 1)) == [text]) }

  @Test("A last line that ends its paragraph is complete, and the paragraphs below it are missing")
  func furtherParagraphs() throws {
    let clipped = try paragraph(.clipping, lines: 1, "One\nTwo")
    #expect(texts(clipped) == ["One"])
    #expect(clipped.isTruncated)
  }

  @Test("The last line is indented like the lines before it, not like the first")
  func indents() throws {
    var style = ParagraphStyle()
    style.firstLineHeadIndent = 20
    let request = ParagraphRequest(
      runs: [TextRun(text, font: Font(size: 17), paragraphStyle: style)], width: 120, maximumLines: 2,
      lineBreakMode: .clipping)
    #expect(try TextMeasurers.make().paragraph(for: request).lines.map(\.x) == [20, 0])
  }
}
