import Graphics
import PangoText
import Testing

@Suite("Positions of lines")
struct PlacementTests {
  @Test("Alignment places a line within the allowed width")
  func alignment() throws {
    let measurer = try TextMeasurers.make()
    func x(_ alignment: TextAlignment, language: String = "en") -> Double {
      measurer.paragraph(for: ParagraphRequest("Save", language: language, width: 200, alignment: alignment)).lines[0].x
    }
    let free = 200 - measurer.paragraph(for: ParagraphRequest("Save")).lines[0].width
    #expect(x(.left) == 0)
    #expect(x(.center) == free / 2)
    #expect(x(.right) == free)
    #expect(x(.natural) == 0)
    #expect(x(.natural, language: "ar") == free)
    #expect(x(.left, language: "ar") == 0)
  }

  @Test("Spaces at the end of a line are beyond the edge that the text is aligned to")
  func spacesAtTheEnd() throws {
    let measurer = try TextMeasurers.make()
    func x(_ text: String, _ alignment: TextAlignment, language: String = "en") -> Double {
      let request = ParagraphRequest(text, language: language, width: 200, alignment: alignment)
      let line = measurer.paragraph(for: request).lines[0]
      // The first letter in reading order.
      return line.x + (language == "ar" ? line.runs.flatMap(\.glyphs).map(\.x).max() ?? 0 : 0)
    }
    for alignment in [TextAlignment.left, .center, .right, .natural] {
      // The letters of a text with spaces have a slightly different mean width.
      #expect(abs(x("Save  ", alignment) - x("Save", alignment)) < 0.2)
      #expect(abs(x("حفظ ", alignment, language: "ar") - x("حفظ", alignment, language: "ar")) < 0.2)
    }
  }

  @Test("Justified lines fill the width, except for the last")
  func justified() throws {
    let text = "Auto Layout calculates the size and position of all views"
    let request = ParagraphRequest(text, width: 150, maximumLines: 0, alignment: .justified)
    let lines = try TextMeasurers.make().paragraph(for: request).lines
    #expect(lines.count > 2)
    #expect(lines.dropLast().allSatisfy { abs($0.width - 150) < 1 })
    #expect(lines.last.map { $0.width < 140 } == true)
  }

  @Test("The largest font of a line decides its height")
  func mixedSizes() throws {
    let runs = [TextRun("small ", font: Font(size: 17)), TextRun("large", font: Font(size: 34))]
    #expect(try TextMeasurers.make().paragraph(for: ParagraphRequest(runs: runs)).size.height == 41)
  }

  @Test("Runs keep their colours and decorations")
  func looks() throws {
    let red = Color(hex: 0xFF0000)
    let runs = [
      TextRun("plain ", font: Font(size: 17)), TextRun("red", font: Font(size: 17), color: red, isUnderlined: true),
      TextRun(" struck", font: Font(size: 17), isStruckThrough: true),
    ]
    let line = try TextMeasurers.make().paragraph(for: ParagraphRequest(runs: runs)).lines[0]
    #expect(line.runs.map(\.color) == [nil, red, nil])
    #expect(line.decorations.map(\.color) == [red, nil])
    #expect(line.decorations[0].rect.origin.y > line.baseline)
    #expect(line.decorations[1].rect.origin.y < line.baseline)
    #expect(abs(line.decorations[0].rect.maxX - line.decorations[1].rect.minX) < 0.001)
  }

  @Test("Kerning adds its points after every character")
  func kerning() throws {
    let measurer = try TextMeasurers.make()
    func width(_ kerning: Double) -> Double {
      let run = TextRun("Save", font: Font(size: 17), kerning: kerning)
      return measurer.paragraph(for: ParagraphRequest(runs: [run])).lines[0].width
    }
    #expect(abs(width(2) - width(0) - 8) < 0.01)
  }

  @Test("A text without characters has no size")
  func empty() throws {
    #expect(try TextMeasurers.make().paragraph(for: ParagraphRequest("")) == Paragraph(size: .zero, lines: []))
  }

  @Test("An empty line between two is as high as they are")
  func emptyLine() throws {
    let request = ParagraphRequest("a\n\nb", maximumLines: 0)
    #expect(try TextMeasurers.make().paragraph(for: request).size.height == 61)
  }
}
