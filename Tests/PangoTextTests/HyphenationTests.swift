import Graphics
import PangoText
import Testing

@Suite("Words are hyphenated")
struct HyphenationTests {
  private let hyphen = "\u{2010}"

  private func paragraph(
    _ text: String, language: String = "en", width: Double, maximumLines: Int = 0, alignment: TextAlignment = .natural,
    factor: Double = 1
  ) throws -> Paragraph {
    var style = ParagraphStyle()
    style.hyphenationFactor = factor
    return try paragraph(
      [TextRun(text, font: Font(size: 17), paragraphStyle: style)], language: language, width: width,
      maximumLines: maximumLines, alignment: alignment)
  }

  private func paragraph(
    _ runs: [TextRun], language: String, width: Double?, maximumLines: Int = 0, alignment: TextAlignment = .natural
  ) throws -> Paragraph {
    try TextMeasurers.make(systemFonts: .plain).paragraph(
      for: ParagraphRequest(
        runs: runs, language: language, width: width, maximumLines: maximumLines, alignment: alignment))
  }

  private func glyphs(_ line: TextLine) -> [UInt32] { line.runs.flatMap(\.glyphs).map(\.id) }

  private func glyph(_ character: String) throws -> UInt32 {
    try glyphs(paragraph(character, width: 100, factor: 0).lines[0])[0]
  }

  private func naturalWidth(_ text: String) throws -> Double {
    try paragraph(text, width: 10_000, factor: 0).lines[0].width
  }

  /// Returns a word with hyphens at all positions where its first line ends with one at some width.
  private func hyphenated(_ word: String, _ language: String) throws -> String {
    let mark = try glyph(hyphen)
    var places: Set<Int> = []
    for width in stride(from: 10, to: try naturalWidth(word), by: 3) {
      let line = glyphs(try paragraph(word, language: language, width: width).lines[0])
      if line.last == mark { places.insert(line.count - 1) }
    }
    return word.enumerated().map { (places.contains($0) ? "-" : "") + String($1) }.joined()
  }

  /// Sources: Liang's thesis and appendix H of the TeXbook for English, spelling rules for the other languages.
  @Test(
    "Words break at the patterns of their language",
    arguments: [
      ("en", "hy-phen-ation"), ("en", "con-cate-na-tion"), ("en-AU", "al-go-rithm"), ("de", "Sil-ben-tren-nung"),
      ("de-CH", "Do-nau-dampf-schiff-fahrt"), ("fr", "hy-phé-na-tion"), ("es", "con-fi-gu-ra-ción"),
      ("it", "sil-la-ba-zio-ne"), ("nl", "in-stel-lin-gen"), ("ru", "до-сто-при-ме-ча-тель-ность"),
      ("el", "ρυθ-μί-σεις"),
    ])
  func patterns(language: String, expected: String) throws {
    #expect(try hyphenated(expected.filter { $0 != "-" }, language) == expected)
  }

  @Test("Upper-case words break like lower-case ones")
  func capitals() throws { #expect(try hyphenated("HYPHENATION", "en") == "HY-PHEN-ATION") }

  @Test("In English at least two letters are before a hyphen and three after it")
  func leastLetters() throws {
    // Liang's patterns without limits: a-lign-ment; ta-ble would leave three, fuz-zy only two.
    #expect(try hyphenated("alignment", "en") == "align-ment")
    #expect(try hyphenated("fuzzy", "en") == "fuzzy")
  }

  @Test("No word is hyphenated in a language without patterns, or with a factor of 0", arguments: [0.0, 1])
  func withoutPatterns(factor: Double) throws {
    let mark = try glyph(hyphen)
    let language = factor == 0 ? "de" : "tlh"
    let lines = try paragraph("Silbentrennung der Wörter", language: language, width: 80, factor: factor).lines
    #expect(lines.count > 2)
    #expect(!lines.contains { glyphs($0).contains(mark) })
  }

  @Test("Lines that fill less of their width than the factor are hyphenated")
  func factor() throws {
    let text = "Die Silbentrennung"
    let width = try naturalWidth("Die Silben-m")
    let share = try naturalWidth("Die") / width
    #expect(try paragraph(text, language: "de", width: width, factor: share - 0.02).lines[0].width < width * share + 1)
    let line = try paragraph(text, language: "de", width: width, factor: share + 0.02).lines[0]
    #expect(abs(line.width - (try naturalWidth("Die Silben" + hyphen))) < 0.01)
  }

  @Test("Default hyphenation is like a factor of 1")
  func defaultHyphenation() throws {
    var style = ParagraphStyle()
    style.usesDefaultHyphenation = true
    let run = TextRun("Die Silbentrennung", font: Font(size: 17), paragraphStyle: style)
    let width = try naturalWidth("Die Silben-m")
    #expect(
      try paragraph([run], language: "de", width: width)
        == paragraph("Die Silbentrennung", language: "de", width: width))
  }

