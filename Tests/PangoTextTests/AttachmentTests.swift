import Graphics
import PangoText
import Testing

/// A line of 17 points is 16.19 high above the baseline and 4.10 below it (San Francisco: 0.9521 em of 1.193359), and a
/// pixel is half a point.
@Suite("Images in text")
struct AttachmentTests {
  private let font = Font(size: 17)

  private func image(_ bounds: Rect) -> TextRun { TextRun(TextAttachment("image", bounds: bounds), font: font) }

  private func paragraph(
    _ runs: [TextRun], width: Double? = nil, maximumLines: Int = 0, mode: LineBreakMode = .wordWrapping,
    alignment: TextAlignment = .natural
  ) throws -> Paragraph {
    try TextMeasurers.make().paragraph(
      for: ParagraphRequest(
        runs: runs, width: width, maximumLines: maximumLines, lineBreakMode: mode, alignment: alignment))
  }

  @Test("An image leaves room of its width, without a glyph")
  func width() throws {
    let text = try paragraph([TextRun("ab", font: font)])
    let both = try paragraph([TextRun("ab", font: font), image(Rect(x: 0, y: -10, width: 30, height: 10))])
    let line = both.lines[0]
    #expect(abs(line.width - text.lines[0].width - 30) < 0.5)
    #expect(line.runs.flatMap(\.glyphs).count == 2)
    #expect(both.missingCharacters.isEmpty)
    let place = try #require(line.attachments.first)
    #expect(abs(place.rect.maxX - line.width) < 0.5)
    #expect(place.rect.minY == line.baseline - 10)
    #expect(place.rect.size == Size(width: 30, height: 10))
  }

  @Test(
    "A line grows with an image that is higher or lower than its font, and not with a small one",
    arguments: [
      (Rect(x: 0, y: -10, width: 10, height: 10), 20.5, 16.0),
      // 40 above the baseline and 4.10 below it.
      (Rect(x: 0, y: -40, width: 10, height: 40), 44.5, 40),
      // 16.19 above and 9 below it.
      (Rect(x: 0, y: 1, width: 10, height: 8), 25.5, 16),
    ])
  func height(bounds: Rect, height: Double, baseline: Double) throws {
    let paragraph = try paragraph([TextRun("a", font: font), image(bounds)])
    #expect(paragraph.size.height == height)
    #expect(paragraph.firstBaseline == baseline)
  }

  @Test("Lines break beside images, and each has its own")
  func lines() throws {
    let icon = image(Rect(x: 0, y: -10, width: 40, height: 10))
    let paragraph = try paragraph([icon, TextRun(" ", font: font), icon], width: 50)
    #expect(paragraph.lines.map(\.attachments.count) == [1, 1])
    #expect(paragraph.lines.flatMap(\.attachments).map(\.rect.minY) == paragraph.lines.map { $0.baseline - 10 })
  }

  @Test("A text of an image alone is as wide as the image")
  func alone() throws {
    let paragraph = try paragraph([image(Rect(x: 0, y: -30, width: 25, height: 30))])
    #expect(paragraph.size.width == 25)
    #expect(paragraph.lines[0].attachments.map(\.rect.minX) == [0])
  }

  @Test("An image moves with the justified line that it is in")
  func justified() throws {
    let icon = image(Rect(x: 0, y: -10, width: 10, height: 10))
    let runs = [TextRun("ab ", font: font), icon, TextRun(" cdefghi", font: font)]
    let width = try paragraph([TextRun("ab ", font: font), icon, TextRun(" ", font: font)]).lines[0].width + 30
    let (left, both) = try (
      paragraph(runs, width: width, alignment: .left), paragraph(runs, width: width, alignment: .justified)
    )
    let places = [left, both].map { $0.lines[0].attachments.map(\.rect.maxX) }
    #expect(both.lines.count == 2)
    // The line ends with the image; the space after it collapses.
    #expect(abs(places[1][0] - width) < 0.5)
    #expect(places[0][0] < width - 20)
  }

  @Test("An image that an ellipsis replaces is left out")
  func truncated() throws {
    let icon = image(Rect(x: 0, y: -10, width: 40, height: 10))
    let runs = [TextRun("abcdef", font: font), icon, icon]
    let paragraph = try paragraph(runs, width: 70, maximumLines: 1, mode: .truncatingTail)
    #expect(paragraph.isTruncated)
    #expect(paragraph.lines[0].attachments.isEmpty)
  }

  @Test("A size that cannot be drawn leaves a line that can be", arguments: [-5, .infinity, .nan])
  func unusable(extent: Double) throws {
    let paragraph = try paragraph([
      TextRun("a", font: font), image(Rect(x: extent, y: extent, width: extent, height: extent)),
    ])
    #expect(paragraph.size.width < 20 && paragraph.size.height < 30)
  }

  @Test("Texts are equal only if their images are")
  func equality() throws {
    let runs = ["one", "other"].map { TextRun(TextAttachment($0, bounds: .zero), font: font) }
    #expect(runs[0] == runs[0] && runs[0] != runs[1])
    #expect(ParagraphRequest(runs: [runs[0]]) != ParagraphRequest(runs: [runs[1]]))
  }
}
