import Controls
import Testing

@Suite("Texts that stand for others")
struct PlaceholderTextTests {
  @Test("Words that low lines join are a key", arguments: ["settings_title", "a_b", "Screen.main_title-2", "._-"])
  func keys(text: String) {
    #expect(PlaceholderText.contains(text))
  }

  @Test(
    "A text with a character that keys lack, or without a word on each side of a low line, is none",
    arguments: [
      "", "_", "title", "crwdns", "crwdns:1", "Crwdns1", "title_", "_title", "two__words", "two words_here",
      "größe_titel", "a_b\u{301}", "a\n_b",
    ])
  func otherTexts(text: String) {
    #expect(!PlaceholderText.contains(text))
  }

  @Test("The marks of a translation service are placeholders")
  func marks() {
    #expect(PlaceholderText.contains("crwdns154968:0crwdne154968:0"))
  }

  @Test(
    "Interface Builder's own texts are placeholders",
    arguments: ["Label", "Button", "Lorem ipsum dolor sit er elit lamet, sed"])
  func ownTexts(text: String) {
    #expect(PlaceholderText.contains(text))
  }
}
