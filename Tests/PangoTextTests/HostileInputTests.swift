import Graphics
import PangoText
import TestSupport
import Testing

@Suite("Invalid input")
struct HostileInputTests {
  @Test(
    "Text of unusual characters is measured",
    arguments: [
      "\0", "a\0b", "\u{FFFF}", "\u{FEFF}", "\u{FFFC}", "\u{200B}", "\u{0301}\u{0301}", "\t\t", "\r\n", "\u{2028}",
      "\u{202E}abc\u{202C}", "\u{E0001}", String(repeating: "\u{0300}", count: 3_000), "\u{200D}\u{200D}",
    ])
  func oddCharacters(text: String) throws {
    let measurer = try TextMeasurers.make()
    for width: Double? in [nil, 0, 1, 100] {
      let paragraph = measurer.paragraph(for: ParagraphRequest(text, width: width, maximumLines: 2))
      #expect(paragraph.size.width.isFinite && paragraph.size.height.isFinite)
    }
  }

  @Test("An invalid font size is replaced", arguments: [0, -5, .nan, .infinity, 1e300])
  func oddSizes(size: Double) throws {
    let paragraph = try TextMeasurers.make().paragraph(for: ParagraphRequest("a", font: Font(size: size)))
    #expect(paragraph.size.height > 0 && paragraph.size.height < 10_000)
  }

  @Test("An invalid width does not crash", arguments: [-1, .nan, .infinity, 1e300, 0])
  func oddWidths(width: Double) throws {
    let request = ParagraphRequest("two words", width: width, maximumLines: 0)
    #expect(try TextMeasurers.make().paragraph(for: request).lines.isEmpty == false)
  }

  @Test(
    "An invalid language is treated as English", arguments: ["", "ä", "x y", String(repeating: "a", count: 5_000)])
  func oddLanguages(language: String) throws {
    let measurer = try TextMeasurers.make()
    let request = ParagraphRequest("Save", language: language)
    #expect(measurer.paragraph(for: request) == measurer.paragraph(for: ParagraphRequest("Save")))
  }

  @Test("An excessively long line is shortened and reported as truncated")
  func endlessLine() throws {
    let text = String(repeating: "W", count: 300_000)
    let paragraph = try TextMeasurers.make().paragraph(for: ParagraphRequest(text))
    #expect(paragraph.isTruncated)
    #expect(paragraph.size.width > 100_000 && paragraph.size.width < 2_000_000)
  }

  @Test("Measurers in several tasks return equal paragraphs")
  func concurrentMeasurers() async throws {
    let library = try TextMeasurers.library.get()
    let results = await withTaskGroup(of: [Paragraph].self) { group in
      for _ in 0..<4 {
        group.addTask {
          let measurer = PangoTextMeasurer(library: library)
          var random = SeededGenerator(seed: 5)
          return (0..<100).map { _ in measurer.paragraph(for: RandomRequest.make(using: &random)) }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.allSatisfy { $0 == results[0] })
  }
}
