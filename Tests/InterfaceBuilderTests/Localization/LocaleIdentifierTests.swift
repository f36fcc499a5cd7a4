import Localization
import Testing

@Suite struct LocaleIdentifierTests {
  @Test(
    "Identifiers are read as people write them",
    arguments: [
      ("de", "de"), ("pt-br", "pt-BR"), ("pt_BR", "pt-BR"), ("ZH-HANT-hk", "zh-Hant-HK"), ("es-419", "es-419"),
      ("English", "en"), ("zh_TW", "zh-Hant"), ("iw", "he"), ("no", "nb"), ("de-1996", "de-1996"), ("fil", "fil"),
    ])
  func reading(text: String, tag: String) throws {
    #expect(try LocaleIdentifier(text).tag == tag)
  }

  @Test("Base stands for the document's own strings")
  func base() throws {
    #expect(try LocaleIdentifier("Base").isBase)
    #expect(try LocaleIdentifier("base") == .base)
  }

  @Test(
    "What has not the shape of a tag is refused",
    arguments: ["", "e", "english-", "de--DE", "d3", "../de", "toolongsubtag", "de-überlang", "en US"])
  func refusal(text: String) {
    #expect(throws: LocaleIdentifierError(text: text)) { try LocaleIdentifier(text) }
  }

  @Test(
    "Stand-ins get less specific",
    arguments: [
      ("zh-Hant-HK", ["zh-Hant-HK", "zh-Hant", "zh-HK", "zh"]), ("pt-BR", ["pt-BR", "pt"]), ("en", ["en"]),
      ("zh-TW", ["zh-TW", "zh-Hant-TW", "zh-Hant", "zh"]),
    ])
  func fallback(text: String, chain: [String]) throws {
    #expect(try LocaleIdentifier(text).fallbackChain.map(\.tag) == chain)
  }

  @Test(
    "The best match is the most specific, never another script",
    arguments: [
      ("pt-BR", ["pt", "pt-BR"], "pt-BR"), ("pt-BR", ["pt"], "pt"), ("pt", ["pt-PT", "pt-BR"], "pt-BR"),
      ("zh-HK", ["zh-Hans", "zh-Hant"], "zh-Hant"), ("zh-TW", ["zh-Hans"], nil), ("fr", ["de"], nil),
    ])
  func bestMatch(text: String, available: [String], match: String?) throws {
    let available = try available.map { try LocaleIdentifier($0) }
    #expect(try LocaleIdentifier(text).bestMatch(among: available)?.tag == match)
  }
}
