import TestSupport
import Testing

@testable import Localization

@Suite struct StringCatalogTests {
  private static let catalog = """
    {"sourceLanguage":"en","version":"1.0","strings":{
      "a.text":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Hallo"}}}},
      "b.text":{"localizations":{"de":{"variations":{"plural":{
        "one":{"stringUnit":{"state":"translated","value":"eine Nachricht"}},
        "other":{"stringUnit":{"state":"needs_review","value":"%lld Nachrichten"}}}}}}},
      "c.text":{"comment":"not translated"},
      "d.text":{"localizations":{"de":{"variations":{"device":{
        "ipad":{"stringUnit":{"state":"translated","value":"am iPad"}},
        "other":{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld mal"}},"other":{"stringUnit":{"value":"%lld Male"}}}}}}}}}},
      "e.text":{"localizations":{"de":{
        "stringUnit":{"state":"translated","value":"%#@birds@ auf %#@trees@"},
        "substitutions":{
          "birds":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
            "one":{"stringUnit":{"value":"%arg Vogel"}},"other":{"stringUnit":{"value":"%arg Vögel"}}}}},
          "trees":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{
            "one":{"stringUnit":{"value":"einem Baum"}},"other":{"stringUnit":{"value":"%arg Bäumen"}}}}}}}}},
      "f.text":{"shouldTranslate":false},
      "g.text":{"extractionState":"stale","localizations":{"de":{"stringUnit":{"state":"translated","value":"alt"}}}},
      "h.text":{"localizations":{"de":{"stringUnit":{"state":"new","value":""}}}}
    }}
    """

  private func tables() throws -> (LocalizedTables, TemporaryFolder) {
    let folder = try TemporaryFolder(["Base.lproj/Main.xib": "", "mul.lproj/Main.xcstrings": Self.catalog])
    return (LocalizedTables(besideDocument: folder.path(of: "Base.lproj/Main.xib")), folder)
  }

  @Test(
    "Numbers of arguments that are out of range count as missing",
    arguments: ["9223372036854775807", "-9223372036854775808", "0", "10000"])
  func positions(number: String) throws {
    let catalog = """
      {"sourceLanguage":"en","version":"1.0","strings":{"e.text":{"localizations":{"de":{
        "stringUnit":{"value":"%#@birds@"},
        "substitutions":{"birds":{"argNum":\(number),"formatSpecifier":"lld","variations":{"plural":{
          "one":{"stringUnit":{"value":"%arg Vogel"}},"other":{"stringUnit":{"value":"%arg Vögel"}}}}}}}}}}}
      """
    let folder = try TemporaryFolder(["Base.lproj/Main.xib": "", "mul.lproj/Main.xcstrings": catalog])
    let tables = LocalizedTables(besideDocument: folder.path(of: "Base.lproj/Main.xib"))
    #expect(try tables.strings(for: LocaleIdentifier("de")).properties(ofObject: "e") == ["text": "5 Vögel"])
    withExtendedLifetime(folder) {}
  }

  @Test("A catalog gives its languages and the language of its keys")
  func languages() throws {
    let (tables, folder) = try tables()
    #expect(tables.locales.map(\.tag) == ["de"])
    #expect(tables.developmentLanguage.tag == "en")
    withExtendedLifetime(folder) {}
  }

  @Test("Plurals, devices and substitutions are resolved for the sample number")
  func variations() throws {
    let (tables, folder) = try tables()
    let phone = try tables.strings(for: LocaleIdentifier("de"))
    let tablet = try tables.strings(for: LocaleIdentifier("de"), device: "ipad", sampleNumber: 1)
    #expect(phone.properties(ofObject: "a") == ["text": "Hallo"])
    #expect(phone.properties(ofObject: "b") == ["text": "5 Nachrichten"])
    #expect(phone.properties(ofObject: "d") == ["text": "5 Male"])
    #expect(phone.properties(ofObject: "e") == ["text": "5 Vögel auf 5 Bäumen"])
    #expect(tablet.properties(ofObject: "b") == ["text": "eine Nachricht"])
    #expect(tablet.properties(ofObject: "d") == ["text": "am iPad"])
    #expect(tablet.properties(ofObject: "e") == ["text": "1 Vogel auf einem Baum"])
    withExtendedLifetime(folder) {}
  }

