import Graphics
import PangoText
import Testing

@Suite("Lines that are lower than their font")
struct LowLineTests {
  private func paragraph(_ text: String, _ change: (inout ParagraphStyle) -> Void = { _ in }) throws -> Paragraph {
    var style = ParagraphStyle()
    change(&style)
    return try TextMeasurers.make().paragraph(
      for: ParagraphRequest(runs: [TextRun(text, font: Font(size: 20), paragraphStyle: style)]))
  }

  @Test("A style makes lines low by a multiple below 1 or a maximum below the height of the font, 23.87 points")
  func lowLines() throws {
    #expect(try !paragraph("a").hasLowLines)
    #expect(try paragraph("a") { $0.lineHeightMultiple = 0.9 }.hasLowLines)
    #expect(try !paragraph("a") { $0.lineHeightMultiple = 1.1 }.hasLowLines)
    #expect(try paragraph("a") { $0.maximumLineHeight = 23 }.hasLowLines)
    #expect(try !paragraph("a") { $0.maximumLineHeight = 24 }.hasLowLines)
    // What is low in the first place is made high.
    #expect(
      try !paragraph("a") {
        $0.lineHeightMultiple = 0.5
        $0.minimumLineHeight = 24
      }.hasLowLines)
  }

  private func ink(_ text: String) throws -> InkExtent {
    let measurer = try TextMeasurers.make()
    let request = ParagraphRequest(runs: [TextRun(text, font: Font(size: 20))])
    return try #require(measurer.inkExtent(of: measurer.paragraph(for: request).lines[0]))
  }

  @Test("The glyphs of a line are as high as those of San Francisco: capitals 0.705 em, small letters 0.526 em")
  func heights() throws {
    #expect(abs(try ink("H").above - 0.705 * 20) < 0.1)
    #expect(abs(try ink("H").below) < 0.1)
    #expect(abs(try ink("x").above - 0.526 * 20) < 0.1)
    #expect(try ink("xH").above == ink("H").above)
    #expect(try ink("g").below > 0.15 * 20)
  }

  @Test(
    "Marks on letters reach higher or lower than the letters",
    arguments: [("A", "Ấ"), ("ก", "กี้"), ("ل", "لّٰ"), ("क", "कीं")])
  func marks(letter: String, marked: String) throws {
    #expect(try ink(marked).above > ink(letter).above + 0.1 * 20)
  }

  @Test("A line without ink has no extent")
  func noInk() throws {
    let measurer = try TextMeasurers.make()
    #expect(measurer.inkExtent(of: measurer.paragraph(for: ParagraphRequest(" ")).lines[0]) == nil)
  }
}
