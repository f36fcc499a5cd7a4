import Graphics
import PangoText
import TestSupport
import Testing

/// An underline makes Pango shape and break the whole text.
@Suite("Text put together from words is the same as text shaped by Pango")
struct WordTests {
  private func expectSame(_ request: ParagraphRequest, _ measurer: PangoTextMeasurer, _ note: String = "") {
    var underlined = request
    for index in underlined.runs.indices { underlined.runs[index].isUnderlined = true }
    let (words, whole) = (measurer.paragraph(for: request), measurer.paragraph(for: underlined))
    let undecorated = whole.lines.map { line in
      var line = line
      line.decorations = []
      return line
    }
    #expect(
      words.size == whole.size && words.isTruncated == whole.isTruncated && words.lines == undecorated,
      "\(request) \(note)")
  }

  @Test("Lines of words are the same at every width", arguments: [SystemFontModel.sanFrancisco, .plain])
  func randomWords(systemFonts: SystemFontModel) throws {
    let measurer = try TextMeasurers.make(systemFonts: systemFonts)
    var random = SeededGenerator(seed: 77)
    for _ in 0..<RandomRequest.count { expectSame(RandomWords.request(using: &random), measurer, "seed 77") }
  }

  @Test("Hyphenated lines are the same")
  func hyphenation() throws {
    let measurer = try TextMeasurers.make()
    var random = SeededGenerator(seed: 78)
    for _ in 0..<RandomRequest.count / 5 {
      var request = RandomWords.request(using: &random)
      request.width = Double(60 + random.next() % 200)
      var style = ParagraphStyle()
      style.hyphenationFactor = Double(random.next() % 5) / 4
      request.runs[0].paragraphStyle = style
      expectSame(request, measurer, "seed 78")
    }
  }

  @Test("A word wider than the line is divided where Pango divides it", arguments: [0.0, 3, 20, 61, 155.5])
  func dividedWords(width: Double) throws {
    let measurer = try TextMeasurers.make()
    for text in [
      String(repeating: "AVATAR", count: 40), "To " + String(repeating: "Tofu", count: 30) + " To",
      "https://example.org/a/" + String(repeating: "W.", count: 30), "a-" + String(repeating: "x", count: 60) + "-b",
    ] {
      expectSame(ParagraphRequest(text, width: width, maximumLines: 0), measurer)
    }
  }

  @Test(
    "Characters that Pango shapes apart from their neighbours keep their fonts",
    arguments: [
      "Copyright © 2024", "1️⃣ 2", "Wi-Fi ™ ok", "x\u{301} y", "№ 5 или 6", "alpha бета", "½ ⁄ 1⁄2", "10 × 20",
      "a\u{A0}b",
      "fi fl ffi", " leading", "trailing ", "two  spaces", "-", "…",
    ])
  func signs(text: String) throws {
    let measurer = try TextMeasurers.make()
    for family: Font.Family in [.system, .serifSystem, .monospacedSystem] {
      for width: Double? in [nil, 25, 60] {
        expectSame(
          ParagraphRequest(text, font: Font(family: family, size: 17), width: width, maximumLines: 0), measurer)
      }
    }
  }

  @Test(
    "Words have the forms of their language, whatever language the same words were shaped in before",
    arguments: [Font.Family.system, .serifSystem, .monospacedSystem])
  func forms(family: Font.Family) throws {
    let measurer = try TextMeasurers.make()
    // Letters that fonts draw otherwise in Turkish, Romanian, Dutch, Catalan, Polish, Serbian and Bulgarian.
    let texts = ["fi ffi ıİ Iı", "şţŞŢ şi", "bíj́na IJ ij", "col·legi L·L", "Łódź ćń", "бгдпт", "Ελλάδα 12"]
    for language in ["en", "tr", "ro", "nl", "ca", "pl", "sr", "bg", "de", "ja", "zh-Hans", "el", "ar", "tr", "en"] {
      for text in texts {
        var request = ParagraphRequest(text, font: Font(family: family, size: 17), width: 60, maximumLines: 0)
        request.language = language
        expectSame(request, measurer, language)
      }
    }
  }

  @Test("Every line of a long word fits, and no letter is lost")
  func longWord() throws {
    let letters = String(repeating: "Wavelength", count: 2_000)
    let lines = try TextMeasurers.make().paragraph(for: ParagraphRequest(letters, width: 300, maximumLines: 0)).lines
    #expect(lines.allSatisfy { $0.width <= 300.01 })
    #expect(lines.dropLast().allSatisfy { $0.width > 275 })
    #expect(lines.reduce(0) { $0 + $1.runs[0].glyphs.count } == 20_000)
  }

  @Test("A long paragraph is hyphenated down to its end")
  func longHyphenatedParagraph() throws {
    let measurer = try TextMeasurers.make()
    let mark = measurer.paragraph(for: ParagraphRequest("\u{2010}")).lines[0].runs[0].glyphs[0].id
    var style = ParagraphStyle()
    style.hyphenationFactor = 1
    let text = String(repeating: "Benachrichtigungseinstellungen der Nutzungsbedingungen ", count: 600) + "Ende"
    let run = TextRun(text, font: Font(size: 17), paragraphStyle: style)
    let lines = measurer.paragraph(
      for: ParagraphRequest(runs: [run], language: "de", width: 180, maximumLines: 0)
    ).lines
    #expect(lines.suffix(100).contains { $0.runs[0].glyphs.last?.id == mark })
    #expect(lines.last?.bytes.upperBound == text.utf8.count)
  }
}

