import Galley
import TestSupport
import Testing

@testable import SnapshotRuns

@Suite("The languages of a run")
struct RunLanguagesTests {
  private let folder = TemporaryFolder()
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects><view id="vie-00-001"><rect key="frame" x="0.0" y="0.0" width="30" height="20"/></view></objects>
    </document>
    """

  init() throws {
    try folder.write(Self.document, to: "App/Base.lproj/A.xib")
    try folder.write(Self.document, to: "App/B.xib")
    try folder.write("\"a\" = \"b\";", to: "App/de.lproj/A.strings")
    try folder.write("\"a\" = \"b\";", to: "App/fr.lproj/Localizable.strings")
    try folder.write(
      "developmentRegion = en; knownRegions = (en, Base, de, it);", to: "Notes.xcodeproj/project.pbxproj")
  }

  private func messages(_ locales: Matrix.Locales, _ documents: [String] = ["App/Base.lproj/A.xib", "App/B.xib"]) throws
    -> [String]
  {
    var messages: [String] = []
    let setting = RunSetting(inputs: [], matrix: MatrixChoices(locales: locales))
    try RunLanguages(of: documents.map(folder.path(of:)), setting).check { messages.append($0.line) }
    return messages
  }

  @Test("For all languages, the run says which ones it takes and why, and which documents have no texts in them")
  func all() throws {
    #expect(
      try messages(.all) == [
        "galley: note: 4 languages: base, de, fr, it, from knownRegions of Notes.xcodeproj and 2 tables; 'Base' is base",
        "galley: note: 2 of 2 documents have no tables for 'fr', 'it'; their own strings are shown",
        "galley: note: 1 of 2 documents have no tables for 'de'; their own strings are shown",
      ])
  }

  @Test("A document's cells are in base and in all languages of its project but that of the development")
  func cells() throws {
    let setting = RunSetting(inputs: [], matrix: MatrixChoices(locales: .all))
    for document in ["App/Base.lproj/A.xib", "App/B.xib"] {
      let unit = WorkUnit(document: document, file: folder.path(of: document), folder: "")
      let source = try #require(try SceneSource(unit, in: setting, assets: AssetLibrary()))
      #expect(source.cells.map(\.locale) == ["base", "de", "fr", "it"])
    }
  }

  @Test("A language of the project is known though no document has texts in it, and any other is an error")
  func named() throws {
    #expect(
      try messages(.named(["it"])) == [
        "galley: warning: 2 of 2 documents have no tables for 'it'; their own strings are shown"
      ])
    #expect(throws: RunError.unknownLocale("nl", available: ["de", "en", "fr", "it"])) { try messages(.named(["nl"])) }
  }

  @Test("A document whose code looks up keys has texts in the languages of these tables")
  func keys() throws {
    let attribute = #"<userDefinedRuntimeAttribute type="string" keyPath="localizableString" value="a"/>"#
    try folder.write(
      Self.document.replacing(
        "</view>", with: "<userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes></view>"),
      to: "App/C.xib")
    #expect(try messages(.named(["fr"]), ["App/C.xib"]) == [])
    #expect(try messages(.named(["fr"]), ["App/B.xib"]).count == 1)
  }

  @Test("Without a project and tables there is base alone, and the run says so")
  func none() throws {
    let folder = TemporaryFolder()
    let document = try folder.write(Self.document, to: "A.xib").path
    var messages: [String] = []
    let setting = RunSetting(inputs: [], matrix: MatrixChoices(locales: .all))
    try RunLanguages(of: [document], setting).check { messages.append($0.line) }
    #expect(
      messages == ["galley: note: 1 language: base, the project has no known regions and no tables; 'Base' is base"])
  }
}
