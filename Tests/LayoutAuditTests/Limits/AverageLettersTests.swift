import Testing

@testable import LayoutAudit

@Suite("Average letters of languages")
struct AverageLettersTests {
  private func count(_ letter: Character, _ language: String) -> Int {
    AverageLetters(of: language).text.count { $0 == letter }
  }

  /// Wikipedia, "Letter frequency", tables for English and other languages, in per cent.
  @Test(
    "A letter is as frequent as published, up to a hundredth of the text",
    arguments: [
      ("en", "e", 12.7), ("de", "e", 16.4), ("de", "n", 9.8), ("fr", "e", 14.7), ("es", "a", 11.5), ("pt", "a", 14.6),
      ("it", "i", 10.1), ("tr", "a", 12.9), ("sv", "a", 9.4), ("pl", "z", 5.6), ("nl", "e", 18.9), ("da", "e", 15.5),
      ("fi", "a", 12.2), ("cs", "e", 7.6), ("is", "a", 10.1),
    ] as [(String, Character, Double)])
  func frequency(language: String, letter: Character, expected: Double) {
    // The accented letters of Portuguese are letters of their own here.
    #expect(abs(Double(count(letter, language)) - expected) <= (language == "pt" ? 3 : 1.6))
  }

  @Test(
    "All letters of a language are about a hundred",
    arguments: ["en", "de", "vi", "ru", "uk", "mk", "el", "he", "ar", "fa", "ur", "hi", "bn", "ta", "sh", "lt"])
  func total(language: String) {
    #expect((97...103).contains(AverageLetters(of: language).text.count))
  }

  @Test("A region has the letters of its language, and a language without a table those of its script")
  func relatives() {
    #expect(AverageLetters(of: "pt-BR") == AverageLetters(of: "pt"))
    #expect(AverageLetters(of: "kk") == AverageLetters(of: "ru"))
    #expect(AverageLetters(of: "be") == AverageLetters(of: "uk"))
    #expect(AverageLetters(of: "sr-Latn") == AverageLetters(of: "hr"))
    #expect(AverageLetters(of: "sr") == AverageLetters(of: "mk"))
    #expect(
      AverageLetters(of: "nn") == AverageLetters(of: "nb") && AverageLetters(of: "base") == AverageLetters(of: "en"))
  }

  @Test("The same letters are spread over the text")
  func spread() {
    let text = Array(AverageLetters(of: "de").text)
    let places = text.indices.filter { text[$0] == "e" }
    #expect(zip(places, places.dropFirst()).allSatisfy { (3...9).contains($1 - $0) })
  }
}