/// Random texts of words in one script, with signs, digits, accents and any number of spaces.
private enum RandomWords {
  static func request(using generator: inout SeededGenerator) -> ParagraphRequest {
    func pick<Element>(_ elements: [Element]) -> Element { elements[Int(generator.next() % UInt64(elements.count))] }
    let (language, words) = pick(vocabulary)
    let text = (0...generator.next() % 14).map { _ in pick(words) + pick([" ", " ", " ", " ", "  ", "/", "-", ""]) }
    var run = TextRun(
      text.joined(),
      font: Font(family: pick(families), size: Double(8 + generator.next() % 40), weight: pick([400, 600])))
    run.kerning = pick([0, 0, 0, 0.6, -0.4])
    run.baselineOffset = pick([0, 0, 3])
    return ParagraphRequest(
      runs: [run], language: language, direction: pick([.leftToRight, .leftToRight, .rightToLeft]),
      width: pick([nil, 15, 90, 140.5, 260, 400]), maximumLines: pick([0, 0, 1, 2]),
      alignment: pick([.natural, .center]), pixelScale: 3)
  }

  private static let families: [Font.Family] = [.system, .system, .roundedSystem, .serifSystem, .monospacedSystem]

  private static let vocabulary: [(String, [String])] = [
    (
      "en",
      ["To", "AVATAR", "fi", "(Tap)", "“Wi-Fi”", "don’t", "100%", "12,500", "e.g.", "Yes!", "LTE/5G", "—", "•", "T."]
    ),
    ("de", ["Übergröße", "für", "Straße,", "„Fotos“", "Donaudampfschifffahrt", "10 €", "§5"]),
    ("fr", ["L’œuvre", "déjà", "«\u{A0}Où\u{A0}»", "Été", "?", "hyphénation"]),
    ("ru", ["Настройки", "и", "ГОТОВО.", "«да»", "достопримечательность", "5-й"]),
    ("el", ["Ρυθμίσεις", "ΑΥΤΟ", "και", "αποθήκευση;", "5"]), ("ja", ["iPhone", "Wi-Fi", "To", "2024."]),
    ("en", ["[Šéţţîñĝš]", "Ɱåŕķ", "ɱé", "(Åƒţéŕ", "ƀûîļð", "ẋ-þåţĥ,", "ŵöŕɱ..", "2ɱ]"]),
    ("vi", ["Tiếng", "Việt", "Đặt", "lại"]), ("ar", ["Wi-Fi", "To", "12", "?"]), ("en", ["1", "22:45", "+3", "(4)"]),
  ]
}