  @Test("Arguments go to the substitutions that ask for them")
  func arguments() throws {
    let (tables, folder) = try tables()
    let german = try LocaleIdentifier("de")
    let context = TextContext(locale: german, arguments: [.integer(1), .integer(3)])
    #expect(try tables.table(for: german)["e.text"]?.resolved(in: context) == "1 Vogel auf 3 Bäumen")
    withExtendedLifetime(folder) {}
  }

  @Test("A plural of a whole text depends on the integer that its placeholder numbers", arguments: [1, 3])
  func numberedArgument(count: Int) throws {
    let folder = try TemporaryFolder([
      "Main.xib": "",
      "Main.xcstrings": """
      {"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{"de":{"variations":{"plural":{
        "one":{"stringUnit":{"value":"%1$@: eine Datei"}},
        "other":{"stringUnit":{"value":"%1$@: %2$lld Dateien"}}}}}}}}}
      """,
    ])
    let german = try LocaleIdentifier("de")
    let catalog = try StringCatalog(contentsOf: folder.path(of: "Main.xcstrings"))
    let context = TextContext(locale: german, arguments: [.text("Ann"), .integer(count)])
    let expected = count == 1 ? "Ann: eine Datei" : "Ann: 3 Dateien"
    #expect(catalog.tables[german]?["k"]?.resolved(in: context) == expected)
  }

  @Test("New texts are missing, stale and unreviewed ones are listed, untranslatable ones are not")
  func states() throws {
    let (tables, folder) = try tables()
    let keys = ["a", "b", "c", "d", "e", "f", "g", "h"].map { "\($0).text" }
    let report = try TranslationReport(
      on: LocaleIdentifier("de"), in: tables, keys: keys, objectIDs: ["a", "b", "c", "d", "e", "f", "g", "h"])
    #expect(report.missing == ["c.text", "h.text"])
    #expect(report.stale.map(\.key) == ["g.text"])
    #expect(report.unreviewed.map(\.key) == ["b.text"])
    #expect(report.stale.first?.line == 18)
    withExtendedLifetime(folder) {}
  }

  @Test(
    "A syntax error in a catalog has its line",
    arguments: [
      ("{\n\"strings\": {\n\"a\" {}}}", TableSyntaxError(.expectedColon, line: 3)),
      ("{\"strings\": {\n\"a\": {},}}", TableSyntaxError(.expectedValue, line: 2)),
      ("{\"strings\": {\n\"a\": {}\n", TableSyntaxError(.unexpectedEnd, line: 3)),
      ("{\"strings\": {\"a\n", TableSyntaxError(.unterminatedString, line: 1)),
      ("{\"strings\": {}}\n!", TableSyntaxError(.contentAfterTable, line: 2)),
      ("\n{\"strings\": []}", TableSyntaxError(.expectedDictionary, line: 2)),
      (
        "{\"strings\": {\n\"a\": {\"localizations\": {\"de\":\n{\"stringUnit\": {}}}}}}",
        TableSyntaxError(.expectedText, line: 3)
      ),
      ("", TableSyntaxError(.unexpectedEnd, line: 1)),
      (String(repeating: "[", count: 100_000), TableSyntaxError(.nestedTooDeeply, line: 1)),
    ])
  func mistakes(text: String, error: TableSyntaxError) throws {
    let folder = try TemporaryFolder(["Main.xcstrings": text])
    let path = folder.path(of: "Main.xcstrings")
    #expect(throws: LocalizationError(path: path, reason: .syntax(error))) { try StringCatalog(contentsOf: path) }
  }

  @Test("Every part of a catalog is read or refused")
  func prefixes() throws {
    let bytes = Array(Self.catalog.utf8)
    for count in stride(from: 0, to: bytes.count, by: 37) {
      let folder = try TemporaryFolder(["Main.xcstrings": String(decoding: bytes.prefix(count), as: UTF8.self)])
      _ = try? StringCatalog(contentsOf: folder.path(of: "Main.xcstrings"))
    }
  }
}
