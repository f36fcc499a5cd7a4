import AutoLayout
import Graphics
import Testing

@Suite("Directions of languages")
struct LayoutDirectionTests {
  @Test(
    "Languages read from right to left, by script before language",
    arguments: ["ar", "fa", "he", "ur", "ps", "sd", "ug", "yi", "ckb", "dv", "az-Arab", "ar_EG", "iw"])
  func rightToLeft(locale: String) { #expect(LayoutDirection(locale: locale) == .rightToLeft) }

  @Test("All others from left to right", arguments: ["en", "de", "ja", "hi", "th", "ar-Latn", "ku", "base", ""])
  func leftToRight(locale: String) { #expect(LayoutDirection(locale: locale) == .leftToRight) }
}
