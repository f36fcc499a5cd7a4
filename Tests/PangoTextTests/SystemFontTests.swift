import Graphics
import PangoText
import Testing

@Suite("System fonts measure like SF")
struct SystemFontTests {
  @Test("A string at 17 points is as wide as in SF, within the fit's error")
  func widthMatchesSanFrancisco() throws {
    let width = try TextMeasurers.make().paragraph(for: ParagraphRequest("This is a test string")).lines[0].width
    #expect(abs(width - 144.09) < 0.015 * 144.09)
  }

  @Test("Plain system fonts have Inter's own width")
  func plainWidthIsInters() throws {
    let measurer = try TextMeasurers.make(systemFonts: .plain)
    let width = measurer.paragraph(for: ParagraphRequest("This is a test string")).lines[0].width
    #expect(abs(width - 152.30) < 0.01)
  }

  @Test("A 17 point line is 20.287 points high, 20.5 in whole pixels at 2x")
  func lineHeight() throws {
    let measurer = try TextMeasurers.make()
    #expect(abs(measurer.metrics(for: Font(size: 17)).lineHeight - 20.287) < 0.001)
    #expect(measurer.paragraph(for: ParagraphRequest("Label")).size.height == 20.5)
  }

  @Test("Lines of a text style stand its leading apart", arguments: [(1, 20.5), (2, 42.5), (3, 64.5), (4, 86.5)])
  func textStyleHeight(lines: Int, height: Double) throws {
    let text = Array(repeating: "x", count: lines).joined(separator: "\n")
    let request = ParagraphRequest(text, font: Font(size: 17, leading: 22), maximumLines: 0)
    #expect(try TextMeasurers.make().paragraph(for: request).size.height == height)
  }

  @Test(
    "Marks of direction take no room, nor the letter spacing of what people see",
    arguments: ["\u{200E}Your account\u{200F}", "\u{202A}Your\u{202C} \u{2068}account\u{2069}"])
  func directionMarks(text: String) throws {
    let measurer = try TextMeasurers.make()
    func width(_ text: String) -> Double {
      measurer.paragraph(for: ParagraphRequest(text, font: Font(size: 34))).lines[0].width
    }
    #expect(abs(width(text) - width("Your account")) < 0.01)
  }
}
