import Testing

@testable import LayoutAudit

@Suite("Average letters of languages")
struct AverageLettersTests {
  private func count(_ letter: Character, _ language: String) -> Int {
    AverageLetters(of: language).text.count { $0 == letter }
  }

  /// Wikipedia, "Letter frequency": e has 12.7% in English, 16.4% in German, 14.7% in French.
  @Test("A letter is as frequent as published", arguments: [("en", 13), ("de", 16), ("fr", 15)])
  func frequency(language: String, expected: Int) {
    #expect(count("e", language) == expected)
    #expect((95...108).contains(AverageLetters(of: language).text.count))
  }

  @Test("A region has the letters of its language, and a language without a table those of its script")
  func relatives() {
    #expect(AverageLetters(of: "pt-BR") == AverageLetters(of: "pt"))
    #expect(AverageLetters(of: "uk") == AverageLetters(of: "ru"))
    #expect(AverageLetters(of: "sr-Latn") == AverageLetters(of: "en"))
    #expect(
      AverageLetters(of: "nb") == AverageLetters(of: "da") && AverageLetters(of: "base") == AverageLetters(of: "en"))
  }

  @Test("The same letters are spread over the text")
  func spread() {
    let text = Array(AverageLetters(of: "de").text)
    let places = text.indices.filter { text[$0] == "e" }
    #expect(zip(places, places.dropFirst()).allSatisfy { (4...9).contains($1 - $0) })
  }
}
