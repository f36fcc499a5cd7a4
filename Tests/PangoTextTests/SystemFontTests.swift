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

  @Test("Lines of a text style are its leading apart", arguments: [(1, 20.5), (2, 42.5), (3, 64.5), (4, 86.5)])
  func textStyleHeight(lines: Int, height: Double) throws {
    let text = Array(repeating: "x", count: lines).joined(separator: "\n")
    let request = ParagraphRequest(text, font: Font(size: 17, leading: 22), maximumLines: 0)
    #expect(try TextMeasurers.make().paragraph(for: request).size.height == height)
  }

  @Test(
    "Tracking depends on size and weight",
    arguments: [
      // Apple's tracking at 12 and 17 points is 0 and -0.43. The fit adds 0.01 em from weight 500 on, and takes up to
      // 0.015 em below 400, in proportion to the difference from 400.
      (12.0, 400, 0.0), (12, 500, 0.12), (17, 300, -0.5575), (17, 400, -0.43), (17, 500, -0.26), (17, 600, -0.26),
    ])
  func tracking(size: Double, weight: Int, spacing: Double) throws {
    let request = ParagraphRequest("SettingsAB", font: Font(size: size, weight: weight))
    let tracked = try TextMeasurers.make().paragraph(for: request).lines[0].width
    let plain = try TextMeasurers.make(systemFonts: .plain).paragraph(for: request).lines[0].width
    // Ten letters; Pango rounds spacings to 1/1,024 point.
    #expect(abs(tracked - plain - 10 * spacing) < 0.01)
  }

  @Test(
    "Text in medium and other weights is as wide as on iOS 26, within 2.5%",
    arguments: [
      (15.0, 500, 73.9565), (17, 400, 79.6626), (17, 500, 81.9912), (17, 600, 83.6841),
      (17, 700, 86.0127), (34, 500, 157.9563),
    ])
  func weights(size: Double, weight: Int, width: Double) throws {
    let request = ParagraphRequest("Hello UIKit", font: Font(size: size, weight: weight))
    let measured = try TextMeasurers.make().paragraph(for: request).lines[0].width
    #expect(abs(measured - width) < 0.025 * width)
  }

  @Test(
    "Direction marks have neither width nor letter spacing",
    arguments: ["\u{200E}Your account\u{200F}", "\u{202A}Your\u{202C} \u{2068}account\u{2069}"])
  func directionMarks(text: String) throws {
    let measurer = try TextMeasurers.make()
    func width(_ text: String) -> Double {
      measurer.paragraph(for: ParagraphRequest(text, font: Font(size: 34))).lines[0].width
    }
    #expect(abs(width(text) - width("Your account")) < 0.01)
  }
}
