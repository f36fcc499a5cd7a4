import Graphics
import PangoText
import Testing

@Suite("Texts that were laid out in one language, in another")
struct LaidOutTextTests {
  /// Lays out a text in one language, and returns whether it is the same in another.
  private func isSame(_ request: ParagraphRequest, in other: String) throws -> Bool {
    let measurer = try TextMeasurers.make()
    let (paragraph, texts) = measurer.recordingTexts { measurer.paragraph(for: request) }
    var translated = request
    translated.language = other
    let isSame = measurer.areSame(texts, of: request.language, in: other)
    #expect(isSame == (paragraph == measurer.paragraph(for: translated)))
    return isSame
  }

  @Test("Latin words look alike in most languages", arguments: ["de", "fr", "ja", "en"])
  func words(language: String) throws {
    #expect(try isSame(ParagraphRequest("Travel confirmation", width: 90, maximumLines: 0), in: language))
  }

  @Test("Words are divided where the language divides them")
  func hyphens() throws {
    var request = ParagraphRequest("Reservierungsbestätigung independence", width: 110, maximumLines: 0)
    var style = ParagraphStyle()
    style.hyphenationFactor = 1
    request.runs[0].paragraphStyle = style
    #expect(try !isSame(request, in: "de"))
  }

  @Test("Han characters have the forms of the language")
  func forms() throws {
    #expect(try !isSame(ParagraphRequest("直骨化", language: "ja"), in: "zh-Hans"))
  }

  @Test("A text in a language of its own does not follow that of the others")
  func otherLanguages() throws {
    let measurer = try TextMeasurers.make()
    let (_, texts) = measurer.recordingTexts { measurer.paragraph(for: ParagraphRequest("直骨化", language: "ja")) }
    #expect(measurer.areSame(texts, of: "en", in: "zh-Hans"))
  }

  @Test("Every text of a recording is compared, also one that was laid out before")
  func recordings() throws {
    let measurer = try TextMeasurers.make()
    let request = ParagraphRequest("直骨化", language: "ja")
    _ = measurer.paragraph(for: request)
    let (_, texts) = measurer.recordingTexts {
      for text in ["a", "b"] { _ = measurer.paragraph(for: ParagraphRequest(text, language: "ja")) }
      _ = measurer.paragraph(for: request)
    }
    #expect(!measurer.areSame(texts, of: "ja", in: "zh-Hans"))
    let (_, others) = measurer.recordingTexts { measurer.paragraph(for: ParagraphRequest("a", language: "ja")) }
    #expect(measurer.areSame(others, of: "ja", in: "zh-Hans"))
  }
}