  @Test("No word is hyphenated if lines break between any two characters")
  func characterWrapping() throws {
    let mark = try glyph(hyphen)
    var style = ParagraphStyle()
    style.hyphenationFactor = 1
    func hasHyphen(_ mode: LineBreakMode) throws -> Bool {
      style.lineBreakMode = mode
      let run = TextRun("Silbentrennung", font: Font(size: 17), paragraphStyle: style)
      return try paragraph([run], language: "de", width: naturalWidth("Silben" + hyphen) + 0.5).lines.contains {
        glyphs($0).contains(mark)
      }
    }
    #expect(try hasHyphen(.wordWrapping))
    #expect(try !hasHyphen(.characterWrapping))
  }

  @Test("A soft hyphen is visible if a line breaks at it, even without a style")
  func softHyphen() throws {
    let lines = try paragraph("Donau\u{AD}dampf", width: 60, factor: 0).lines
    #expect(try lines.map(\.width) == [naturalWidth("Donau" + hyphen), naturalWidth("dampf")])
  }

  @Test("A soft hyphen without a line break has no width and does not separate letters")
  func unusedSoftHyphen() throws {
    #expect(
      try TextMeasurers.make().paragraph(for: ParagraphRequest("A\u{AD}V\u{AD}Ta\u{AD}f"))
        == TextMeasurers.make().paragraph(for: ParagraphRequest("AVTaf")))
  }

  @Test("A word with soft hyphens breaks only there")
  func softHyphensAlone() throws {
    let mark = try glyph(hyphen)
    for width in stride(from: 70.0, to: 120, by: 5) {
      let line = glyphs(try paragraph("Silbentren\u{AD}nung", language: "de", width: width).lines[0])
      #expect(line.last != mark || line.count == 11, "\(width)")
    }
  }

  @Test("Letters keep their attributes after a hyphen")
  func looks() throws {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    var style = ParagraphStyle()
    style.hyphenationFactor = 1
    let runs = [
      TextRun("Silben", font: Font(size: 17), color: red, paragraphStyle: style),
      TextRun("trennung", font: Font(size: 17), color: blue, paragraphStyle: style),
    ]
    func looks(_ width: Double) throws -> [[[Color?: Int]]] {
      try paragraph(runs, language: "de", width: width).lines.map { line in
        line.runs.map { [$0.color: $0.glyphs.count] }
      }
    }
    #expect(try looks(naturalWidth("Silben-m")).first == [[red: 7]])
    #expect(try looks(naturalWidth("Silbentren-m")) == [[[red: 6], [blue: 5]], [[blue: 4]]])
  }

  @Test("The last line of a truncated text ends with an ellipsis and no hyphen")
  func truncation() throws {
    let (mark, ellipsis) = (try glyph(hyphen), try glyph("\u{2026}"))
    let text = "Datenschutzbestimmungen Benachrichtigungen Einstellungen Nutzungsbedingungen"
    // The four words are about 620 points wide.
    for width in stride(from: 110.0, to: 300, by: 7) {
      let paragraph = try paragraph(text, language: "de", width: width, maximumLines: 2)
      #expect(paragraph.isTruncated, "\(width)")
      #expect(paragraph.lines.count == 2)
      #expect(glyphs(paragraph.lines[1]).last == ellipsis, "\(width)")
      #expect(!glyphs(paragraph.lines[1]).contains(mark), "\(width)")
    }
  }

  @Test("A hyphenated text contains all its letters, fits its width, and can be justified")
  func everyLetter() throws {
    let text = "Die Benachrichtigungseinstellungen entsprechen den Datenschutzbestimmungen der Nutzungsbedingungen"
    let mark = try glyph(hyphen)
    for width in stride(from: 80.0, to: 400, by: 9) {
      let plain = try paragraph(text, language: "de", width: width)
      let shown = plain.lines.flatMap(glyphs).filter { $0 != mark }
      #expect(shown.count >= text.filter { $0 != " " }.count, "\(width)")
      #expect(plain.lines.allSatisfy { $0.width <= width + 0.01 }, "\(width)")
      guard plain.lines.contains(where: { glyphs($0).last == mark }) else { continue }
      let justified = try paragraph(text, language: "de", width: width, alignment: .justified)
      #expect(justified.lines.map(glyphs).map(\.count) == plain.lines.map(glyphs).map(\.count), "\(width)")
    }
  }

  @Test("A line before a line separator contains nothing of the next line")
  func separator() throws {
    let lines = try paragraph("Die\u{2028}Silbentrennung", language: "de", width: 300).lines
    #expect(try lines.map(\.width) == [naturalWidth("Die"), naturalWidth("Silbentrennung")])
  }

  @Test("A text of only soft hyphens has no lines")
  func nothingElse() throws { #expect(try paragraph("\u{AD}\u{AD}", width: 100).lines.isEmpty) }
}
