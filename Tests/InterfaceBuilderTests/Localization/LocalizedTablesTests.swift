import Foundation
import Localization
import Testing

/// A folder that is gone after the test.
private final class ProjectFolder {
  let url: URL

  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID().uuidString)")
    for (path, content) in files {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }
  }

  func path(_ path: String) -> String { url.appendingPathComponent(path).path }

  deinit { try? FileManager.default.removeItem(at: url) }
}

@Suite struct LocalizedTablesTests {
  @Test(
    "Tables are found beside a document in Base.lproj, beside the folders and in a language's own",
    arguments: ["Base.lproj/Main.storyboard", "Main.storyboard", "en.lproj/Main.storyboard"])
  func places(document: String) throws {
    let folder = try ProjectFolder([
      document: "", "de.lproj/Main.strings": "a.text = Hallo;", "fr.lproj/Other.strings": "a.text = Salut;",
      "pt-BR.lproj/Main.strings": "a.text = Oi;",
    ])
    let tables = LocalizedTables(besideDocument: folder.path(document))
    #expect(tables.locales.map(\.tag).filter { $0 != "en" } == ["de", "pt-BR"])
    let german = try tables.strings(for: LocaleIdentifier("de-AT"))
    #expect(german.match?.tag == "de")
    #expect(german.properties(ofObject: "a") == ["text": "Hallo"])
  }

  @Test("A language that is not there has no match and no texts, like base")
  func missing() throws {
    let folder = try ProjectFolder(["Main.xib": "", "de.lproj/Main.strings": "a.text = Hallo;"])
    let tables = LocalizedTables(besideDocument: folder.path("Main.xib"))
    #expect(try tables.strings(for: LocaleIdentifier("fr")).match == nil)
    #expect(try tables.strings(for: .base).objectIDs.isEmpty)
  }

  @Test("A document translated as a whole is told by its path")
  func wholeDocument() throws {
    let folder = try ProjectFolder(["en.lproj/Main.xib": "", "fr.lproj/Main.xib": ""])
    let tables = LocalizedTables(besideDocument: folder.path("en.lproj/Main.xib"))
    #expect(tables.documentPath(for: try LocaleIdentifier("fr"))?.hasSuffix("fr.lproj/Main.xib") == true)
    #expect(tables.documentPath(for: try LocaleIdentifier("de")) == nil)
  }

  @Test("A table with a mistake is told by file and line")
  func mistake() throws {
    let folder = try ProjectFolder(["Main.xib": "", "de.lproj/Main.strings": "a.text = Hallo;\nb"])
    let tables = LocalizedTables(besideDocument: folder.path("Main.xib"))
    let error = #expect(throws: LocalizationError.self) { try tables.strings(for: LocaleIdentifier("de")) }
    #expect(error?.reason == .syntax(StringsSyntaxError(.expectedSemicolon, line: 2)))
    #expect(error?.path.hasSuffix("de.lproj/Main.strings") == true)
  }

  @Test("A string catalog gives plain texts and the general form of those that vary")
  func catalog() throws {
    let folder = try ProjectFolder([
      "Base.lproj/Main.xib": "",
      "mul.lproj/Main.xcstrings": """
      {"sourceLanguage":"en","version":"1.0","strings":{
        "a.text":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Hallo"}}}},
        "b.text":{"localizations":{"de":{"variations":{"plural":{
          "one":{"stringUnit":{"state":"","value":"eins"}},"other":{"stringUnit":{"state":"","value":"viele"}}}}}}},
        "c.text":{"comment":"not translated"}}}
      """,
    ])
    let tables = LocalizedTables(besideDocument: folder.path("Base.lproj/Main.xib"))
    #expect(tables.locales.map(\.tag) == ["de"])
    let german = try tables.strings(for: LocaleIdentifier("de"))
    #expect(german.objectIDs == ["a", "b"])
    #expect(german.properties(ofObject: "b") == ["text": "viele"])
  }

  @Test("A property list in XML is a table too")
  func propertyList() throws {
    let folder = try ProjectFolder([
      "Main.xib": "",
      "de.lproj/Main.strings": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>a.text</key><string>Hallo</string></dict></plist>
      """,
    ])
    let tables = LocalizedTables(besideDocument: folder.path("Main.xib"))
    #expect(try tables.strings(for: LocaleIdentifier("de")).properties(ofObject: "a") == ["text": "Hallo"])
  }
}
