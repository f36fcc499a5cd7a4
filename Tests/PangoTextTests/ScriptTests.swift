import Fonts
import Graphics
import PangoText
import Testing

@Suite("Scripts are shaped")
struct ScriptTests {
  @Test(
    "Every script has glyphs",
    arguments: [
      ("en", "Settings"), ("vi", "Tiếng Việt"), ("el", "Ρυθμίσεις"), ("ru", "Настройки"), ("ar", "الإعدادات"),
      ("fa", "تنظیمات گچپژ"), ("he", "הגדרות"), ("hi", "सेटिंग्स"), ("bn", "সেটিংস"), ("ta", "அமைப்புகள்"),
      ("th", "การตั้งค่า"), ("ja", "設定とキャンセル"), ("zh-Hans", "设置与取消"), ("zh-Hant", "設定與取消"),
      ("ko", "설정 및 취소"), ("en", "😀 ☎ ✓ → ★"),
    ])
  func coverage(language: String, text: String) throws {
    let paragraph = try TextMeasurers.make().paragraph(for: ParagraphRequest(text, language: language))
    #expect(paragraph.missingCharacters.isEmpty)
    #expect(paragraph.lines[0].runs.flatMap(\.glyphs).allSatisfy { $0.id != 0 })
  }

  @Test(
    "Medium East Asian text is thicker than regular text and as wide, since the font has only regular and bold",
    arguments: [("ja", "設定とキャンセル"), ("ko", "설정취소"), ("zh-Hans", "设置与取消")])
  func mediumWeight(language: String, text: String) throws {
    let measurer = try TextMeasurers.make()
    func runs(_ weight: Int) -> [GlyphRun] {
      let font = Font(size: 17, weight: weight)
      return measurer.paragraph(for: ParagraphRequest(text, font: font, language: language)).lines[0].runs
    }
    #expect([400, 500, 600, 700].map { runs($0).contains { $0.face.isEmboldened } } == [false, true, false, false])
    #expect(runs(500).flatMap(\.glyphs) == runs(400).flatMap(\.glyphs))
    #expect(runs(600)[0].face.path != runs(400)[0].face.path)
  }

  @Test("Latin text is never emboldened", arguments: [400, 500, 600, 700])
  func latinWeights(weight: Int) throws {
    let request = ParagraphRequest("Settings", font: Font(size: 17, weight: weight), language: "en")
    let paragraph = try TextMeasurers.make().paragraph(for: request)
    #expect(!paragraph.lines[0].runs.contains { $0.face.isEmboldened })
  }

  @Test("Arabic letters join")
  func arabicJoins() throws {
    let apart = try glyphs("ب ب ب", language: "ar").map(\.id)
    let joined = try glyphs("ببب", language: "ar").map(\.id)
    #expect(Set(joined).subtracting(apart).count >= 3)
  }

  @Test("Hebrew runs from right to left")
  func hebrewIsReversed() throws {
    let alef = try glyphs("א", language: "he")[0].id
    #expect(try glyphs("אב", language: "he").map(\.id).last == alef)
  }

  @Test("A Devanagari conjunct of three characters is one glyph")
  func devanagariConjunct() throws {
    #expect(try glyphs("क्ष", language: "hi").count == 1)
  }

  @Test("A Devanagari i is before the letter that it follows in speech")
  func devanagariReorders() throws {
    let ka = try glyphs("क", language: "hi")[0].id
    let syllable = try glyphs("कि", language: "hi").map(\.id)
    #expect(syllable.count == 2)
    #expect(syllable.last == ka)
  }

  @Test("A Chinese character has the form of the text's language")
  func localForms() throws {
    let forms = try ["ja", "zh-Hans", "zh-Hant", "ko"].map { try glyphs("骨", language: $0)[0].id }
    #expect(Set(forms).count >= 3)
  }

