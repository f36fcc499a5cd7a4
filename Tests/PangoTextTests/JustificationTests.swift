import Graphics
import PangoText
import Testing

@Suite("Justified lines")
struct JustificationTests {
  @Test(
    "All lines except the last reach both edges, whatever their last character",
    arguments: [
      ("bn", "শহরের আগে জেগে ওঠে বন্দর। জেলেরা জাল সারে, গাঙচিলেরা উচ্ছিষ্ট নিয়ে ঝগড়া করে"),
      ("en", "The harbour wakes before the town does, and the first ferry leaves at half past five"),
      ("ar", "يستيقظ الميناء قبل المدينة. يرتق الصيادون شباكهم، وتتشاجر النوارس على البقايا"),
    ])
  func edges(language: String, text: String) throws {
    let measurer = try TextMeasurers.make()
    for width in stride(from: 150.0, to: 360, by: 10) {
      let paragraph = measurer.paragraph(
        for: ParagraphRequest(
          text, language: language, width: width, maximumLines: 0, lineBreakMode: .wordWrapping, alignment: .justified))
      for line in paragraph.lines.dropLast() {
        #expect(abs(line.width - width) < 0.5, "in \(width): \(line.width) \(line.runs.map { $0.glyphs.map(\.x) })")
      }
    }
  }

  @Test(
    "A single word in a line is not spaced out",
    arguments: [("ar", "الخامسة والنصف"), ("en", "Fifteen minutes")])
  func loneWords(language: String, text: String) throws {
    let measurer = try TextMeasurers.make()
    func lines(_ alignment: TextAlignment) -> [Double] {
      measurer.paragraph(
        for: ParagraphRequest(
          text, language: language, width: 75, maximumLines: 0, lineBreakMode: .wordWrapping, alignment: alignment)
      ).lines.map(\.width)
    }
    #expect(lines(.justified) == lines(.left))
    #expect(lines(.left).count == 2)
  }

  @Test("A justified line also holds the space at which it breaks")
  func reserve() throws {
    let measurer = try TextMeasurers.make()
    let words = "The harbour wakes"
    func width(of text: String) -> Double { measurer.paragraph(for: ParagraphRequest(text)).lines[0].width }
    func firstLine(in width: Double, _ alignment: TextAlignment) -> Range<Int> {
      measurer.paragraph(
        for: ParagraphRequest(
          words + " before the town does", width: width, maximumLines: 0, lineBreakMode: .wordWrapping,
          alignment: alignment)
      ).lines[0].bytes
    }
    // Three words of 17 points, with the space after them of about 4.3 points.
    let text = width(of: words)
    #expect(firstLine(in: text + 3, .left) == 0..<18)
    #expect(firstLine(in: text + 3, .justified) == 0..<12)
    #expect(firstLine(in: text + 6, .justified) == 0..<18)
  }

  /// The fourth line of a recorded paragraph 300 points wide (Blueprint, `LabelTests`) would leave 4.5 points with its
  /// last word, and UIKit breaks before that word. The third line leaves 19 points, and keeps its words.
  @Test("A justified line with 4.5 points left is broken a word earlier, one with 19 points left is not")
  func recorded() throws {
    let measurer = try TextMeasurers.make()
    let words = "adding a joke or something. Alright, it's"
    let width = measurer.paragraph(for: ParagraphRequest(words)).lines[0].width
    func firstLine(leaving rest: Double, _ alignment: TextAlignment) -> Int {
      measurer.paragraph(
        for: ParagraphRequest(
          words + " been fun!", width: width + rest, maximumLines: 0, lineBreakMode: .wordWrapping,
          alignment: alignment)
      ).lines[0].bytes.count
    }
    #expect(firstLine(leaving: 4.5, .left) == 42)
    #expect(firstLine(leaving: 4.5, .justified) == 37)
    #expect(firstLine(leaving: 19, .justified) == 42)
  }

  @Test("Justification moves whole words, each further than the one before it by the same distance")
  func wholeWords() throws {
    let text = "Lorem ipsum dolor sit amet, consectetur adipiscing elit"
    let measurer = try TextMeasurers.make()
    func glyphs(_ alignment: TextAlignment) -> [Double] {
      measurer.paragraph(
        for: ParagraphRequest(
          text, width: 355, maximumLines: 0, lineBreakMode: .wordWrapping, alignment: alignment)
      ).lines[0].runs.flatMap(\.glyphs).map(\.x)
    }
    let shifts = zip(glyphs(.justified), glyphs(.left)).map { $0 - $1 }
    // The numbers of letters; a space follows each word.
    let words = [5, 5, 5, 3, 5, 11]
    let share = try #require(shifts.last) / 5
    var glyph = 0
    for (number, length) in words.enumerated() {
      for shift in shifts[glyph..<glyph + length] { #expect(abs(shift - Double(number) * share) < 0.01) }
      glyph += length + 1
    }
    #expect(share > 2)
  }

  @Test("A justified text fits into its own width")
  func naturalWidth() throws {
    let measurer = try TextMeasurers.make()
    for text in ["Harbour", "The harbour wakes before the town does, and the first ferry leaves"] {
      let width = measurer.paragraph(for: ParagraphRequest(text)).size.width
      let request = ParagraphRequest(
        text, width: width, maximumLines: 0, lineBreakMode: .wordWrapping, alignment: .justified)
      #expect(measurer.paragraph(for: request).lines.count == 1)
    }
  }

  @Test("A justified text that fits is not truncated, although the letter spacing of its lines ends beyond the width")
  func letterSpacing() throws {
    let measurer = try TextMeasurers.make()
    let text = "Body that is really long and can take up to two lines or sometimes even more."
    for lines in [0, 9] {
      let paragraph = measurer.paragraph(
        for: ParagraphRequest(
          runs: [TextRun(text, font: Font(size: 14), kerning: 0.4)], width: 300, maximumLines: lines,
          lineBreakMode: .truncatingTail, alignment: .justified))
      #expect(paragraph.lines.count > 1)
      #expect(!paragraph.isTruncated)
    }
  }
}
