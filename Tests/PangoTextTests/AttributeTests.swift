import Graphics
import PangoText
import Testing

@Suite("Text attributes")
struct AttributeTests {
  private func line(_ runs: [TextRun]) throws -> Paragraph {
    try TextMeasurers.make().paragraph(for: ParagraphRequest(runs: runs))
  }

  @Test("Raised text is above the baseline and makes its line higher")
  func baselineOffset() throws {
    var raised = TextRun("2", font: Font(size: 17))
    raised.baselineOffset = 10
    let paragraph = try line([TextRun("m", font: Font(size: 17)), raised])
    // 20.287 and 10 more above the baseline.
    #expect(paragraph.size.height == 30.5)
    #expect(paragraph.firstBaseline == 26)
    #expect(paragraph.lines[0].runs.flatMap(\.glyphs).map(\.y) == [0, -10])
  }

  @Test("The lines and the background of raised text are raised with it")
  func raisedDecorations() throws {
    /// The tops of the underline, the strikethrough and the background below the baseline.
    func tops(raisedBy offset: Double) throws -> [Double] {
      var run = TextRun("m", font: Font(size: 17), isUnderlined: true, isStruckThrough: true)
      run.backgroundColor = .black
      run.baselineOffset = offset
      let line = try line([run]).lines[0]
      return (line.decorations + line.backgrounds).map { $0.rect.minY - line.baseline }
    }
    let (plain, raised) = (try tops(raisedBy: 0), try tops(raisedBy: 10))
    #expect(plain.count == 3 && raised.count == 3)
    #expect(zip(plain, raised).allSatisfy { abs($0 - 10 - $1) < 1e-6 })
  }

  @Test("A background is as wide as its text and as high as a line of its font")
  func background() throws {
    let yellow = Color(hex: 0xFFFF00)
    var marked = TextRun("marked", font: Font(size: 17))
    marked.backgroundColor = yellow
    let paragraph = try line([TextRun("plain ", font: Font(size: 17)), marked])
    let area = try #require(paragraph.lines[0].backgrounds.first)
    #expect(area.color == yellow)
    #expect(abs(area.rect.height - 20.287) < 0.001)
    #expect(abs(area.rect.maxX - paragraph.lines[0].width) < 0.5)
    #expect(area.rect.minX > 30)
  }

  @Test("Underline and strikethrough can have colours of their own")
  func lineColors() throws {
    var run = TextRun("a", font: Font(size: 17), color: .black, isUnderlined: true, isStruckThrough: true)
    run.underlineColor = Color(hex: 0xFF0000)
    #expect(try line([run]).lines[0].decorations.map(\.color) == [Color(hex: 0xFF0000), .black])
  }

  @Test("The underline of an emoji continues that of the letters beside it")
  func emojiUnderline() throws {
    let run = TextRun("a👍", font: Font(size: 17), isUnderlined: true)
    let lines = try line([run]).lines[0].decorations
    #expect(lines.count == 2)
    #expect(lines[0].rect.minY == lines[1].rect.minY && lines[0].rect.height == lines[1].rect.height)
  }

  @Test(
    "Letters move closer together in a line that is up to 5% too wide, if that is allowed",
    arguments: [(0.96, true, false), (0.94, true, true), (0.96, false, true)])
  func tightening(share: Double, allowed: Bool, isTruncated: Bool) throws {
    let measurer = try TextMeasurers.make()
    var request = ParagraphRequest("Notifications")
    let natural = measurer.paragraph(for: request).lines[0].width
    request.width = natural * share
    request.allowsTightening = allowed
    let paragraph = measurer.paragraph(for: request)
    #expect(paragraph.isTruncated == isTruncated)
    #expect(paragraph.lines[0].width <= natural * share + 0.01)
  }

  @Test("Joined letters are never moved closer together")
  func joinedLetters() throws {
    let measurer = try TextMeasurers.make()
    var request = ParagraphRequest("الإعدادات", language: "ar")
    request.width = measurer.paragraph(for: request).size.width * 0.97
    request.allowsTightening = true
    #expect(measurer.paragraph(for: request).isTruncated)
  }
}
