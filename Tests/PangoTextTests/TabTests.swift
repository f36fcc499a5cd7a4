import Graphics
import PangoText
import Testing

@Suite("Tabs")
struct TabTests {
  private func line(
    _ text: String, direction: LayoutDirection = .leftToRight, width: Double? = nil,
    _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) throws -> TextLine {
    var style = ParagraphStyle()
    change(&style)
    let run = TextRun(text, font: Font(size: 10), paragraphStyle: style)
    return try TextMeasurers.make(systemFonts: .plain).paragraph(
      for: ParagraphRequest(runs: [run], direction: direction, width: width, maximumLines: 0)
    ).lines[0]
  }

  private func width(_ text: String) throws -> Double { try line(text).width }

  private func starts(_ line: TextLine) -> [Double] { line.runs.flatMap(\.glyphs).map { line.x + $0.x } }

  @Test("Twelve default stops are 28 points apart, and so are those after them")
  func defaultStops() throws {
    #expect(try starts(line("a\tb\tc")) == [0, 28, 56])
    #expect(try starts(line(String(repeating: "\t", count: 14) + "a")) == [392])
  }

  @Test(
    "Text starts at a natural or left stop, ends at a right one, is centred at a centre one, and has its point at a decimal one"
  )
  func alignments() throws {
    func start(_ alignment: TextTab.Alignment) throws -> Double {
      try starts(line("a\t3.14") { $0.tabStops = [TextTab(location: 100, alignment: alignment)] })[1]
    }
    let whole = try width("3.14")
    #expect(try start(.natural) == 100)
    #expect(try start(.left) == 100)
    #expect(abs(try start(.right) + whole - 100) < 0.01)
    #expect(abs(try start(.center) + whole / 2 - 100) < 0.01)
    #expect(abs(try start(.decimal) + width("3") - 100) < 1.5)
  }

  @Test("After the last stop, tabs are at multiples of the interval")
  func interval() throws {
    let line = try line("\ta\tb\tc") {
      $0.tabStops = [TextTab(location: 10)]
      $0.defaultTabInterval = 50
    }
    #expect(starts(line) == [10, 50, 100])
  }

  @Test("Stops are relative to the edge, not to the indent")
  func indent() throws {
    let hanging = try line("•\ta") {
      $0.headIndent = 20
      $0.tabStops = [TextTab(location: 20)]
    }
    #expect(starts(hanging) == [0, 20])
    let indented = try line("a\tb") {
      $0.firstLineHeadIndent = 15
      $0.headIndent = 15
      $0.tabStops = [TextTab(location: 60)]
    }
    #expect(starts(indented) == [15, 60])
  }

  @Test("In right-to-left text, stops are relative to the right edge")
  func rightToLeft() throws {
    let line = try line("א\tב", direction: .rightToLeft, width: 200)
    // The left glyph ends 28 points from the right edge.
    let start = try #require(starts(line).min())
    #expect(abs(start + (try width("ב")) - 172) < 0.01)
  }

  @Test("A line has as many tabs as there are stops, and the text counts as truncated without the others")
  func manyTabs() throws {
    let measurer = try TextMeasurers.make(systemFonts: .plain)
    func paragraph(_ runs: [String]) -> Paragraph {
      measurer.paragraph(for: ParagraphRequest(runs: runs.map { TextRun($0, font: Font(size: 10)) }, maximumLines: 0))
    }
    let (most, half) = (String(repeating: "\t", count: 500), String(repeating: "\t", count: 250))
    let full = paragraph([most])
    #expect(!full.isTruncated && full.size.width >= 28 * 500)
    #expect(!paragraph([most + "a"]).isTruncated)
    for runs in [[most + "\ta"], [half, half, "\ta"], [String(repeating: "\t", count: 40_000) + "a"]] {
      let cut = paragraph(runs)
      #expect(cut.isTruncated && cut.size == full.size, "\(runs.map(\.count))")
    }
    #expect(!paragraph([most, "\n" + most]).isTruncated)
  }

  @Test("Extreme stops do not crash", arguments: [Double.nan, .infinity, -.infinity, 1e300, -5, 1e-300])
  func absurd(value: Double) throws {
    let line = try line("a\tb\tc", width: 50) {
      $0.tabStops = Array(repeating: TextTab(location: value, alignment: .decimal), count: 1_000)
      $0.defaultTabInterval = value
    }
    #expect(line.width.isFinite)
  }
}
