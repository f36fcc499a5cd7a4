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
      // Apple's tracking at 12 and 17 points is 0 and -0.43. The fit adds 0.006 em to medium, 0.008 em to semibold and 0.015 em
      // to bold text. The letter n is as wide in Inter as in SF.
      (12.0, 400, 0.0), (12, 500, 0.072), (17, 300, -0.43), (17, 400, -0.43), (17, 449, -0.43), (17, 500, -0.328),
      (17, 600, -0.294), (17, 700, -0.175),
    ])
  func tracking(size: Double, weight: Int, spacing: Double) throws {
    // Ten letters; Pango rounds spacings to 1/1,024 point.
    #expect(abs(try self.spacing(of: "nnnnnnnnnn", in: Font(size: size, weight: weight)) - 10 * spacing) < 0.01)
  }

  /// The difference between the widths of a text with and without tracking, in points.
  private func spacing(of text: String, in font: Font) throws -> Double {
    let request = ParagraphRequest(text, font: font)
    let tracked = try TextMeasurers.make().paragraph(for: request).lines[0].width
    return tracked - (try TextMeasurers.make(systemFonts: .plain).paragraph(for: request).lines[0].width)
  }

  @Test(
    "Large sizes are tighter by SF's optical sizes",
    arguments: [
      // Apple's tracking in points and the em of SF's optical sizes: 0.012 from 17 to 20.5 points, 0.038 more up to 24 and
      // 0.01 more up to 30, all in proportion.
      (17.0, -0.43, 0.0), (20, -0.45, 0.010286), (24, 0.07, 0.05), (27, 0.29, 0.055), (34, 0.40, 0.06),
      (60, 0.26, 0.06),
    ])
  func opticalSizes(size: Double, tracking: Double, opticalSize: Double) throws {
    let expected = tracking - size * opticalSize
    #expect(abs(try spacing(of: "nnnnnnnnnn", in: Font(size: size)) - 10 * expected) < 0.01)
  }

  @Test(
    "Documents before Xcode 9 have the tracking of SF Display from 20 points on",
    arguments: [(20.0, 19.0), (21, 17), (23, 16), (24, 15), (27, 14), (30, 13), (34, 12), (36, 11), (37, 10)])
  func legacyTracking(size: Double, thousandths: Double) throws {
    let font = Font(size: size, systemTracking: .beforeXcode9)
    let expected = size * (thousandths - 43) / 1_000
    #expect(abs(try spacing(of: "nnnnnnnnnn", in: font) - 10 * expected) < 0.01)
  }

  @Test("Documents before Xcode 9 have Apple's tracking below 20 points")
  func smallLegacyTracking() throws {
    let fonts = [Font(size: 19, systemTracking: .beforeXcode9), Font(size: 19)]
    #expect(try spacing(of: "SettingsAB", in: fonts[0]) == spacing(of: "SettingsAB", in: fonts[1]))
  }

  @Test("Characters take SF's advances, also with accents")
  func advances() throws {
    // At 17 points a letter has -0.43 points, and a thousandth of an em is 0.017: -49 for w, 28 for the full stop, -8 for e.
    for (text, expected) in [("wwwww", -6.315), ("n....", -0.246), ("eeeee", -2.83), ("éèêëe", -2.83)] {
      #expect(abs(try spacing(of: text, in: Font(size: 17)) - expected) < 0.01, "\(text)")
    }
  }

  @Test(
    "Text is as wide as on iOS 26, within 2%",
    arguments: [
      (12.0, "0123456789", 72.6328), (12, "Hello UIKit", 59.584),
      (12, "The quick brown fox jumps over the lazy dog", 252.3633),
      (17, "0123456789", 98.5801), (17, "Hello UIKit", 79.6626),
      (17, "The quick brown fox jumps over the lazy dog", 338.9541),
      (17, "iiiiillll", 34.3154), (17, "AVAST Wavy To. LT", 146.8242), (34, "0123456789", 199.9326),
    ])
  func characters(size: Double, text: String, width: Double) throws {
    let measured = try TextMeasurers.make().paragraph(for: ParagraphRequest(text, font: Font(size: size))).lines[0]
      .width
    #expect(abs(measured - width) < 0.02 * width, "\(measured)")
  }

  @Test("Scripts other than Latin, Greek and Cyrillic have no tracking")
  func untrackedScripts() throws {
    for text in ["العربية", "हिन्दी", "ไทย", "設定", "설정", "עברית"] {
      #expect(try spacing(of: text, in: Font(size: 17)) == 0)
    }
    #expect(abs(try spacing(of: "ΑΒΓабв", in: Font(size: 17)) + 2.58) < 0.01)
  }

  @Test(
    "Text in medium and other weights is as wide as on iOS 26, within 1.5%",
    arguments: [
      (15.0, 500, 73.9565), (17, 400, 79.6626), (17, 500, 81.9912), (17, 600, 83.6841),
      (17, 700, 86.0127), (17, 800, 89.3994), (17, 900, 92.3628), (34, 500, 157.9563),
    ])
  func weights(size: Double, weight: Int, width: Double) throws {
    let request = ParagraphRequest("Hello UIKit", font: Font(size: size, weight: weight))
    let measured = try TextMeasurers.make().paragraph(for: request).lines[0].width
    #expect(abs(measured - width) < 0.015 * width)
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
