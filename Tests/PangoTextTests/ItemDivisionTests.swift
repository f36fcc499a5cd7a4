import Graphics
import Testing

@Suite("Long paragraphs")
struct ItemDivisionTests {
  @Test(
    "The lines at the beginning of a long paragraph are those of a short one, which is not divided",
    arguments: [
      ("يحسب التخطيط التلقائي حجم وموضع كل العناصر ", "ar"), ("दिल्ली में ठंडी हवा की स्थिति बनी हुई है ", "hi"),
      ("שׁלום 123 עולם (abc) ", "he"), ("Größe \u{FB01} Tel. 030 – ", "de"), ("สวัสดีชาวโลก ", "th"),
      ("e\u{301}\u{323}a\u{308} ", "vi"), ("日本語のテキスト。", "ja"),
    ], [TextAlignment.natural, .justified])
  func sameLines(text: (sample: String, language: String), alignment: TextAlignment) throws {
    func lines(_ bytes: Int) throws -> [TextLine] {
      let string = String(repeating: text.sample, count: bytes / text.sample.utf8.count)
      let request = ParagraphRequest(
        string, language: text.language, width: 163, maximumLines: 0, lineBreakMode: .wordWrapping,
        alignment: alignment)
      return try TextMeasurers.make().paragraph(for: request).lines
    }
    let short = try lines(2000).dropLast(2)
    #expect(short.count > 15)
    for (line, expected) in zip(try lines(9000), short) {
      #expect(line.bytes == expected.bytes)
      let (glyphs, others) = (line.runs.flatMap(\.glyphs), expected.runs.flatMap(\.glyphs))
      #expect(glyphs.map(\.id) == others.map(\.id))
      // Kerning with a space is lost where the paragraph is divided.
      #expect(zip(glyphs, others).allSatisfy { abs($0.x - $1.x) < 0.15 && $0.y == $1.y })
    }
  }

  @Test(
    "A long word is divided at its characters, and its lines cover it",
    arguments: ["مرحبا", "नमस्ते", "e\u{301}\u{323}", "a\u{200D}"])
  func longWords(sample: String) throws {
    let text = String(repeating: sample, count: 9000 / sample.utf8.count)
    let request = ParagraphRequest(text, language: "ar", width: 90, maximumLines: 0, lineBreakMode: .wordWrapping)
    let lines = try TextMeasurers.make().paragraph(for: request).lines
    #expect(lines.map(\.bytes.lowerBound) == [0] + lines.dropLast().map(\.bytes.upperBound))
    #expect(lines.last?.bytes.upperBound == text.utf8.count)
    #expect(lines.allSatisfy { $0.width <= 90.01 })
    // A line begins with a letter, not with a mark that belongs to the letter before it.
    let starts = Set(text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) })
    #expect(lines.allSatisfy { starts.contains($0.bytes.lowerBound) })
  }
}
