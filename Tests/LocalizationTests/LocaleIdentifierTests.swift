import Testing

@testable import Localization

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
    "Stand-ins get less specific, as CLDR's parent locales say",
    arguments: [
      "zh-Hant-HK zh-HK zh-Hant zh", "pt-BR pt", "en", "zh-TW zh-Hant-TW zh-Hant zh", "zh-Hant-TW zh-TW zh-Hant zh",
      "zh-MO zh-Hant-MO zh-Hant-HK zh-HK zh-Hant zh", "zh-Hans-CN zh-Hans zh", "en-GB en-001 en",
      "en-AT en-150 en-001 en", "es-MX es-419 es", "pt-AO pt-PT pt", "sr-Latn-RS sr-Latn",
      "sr-ME sr-Latn-ME sr-Latn", "sr-Cyrl-RS sr-Cyrl sr", "nn nb", "de-AT-1996 de-AT de",
    ])
  func fallback(chain: String) throws {
    let tags = chain.split(separator: " ").map(String.init)
    #expect(try LocaleIdentifier(try #require(tags.first)).fallbackChain.map(\.tag) == tags)
  }

  @Test(
    "The best match is the most specific, never another script",
    arguments: [
      ["pt-BR", "pt pt-BR", "pt-BR"], ["pt-BR", "pt", "pt"], ["pt", "pt-PT pt-BR", "pt-BR"],
      ["zh-HK", "zh-Hans zh-Hant", "zh-Hant"], ["zh-TW", "zh-Hans", ""], ["fr", "de", ""],
      ["zh", "zh-Hans", "zh-Hans"],
      ["zh-SG", "zh-Hant zh-Hans", "zh-Hans"], ["sr-Latn", "sr", ""], ["sr", "sr-Latn sr-Cyrl", "sr-Cyrl"],
      ["en-IE", "en en-001", "en-001"],
    ])
  func bestMatch(choice: [String]) throws {
    let available = try choice[1].split(separator: " ").map { try LocaleIdentifier(String($0)) }
    #expect((try LocaleIdentifier(choice[0]).bestMatch(among: available)?.tag ?? "") == choice[2])
  }

  @Test(
    "A translation is for the nearest language up or down, and for no other region, script or language",
    arguments: [
      // RFC 4647, section 3.4: subtags are dropped from the end until a language is available.
      ["de-DE", "de fr", "de"], ["de-CH-1996", "de de-CH", "de-CH"], ["zh-Hant-TW", "zh-Hans zh-Hant", "zh-Hant"],
      ["zh-TW", "zh-Hant", "zh-Hant"], ["zh-TW", "zh-Hant-TW", "zh-Hant-TW"], ["en-GB", "en", "en"],
      // A file for a language in general is for its regions.
      ["pt", "pt-BR pt-PT", "pt-BR pt-PT"], ["pt", "pt pt-PT", "pt"], ["zh-Hant", "zh-TW zh-CN", "zh-TW"],
      ["pt-BR", "pt-PT", ""], ["en-GB", "en-US", ""], ["zh-Hant", "zh-Hans zh", ""], ["zh", "zh-Hant", ""],
      ["sr-Latn", "sr", ""], ["nn", "nb", ""], ["de", "fr", ""], ["de", "", ""],
    ])
  func nearest(choice: [String]) throws {
    let available = try choice[1].split(separator: " ").map { try LocaleIdentifier(String($0)) }
    let nearest = try LocaleIdentifier(choice[0]).nearest(among: available)
    #expect(nearest.map(\.tag).joined(separator: " ") == choice[2])
  }
}