  @Test("An emoji sequence is one coloured glyph", arguments: ["👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "❤️", "1️⃣"])
  func emojiSequences(text: String) throws {
    let runs = try TextMeasurers.make().paragraph(for: ParagraphRequest(text)).lines[0].runs
    #expect(runs.flatMap(\.glyphs).count == 1)
    #expect(runs.first?.face.isColor == true)
  }

  @Test("A keycap after tracked letters is one glyph, too")
  func keycapAmongLetters() throws {
    let runs = try TextMeasurers.make().paragraph(for: ParagraphRequest("keys 1️⃣2️⃣")).lines[0].runs
    #expect(runs.filter(\.face.isColor).flatMap(\.glyphs).count == 2)
  }

  @Test("An emoji at 17 points is as wide as its advance of 2,550 units")
  func emojiWidth() throws {
    let width = try TextMeasurers.make().paragraph(for: ParagraphRequest("😀")).lines[0].width
    #expect(abs(width - 17 * 2_550 / 2_048) < 0.1)
  }

  @Test("The face of an emoji has the requested size, not that of its strike of 109 pixels")
  func emojiSize() throws {
    let run = try #require(try TextMeasurers.make().paragraph(for: ParagraphRequest("😀")).lines[0].runs.first)
    #expect(abs(run.face.size - 17) < 0.001)
  }

  @Test("A character that no font has is reported once")
  func missingCharacters() throws {
    let paragraph = try TextMeasurers.make().paragraph(for: ParagraphRequest("a \u{13000}\u{13000} b\u{13001}"))
    #expect(paragraph.missingCharacters == ["\u{13000}", "\u{13001}"])
  }

  @Test("Characters of a private icon font do not turn into other icons")
  func privateCharacters() throws {
    let paragraph = try TextMeasurers.make().paragraph(for: ParagraphRequest("\u{F015}"))
    #expect(paragraph.missingCharacters == ["\u{F015}"])
  }

  @Test("Icons are found by their own characters")
  func icons() throws {
    let request = ParagraphRequest("\u{E88A}", font: Font(family: .icons, size: 24))
    let paragraph = try TextMeasurers.make().paragraph(for: request)
    #expect(paragraph.missingCharacters.isEmpty)
    #expect(paragraph.size == Size(width: 24, height: 24))
  }

  @Test(
    "Lines of a text style grow for a tall script, lines of a fixed size do not", arguments: ["ไทย", "हिन्दी", "العربية"])
  func tallScripts(text: String) throws {
    let measurer = try TextMeasurers.make()
    #expect(measurer.paragraph(for: ParagraphRequest(text, font: Font(size: 17, leading: 22))).size.height > 20.5)
    #expect(measurer.paragraph(for: ParagraphRequest(text, font: Font(size: 17))).size.height == 20.5)
  }

  @Test(
    "Lines of a tall script are as far apart as they are high if the leading is smaller",
    arguments: [
      // Ascent and descent of the Noto UI fonts are 1.069 and 0.293 em: a line of 17 points is 23.154 high. Baselines
      // are rounded to half points. Lines of SF Arabic are 24 points apart on pictures of iOS 17.2.
      ("ไทย", 22.0, [18, 41.5, 64.5]), ("हिन्दी", 22, [18, 41.5, 64.5]), ("العربية", 22, [17, 41, 65]),
      ("ไทย", 24, [18, 42, 66]), ("Latin", 22, [16, 38, 60]), ("Latin", 24, [16, 40, 64]),
    ])
  func linePitch(text: String, leading: Double, baselines: [Double]) throws {
    let lines = Array(repeating: text, count: 3).joined(separator: "\n")
    let request = ParagraphRequest(lines, font: Font(size: 17, leading: leading), maximumLines: 0)
    #expect(try TextMeasurers.make().paragraph(for: request).lines.map(\.baseline) == baselines)
  }

  private func glyphs(_ text: String, language: String) throws -> [Glyph] {
    let paragraph = try TextMeasurers.make().paragraph(for: ParagraphRequest(text, language: language))
    return paragraph.lines.flatMap(\.runs).flatMap(\.glyphs)
  }
}
