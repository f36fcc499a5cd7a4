import TestSupport
import Testing

@testable import Galley

@Suite("Findings about translations that repeat the original")
struct UntranslatedCopyTests {
  private let folder = TemporaryFolder()

  /// Writes a document with a label that shows a text.
  private func document(_ text: String) throws -> String {
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects><view id="vie-00-001"><rect key="frame" x="0.0" y="0.0" width="300" height="80"/><subviews>
      <label text="\(text)" id="lbl-00-001"><rect key="frame" x="20" y="30" width="100" height="20.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews></view></objects>
      </document>
      """, to: "Base.lproj/A.xib"
    ).path
  }

  @Test("A translation that repeats several words of the original is a note, unless most languages repeat them")
  func untranslatedCopies() throws {
    func copies(_ text: String, in tables: [String: String]) throws -> [String] {
      for (locale, translation) in tables {
        try folder.write("\"lbl-00-001.text\" = \"\(translation)\";\n", to: "\(locale).lproj/A.strings")
      }
      let document = try DocumentRenderer(contentsOf: document(text))
      let renderer = try Renderer()
      renderer.settings.recorded.insert(.designFindings)
      let findings = try document.render(document.scenes[0], in: MatrixCell(locale: "de"), with: renderer)
        .layout.findings
      return findings.filter { $0.rule == .untranslatedCopy }.flatMap(\.views)
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
}
