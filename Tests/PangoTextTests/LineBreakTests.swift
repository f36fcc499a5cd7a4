import Graphics
import PangoText
import Testing

/// The breaks of a text are visible in a width that is too small for any two of its parts: each part has its own line,
/// and each letter of parts that are wider than the width.
@Suite("Line breaks by language")
struct LineBreakTests {
  /// Returns the texts of the lines of a text in a width.
  private func lines(
    _ text: String, language: String, width: Double, strategy: LineBreakStrategy = .standard
  ) throws -> [String] {
    var request = ParagraphRequest(text, font: Font(size: 20), language: language, width: width, maximumLines: 0)
    request.lineBreakStrategy = strategy
    let bytes = Array(text.utf8)
    return try TextMeasurers.make(systemFonts: .plain).paragraph(for: request).lines.map {
      String(decoding: bytes[$0.bytes], as: UTF8.self)
    }
  }

  @Test("Korean words stay whole, as do Latin words and numbers with their particles")
  func koreanWords() throws {
    #expect(try lines("한국어 문장입니다", language: "ko", width: 110) == ["한국어 ", "문장입니다"])
    #expect(try lines("새 iPhone과 3개를", language: "ko", width: 100) == ["새 ", "iPhone과 ", "3개를"])
  }

  @Test("Korean breaks between syllables without word priority")
  func koreanSyllables() throws {
    #expect(try lines("한국어 문장입니다", language: "ko", width: 110, strategy: []) == ["한국어 문장", "입니다"])
  }

  @Test("A Korean word that is wider than the line is broken")
  func wideKoreanWord() throws {
    #expect(try lines("문장입니다", language: "ko", width: 50) == ["문장", "입니", "다"])
  }

  @Test("No line breaks at a space inside French quotation marks")
  func frenchQuotes() throws {
    #expect(try lines("dans « Réglages » oui", language: "fr", width: 130) == ["dans ", "« Réglages » ", "oui"])
    #expect(try lines("oui « Ré", language: "fr", width: 60) == ["oui ", "« Ré"])
  }

  @Test("Chinese breaks before an opening and after a closing quotation mark", arguments: ["zh-Hans", "ja"])
  func chineseQuotes(language: String) throws {
    #expect(try lines("在“设置”中", language: language, width: 30).first == "在")
    #expect(try lines("在“设置”中", language: language, width: 80).last == "中")
  }

  @Test("Marks for line breaks have neither width nor letter spacing")
  func marksAreUnseen() throws {
    let measurer = try TextMeasurers.make()
    func width(_ text: String) -> Double {
      var run = TextRun(text, font: Font(size: 17))
      run.kerning = 2
      return measurer.paragraph(for: ParagraphRequest(runs: [run], language: "ko")).lines[0].width
    }
    #expect(abs(width("한국") - width("한") - width("국")) < 0.01)
  }
}
