import Files
import Foundation
import Localization
import TestSupport
import Testing

@testable import TranslationRuns

@Suite("What translators are told")
struct ContextFormatTests {
  private typealias Context = TranslationContext

  private func sighting(
    _ scene: String, picture: Int? = 0, before: String? = nil, after: String? = nil,
    truncated: [Context.Truncation] = []
  ) -> Context.Sighting {
    Context.Sighting(
      document: "A.xib", scene: scene, view: "lbl", words: "the label 'Name'",
      shot: picture.map { .init(picture: $0, area: .init(x: 3, y: 5, width: 70, height: 20)) }, before: before,
      after: after, truncated: truncated)
  }

  private func entry(_ sightings: Context.Sighting..., key: String = "name", source: String = "Name") -> Context.Entry {
    var entry = Context.Entry(key: key, source: VariedText(.plain(source)))
    entry.sightings = sightings
    return entry
  }

  private func context(_ entries: Context.Entry..., languages: [String] = ["de"]) -> Context {
    Context(
      tables: [.init(original: "en.lproj/A.strings", name: "A", sourceLanguage: .english, entries: entries)],
      pictures: [.init(path: "pictures/A & B.png", width: 100, height: 200)], languages: languages, toolVersion: "1.2")
  }

  // MARK: Forms

  private func forms(_ source: [PluralCategory], _ translation: [PluralCategory] = [], in language: String) throws
    -> [String]
  {
    func plural(_ categories: [PluralCategory]) -> VariedText {
      VariedText(
        .byNumber(.init(forms: Dictionary(uniqueKeysWithValues: categories.map { ($0, .plain($0.rawValue)) }))))
    }
    var entry = Context.Entry(key: "k", source: plural(source))
    if !translation.isEmpty { entry.translations[language] = .init(text: plural(translation), state: .translated) }
    let locale = try LocaleIdentifier(language)
    return entry.units(in: locale, PluralCategory.all(in: locale)).compactMap { unit -> String? in
      if case .plural(let category) = unit.steps.last { category.rawValue } else { nil }
    }
  }

  @Test("Apps ask for the form of zero in every language, so that it is translated if the sources have it")
  func zero() throws {
    #expect(Set(try forms([.zero, .one, .other], in: "de")) == ["zero", "one", "other"])
    #expect(Set(try forms([.zero, .one, .other], in: "ja")) == ["zero", "other"])
    #expect(Set(try forms([.one, .other], in: "de")) == ["one", "other"])
  }

  @Test("A form that only a translation has is kept, whatever the language needs")
  func translatedForms() throws {
    #expect(Set(try forms([.one, .other], [.one, .few, .other], in: "de")) == ["one", "few", "other"])
    #expect(Set(try forms([.one, .other], [.one], in: "ja")) == ["one", "other"])
  }

  // MARK: Notes

  @Test("Three places are named, and the others counted")
  func places() {
    let one = sighting("S")
    #expect(entry(one, one, one).notes(in: "de").count == 3)
    let five = entry(one, one, one, one, one).notes(in: "de")
    #expect(five.count == 4 && five.last == "Shown in 2 other places.")
    #expect(entry().notes(in: "de") == ["No scene shows this text."])
  }

