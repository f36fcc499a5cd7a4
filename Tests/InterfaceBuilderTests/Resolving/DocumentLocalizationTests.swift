import Localization
import Testing

@testable import InterfaceBuilder

@Suite struct DocumentLocalizationTests {
  private func view(_ view: String, localizedBy entries: [String: String]) throws -> ViewElement {
    let strings = LocalizedStrings(entries, match: nil)
    return try #require(try DocumentFixtures.xib(view).localized(by: strings).scenes.first?.rootView)
  }

  @Test("A translation replaces a text that is an attribute or an element")
  func text() throws {
    let attribute = try view(#"<label id="a" text="Hi"/>"#, localizedBy: ["a.text": "Hallo", "b.text": "x"])
    #expect(LabelElement(attribute.element).text == "Hallo")
    let element = try view(
      #"<label id="a"><string key="text">Hi</string></label>"#, localizedBy: ["a.text": "Hallo"])
    #expect(LabelElement(element.element).text == "Hallo")
  }

  @Test("Translations replace the titles of the states and of the configuration of a button")
  func button() throws {
    let view = try view(
      """
      <button id="a"><state key="normal" title="Go"/><state key="selected" title="Gone"/>
      <buttonConfiguration key="configuration" title="Go"/></button>
      """,
      localizedBy: ["a.normalTitle": "Los", "a.selectedTitle": "Weg", "a.configuration.title": "Los!"])
    let button = ButtonElement(view.element)
    #expect(button.content(in: .normal)?.title == "Los")
    #expect(button.content(in: .selected)?.title == "Weg")
    #expect(button.configuration?.title == "Los!")
  }

  @Test("Translations replace segments by index, and an unknown index changes nothing")
  func segments() throws {
    let view = try view(
      #"<segmentedControl id="a"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>"#,
      localizedBy: ["a.segmentTitles[1]": "Z", "a.segmentTitles[7]": "Y", "a.segmentTitles[x]": "X"])
    #expect(SegmentedControlElement(view.element).segments.map(\.title) == ["A", "Z"])
  }

  @Test("Only the runtime attributes with localized strings are counted in the index of a translation")
  func runtimeAttributes() throws {
    let view = try view(
      """
      <view id="a"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="side" value="A"/>
      <userDefinedRuntimeAttribute type="localizedString" keyPath="hint" value="B"/>
      <userDefinedRuntimeAttribute type="localizedString" keyPath="note" value="C"/></userDefinedRuntimeAttributes></view>
      """,
      localizedBy: ["a.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]": "Z"])
    #expect(view.element.list("userDefinedRuntimeAttributes").map { $0.string("value") } == ["A", "Z", "C"])
  }

  @Test("A translated attributed text keeps the attributes of its first fragment")
  func attributedText() throws {
    let view = try view(
      """
      <label id="a"><attributedString key="attributedText"><fragment content="Hi"><attributes>
      <font key="NSFont" size="20" metaFont="system"/></attributes></fragment><fragment content="!"/></attributedString></label>
      """, localizedBy: ["a.text": "Hallo"])
    let text = try #require(LabelElement(view.element).attributedText)
    #expect(text.string == "Hallo")
    #expect(text.fragments.first?.font == .system(size: 20, weight: 400, isItalic: false))
  }

  @Test("Translations replace placeholders, section titles and accessibility labels")
  func others() throws {
    let field = try view(#"<textField id="a" placeholder="x"/>"#, localizedBy: ["a.placeholder": "P"])
    #expect(TextFieldElement(field.element).placeholder == "P")
    let table = try view(
      #"<tableView id="t"><sections><tableViewSection id="s" headerTitle="x"/></sections></tableView>"#,
      localizedBy: ["s.headerTitle": "H", "s.footerTitle": "F"])
    let section = try #require(TableViewElement(table.element).sections.first)
    #expect(section.headerTitle == "H" && section.footerTitle == "F")
    let spoken = try view(#"<view id="a"/>"#, localizedBy: ["a.accessibilityLabel": "L"])
    #expect(spoken.element.child(forKey: "accessibilityConfiguration")?.string("label") == "L")
  }

  @Test("Comments for translators are no texts, and placeholders of Interface Builder and keys need no translation")
  func untranslatedTexts() throws {
    let document = try DocumentFixtures.xib(
      """
      <label id="a" text="Hi there"><attributedString key="userComments"><fragment content="A greeting"/></attributedString>
      </label>
      """)
    #expect(document.localizableTexts.map(\.key) == ["a.text"])
    func needsTranslation(_ text: String) -> Bool {
      LocalizableText(objectID: "a", property: "text", text: text).needsTranslation
    }
    #expect(["Hi", "Labels", "a_", "Save _ as", "Größe_x"].allSatisfy(needsTranslation))
    #expect(!["Label", "Button", "login_title", "settings_row-2.title", "12"].contains(where: needsTranslation))
    #expect(!["https://example.com", "sdns://AbC"].contains(where: needsTranslation))
    #expect(needsTranslation("See https://example.com"))
  }

  @Test(
    "A comment that exempts its text from translation is followed, for all texts of the object and for no other",
    arguments: [
      ("Do not translate", false), ("Placeholder. Don\u{2019}t translate!", false), ("#bc-ignore!", false),
      ("This is a placeholder string for development purposes only", false),
      ("Placeholder in the password field", true),
      ("The instruction to tap the name. Lockwise should not be translated", true),
    ])
  func comments(comment: String, needsTranslation: Bool) throws {
    let document = try DocumentFixtures.xib(
      """
      <textField id="a" text="Jane" placeholder="Name"><attributedString key="userComments">
      <fragment content="\(comment)"/></attributedString></textField><label id="b" text="Title"/>
      """)
    #expect(
      document.localizableTexts.map { "\($0.key) \($0.needsTranslation)" }
        == ["a.text \(needsTranslation)", "a.placeholder \(needsTranslation)", "b.text true"])
  }

  @Test("A long comment is in an element of its own")
  func longComment() throws {
    let document = try DocumentFixtures.xib(
      """
      <label id="a" text="Hi"><attributedString key="userComments"><fragment>
      <string key="content">Technical term.
      Do not translate</string></fragment></attributedString></label>
      """)
    #expect(document.localizableTexts.map(\.needsTranslation) == [false])
  }
}
