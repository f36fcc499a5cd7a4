import Graphics
import PangoText
import Testing

/// A line of the system font at 17 points is 20.287 points high, 16.186 of them above the baseline; sizes are rounded
/// up to half points, baselines to the nearest.
@Suite("Paragraph styles")
struct ParagraphStyleTests {
  private func paragraph(
    _ text: String, width: Double? = nil, alignment: TextAlignment = .natural,
    direction: LayoutDirection = .leftToRight, maximumLines: Int = 0, _ change: (inout ParagraphStyle) -> Void
  ) throws -> Paragraph {
    var style = ParagraphStyle()
    change(&style)
    let run = TextRun(text, font: Font(size: 17), paragraphStyle: style)
    return try TextMeasurers.make().paragraph(
      for: ParagraphRequest(
        runs: [run], direction: direction, width: width, maximumLines: maximumLines, alignment: alignment))
  }

  @Test("Line spacing is between lines, not after the last")
  func lineSpacing() throws {
    // 3 lines and 2 spaces of 10: 80.86.
    #expect(try paragraph("a\nb\nc") { $0.lineSpacing = 10 }.size.height == 81)
  }

  @Test("A line height multiple adds height above the baseline of every line")
  func lineHeightMultiple() throws {
    let paragraph = try paragraph("a\nb") { $0.lineHeightMultiple = 2 }
    // 4 lines of 20.287; 16.186 above the baseline and a line more.
    #expect(paragraph.size.height == 81.5)
    #expect(paragraph.firstBaseline == 36.5)
  }

  @Test("A line has at least the minimum height; the difference is above its baseline")
  func minimumLineHeight() throws {
    let paragraph = try paragraph("a\nb") { $0.minimumLineHeight = 30 }
    #expect(paragraph.size.height == 60)
    // 16.186 + 30 - 20.287 = 25.899, then 55.899.
    #expect(paragraph.lines.map(\.baseline) == [26, 56])
  }

  @Test("A minimum height leaves the gap between the lines of a text style as it is")
  func minimumLineHeightWithLeading() throws {
    var style = ParagraphStyle()
    style.minimumLineHeight = 30
    let run = TextRun("a\nb", font: Font(size: 17, leading: 22), paragraphStyle: style)
    let paragraph = try TextMeasurers.make().paragraph(for: ParagraphRequest(runs: [run], maximumLines: 0))
    // The gap is 22 - 20.287 = 1.713. Baselines: 16.186 + 30 - 20.287 = 25.899, then 25.899 + 30 + 1.713 = 57.612.
    #expect(paragraph.lines.map(\.baseline) == [26, 57.5])
    #expect(paragraph.size.height == 62)
  }

  @Test("A line has at most the maximum height, even after the multiple")
  func maximumLineHeight() throws {
    let paragraph = try paragraph("a\nb") {
      $0.lineHeightMultiple = 3
      $0.maximumLineHeight = 25
    }
    #expect(paragraph.size.height == 50)
    // 16.186 + 25 - 20.287 = 20.899.
    #expect(paragraph.firstBaseline == 21)
  }

  @Test("Spacing after and before paragraphs adds up between them, and is not applied at the ends of the text")
  func paragraphSpacing() throws {
    let paragraph = try paragraph("a\nb") {
      $0.paragraphSpacing = 12
      $0.paragraphSpacingBefore = 5
    }
    #expect(paragraph.size.height == 58)
    #expect(paragraph.lines[1].baseline - paragraph.lines[0].baseline == 37.5)
  }

  @Test("There is no paragraph spacing between lines of the same paragraph")
  func brokenLines() throws {
    let paragraph = try paragraph("a a", width: 12) { $0.paragraphSpacing = 100 }
    #expect(paragraph.lines.count == 2)
    #expect(paragraph.size.height == 41)
  }

  @Test("The first line and the others are indented from the leading edge")
  func indents() throws {
    func x(_ direction: LayoutDirection) throws -> [Double] {
      let lines = try paragraph("a a", width: 100, direction: direction) {
        $0.firstLineHeadIndent = 85
        $0.headIndent = 40
      }.lines
      return lines.map { direction == .leftToRight ? $0.x : 100 - $0.x - $0.width }
    }
    // Of 15 points the first line has room for one letter of some 9.
    #expect(try x(.leftToRight) == [85, 40])
    #expect(try x(.rightToLeft).map { ($0 * 100).rounded() / 100 } == [85, 40])
  }

  @Test("The width of a text includes its indents")
  func indentedWidth() throws {
    let plain = try paragraph("Save") { _ in }.size.width
    #expect(try paragraph("Save") { $0.firstLineHeadIndent = 20 }.size.width == plain + 20)
    #expect(try paragraph("Save") { $0.tailIndent = -7 }.size.width == plain + 7)
  }

  @Test(
    "A tail indent counts from the trailing edge if it is negative, else from the leading edge",
    arguments: [-60.0, 40.0])
  func tailIndent(indent: Double) throws {
    let paragraph = try paragraph("a a a a a a", width: 100) { $0.tailIndent = indent }
    #expect(paragraph.lines.count > 1)
    #expect(paragraph.lines.allSatisfy { $0.width <= 40 })
    let right = try self.paragraph("a", width: 100, alignment: .right) { $0.tailIndent = indent }.lines[0]
    #expect(abs(right.x + right.width - 40) < 0.001)
  }

  @Test("Each paragraph has the style of its first character")
  func ownStyles() throws {
    var (left, right) = (ParagraphStyle(), ParagraphStyle())
    left.alignment = .left
    right.alignment = .right
    right.lineHeightMultiple = 2
    let runs = [
      TextRun("one\n", font: Font(size: 17), paragraphStyle: left),
      TextRun("two", font: Font(size: 17), paragraphStyle: right),
      TextRun(" more", font: Font(size: 17), paragraphStyle: left),
    ]
    let paragraph = try TextMeasurers.make().paragraph(for: ParagraphRequest(runs: runs, width: 200, maximumLines: 0))
    #expect(paragraph.lines[0].x == 0)
    #expect(abs(paragraph.lines[1].x + paragraph.lines[1].width - 200) < 0.001)
    #expect(paragraph.size.height == 61)
  }

  @Test("A truncated line stays within its indents")
  func truncatedIndent() throws {
    let line = try paragraph("Auto Layout calculates", width: 100, maximumLines: 1) {
      $0.firstLineHeadIndent = 30
      $0.tailIndent = -10
    }.lines[0]
    #expect(line.x == 30)
    #expect(line.width <= 60)
  }

  @Test("Extreme values do not crash", arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func absurd(value: Double) throws {
    let paragraph = try paragraph("a a\na", width: 50, maximumLines: 2) {
      $0.lineSpacing = value
      $0.lineHeightMultiple = value
      $0.minimumLineHeight = value
      $0.maximumLineHeight = value
      $0.paragraphSpacing = value
      $0.paragraphSpacingBefore = value
      $0.firstLineHeadIndent = value
      $0.headIndent = value
      $0.tailIndent = value
    }
    #expect(paragraph.size.width.isFinite && paragraph.size.height.isFinite)
    #expect(paragraph.lines.allSatisfy { $0.x.isFinite && $0.baseline.isFinite })
  }
}
