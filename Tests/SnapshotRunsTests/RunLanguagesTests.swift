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
      "{ objects = { P = { isa = PBXProject; developmentRegion = en; knownRegions = (en, Base, de, it); };"
        + " F = { isa = PBXFileReference; name = fr; path = fr.lproj/Localizable.strings; }; }; }",
      to: "Notes.xcodeproj/project.pbxproj")
  }

  private func messages(_ locales: Matrix.Locales, _ documents: [String] = ["App/Base.lproj/A.xib", "App/B.xib"]) throws
    -> [String]
  {
    var messages: [String] = []
    let setting = RunSetting(inputs: [], matrix: MatrixChoices(locales: locales))
    try RunLanguages(setting, besides: InputProblems(of: documents.map(folder.path(of:)), setting)).check {
      messages.append($0.line)
    }
    return messages
  }

  @Test("For all languages, the run says which ones it takes and why, and which documents have no texts in them")
  func all() throws {
    #expect(
      try messages(.all) == [
        "galley: note: 4 languages: base, de, fr, it, from knownRegions of Notes.xcodeproj and 2 tables; 'Base' is base",
        "galley: note: 2 of 2 documents have no texts in 'fr', 'it'; "
          + "they look as in base (--locale NAME renders them anyway)",
        "galley: note: 1 of 2 documents have no texts in 'de'; "
          + "they look as in base (--locale NAME renders them anyway)",
      ])
  }

  @Test("A language that has a folder and that no project file names is not in the app, unless Xcode takes all files")
  func idle() throws {
    try folder.write("\"a\" = \"b\";", to: "App/bg.lproj/A.strings")
    let told = try messages(.all)
    #expect(told[0].hasPrefix("galley: note: 4 languages: base, de, fr, it, from "))
    #expect(
      told[1] == "galley: note: 'bg': in folders, but no region of Notes.xcodeproj, so not in the app"
        + " (--locale NAME renders them anyway)")
    #expect(try cells(of: "App/Base.lproj/A.xib") == ["base", "de"])
    #expect(try messages(.named(["bg"])).count == 1)
    try folder.write(
      "{ objects = { P = { knownRegions = (en, de); }; S = { isa = PBXFileSystemSynchronizedRootGroup; }; }; }",
      to: "Notes.xcodeproj/project.pbxproj")
    #expect(try cells(of: "App/Base.lproj/A.xib") == ["base", "bg", "de"])
  }

  @Test("The size of a run counts the languages that all selects for the document with the most of them")
  func selected() throws {
    let documents = ["App/B.xib", "App/Base.lproj/A.xib"].map(folder.path(of:))
    func languages(_ locales: Matrix.Locales) -> RunLanguages {
      let setting = RunSetting(inputs: [], matrix: MatrixChoices(locales: locales))
      return RunLanguages(setting, besides: InputProblems(of: documents, setting))
    }
    #expect(try languages(.all).check { _ in }.map(\.tag) == ["de", "fr", "it"])
    #expect(try languages(.allAnd(["en-XA"])).check { _ in }.map(\.tag) == ["de", "fr", "it"])
    #expect(try languages(.named(["de"])).check { _ in }.isEmpty)
    #expect(languages(.all).mostSelected().map(\.tag) == ["de"])
  }

  private func cells(of document: String, data: SceneData = SceneData()) throws -> [String] {
    let setting = RunSetting(inputs: [], matrix: MatrixChoices(locales: .all), data: data)
    let unit = WorkUnit(document: document, file: folder.path(of: document), folder: "")
    return try #require(try SceneSource(unit, in: setting, assets: AssetLibrary())).cells.map(\.locale)
  }

  @Test("All languages of a document are base and those that it has texts in")
  func cells() throws {
    #expect(try cells(of: "App/Base.lproj/A.xib") == ["base", "de"])
    #expect(try cells(of: "App/B.xib") == ["base"])
    try folder.write("\"a\" = \"b\";", to: "App/it.lproj/B.strings")
    #expect(try cells(of: "App/B.xib") == ["base", "it"])
  }

  @Test("A document without texts in a language that mirrors it is shown in it, and the run says so")
  func mirrored() throws {
    try folder.write("\"a\" = \"b\";", to: "App/ar.lproj/Localizable.strings")
    try folder.write("{ objects = { P = { knownRegions = (en, ar); }; }; }", to: "Notes.xcodeproj/project.pbxproj")
    #expect(try cells(of: "App/B.xib") == ["base", "ar"])
    #expect(
      try messages(.all).contains(
        "galley: note: 2 of 2 documents have no texts in 'ar'; their own strings are shown, mirrored"))
  }

  @Test("A document that refers to a storyboard has the languages of that storyboard, and of those that it refers to")
  func references() throws {
    func reference(_ name: String) -> String {
      Self.document.replacing(
        "</objects>", with: "<viewControllerPlaceholder storyboardName=\"\(name)\" id=\"r\"/></objects>")
    }
    try folder.write(reference("Two"), to: "App/One.storyboard")
    try folder.write(
      reference("One").replacing("</objects>", with: "</objects><!-- storyboardName=\"A\" -->"),
      to: "App/Two.storyboard")
    try folder.write("\"a\" = \"b\";", to: "App/it.lproj/Two.strings")
    #expect(try cells(of: "App/One.storyboard") == ["base", "it"])
  }

  @Test("A scene whose data has texts by language, or keys of a table, is shown in these languages")
  func data() throws {
    func entry(_ key: String, _ content: DataNode.Content) -> DataNode.Entry {
      let place = DataNode.Place(path: "scenes.yml", line: 1)
      return DataNode.Entry(key, DataNode(content, at: place), at: place)
    }
    func data(_ entries: DataNode.Entry...) -> SceneData {
      SceneData([SceneData.Scene("B", values: [entry("title", .mapping(entries))], at: entries[0].place)])
    }
    let texts = data(entry("base", .text("a", isQuoted: false)), entry("it", .text("b", isQuoted: false)))
    #expect(try cells(of: "App/B.xib", data: texts) == ["base", "it"])
    #expect(try cells(of: "App/B.xib", data: data(entry("key", .text("a", isQuoted: false)))) == ["base", "fr"])
  }

  @Test("A language of the project is known though no document has texts in it, and any other is an error")
  func named() throws {
    #expect(
      try messages(.named(["it"])) == [
        "galley: warning: 2 of 2 documents have no texts in 'it'; their own strings are shown"
      ])
    #expect(throws: RunError.unknownLocale("nl", available: ["de", "en", "fr", "it"])) { try messages(.named(["nl"])) }
  }

  @Test("A language that is mirrored needs no tables, and the run says so")
  func mirroredByName() throws {
    #expect(
      try messages(.named(["he"])) == [
        "galley: warning: 2 of 2 documents have no texts in 'he'; their own strings are shown, mirrored"
      ])
  }

  @Test("Languages beside all of them are shown too, and an unknown one is an error")
  func allAndOthers() throws {
    let all = try messages(.all)
    #expect(try messages(.allAnd(["en-XA"])) == all)
    #expect(try messages(.allAnd(["ar"])).count == all.count + 1)
    #expect(throws: RunError.unknownLocale("nl", available: ["de", "en", "fr", "it"])) {
      try messages(.allAnd(["nl"]))
    }
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
    try RunLanguages(setting, besides: InputProblems(of: [document], setting)).check { messages.append($0.line) }
    #expect(
      messages == ["galley: note: 1 language: base, the project has no known regions and no tables; 'Base' is base"])
  }
}
