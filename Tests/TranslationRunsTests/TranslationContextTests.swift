import Localization
import Testing

@testable import TranslationRuns

@Suite("Files for translators")
struct TranslationContextTests {
  private func context(_ entry: TranslationContext.Entry, original: String = "en.lproj/A.strings") -> TranslationContext
  {
    TranslationContext(
      tables: [.init(original: original, name: "A", sourceLanguage: .english, entries: [entry])],
      pictures: [.init(path: "a/b.png", width: 100, height: 200)], languages: ["ru"], toolVersion: "1")
  }

  private var plural: TranslationContext.Entry {
    .init(
      key: "%lld days",
      source: VariedText(.byNumber(.init(forms: [.one: .plain("%lld day"), .other: .plain("%lld days")]))))
  }

  @Test(
    "A plural has a unit for each form of the language to translate into, with the text for other numbers as its source"
  )
  func forms() throws {
    let units = try XLIFFFile(
      Array(context(plural, original: "A.xcstrings").xliff(in: "ru", unit: .char).utf8), path: ""
    )
    .files[0].units
    #expect(
      units.map(\.id) == [
        "%lld days|==|plural.one", "%lld days|==|plural.other", "%lld days|==|plural.few", "%lld days|==|plural.many",
      ])
    #expect(units.map(\.source) == ["%lld day", "%lld days", "%lld days", "%lld days"])
  }

  @Test("A language with one form has one unit")
  func oneForm() throws {
    let japanese = try LocaleIdentifier("ja")
    let entry = plural.units(in: japanese, PluralCategory.all(in: japanese))
    #expect(entry.map(\.source) == ["%lld days"])
  }

  @Test("The limit is that of the language, and points are rounded down")
  func limit() {
    var entry = TranslationContext.Entry(key: "a", source: VariedText(.plain("A")))
    entry.limits["ru"] = .init(points: 92.666, characters: 11, lines: 1, place: "p", cause: "c", sizes: [])
    #expect(context(entry).xliff(in: "ru", unit: .point).contains(" maxwidth=\"92.66\" size-unit=\"point\""))
    #expect(context(entry).xliff(in: "ru", unit: .char).contains(" maxwidth=\"11\" size-unit=\"char\""))
    #expect(!context(entry).xliff(in: "de", unit: .char).contains("maxwidth"))
  }

  @Test(
    "Fields of CSV are quoted where they must be, and none is a formula",
    arguments: [
      ("plain", ",plain,"), ("a,b", ",\"a,b\","), ("say \"a\"", ",\"say \"\"a\"\"\","),
      ("two\nlines", ",\"two\nlines\","),
      ("=1+1", ",'=1+1,"), ("@x", ",'@x,"), ("+1", ",'+1,"), ("-1", ",'-1,"), ("\t=1", ",'\t=1,"),
      ("=\u{301}1", ",'=\u{301}1,"),
      ("\u{FF1D}1", ",'\u{FF1D}1,"), ("'=1", ",''=1,"), ("'tis", ",'tis,"), ("\r=", ",\"'\r=\","),
    ])
  func fields(text: String, field: String) {
    #expect(context(.init(key: "k", source: VariedText(.plain(text)))).csv.contains(field))
  }
}
