import Graphics
import Testing

@Suite("Paragraphs")
struct ParagraphTests {
  @Test("A width is uncertain by a point, or by 2.5% from 40 points on")
  func margin() {
    #expect([0, 20, 40, 44, 100].map(TextNeed.margin(ofWidth:)) == [1, 1, 1, 1.1, 2.5])
  }

  @Test("Each line has its text without breaks and marks, and each run of several its own part")
  func texts() {
    var paragraph = Paragraph(size: .zero, lines: [])
    let font = Font(size: 10)
    // An umlaut has two bytes.
    paragraph.source = TextSource([TextRun("Grün\u{200F}e\n", font: font), TextRun("Bäume", font: font)])
    func run(_ bytes: Range<Int>) -> GlyphRun {
      var run = GlyphRun(face: FontFace(path: "", size: 10), glyphs: [])
      run.bytes = bytes
      return run
    }
    func line(_ bytes: Range<Int>, _ runs: GlyphRun...) -> TextLine {
      var line = TextLine(baseline: 0, x: 0, width: 0, runs: runs)
      line.bytes = bytes
      return line
    }
    #expect(paragraph.texts(of: line(0..<10, run(0..<10))) == ["Grüne"])
    #expect(paragraph.texts(of: line(10..<16, run(10..<13), run(13..<16))) == ["Bä", "ume"])
    // Bytes beyond the text are none.
    #expect(paragraph.texts(of: line(14..<99, run(14..<99))) == ["me"])
  }

  @Test("The baselines are those of the first and the last line")
  func baselines() {
    let lines = [12.0, 30, 48].map { TextLine(baseline: $0, x: 0, width: 1, runs: []) }
    let paragraph = Paragraph(size: .zero, lines: lines)
    #expect(paragraph.firstBaseline == 12 && paragraph.lastBaseline == 48)
    #expect(Paragraph(size: .zero, lines: []).lastBaseline == 0)
  }

  @Test("Where a text came from does not make it another one")
  func equality() {
    var (one, other) = (Paragraph(size: .zero, lines: []), Paragraph(size: .zero, lines: []))
    (one.source, other.source) = (TextSource([TextRun("a", font: Font(size: 1))]), TextSource())
    #expect(one == other && Set([one, other]).count == 1)
  }

  // UIKit: a factor of 0 means the default, and tab stops are 28 points apart.
  @Test("A factor above zero decides about hyphens, and otherwise the default")
  func hyphenation() {
    func factor(_ factor: Double, _ usesDefault: Bool) -> Double {
      var style = ParagraphStyle()
      (style.hyphenationFactor, style.usesDefaultHyphenation) = (factor, usesDefault)
      return style.effectiveHyphenationFactor
    }
    #expect(factor(0, false) == 0 && factor(0, true) == 1)
    #expect(factor(0.3, true) == 0.3 && factor(3, false) == 1)
  }

  @Test("Tab stops are every 28 points, and setting them to that changes nothing")
  func tabStops() {
    var style = ParagraphStyle()
    #expect(style.tabStops.map(\.location) == (1...12).map { Double($0) * 28 })
    style.tabStops = (1...12).map { TextTab(location: Double($0) * 28) }
    #expect(style == ParagraphStyle())
    style.tabStops = []
    #expect(style != ParagraphStyle() && style.tabStops.isEmpty)
  }
}
