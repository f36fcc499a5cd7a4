import TestSupport
import Testing

@testable import Galley

@Suite("Texts that code looks up by keys in runtime attributes")
struct KeyedTextTests {
  private let folder = TemporaryFolder()

  /// Writes a document with an object in its view.
  private func document(_ object: String, at path: String = "App/UI/A.xib") throws -> String {
    try folder.write("", to: "Package.swift")
    return try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects><view id="vie-00-001"><rect key="frame" x="0.0" y="0.0" width="300" height="80"/><subviews>\(object)</subviews>
      </view></objects>
      </document>
      """, to: path
    ).path
  }

  private func label(_ attribute: String, _ key: String) -> String {
    """
    <label text="Label" id="lbl-00-001"><rect key="frame" x="0.0" y="0.0" width="200" height="20"/>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="\(attribute)" value="\(key)"/>
    </userDefinedRuntimeAttributes></label>
    """
  }

  private func rendering(
    _ path: String, _ locale: String, screen: MatrixScreen = .device(.iPhoneSE),
    attributes: TextAttributes = TextAttributes()
  ) throws -> Rendering {
    let document = try DocumentRenderer(contentsOf: path)
    document.textAttributes = attributes
    return try document.render(document.scenes[0], in: MatrixCell(screen: screen, locale: locale), with: Renderer())
  }

  private func text(_ rendering: Rendering) -> String? { rendering.layout.root.children.first?.text?.string }

  @Test("The text is that of the table in the language, in base that of the development language on devices only")
  func languages() throws {
    let path = try document(label("localizableString", "login.title"))
    try folder.write("\"login.title\" = \"Log in\";", to: "App/Texts/en.lproj/Localizable.strings")
    try folder.write("\"login.title\" = \"Anmelden\";", to: "App/Texts/de.lproj/Localizable.strings")
    #expect(try text(rendering(path, "de")) == "Anmelden")
    #expect(try text(rendering(path, "de", screen: .canvas)) == "Anmelden")
    #expect(try text(rendering(path, "base")) == "Log in")
    #expect(try text(rendering(path, "base", screen: .canvas)) == "Label")
    #expect(try text(rendering(path, "en-x-double")) == "Log in Log in")
  }

  @Test(
    "A key without a text in the language has that of the development language and a finding, and a key that no table has changes nothing"
  )
  func missing() throws {
    let path = try document(label("localizableString", "login.title"))
    try folder.write("\"login.title\" = \"Log in\";", to: "App/en.lproj/Localizable.strings")
    try folder.write("\"other\" = \"Andere\";", to: "App/de.lproj/Localizable.strings")
    let german = try rendering(path, "de")
    #expect(text(german) == "Log in")
    #expect(german.layout.findings.contains { $0.rule == .missingTranslation && $0.message.contains("'login.title'") })
    let unknown = try document(label("localizableString", "no.such.key"), at: "App/UI/B.xib")
    #expect(try text(rendering(unknown, "de")) == "Label")
  }

  @Test("Of several tables of the name, the one nearest to the document is read first")
  func nearest() throws {
    let path = try document(label("transKey", "a"))
    try folder.write("\"a\" = \"app\";", to: "App/en.lproj/Localizable.strings")
    try folder.write("\"a\" = \"widget\";\n\"b\" = \"only here\";", to: "Widget/en.lproj/Localizable.strings")
    #expect(try text(rendering(path, "en")) == "app")
    let other = try document(label("transKey", "b"), at: "App/UI/B.xib")
    #expect(try text(rendering(other, "en")) == "only here")
  }

  @Test("The attributes and the table can be chosen")
  func choice() throws {
    let path = try document(label("myKey", "a"))
    try folder.write("\"a\" = \"A\";", to: "App/en.lproj/UI.strings")
    #expect(try text(rendering(path, "en")) == "Label")
    #expect(try text(rendering(path, "en", attributes: TextAttributes(names: ["myKey"], table: "UI"))) == "A")
  }

  @Test(
    "Keys set what an object shows: text, title, placeholder, the title of a state, the segments",
    arguments: [
      ("<label text=\"x\" id=\"o\">ATTR</label>", "localizedText", "a", ["o.text": "A"]),
      ("<textView id=\"o\">ATTR</textView>", "localizedText", "a", ["o.text": "A"]),
      ("<button id=\"o\">ATTR</button>", "transKeyNormal", "a", ["o.normalTitle": "A"]),
      ("<button id=\"o\"><state key=\"normal\" title=\"x\"/>ATTR</button>", "xibLocKey", "a", ["o.normalTitle": "A"]),
      ("<textField id=\"o\" placeholder=\"x\">ATTR</textField>", "localizationKey", "a", ["o.placeholder": "A"]),
      ("<textField id=\"o\" text=\"x\">ATTR</textField>", "localizationKey", "a", ["o.text": "A"]),
      (
        "<textField id=\"o\" text=\"x\">ATTR</textField>", "xibPlaceholderLocKey", "a",
        ["o.text": "x", "o.placeholder": "A"]
      ),
      ("<searchBar id=\"o\">ATTR</searchBar>", "localizedKey", "a", ["o.placeholder": "A"]),
      ("<barButtonItem title=\"x\" id=\"o\">ATTR</barButtonItem>", "i18nKey", "a", ["o.title": "A"]),
      ("<navigationItem id=\"o\">ATTR</navigationItem>", "i18nKey", "a", ["o.title": "A"]),
      (
        "<segmentedControl id=\"o\"><segments><segment title=\"1\"/><segment title=\"2\"/></segments>ATTR</segmentedControl>",
        "xibLocKeys", "a, b", ["o.segmentTitles[0]": "A", "o.segmentTitles[1]": "B"]
      ),
      ("<view id=\"o\">ATTR</view>", "localizedText", "a", [:]),
      ("<label text=\"x\" id=\"o\">ATTR</label>", "styleName", "a", ["o.text": "x"]),
    ] as [(String, String, String, [String: String])])
  func properties(element: String, attribute: String, key: String, texts: [String: String]) throws {
    let attributes = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="\(attribute)" value="\(key)"/>\
      </userDefinedRuntimeAttributes>
      """
    let path = try document(element.replacing("ATTR", with: attributes))
    let document = try InterfaceDocument(contentsOf: path)
      .settingKeyedTexts(named: TextAttributes.usualNames) { $0.key.uppercased() }
    let found = document.localizableTexts.map { ($0.key, $0.text) }
    #expect(Dictionary(found) { $1 } == texts)
  }

