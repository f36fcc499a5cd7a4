import Testing

@testable import Localization

@Suite struct PseudoLanguageTests {
  private func text(_ text: String, in name: String) throws -> String {
    try #require(PseudoLanguage(LocaleIdentifier(name))).text(text)
  }

  @Test(
    "Each language changes texts in its own way",
    arguments: [
      ("en-XA", "Save", "[Šåṽé]"), ("en-x-accented", "e-mail", "[é-ɱåîļ]"),
      ("en-x-double", "Save all", "Save all Save all"),
      ("en-x-bounded", "Save", "[# Save #]"), ("en-x-rtl", "Save", "Save"),
      ("ar-XB", "Hi 42", "\u{202E}Hi\u{202C} 42"),
      ("en-x-double-bounded", "Hi", "[# Hi Hi #]"),
    ])
  func changes(name: String, original: String, changed: String) throws {
    #expect(try text(original, in: name) == changed)
  }

  @Test(
    "Texts grow as in IBM's table: up to 10 characters 300%, 20 200%, 30 180%, 50 160%, 70 170%, beyond 130%",
    arguments: [
      (1, 3), (10, 30), (11, 22), (20, 40), (21, 38), (30, 54), (31, 50), (50, 80), (51, 87), (70, 119), (71, 93),
      (200, 260),
    ])
  func growth(length: Int, grown: Int) throws {
    #expect(try text(String(repeating: "a", count: length), in: "en-x-expanded").count == grown)
  }

  @Test("A text grows in all its words and keeps its spaces")
  func evenGrowth() throws {
    #expect(try text("OK", in: "en-x-expanded") == "OOOKKK")
    // 12 characters become 24: 12 copies of 11 letters, the last of them two.
    #expect(try text("Save changes", in: "en-x-expanded") == "SSaavvee cchhaannggeesss")
  }

  @Test(
    "Placeholders and markup stay as they are, whatever the language",
    arguments: PseudoTransformation.allCases.map { "en-x-\($0.rawValue)" } + ["en-XA", "ar-XB"])
  func placeholders(name: String) throws {
    let original = "Hello %@, <b class=\"x\">%1$d</b> of %#@files@ &amp; 50%% [here](https://example.com/a)"
    let changed = try text(original, in: name)
    var rest = changed[...]
    for part in ["%@", "<b class=\"x\">", "%1$d", "</b>", "%#@files@", "&amp;", "%%", "](https://example.com/a)"] {
      let found = try #require(rest.firstRange(of: part), "\(part) in \(changed)")
      rest = rest[found.upperBound...]
    }
    #expect(changed.count(where: { $0 == "%" }) == original.count(where: { $0 == "%" }))
  }

  @Test("Doubling leaves each placeholder where it is, once")
  func doubling() throws {
    #expect(try text("%d new messages", in: "en-x-double") == "%d new messages new messages")
    #expect(try text("From %@ to %@", in: "en-x-double") == "From From %@ to to %@")
  }

  @Test("Words are reversed together, numbers among them are not")
  func numbers() throws {
    let changed = try text(" Seats 42 and 44 are yours.\n", in: "ar-XB")
    #expect(changed == " \u{202E}Seats\u{202C} 42 \u{202E}and\u{202C} 44 \u{202E}are yours.\u{202C}\n")
  }

  @Test("Texts without letters stay as they are", arguments: ["9:41", "%@", "", " ", "–", "%d / %d", "<", "&"])
  func withoutLetters(original: String) throws {
    for (name, _) in PseudoLanguage.common { #expect(try text(original, in: name) == original) }
  }

  @Test("Characters of markup alone are text", arguments: ["a < b", "R&D", "a ] b", "<unclosed", "x]("])
  func noMarkup(original: String) throws {
    #expect(try text(original, in: "en-x-bounded") == "[# \(original) #]")
  }

  @Test(
    "Identifiers of real languages are not pseudo-languages",
    arguments: ["en", "ar", "de-AT", "en-x", "en-x-klingon", "en-x-double-x", "base"])
  func others(name: String) throws {
    #expect(PseudoLanguage(try LocaleIdentifier(name)) == nil)
  }

  @Test("The language before the change is the one whose texts are changed")
  func source() throws {
    let names = [
      ("en-XA", "en"), ("ar-XB", "en"), ("de-XA", "de"), ("de-XB", "de"),
      ("ar-XA", "ar"), ("de-AT-x-double", "de-AT"), ("zh-Hant-x-rtl", "zh-Hant"),
    ]
    for (name, source) in names {
      #expect(PseudoLanguage(try LocaleIdentifier(name))?.source.tag == source)
    }
  }

  @Test("Two of the languages run from right to left")
  func direction() throws {
    let names = PseudoLanguage.common.map(\.name)
    let rightToLeft = try names.filter { PseudoLanguage(try LocaleIdentifier($0))?.isRightToLeft == true }
    #expect(rightToLeft == ["ar-XB", "en-x-rtl", "en-x-bidi"])
  }
}
