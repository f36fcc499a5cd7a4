import Foundation
import Galley
import TestSupport
import Testing

@Suite(
  "Context and limits for translators", .enabled(if: ToolProcess.tool != nil, "the tool was not built with the tests"))
struct LocalizeTests {
  private let folder = TemporaryFolder()

  private func galley(_ arguments: String...) throws -> ToolProcess.Result {
    try ToolProcess.run(arguments: arguments, in: folder.url)
  }

  /// A label that may be 92 points wide: 200 less margins of 10, a button of 80 and a space of 8.
  private func writeSample(source: String = "A name", german: String = "Ein Name") throws {
    try folder.write(
      SampleDocuments.narrowName.replacing("A name of a distant spot", with: source), to: "Base.lproj/A.xib")
    try folder.write(
      "\"lbl-00-001.text\" = \"\(german)\";\n\"btn-00-001.normalTitle\" = \"Auf\";\n\"gone.text\" = \"Weg\";",
      to: "de.lproj/A.strings")
  }

  private func json(_ path: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(folder.bytes(path) ?? [])) as? [String: Any])
  }

  // MARK: Export

  @Test("An export says where each key is seen, with its view, rectangle, neighbours and limit")
  func export() throws {
    try writeSample()
    let run = try galley("localize", "export", "Base.lproj", "--locale", "base,de", "--out", "out")
    #expect(run.code == 0, "\(run.log)")
    let table = try #require((try json("out/texts.json")["tables"] as? [[String: Any]])?.first)
    let texts = try #require(table["texts"] as? [[String: Any]])
    let label = try #require(texts.first { $0["key"] as? String == "lbl-00-001.text" })
    #expect(label["source"] as? String == "A name")
    #expect(label["translations"] as? [String: String] == ["de": "Ein Name"])
    let limit = try #require((label["limits"] as? [String: [String: Any]])?["de"])
    #expect(limit["points"] as? Double == 92)
    #expect(limit["cause"] as? String == "the label 'A name' is truncated")
    let place = try #require((label["places"] as? [[String: Any]])?.first)
    #expect(place["view"] as? String == "lbl-00-001")
    #expect(place["after"] as? String == "Open")
    #expect(place["truncated"] == nil && (place["screenshots"] as? [String: Any])?.keys.sorted() == ["base", "de"])
    let rectangle = try #require(place["rectangle"] as? [Double])
    // The label is at 10, 20, with three pixels for a point.
    #expect(rectangle[0] == 30 && rectangle[1] == 60, "\(rectangle)")
  }

  @Test("Where a text is truncated is told to the translators of that language")
  func truncated() throws {
    try writeSample(german: "Ein sehr langer Name")
    _ = try galley(
      "localize", "export", "Base.lproj", "--locale", "base,de", "--format", "json,csv", "--csv-bom", "--out", "out")
    let table = try #require((try json("out/texts.json")["tables"] as? [[String: Any]])?.first)
    let places = try #require(table["texts"] as? [[String: Any]]).flatMap { $0["places"] as? [[String: Any]] ?? [] }
    #expect(places.compactMap { $0["truncated"] as? [String: [String]] } == [["de": ["canvas at L"]]])
    // The byte order mark of UTF-8.
    #expect(folder.bytes("out/texts.csv")?.prefix(3) == [0xEF, 0xBB, 0xBF])
  }

  @Test("A place without room for the source is for developers, and limits no translator")
  func layoutFault() throws {
    try writeSample(source: "A name of a distant spot", german: "Ein langer Name")
    let check = try galley("localize", "check", "Base.lproj", "--locale", "de")
    #expect(check.code == 1)
    #expect(
      check.output.contains(
        "error: the label 'A name of a distant spot' of 'Bar' of Base.lproj/A.xib has room for 92 pt at canvas L, but"
          + " the source of 'lbl-00-001.text' needs "))
    let export = try galley("localize", "export", "Base.lproj", "--locale", "de", "--format", "xliff", "--out", "out")
    #expect(
      export.output.contains("\n1 place with too little room for the source, left out of the limits:\n  the label"))
    // "A name of a distant spot" has 24 characters.
    #expect(folder.text("out/de.xliff").contains("maxwidth=\"24\""))
  }

  @Test("Keys that no scene shows are listed")
  func unseen() throws {
    try writeSample()
    let run = try galley("localize", "export", "Base.lproj", "--locale", "base,de", "--out", "out")
    #expect(run.output.contains("1 that no scene shows"))
    let unseen = try json("out/texts.json")["neverSeen"] as? [[String: String]]
    #expect(unseen?.map { $0["key"] } == ["gone.text"])
  }

  @Test("Every format is written, and a picture only once")
  func formats() throws {
    try writeSample()
    #expect(try galley("localize", "export", "Base.lproj", "--locale", "base,de", "--out", "out").code == 0)
    let files = folder.files(below: "out")
    for name in [
      "index.html", "texts.csv", "texts.json", "de.xliff", "de.xcloc/contents.json",
      "de.xcloc/Localized Contents/de.xliff",
      "de.xcloc/Notes/Screenshots/localizedStringData.plist", "de.xcloc/Source Contents/Base.lproj/A.xib",
    ] { #expect(files.contains { $0.hasSuffix(name) }, "\(name) in \(files)") }
    let pictures = files.filter { $0.hasSuffix(".png") }
    let numbers = try pictures.map { name in
      try FileManager.default.attributesOfItem(atPath: folder.path(of: "out/\(name)"))[.systemFileNumber] as? Int
    }
    // Those of the scene in two languages, and one in the catalog for each of the two texts.
    #expect(pictures.count == 4 && Set(numbers).count == 2)
    let screenshots = "out/de.xcloc/Notes/Screenshots"
    let list = try PropertyListSerialization.propertyList(
      from: Data(folder.bytes("\(screenshots)/localizedStringData.plist") ?? []), format: nil)
    let names = try #require(list as? [[String: Any]]).flatMap { text in
      (text["screenshots"] as? [[String: String]] ?? []).compactMap { $0["name"] }
    }
    #expect(Set(names).count == 2)
    #expect(names.allSatisfy { folder.bytes("\(screenshots)/\($0)") != nil })
  }

  @Test("A limit is maxwidth in the unit that is asked for", arguments: ["point", "char"])
  func units(unit: String) throws {
    try writeSample()
    _ = try galley(
      "localize", "export", "Base.lproj", "--locale", "base,de", "--format", "xliff", "--size-unit", unit, "--out",
      "out")
    let text = folder.text("out/de.xliff")
    #expect(text.contains("size-unit=\"\(unit)\""))
    #expect(text.contains("maxwidth=\"92\"") == (unit == "point"))
  }

  @Test("Translations come back from an export without loss")
  func roundTrip() throws {
    try folder.write(SampleDocuments.narrowName, to: "Base.lproj/A.xib")
    try folder.write(
      #""lbl-00-001.text" = "Zeile 1\nZeile 2\t\"q\" <b>&amp; \U200F\U0007 %1$@ 100%%";"#, to: "de.lproj/A.strings")
    _ = try galley("localize", "export", "Base.lproj", "--locale", "base,de", "--format", "xliff,xcloc", "--out", "out")
    let expected = "Zeile 1\nZeile 2\t\"q\" <b>&amp; \u{200F}\u{7} %1$@ 100%%"
    for path in ["out/de.xliff", "out/de.xcloc"] {
      let table = try #require(try XLIFFFile.read(at: folder.path(of: path)).first?.tables.first)
      #expect(table.table.text(for: "lbl-00-001.text", in: TextContext(locale: table.locale)) == expected)
    }
  }

  @Test("A folder with other files is refused and stays as it is, and one of an earlier export is replaced")
  func folders() throws {
    try writeSample()
    try folder.write("mine", to: "out/notes.txt")
    let refused = try galley("localize", "export", "Base.lproj", "--locale", "de", "--out", "out")
    #expect(refused.code == 4)
    #expect(refused.log.contains("'out/notes.txt' cannot be written: It exists, and Galley did not write it."))
    #expect(folder.files(below: "out") == ["notes.txt"])
    for _ in 0..<2 {
      #expect(try galley("localize", "export", "Base.lproj", "--locale", "de", "--out", "new").code == 0)
    }
    // A translator works in a file of the export.
    let work = Date(timeIntervalSinceNow: 60)
    try FileManager.default.setAttributes([.modificationDate: work], ofItemAtPath: folder.path(of: "new/de.xliff"))
    let changed = try galley("localize", "export", "Base.lproj", "--locale", "de", "--out", "new")
    #expect(changed.code == 4)
    #expect(changed.log.contains("'new/de.xliff' cannot be written: It was changed after Galley wrote it."))
  }

  @Test("A failed export leaves nothing")
  func failure() throws {
    try folder.write(SampleDocuments.narrowName, to: "A.xib")
    let run = try galley("localize", "export", "A.xib", "--out", "out")
    #expect(run.code == 2)
    #expect(run.log.contains("the inputs and their projects have no tables to translate"))
    #expect(folder.files() == ["A.xib"])
  }

  @Test("An unknown language and an unknown format are refused")
  func mistakes() throws {
    try writeSample()
    #expect(try galley("localize", "export", "Base.lproj", "--locale", "fr", "--out", "out").code == 2)
    let format = try galley("localize", "export", "Base.lproj", "--format", "paper", "--out", "out")
    #expect(format.code == 2)
    #expect(format.log.contains("unknown format 'paper'; expected some of xliff, xcloc, csv, json, html"))
    #expect(!folder.exists("out"))
  }

  // MARK: Check

  @Test("A translation that is too long fails, with its key, language, width, limit, place, file and line")
  func tooLong() throws {
    try writeSample(german: "Ein sehr langer Name")
    let run = try galley("localize", "check", "Base.lproj", "--locale", "de")
    #expect(run.code == 1)
    #expect(run.output.contains("de.lproj/A.strings:1: error: 'lbl-00-001.text' in de is "))
    #expect(run.output.contains(" pt wide but may be 92 pt (about "))
    #expect(
      run.output.contains("the label 'A name' is truncated in 'Bar' of Base.lproj/A.xib at canvas L"))
    #expect(run.output.contains("1 translation too long"))
  }

  @Test("Translations that fit do not fail")
  func fitting() throws {
    try writeSample()
    let run = try galley("localize", "check", "Base.lproj", "--locale", "de")
    #expect(run.code == 0, "\(run.output)")
    #expect(run.output.hasPrefix("no translation is too long: "))
  }

  @Test("The JSON has the limit and the place")
  func checkJSON() throws {
    try writeSample(german: "Ein sehr langer Name")
    let run = try galley("localize", "check", "Base.lproj", "--locale", "de", "--format", "json")
    let root = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let exceeded = try #require((root["exceeded"] as? [[String: Any]])?.first)
    #expect(exceeded["key"] as? String == "lbl-00-001.text")
    #expect(exceeded["limit"] as? Double == 92)
    #expect(exceeded["file"] as? String == "de.lproj/A.strings")
    #expect(exceeded["line"] as? Int == 1)
  }

  @Test("Annotations have the file and the line")
  func annotations() throws {
    try writeSample(german: "Ein sehr langer Name")
    let run = try galley("localize", "check", "Base.lproj", "--locale", "de", "--format", "github")
    #expect(run.output.hasPrefix("::error file=de.lproj/A.strings,line=1,title=Translation too long::"))
  }

  @Test("A translator's file is checked instead of the tables", arguments: [("Ein sehr langer Name", 1), ("Kurz", 0)])
  func translations(text: String, code: Int32) throws {
    try writeSample(german: code == 1 ? "Kurz" : "Ein sehr langer Name")
    try folder.write(
      """
      <xliff version="1.2"><file original="Base.lproj/A.xib" source-language="en" target-language="de"><body>
      <trans-unit id="lbl-00-001.text"><source>x</source><target>\(text)</target></trans-unit></body></file></xliff>
      """, to: "back/de.xliff")
    // The language is that of the file.
    let run = try galley("localize", "check", "Base.lproj", "--translations", "back/de.xliff")
    #expect(run.code == code, "\(run.output)\(run.log)")
    if code == 1 { #expect(run.output.contains("de.xliff:2: error: 'lbl-00-001.text' in de")) }
  }

  @Test("A broken file of a translator is reported with its line")
  func brokenTranslations() throws {
    try writeSample()
    try folder.write("<xliff version=\"1.2\">\n<!DOCTYPE a></xliff>", to: "de.xliff")
    let run = try galley("localize", "check", "Base.lproj", "--locale", "de", "--translations", "de.xliff")
    #expect(run.code == 3)
    #expect(
      run.log.contains("de.xliff:2: error: not a valid XLIFF file: a document type declaration is not allowed"))
  }

  // MARK: Translators' files

  /// A file with a text for each id, all for the sample unless another original is named.
  private func writeTranslations(
    _ units: [(id: String, text: String)], language: String? = "de", original: String = "Base.lproj/A.xib",
    to name: String = "back.xliff"
  ) throws {
    let target = language.map { " target-language=\"\($0)\"" } ?? ""
    let lines = units.map {
      "<trans-unit id=\"\($0.id)\"><source>x</source><target>\($0.text)</target></trans-unit>\n"
    }
    try folder.write(
      "<xliff version=\"1.2\"><file original=\"\(original)\" source-language=\"en\"\(target)><body>\n"
        + lines.joined() + "</body></file></xliff>\n", to: name)
  }

  private func check(_ arguments: String...) throws -> ToolProcess.Result {
    try ToolProcess.run(
      arguments: ["localize", "check", "Base.lproj", "--translations", "back.xliff"] + arguments, in: folder.url)
  }

  private let long = [(id: "lbl-00-001.text", text: "Ein sehr langer Name")]

  @Test(
    "A file in another spelling of the project's language is checked, which is said",
    arguments: [
      ("de-DE", ["--locale", "de"], "1 of 1 translation checked, de-DE as de"),
      ("de", ["--locale", "de-AT"], "1 of 1 translation checked, de as de-AT"),
      ("de-DE", ["--locale", "all"], "1 of 1 translation checked, de-DE as de"),
      ("de", ["--locale", "de"], "1 of 1 translation checked\n"),
      ("fr", ["--locale", "all"], "1 of 1 translation checked\n"), ("fr", [], "1 of 1 translation checked\n"),
    ])
  func languages(language: String, options: [String], tally: String) throws {
    try writeSample()
    try writeTranslations(long, language: language)
    let run = try ToolProcess.run(
      arguments: ["localize", "check", "Base.lproj", "--translations", "back.xliff"] + options, in: folder.url)
    #expect(run.code == 1, "\(run.output)\(run.log)")
    #expect(run.output.contains("back.xliff: \(tally)"), "\(run.output)")
  }

  @Test("A file in a region of the sources' language does not change the sources")
  func region() throws {
    try writeSample()
    try folder.write("\"lbl-00-001.text\" = \"A name\";", to: "en.lproj/A.strings")
    try writeTranslations(long, language: "en-GB")
    #expect(try check("--locale", "en").code == 2)
    #expect(try check("--locale", "en-GB").code == 1)
  }

  @Test(
    "A file of which nothing is checked fails with the reason",
    arguments: [
      ("fr", "Base.lproj/A.xib", "lbl-00-001.text", "the translation is into fr, and the run shows de"),
      (nil, "Base.lproj/A.xib", "lbl-00-001.text", "the file does not name the language of 'lbl-00-001.text'"),
      ("de", "Other/A.xib", "lbl-00-001.text", "the project has no document or table 'Other/A.xib'"),
      ("de", "Base.lproj/A.xib", "gone-00-01.text", "'Base.lproj/A.xib' has no text 'gone-00-01.text'"),
      ("de", "Base.lproj/A.xib", "lbl-00-001.toolTip", "no scene of the run shows 'lbl-00-001.toolTip'"),
      ("de", "en.lproj/InfoPlist.strings", "CFBundleName", "no scene of the run shows 'CFBundleName'"),
    ] as [(String?, String, String, String)])
  func nothingChecked(language: String?, original: String, id: String, reason: String) throws {
    try writeSample()
    try writeTranslations([(id, "Kurz")], language: language, original: original)
    let run = try check("--locale", "de")
    #expect(run.code == 2)
    #expect(run.output.contains("back.xliff: error: nothing of back.xliff was checked: \(reason)"), "\(run.output)")
    #expect(!run.output.contains("no translation is too long"))
  }

  @Test("A file without texts, or only with empty ones, is not checked", arguments: [[], [("lbl-00-001.text", "")]])
  func empty(units: [(id: String, text: String)]) throws {
    try writeSample()
    try writeTranslations(units)
    #expect(try check("--locale", "de").code == 2)
  }

  @Test("Unknown texts are named, a few of them one by one, and fail")
  func unknownTexts() throws {
    try writeSample()
    try writeTranslations(
      [("lbl-00-001.text", "Kurz"), ("btn-00-001.toolTip", "Tipp")] + (1...7).map { ("no-\($0).text", "x") })
    let run = try check("--locale", "de")
    #expect(run.code == 3)
    #expect(run.output.contains("back.xliff:4: error: not checked: 'Base.lproj/A.xib' has no text 'no-1.text'\n"))
    #expect(run.output.contains("back.xliff:9: error: 2 more of 7 not checked for the same reason\n"))
    #expect(!run.output.contains("'no-6.text'"))
    #expect(
      run.output.contains("back.xliff: 1 of 9 translations checked; 1 that no scene shows; 7 of unknown texts\n"))
  }

  @Test("Every format says what was not checked")
  func uncheckedFormats() throws {
    try writeSample()
    try writeTranslations([("lbl-00-001.text", "Kurz"), ("no-1.text", "x")])
    for format in ["json", "markdown", "junit", "sarif", "github"] {
      let run = try check("--locale", "de", "--format", format)
      #expect(run.code == 3)
      #expect(run.output.contains("no-1.text"), "\(run.output)")
    }
    let json = try check("--locale", "de", "--format", "json").output
    let root = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let file = try #require((root["translations"] as? [[String: Any]])?.first)
    #expect(["texts", "checked", "matched", "unknown"].map { file[$0] as? Int } == [2, 1, 1, 1])
  }

  @Test("Of two translations of a text, the one that is not shown is named")
  func twoTranslations() throws {
    try writeSample()
    try writeTranslations([("lbl-00-001.text", "Kurz")])
    try writeTranslations([("lbl-00-001.text", "Klein")], to: "late.xliff")
    let run = try check("--translations", "late.xliff")
    #expect(run.code == 2)
    #expect(
      run.output.contains("nothing of back.xliff was checked: another translation of 'lbl-00-001.text' was shown"))
    #expect(run.output.contains("late.xliff: 1 of 1 translation checked"))
    // The same file again is as good.
    #expect(try check("--translations", "back.xliff").code == 0)
    try writeTranslations([("lbl-00-001.text", "Kurz"), ("lbl-00-001.text", "Klein")])
    #expect(try check().code == 2)
  }

  @Test("A text of a document that the run leaves out is no unknown one")
  func otherDocument() throws {
    try writeSample()
    try folder.write(SampleDocuments.narrowName, to: "Base.lproj/B.xib")
    try folder.write("", to: ".galley.yml")
    try writeTranslations([("lbl-00-001.text", "Kurz")])
    try writeTranslations([("lbl-00-001.text", "Kurz")], original: "Base.lproj/B.xib", to: "other.xliff")
    let run = try ToolProcess.run(
      arguments: [
        "localize", "check", "Base.lproj/A.xib", "--translations", "back.xliff", "--translations", "other.xliff",
      ], in: folder.url)
    #expect(run.code == 2)
    #expect(run.output.contains("nothing of other.xliff was checked: the run leaves out 'Base.lproj/B.xib'"))
    #expect(run.output.contains("back.xliff: 1 of 1 translation checked"))
  }

  @Test("Another part of the run may show what this one does not")
  func part() throws {
    try writeSample()
    try folder.write(SampleDocuments.narrowName, to: "Base.lproj/B.xib")
    try writeTranslations([("lbl-00-001.text", "Kurz")])
    #expect(try check("--locale", "de", "--shard", "1/2").code == 0)
    #expect(try check("--locale", "de", "--shard", "2/2").code == 0)
    try writeTranslations([("no-1.text", "Kurz")])
    #expect(try check("--locale", "de", "--shard", "2/2").code == 2)
  }

  @Test("A misspelt command of a command has a suggestion")
  func misspeltCommand() throws {
    let run = try galley("localize", "chek", "Base.lproj")
    #expect(run.code == 2)
    #expect(run.log.contains("Unknown command 'chek'; did you mean 'check'?"))
    #expect(run.log.contains("See 'galley localize --help'"))
  }

  @Test("Nothing is said about translations if no document could be read")
  func missingInput() throws {
    let run = try galley("localize", "check", "Missing.xib")
    #expect(run.code == 3)
    #expect(run.log.contains("Missing.xib"))
    #expect(run.output == "")
  }

  @Test("The limit of a label that shrinks its text has the size of its smallest font")
  func smallestFont() throws {
    try writeSample()
    let path = folder.url.appending(path: "Base.lproj/A.xib")
    let sample = try String(contentsOf: path, encoding: .utf8)
    let shrinking = sample.replacing(
      "id=\"lbl-00-001\"", with: "adjustsFontSizeToFit=\"YES\" minimumScaleFactor=\"0.5\" id=\"lbl-00-001\"")
    try folder.write(shrinking, to: "Base.lproj/A.xib")
    let run = try galley("localize", "export", "Base.lproj", "--locale", "base,de", "--out", "out")
    #expect(run.code == 0, "\(run.log)")
    let table = try #require((try json("out/texts.json")["tables"] as? [[String: Any]])?.first)
    let texts = try #require(table["texts"] as? [[String: Any]])
    let label = try #require(texts.first { $0["key"] as? String == "lbl-00-001.text" })
    let limit = try #require((label["limits"] as? [String: [String: Any]])?["de"])
    #expect(limit["points"] as? Double == 92)
    #expect(limit["fontSize"] as? Double == 8.5)
    #expect(folder.text("out/de.xliff").contains("in the smallest font of 8.5 points"))
  }

  @Test("A misspelt option names the help of its own subcommand")
  func misspeltOption() throws {
    let run = try galley("localize", "check", "--size-unt", "point")
    #expect(run.code == 2)
    #expect(run.log.contains("See 'galley localize check --help'"), "\(run.log)")
  }

  // MARK: The pseudo-language

  @Test("References of the longest texts pass, and fail if a text has other words")
  func verifiesLongestTexts() throws {
    try writeSample()
    let verify = ["verify", "Base.lproj", "--locale", "de-x-limit", "--reference", "references"]
    let recorded = try ToolProcess.run(arguments: verify + ["--record", "missing"], in: folder.url)
    #expect(recorded.output.contains("1 recorded"))
    #expect(try ToolProcess.run(arguments: verify, in: folder.url).code == 0)
    try writeSample(german: "Andere Worte")
    #expect(try ToolProcess.run(arguments: verify, in: folder.url).code == 1)
  }

  @Test("In en-x-limit every text is at its longest that fits")
  func pseudoLanguage() throws {
    try writeSample(source: "A name of a distant spot")
    let run = try galley("check", "Base.lproj", "--locale", "base,en-x-limit")
    #expect(run.output.contains("truncated") && !run.output.contains("en-x-limit"), "\(run.output)")
    let layout = try galley("layout", "Base.lproj", "--locale", "de-x-limit", "--json")
    // Of a text that fits, as much as 92 points have room for.
    #expect(layout.output.contains("\"string\":\"Ein Name Ei"), "\(layout.output)")
    #expect(!layout.output.contains("\"truncated\":true"))
  }
}