  @Test(
    "A picture in a language that the document has no texts in says so, and is mirrored if the project has the language"
  )
  func untranslated() throws {
    let path = try document(
      "<label text=\"Name\" id=\"lbl-00-001\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"200\" height=\"20\"/></label>"
    )
    let message = "1 text of the scene is not in 'ar': the document has no table for this language."
    let plain = try rendering(path, "ar")
    #expect(plain.layout.findings.map(\.message).contains(message))
    try folder.write("\"a\" = \"b\";", to: "App/ar.lproj/Localizable.strings")
    #expect(try rendering(path, "ar").layout.findings.map(\.message).contains(message))
    #expect(try rendering(path, "en").layout.findings.filter { $0.rule == .missingTranslation }.isEmpty)
    #expect(try rendering(path, "base").layout.findings.filter { $0.rule == .missingTranslation }.isEmpty)
  }

  @Test("All documents of a project look up keys in tables that are read once")
  func sharedTables() throws {
    let paths = try ["App/UI/A.xib", "App/More/B.xib"].map { try document(label("localizableString", "title"), at: $0) }
    try folder.write("\"title\" = \"Anmelden\";", to: "App/Texts/de.lproj/Localizable.strings")
    let assets = AssetLibrary()
    let renderer = try Renderer()
    for path in paths {
      let document = try DocumentRenderer(contentsOf: path, assets: assets)
      let cell = MatrixCell(screen: .device(.iPhoneSE), locale: "de")
      #expect(try text(document.render(document.scenes[0], in: cell, with: renderer)) == "Anmelden")
      try folder.write("\"title\" = \"Anders\";", to: "App/Texts/de.lproj/Localizable.strings")
    }
  }
}
