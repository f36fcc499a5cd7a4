import Foundation
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

  /// The difference between the widths of a text with and without tracking, in points.
  private func spacing(of text: String, in font: Font) throws -> Double {
    let request = ParagraphRequest(text, font: font)
    let tracked = try TextMeasurers.make().paragraph(for: request).lines[0].width
    return tracked - (try TextMeasurers.make(systemFonts: .plain).paragraph(for: request).lines[0].width)
  }

  @Test(
    "Documents before Xcode 9 have the tracking of SF Display",
    arguments: [
      // The tracking of SF Display in thousandths of em, the 15 that its older advances add, and today's tracking in
      // points.
      (30.0, 13.0, 0.40), (34, 12, 0.40), (36, 11, 0.37), (37, 10, 0.36),
    ])
  func legacyTracking(size: Double, thousandths: Double, today: Double) throws {
    let font = Font(size: size, systemTracking: .beforeXcode9)
    let difference = try spacing(of: "nnnnnnnnnn", in: font) - spacing(of: "nnnnnnnnnn", in: Font(size: size))
    #expect(abs(difference - 10 * (size * (thousandths + 15) / 1_000 - today)) < 0.02)
  }

  @Test("Documents before Xcode 9 have Apple's tracking below 20 points")
  func smallLegacyTracking() throws {
    let fonts = [Font(size: 19, systemTracking: .beforeXcode9), Font(size: 19)]
    #expect(try spacing(of: "SettingsAB", in: fonts[0]) == spacing(of: "SettingsAB", in: fonts[1]))
  }

  @Test(
    "Small letters are as wide as in SF, also with accents",
    arguments: [
      // Advances of 2,048 units to the em, less Apple's tracking of 52 units at 17 points.
      ("eeeee", 1_170.0), ("éèêëe", 1_170), ("mmmmm", 1_782), ("ooooo", 1_210), ("lllll", 518),
    ])
  func advances(text: String, advance: Double) throws {
    let width = 5 * (advance - 52) / 2_048 * 17
    #expect(abs(try TextMeasurers.make().paragraph(for: ParagraphRequest(text)).lines[0].width - width) < 0.1)
  }

  @Test(
    "Text is as wide as on iOS 26, within 1%",
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
    #expect(abs(measured - width) < 0.01 * width, "\(measured)")
  }

  @Test(
    "Half of all widths that iOS 26 measured are met within 0.5%, nine of ten within 1.5%",
    .enabled(if: SystemWidths.table != nil))
  func measuredWidths() throws {
    let widths = try #require(SystemWidths.table)
    let measurer = try TextMeasurers.make()
    let errors = widths.map { width in
      abs(measurer.paragraph(for: ParagraphRequest(width.text, font: width.font)).lines[0].width / width.points - 1)
    }.sorted()
    #expect(errors[errors.count / 2] < 0.005)
    #expect(errors[errors.count * 9 / 10] < 0.015)
  }

  @Test("Capitals are 0.705 em high at text sizes, and other scripts keep the font size")
  func glyphSizes() throws {
    let line = try TextMeasurers.make().paragraph(for: ParagraphRequest("Hx 設定")).lines[0]
    let sizes = line.runs.map { ($0.face.path.contains("Inter"), $0.face.size) }
    // Inter's capitals are 2,048 of 2,816 units high.
    for (isInter, size) in sizes { #expect(abs(size - (isInter ? 17 * 0.705 * 2_816 / 2_048 : 17)) < 0.01) }
    #expect(Set(sizes.map(\.0)) == [true, false])
  }

  @Test(
    "Capitals are as high as SF's at every size, and small letters, 0.475 of the way between 17 and 28 points at 22",
    arguments: [
      ("H", 13.0, 0.705), ("H", 22, 0.705), ("H", 34, 0.705), ("x", 13, 0.526), ("x", 17, 0.526), ("x", 22, 0.5175),
      ("x", 28, 0.508),
      ("x", 60, 0.508),
    ])
  func glyphHeights(letter: String, size: Double, height: Double) throws {
    let measurer = try TextMeasurers.make()
    let line = measurer.paragraph(for: ParagraphRequest(letter, font: Font(size: size))).lines[0]
    #expect(abs(try #require(measurer.inkExtent(of: line)).above / size - height) < 0.004)
  }

  @Test("Scripts whose fonts have the widths of Apple's have no tracking")
  func untrackedScripts() throws {
    for text in ["العربية", "हिन्दी", "ไทย", "עברית"] { #expect(try spacing(of: text, in: Font(size: 17)) == 0) }
    #expect(try spacing(of: "ΑΒΓабв", in: Font(size: 17)) < -1)
  }

  @Test(
    "Text in medium and other weights is as wide as on iOS 26, within 1%",
    arguments: [
      (15.0, 500, 73.9565), (17, 400, 79.6626), (17, 500, 81.9912), (17, 600, 83.6841),
      (17, 700, 86.0127), (17, 800, 89.3994), (17, 900, 92.3628), (34, 500, 157.9563),
    ])
  func weights(size: Double, weight: Int, width: Double) throws {
    let request = ParagraphRequest("Hello UIKit", font: Font(size: size, weight: weight))
    let measured = try TextMeasurers.make().paragraph(for: request).lines[0].width
    #expect(abs(measured - width) < 0.01 * width)
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

/// The widths that iOS 26 measured, beside the checkout.
struct SystemWidths {
  let text: String
  let font: Font
  let points: Double

  /// The rows of `../shared/data/sf_widths_ios26.tsv`: size, weight, whether italic, and a width for each text of the
  /// header.
  static let table: [SystemWidths]? = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.deletingLastPathComponent().appending(path: "shared/data/sf_widths_ios26.tsv")
    guard let content = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    let rows = content.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    let texts = rows[0].dropFirst(2)
    return rows.dropFirst().flatMap { row in
      let font = Font(size: Double(row[0]) ?? 0, weight: Int(row[1]) ?? 0, isItalic: row[2] == "1")
      return zip(texts, row.dropFirst(3)).map { SystemWidths(text: $0, font: font, points: Double($1) ?? 0) }
    }
  }()
}
