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
    renderer.auditsDesign = true
    let cell = MatrixCell(screen: screen, locale: locale)
    return try document.render(document.scenes[0], in: cell, with: renderer).layout.findings.filter { $0.rule == rule }
  }

  @Test("A view that is not where its constraints put it is misplaced, beyond a point and 2.5% of its length")
  func misplaced() throws {
    #expect(try findings(document(), .misplaced).isEmpty)
    // The label is 100 points wide: 2.5 points are its measuring error.
    #expect(try findings(document(x: 22.5), .misplaced).isEmpty)
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
}
