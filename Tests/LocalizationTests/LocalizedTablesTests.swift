import Files
import Foundation
import TestSupport
import Testing

@testable import Localization

@Suite struct LocalizedTablesTests {
  @Test(
    "Tables are found beside a document in Base.lproj, beside the folders and in a language's own",
    arguments: ["Base.lproj/Main.storyboard", "Main.storyboard", "en.lproj/Main.storyboard"])
  func places(document: String) throws {
    let folder = try TemporaryFolder([
      document: "", "de.lproj/Main.strings": "a.text = Hallo;", "fr.lproj/Other.strings": "a.text = Salut;",
      "pt-BR.lproj/Main.strings": "a.text = Oi;",
    ])
    let tables = LocalizedTables(besideDocument: folder.path(of: document))
    #expect(tables.locales.map(\.tag).filter { $0 != "en" } == ["de", "pt-BR"])
    let german = try tables.strings(for: LocaleIdentifier("de-AT"))
    #expect(german.match?.tag == "de")
    #expect(german.properties(ofObject: "a") == ["text": "Hallo"])
  }

  @Test("A language's folder that is made or removed later is noticed, and so is another with the same name")
  func laterFolders() throws {
    let folder = try TemporaryFolder(["Main.xib": "", "de.lproj/Main.strings": "a.text = Hallo;"])
    func languages() -> [String] {
      // Folders are remembered only once every later change must give them another time.
      while FileState(ofFolder: folder.path)?.isSettled != true { sched_yield() }
      return LocalizedTables(besideDocument: folder.path(of: "Main.xib")).locales.map(\.tag).filter { $0 != "en" }
    }
    #expect(languages() == ["de"])
    #expect(languages() == ["de"])
    try folder.write("a.text = Salut;", to: "fr.lproj/Main.strings")
    #expect(languages() == ["de", "fr"])
    Folder.remove(folder.path(of: "de.lproj"))
    #expect(languages() == ["fr"])
    Folder.remove(folder.path(of: "fr.lproj"))
    try folder.write("", to: "fr.lproj")
    #expect(languages() == [])
  }

  @Test(
    "A translation replaces the texts of its language, of the nearest one, or of none, but not those of the sources",
    arguments: [
      ("de", ["de"]), ("de-AT", ["de"]), ("pt", ["pt-BR"]), ("en", ["en"]), ("en-GB", ["en-GB"]), ("nl", ["nl"]),
    ])
  func replaced(tag: String, expected: [String]) throws {
    let folder = try TemporaryFolder([
      "en.lproj/Main.strings": "a = A;", "de.lproj/Main.strings": "a = B;", "pt-BR.lproj/Main.strings": "a = C;",
    ])
    let tables = LocalizedTables(named: "Main", in: folder.path, developmentLanguage: .english)
    #expect(tables.languages(replacedBy: try LocaleIdentifier(tag)).map(\.tag) == expected)
  }

  @Test("A language that is not there has no match and no texts, like base")
  func missing() throws {
    let folder = try TemporaryFolder(["Main.xib": "", "de.lproj/Main.strings": "a.text = Hallo;"])
    let tables = LocalizedTables(besideDocument: folder.path(of: "Main.xib"))
    #expect(try tables.strings(for: LocaleIdentifier("fr")).match == nil)
    #expect(try tables.strings(for: .base).objectIDs.isEmpty)
  }

  @Test(
    "A table whose link leads nowhere cannot be read, and is not taken for absent",
    arguments: ["gone", "Main.strings"])
  func dangling(target: String) throws {
    let folder = try TemporaryFolder(["Main.xib": "", "de.lproj/Other.strings": ""])
    try folder.link("de.lproj/Main.strings", to: target)
    let tables = LocalizedTables(besideDocument: folder.path(of: "Main.xib"))
    #expect(throws: LocalizationError.self) { try tables.strings(for: LocaleIdentifier("de")) }
    try folder.link("Main.xcstrings", to: target)
    #expect(LocalizedTables(besideDocument: folder.path(of: "Main.xib")).brokenCatalogs.count == 1)
  }

  @Test("A document translated as a whole is found by its language's path")
  func wholeDocument() throws {
    let folder = try TemporaryFolder(["en.lproj/Main.xib": "", "fr.lproj/Main.xib": ""])
    let tables = LocalizedTables(besideDocument: folder.path(of: "en.lproj/Main.xib"))
    #expect(tables.documentPath(for: try LocaleIdentifier("fr"))?.hasSuffix("fr.lproj/Main.xib") == true)
    #expect(tables.documentPath(for: try LocaleIdentifier("de")) == nil)
  }

  @Test("The table of a language is read once, for all copies, and a mistake in it is reported each time")
  func reading() throws {
    let folder = try TemporaryFolder([
      "Main.xib": "", "de.lproj/Main.strings": "a.text = Hallo;", "fr.lproj/Main.strings": "b",
    ])
    let tables = LocalizedTables(besideDocument: folder.path(of: "Main.xib"))
    let copy = tables
    func text(_ tables: LocalizedTables, _ language: String) throws -> String? {
      try tables.strings(for: LocaleIdentifier(language)).properties(ofObject: "a")["text"]
    }
    #expect(try text(tables, "de") == "Hallo")
    #expect(throws: LocalizationError.self) { try text(tables, "fr") }
    for language in ["de", "fr"] { try folder.write("a.text = Neu;", to: "\(language).lproj/Main.strings") }
    #expect(try text(copy, "de") == "Hallo")
    #expect(throws: LocalizationError.self) { try text(copy, "fr") }
    #expect(try text(LocalizedTables(besideDocument: folder.path(of: "Main.xib")), "de") == "Neu")
  }