  @Test("A place has what is read before and after it")
  func neighbours() {
    #expect(
      entry(sighting("S", before: "One", after: "Two")).notes(in: "de")
        == ["Shown in the label 'Name' of the scene 'S' (A.xib), after 'One' and before 'Two'."])
    #expect(
      entry(sighting("S", after: "Two")).notes(in: "de")
        == ["Shown in the label 'Name' of the scene 'S' (A.xib), before 'Two'."])
  }

  @Test("A limit is told in points, characters and lines, with the smallest font, for its own language alone")
  func limit() {
    var entry = entry(sighting("S"))
    entry.limits["de"] = .init(
      points: 92.669, characters: 11, lines: 2, fontSize: 8.5, place: "P", cause: "it is cut off", sizes: [])
    #expect(
      entry.notes(in: "de").last
        == "At most 92.66 points wide, about 11 characters in 2 lines, in the smallest font of 8.5 points: in P, "
        + "it is cut off if it is longer.")
    #expect(entry.notes(in: "fr").count == 1)
    entry.limits["de"] = .init(points: 92, characters: 11, lines: 1, place: "P", cause: "it is cut off", sizes: [])
    #expect(
      entry.notes(in: "de").last == "At most 92 points wide, about 11 characters: in P, it is cut off if it is longer.")
  }

  private func truncation(_ language: String, _ device: String) -> Context.Truncation {
    .init(language: language, device: device, sizes: ["L"])
  }

  @Test("Up to three places are told where the text is truncated today")
  func truncated() {
    let entry = entry(
      sighting("S", truncated: [truncation("de", "a"), truncation("it", "x"), truncation("de", "b")]),
      sighting("T", truncated: [truncation("de", "c"), truncation("de", "d")]))
    #expect(entry.notes(in: "de").last == "Truncated today on a at L; b at L; c at L.")
    #expect(entry.notes(in: "it").last == "Truncated today on x at L.")
    #expect(entry.notes(in: "fr").last?.hasPrefix("Truncated") == false)
  }

  // MARK: Tables

  @Test("CSV has a line for each place, or one for a text that no scene shows, with columns for each language")
  func csv() {
    var shown = entry(
      sighting("S", before: "One", truncated: [truncation("de", "x"), truncation("it", "y")]),
      sighting("T", picture: nil, after: "Two"))
    shown.translations["de"] = .init(text: VariedText(.plain("Namen")), state: .translated)
    shown.limits["de"] = .init(points: 92.5, characters: 11, lines: 1, place: "P", cause: "c", sizes: [])
    let lines = context(shown, entry(key: "gone", source: "Gone")).csv.components(separatedBy: "\r\n")
    #expect(
      lines == [
        "table,key,source,scene,document,view,screenshot,x,y,width,height,before,after,truncated,"
          + "de,de limit (points),de limit (characters)",
        "en.lproj/A.strings,name,Name,S,A.xib,lbl,pictures/A & B.png,3,5,70,20,One,,de on x at L; it on y at L,Namen,92.5,11",
        "en.lproj/A.strings,name,Name,T,A.xib,lbl,,,,,,,Two,,Namen,92.5,11",
        "en.lproj/A.strings,gone,Gone,,,,,,,,,,,,,,", "",
      ])
  }

  @Test("A formula and a quotation mark in CSV are made harmless before any scalar", arguments: HostileScalars.all)
  func scalarsInCSV(scalar: String) {
    let csv = context(entry(key: "\"\(scalar)a", source: "=\(scalar)1,\"\(scalar)\"")).csv
    let line = csv.utf8.components(separatedBy: "\r\n")[1]
    let expected = "en.lproj/A.strings,\"\"\"\(scalar)a\",\"'=\(scalar)1,\"\"\(scalar)\"\"\",,"
    #expect(line.utf8.hasPrefix(expected), "\(line)")
  }

  @Test("JSON has the texts with their places, limits and translations, and names those that are never seen")
  func json() throws {
    var shown = entry(sighting("S", before: "One"))
    shown.limits["de"] = .init(
      points: 92.5, characters: 11, lines: 1, place: "P", cause: "c", sizes: [("L", 92.5), ("AX3", nil)])
    let context = context(shown, entry(key: "gone", source: "Gone"))
    let json = try #require(try JSONSerialization.jsonObject(with: Data(context.json.utf8)) as? [String: Any])
    #expect(json["languages"] as? [String] == ["de"])
    #expect(json["neverSeen"] as? [[String: String]] == [["table": "en.lproj/A.strings", "key": "gone"]])
    let texts = try #require((json["tables"] as? [[String: Any]])?[0]["texts"] as? [[String: Any]])
    let place = try #require((texts[0]["places"] as? [[String: Any]])?.first)
    #expect(place["rectangle"] as? [Double] == [3, 5, 70, 20] && place["screenshot"] as? Int == 0)
    #expect(place["before"] as? String == "One" && place["after"] == nil && place["truncated"] == nil)
    let limit = try #require((texts[0]["limits"] as? [String: [String: Any]])?["de"])
    // A size without a limit is left out.
    #expect(limit["sizes"] as? [String: Double] == ["L": 92.5] && limit["fontSize"] == nil)
  }

  // MARK: Localization catalogs

  @Test("A catalog names its languages, and has a screenshot for each place that a picture shows")
  func catalog() throws {
    let files = context(
      entry(sighting("S"), sighting("T", picture: nil), sighting("U"), key: "a<b"), entry(sighting("S"), key: "c")
    ).catalogFiles(in: "de", unit: .char)
    #expect(
      files.map(\.path) == [
        "contents.json", "Localized Contents/de.xliff", "Notes/Screenshots/localizedStringData.plist",
      ])
    let contents = try #require(
      try JSONSerialization.jsonObject(with: Data(files[0].text.utf8)) as? [String: Any])
    #expect(contents["developmentRegion"] as? String == "en" && contents["targetLocale"] as? String == "de")
    let plist = try PropertyListSerialization.propertyList(from: Data(files[2].text.utf8), format: nil)
    let texts = try #require(plist as? [[String: Any]])
    #expect(texts.map { $0["stringKey"] as? String } == ["a<b", "c"])
    #expect(texts.map { $0["tableName"] as? String } == ["A", "A"])
    let names = texts.map { ($0["screenshots"] as? [[String: String]] ?? []).map { $0["name"] } }
    #expect(names == [["1.A & B.png", "2.A & B.png"], ["3.A & B.png"]])
    #expect((texts[1]["screenshots"] as? [[String: String]])?[0]["frame"] == "{{3, 5}, {70, 20}}")
  }

  // MARK: XLIFF 1.2

  /// XLIFF 1.2, 3.2.2: the values of `state`; those of a tool's own begin with `x-`.
  @Test(
    "A translation has the state that XLIFF names",
    arguments: [
      (StringsTable.State.translated, "translated"), (.new, "new"), (.needsReview, "needs-review-translation"),
      (.stale, "x-stale"),
    ])
  func states(state: StringsTable.State, name: String) {
    var entry = entry()
    entry.translations["de"] = .init(text: VariedText(.plain("Namen")), state: state)
    #expect(context(entry).xliff(in: "de", unit: .char).contains("<target state=\"\(name)\">Namen</target>"))
    #expect(!context(entry).xliff(in: "fr", unit: .char).contains("<target"))
  }

  @Test("Each table is a file with its languages, and one without texts is none")
  func xliffFiles() throws {
    var context = context(entry(), languages: ["pt-BR"])
    context.tables.append(.init(original: "B.strings", name: "B", sourceLanguage: .english, entries: []))
    context.tables.append(.init(original: "C & D.xib", name: "C", sourceLanguage: .base, entries: [entry()]))
    let text = context.xliff(in: "pt-BR", unit: .char)
    #expect(text.contains("<file original=\"en.lproj/A.strings\" source-language=\"en\" target-language=\"pt-BR\""))
    #expect(text.contains("<file original=\"C &amp; D.xib\" source-language=\"en\""))
    #expect(text.components(separatedBy: "<file ").count == 3)
  }
}
