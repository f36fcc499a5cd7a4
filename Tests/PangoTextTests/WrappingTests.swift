import Graphics
import PangoText
import TestSupport
import Testing

@Suite("Line breaks")
struct WrappingTests {
  @Test("A paragraph laid out at its own width has the same lines")
  func ownWidthKeepsLines() throws {
    let measurer = try TextMeasurers.make()
    var random = SeededGenerator(seed: 20)
    var compared = 0
    for _ in 0..<RandomRequest.count {
      var request = RandomRequest.make(using: &random)
      let first = measurer.paragraph(for: request)
      guard let allowed = request.width, first.size.width <= allowed else { continue }
      request.width = first.size.width
      #expect(measurer.paragraph(for: request).lines.map(\.width) == first.lines.map(\.width), "\(request), seed 20")
      compared += 1
    }
    #expect(compared > RandomRequest.count / 2)
  }

  @Test("A text in its natural width neither wraps nor is truncated")
  func naturalWidthIsEnough() throws {
    let measurer = try TextMeasurers.make()
    var random = SeededGenerator(seed: 21)
    for _ in 0..<RandomRequest.count {
      var request = RandomRequest.make(using: &random)
      request.width = nil
      request.width = measurer.paragraph(for: request).size.width
      #expect(measurer.paragraph(for: request).lines.count == 1, "\(request), seed 21")
      request.maximumLines = 1
      #expect(!measurer.paragraph(for: request).isTruncated, "\(request), seed 21")
    }
  }

  @Test("Thai breaks between the words of the dictionary")
  func thaiWords() throws {
    let measurer = try TextMeasurers.make()
    let word = measurer.paragraph(for: ParagraphRequest("ภาษา", language: "th")).lines[0].width
    let both = measurer.paragraph(for: ParagraphRequest("ภาษาไทย", language: "th")).lines[0].width
    let broken = measurer.paragraph(
      for: ParagraphRequest("ภาษาไทย", language: "th", width: both - 1, maximumLines: 0))
    #expect(broken.lines.map(\.width) == [word, both - word])
  }

  @Test("No line starts with a Japanese comma")
  func kinsoku() throws {
    let request = ParagraphRequest(
      "あああ、", font: Font(size: 20), language: "ja", width: 62, maximumLines: 0)
    #expect(try TextMeasurers.make().paragraph(for: request).lines.map { $0.width.rounded() } == [41, 41])
  }

  @Test("Character wrapping breaks within words, without a hyphen")
  func characterWrapping() throws {
    let measurer = try TextMeasurers.make(systemFonts: .plain)
    let request = ParagraphRequest(
      "mmmmmm", width: 40, maximumLines: 0, lineBreakMode: .characterWrapping)
    let glyphs = measurer.paragraph(for: request).lines.map { $0.runs.flatMap(\.glyphs) }
    #expect(glyphs.map(\.count) == [2, 2, 2])
    #expect(Set(glyphs.joined().map(\.id)).count == 1)
  }

  @Test("A soft hyphen is visible if the line breaks at it")
  func softHyphen() throws {
    let measurer = try TextMeasurers.make()
    let hyphen = measurer.paragraph(for: ParagraphRequest("\u{2010}")).lines[0].runs[0].glyphs[0].id
    let line = measurer.paragraph(for: ParagraphRequest("Donau\u{AD}dampf", width: 60, maximumLines: 0)).lines[0]
    #expect(line.runs.last?.glyphs.last?.id == hyphen)
  }
}