  @Test("A mistake in a table is reported with its file and line")
  func mistake() throws {
    let folder = try TemporaryFolder(["Main.xib": "", "de.lproj/Main.strings": "a.text = Hallo;\nb"])
    let tables = LocalizedTables(besideDocument: folder.path(of: "Main.xib"))
    let error = #expect(throws: LocalizationError.self) { try tables.strings(for: LocaleIdentifier("de")) }
    #expect(error?.reason == .syntax(TableSyntaxError(.expectedSemicolon, line: 2)))
    #expect(error?.path.hasSuffix("de.lproj/Main.strings") == true)
  }

  @Test("A property list in XML is a table too")
  func propertyList() throws {
    let folder = try TemporaryFolder([
      "Main.xib": "",
      "de.lproj/Main.strings": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>a.text</key><string>Hallo</string></dict></plist>
      """,
    ])
    let tables = LocalizedTables(besideDocument: folder.path(of: "Main.xib"))
    #expect(try tables.strings(for: LocaleIdentifier("de")).properties(ofObject: "a") == ["text": "Hallo"])
  }

  @Test("The rules of a stringsdict file count more than the text beside them")
  func rules() throws {
    let folder = try TemporaryFolder([
      "Main.xib": "",
      "pl.lproj/Main.strings": "a.text = \"plik\"; b.text = \"b\";",
      "pl.lproj/Main.stringsdict": """
      <plist><dict><key>a.text</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>one</key><string>%d plik</string><key>few</key><string>%d pliki</string>
      <key>many</key><string>%d plików</string><key>other</key><string>%d pliku</string></dict></dict></dict></plist>
      """,
    ])
    let tables = LocalizedTables(besideDocument: folder.path(of: "Main.xib"))
    let polish = try tables.strings(for: LocaleIdentifier("pl"))
    #expect(polish.properties(ofObject: "a") == ["text": "5 plików"])
    #expect(polish.properties(ofObject: "b") == ["text": "b"])
    let three = try tables.strings(for: LocaleIdentifier("pl"), sampleNumber: 3)
    #expect(three.properties(ofObject: "a") == ["text": "3 pliki"])
  }

  @Test("A strings file may be empty, and a file of rules may not", arguments: ["", " \n"])
  func emptyFiles(content: String) throws {
    let folder = try TemporaryFolder(["Main.xib": "", "pl.lproj/Main.strings": content])
    let tables = LocalizedTables(besideDocument: folder.path(of: "Main.xib"))
    #expect(try tables.strings(for: LocaleIdentifier("pl")).properties(ofObject: "a").isEmpty)
    try folder.write(content, to: "pl.lproj/Main.stringsdict")
    let both = LocalizedTables(besideDocument: folder.path(of: "Main.xib"))
    let error = #expect(throws: LocalizationError.self) { try both.strings(for: LocaleIdentifier("pl")) }
    #expect(try #require(error).description.contains("the file is empty"))
  }

  @Test("A language without tables is shown in the development language's, as on a device")
  func developmentLanguage() throws {
    let folder = try TemporaryFolder([
      "Base.lproj/Main.xib": "", "en.lproj/Main.strings": "a.text = Hello;", "de.lproj/Main.strings": "a.text = Hallo;",
    ])
    let tables = LocalizedTables(besideDocument: folder.path(of: "Base.lproj/Main.xib"))
    let french = try tables.strings(for: LocaleIdentifier("fr"))
    #expect(french.match == nil)
    #expect(french.properties(ofObject: "a") == ["text": "Hello"])
    #expect(LocalizedTables(besideDocument: folder.path(of: "de.lproj/Main.xib")).developmentLanguage.tag == "de")
  }

  @Test("Missing and stale keys are reported with the table's lines")
  func report() throws {
    let folder = try TemporaryFolder([
      "Main.xib": "", "de.lproj/Main.strings": "/* one */\na.text = A;\n\ngone.text = G;\nc.title = C;",
    ])
    let tables = LocalizedTables(besideDocument: folder.path(of: "Main.xib"))
    let report = try TranslationReport(
      on: LocaleIdentifier("de"), in: tables, keys: ["a.text", "b.text", "c.title"], objectIDs: ["a", "b", "c"])
    #expect(report.missing == ["b.text"])
    #expect(report.translated == 2)
    #expect(report.stale.map(\.key) == ["gone.text"])
    #expect(report.stale.first?.line == 4)
    #expect(report.stale.first?.path?.hasSuffix("de.lproj/Main.strings") == true)
  }

  @Test("Code's own tables give texts by key, in pseudo-languages too")
  func textsByKey() throws {
    let folder = try TemporaryFolder([
      "de.lproj/Localizable.strings": "hi = \"Hallo %@\";",
      "en.lproj/Localizable.strings": "hi = \"Hello %@\"; bye = Bye;",
    ])
    let tables = LocalizedTables(in: folder.url.path)
    func text(_ key: String, _ locale: String) throws -> String {
      try tables.text(for: key, in: TextContext(locale: LocaleIdentifier(locale), arguments: [.text("Ann")]))
    }
    #expect(try text("hi", "de-AT") == "Hallo Ann")
    #expect(try text("bye", "de") == "Bye")
    #expect(try text("hi", "fr") == "Hello Ann")
    #expect(try text("none %@", "de") == "none Ann")
    #expect(try text("bye", "en-XA") == "[Ɓýé]")
  }
}
