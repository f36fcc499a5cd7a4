import TestSupport
import Testing

@testable import Galley

@Suite("Findings about what documents and tables record in vain")
struct DocumentDesignTests {
  private let folder = TemporaryFolder()

  /// Writes a document with a label that constraints place at 20, 30, in a width of 100 points.
  private func document(x: Double = 20, y: Double = 30, width: Double = 100, translates: String = "NO") throws -> String
  {
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects><view id="vie-00-001"><rect key="frame" x="0.0" y="0.0" width="300" height="80"/><subviews>
      <label text="Name" translatesAutoresizingMaskIntoConstraints="\(translates)" id="lbl-00-001">
      <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="20.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <constraints><constraint firstAttribute="width" constant="100" id="con-00-001"/></constraints></label></subviews>
      <constraints>
      <constraint firstItem="lbl-00-001" firstAttribute="leading" secondItem="vie-00-001" secondAttribute="leading" \
      constant="20" id="con-00-002"/>
      <constraint firstItem="lbl-00-001" firstAttribute="top" secondItem="vie-00-001" secondAttribute="top" \
      constant="30" id="con-00-003"/>
      </constraints></view></objects>
      </document>
      """, to: "Base.lproj/A.xib"
    ).path
  }

  private func findings(
    _ path: String, _ rule: Finding.Rule, locale: String = "base", screen: MatrixScreen = .canvas
  ) throws -> [Finding] {
    let document = try DocumentRenderer(contentsOf: path)
    let renderer = try Renderer()
    renderer.settings.recorded.insert(.designFindings)
    let cell = MatrixCell(screen: screen, locale: locale)
    return try document.render(document.scenes[0], in: cell, with: renderer).layout.findings.filter { $0.rule == rule }
  }

  @Test("A view that is not where its constraints put it is misplaced, beyond a point")
  func misplaced() throws {
    #expect(try findings(document(), .misplaced).isEmpty)
    #expect(try findings(document(x: 21), .misplaced).isEmpty)
    #expect(try findings(document(x: 21.5), .misplaced).count == 1)
    let found = try findings(document(x: 24, y: 60), .misplaced)
    #expect(found.map(\.views) == [["lbl-00-001"]])
    #expect(found.first?.message.hasSuffix("by 30 pt.") == true)
  }

  @Test("Frames of views that masks place are read, and those on other screens are not compared")
  func notMisplaced() throws {
    #expect(try findings(document(x: 90, translates: "YES"), .misplaced).isEmpty)
    #expect(try findings(document(x: 90), .misplaced, screen: .device(.iPhoneSE)).isEmpty)
    #expect(try findings(document(x: 90), .misplaced, locale: "en-x-double").isEmpty)
  }

  @Test("Entries of a table for objects that are gone are one finding, with the first key and its line")
  func staleTranslations() throws {
    let path = try document()
    try folder.write(
      "\"lbl-00-001.text\" = \"Name\";\n\"old-00-001.text\" = \"Alt\";\n\"old-00-002.text\" = \"Alt\";\n",
      to: "de.lproj/A.strings")
    let found = try findings(path, .staleTranslation, locale: "de")
    #expect(found.count == 1)
    #expect(found.first?.message.contains("translates 'old-00-001.text' and 1 other text") == true)
    #expect(found.first?.message.contains("(A.strings:2)") == true)
    #expect(try findings(path, .staleTranslation).isEmpty)
  }

  @Test("Frames that differ without contradicting a constraint, such as those of texts, are not misplaced")
  func contentSizes() throws {
    // The height of the label is that of its text.
    let path = try document()
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try text.replacing("height=\"20.5\"", with: "height=\"60\"").write(toFile: path, atomically: true, encoding: .utf8)
    #expect(try findings(path, .misplaced).isEmpty)
    // A constraint that gives way says nothing about frames.
    try text.replacing("width=\"100\" height", with: "width=\"150\" height")
      .replacing("constant=\"100\"", with: "constant=\"100\" priority=\"750\"")
      .write(toFile: path, atomically: true, encoding: .utf8)
    #expect(try findings(path, .misplaced).isEmpty)
  }

  @Test("A translation that repeats several words of the original is a note, unless most languages repeat them")
  func untranslatedCopies() throws {
    func copies(_ text: String, in tables: [String: String]) throws -> [String] {
      let path = try document()
      let original = try String(contentsOfFile: path, encoding: .utf8)
      try original.replacing("text=\"Name\"", with: "text=\"\(text)\"")
        .write(toFile: path, atomically: true, encoding: .utf8)
      for (locale, translation) in tables {
        try folder.write("\"lbl-00-001.text\" = \"\(translation)\";\n", to: "\(locale).lproj/A.strings")
      }
      return try findings(path, .untranslatedCopy, locale: "de").flatMap(\.views)
    }
    #expect(try copies("Save changes", in: ["de": "Save changes", "fr": "Enregistrer"]) == ["lbl-00-001"])
    #expect(try copies("Save changes", in: ["de": "Sichern", "fr": "Enregistrer"]).isEmpty)
    for text in ["Status", "%1$@ %2$ld", "https://galley.dev a", "12 34"] {
      #expect(try copies(text, in: ["de": text, "fr": "x"]).isEmpty, "\(text)")
    }
    let brand = "Open Food Facts"
    #expect(try copies(brand, in: ["de": brand, "fr": brand, "es": "x"]).isEmpty)
    #expect(try copies(brand, in: ["de": brand, "fr": "x", "es": "x"]) == ["lbl-00-001"])
  }

  @Test("Translations that a catalog marks for review are one finding, with the first key and its line")
  func unreviewedTranslations() throws {
    let path = try document()
    let unit = { (state: String) in #"{"stringUnit": {"state": "\#(state)", "value": "Titel"}}"# }
    func catalog(_ state: String) -> String {
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
      "lbl-00-001.text": {"localizations": {"de": \(unit(state))}}}}
      """
    }
    try folder.write(catalog("needs_review"), to: "Base.lproj/A.xcstrings")
    let found = try findings(path, .unreviewedTranslation, locale: "de")
    #expect(found.count == 1)
    #expect(found.first?.message.contains("marks the translation of 'lbl-00-001.text' into 'de' for review") == true)
    #expect(found.first?.message.contains("(A.xcstrings:2)") == true)
    try folder.write(catalog("translated"), to: "Base.lproj/A.xcstrings")
    #expect(try findings(path, .unreviewedTranslation, locale: "de").isEmpty)
  }
}
