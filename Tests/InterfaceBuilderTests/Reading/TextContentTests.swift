import Graphics
import Testing

@testable import InterfaceBuilder

@Suite struct TextContentTests {
  private func label(_ attributes: String, _ content: String = "") throws -> LabelElement {
    LabelElement(try DocumentFixtures.view("<label id=\"a\" \(attributes)>\(content)</label>").element)
  }

  @Test("The text of a label is an attribute, or an element if it has several lines")
  func text() throws {
    #expect(try label(#"text="Short""#).text == "Short")
    #expect(try label("", "<string key=\"text\">One\nTwo &amp; a half</string>").text == "One\nTwo & a half")
    #expect(try label("").text == nil)
  }

  @Test("References and character data become characters, and line ends in attributes become spaces")
  func references() throws {
    #expect(try label(#"text="a&#10;b &lt;&#x1F600;&gt;""#).text == "a\nb <😀>")
    #expect(try label("text=\"a\nb\"").text == "a b")
    #expect(try label("", "<string key=\"text\">a\r\nb<![CDATA[<&>]]></string>").text == "a\nb<&>")
  }

  @Test("A text in Base64 is decoded with or without padding")
  func base64() throws {
    #expect(try label("", "<string key=\"text\" base64-UTF8=\"YES\">\nw6QNCg\n</string>").text == "ä\r\n")
  }

  @Test("Attributes that a label does not write have the zero value of their enumeration")
  func defaults() throws {
    let label = try label("")
    #expect(label.alignment == .left)
    #expect(label.numberOfLines == 1)
    #expect(label.adjustsFontSizeToFit)
  }

  @Test("A label's attributes are read")
  func attributes() throws {
    let label = try label(
      """
      textAlignment="natural" numberOfLines="0" lineBreakMode="wordWrap" adjustsFontSizeToFit="NO"
      minimumScaleFactor="0.5" adjustsFontForContentSizeCategory="YES" preferredMaxLayoutWidth="203"
      """)
    #expect(label.alignment == .natural)
    #expect(label.numberOfLines == 0)
    #expect(label.lineBreakMode == .wordWrapping)
    #expect(!label.adjustsFontSizeToFit)
    #expect(label.minimumScaleFactor == 0.5)
    #expect(label.adjustsFontForContentSizeCategory)
    #expect(label.preferredMaxLayoutWidth == 203)
  }

  @Test(
    "Fonts of attributed texts without a size have AppKit's",
    arguments: [
      ("metaFont=\"system\"", 13.0), ("metaFont=\"system\" size=\"14\"", 14), ("metaFont=\"cellTitle\"", 12),
      ("metaFont=\"smallSystem\"", 11), ("metaFont=\"label\"", 10), ("metaFont=\"miniSystem\"", 9),
      ("type=\"system\"", 17),
    ])
  func metaFonts(attributes: String, size: Double) throws {
    let font = try DocumentFixtures.view("<label id=\"a\"><font key=\"font\" \(attributes)/></label>").element.font(
      "font")
    #expect(font == .system(size: size, weight: 400, isItalic: false))
  }

  @Test("The fragments of an attributed text have fonts, colours and paragraph styles")
  func attributedText() throws {
    let text = try #require(
      try label(
        #"usesAttributedText="YES""#,
        """
        <attributedString key="attributedText"><fragment content="Edit ">
        <attributes><color key="NSColor" white="1" alpha="1"/><font key="NSFont" size="16" metaFont="systemBold"/>
        <integer key="NSUnderline" value="1"/>
        <real key="NSBaselineOffset" value="3"/><url key="NSLink" string="https://example.com"/>
        <color key="NSUnderlineColor" white="0" alpha="1"/>
        <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="truncatingTail" lineSpacing="4" \
        minimumLineHeight="21" paragraphSpacing="7" headIndent="12" tailIndent="-5" baseWritingDirection="rightToLeft"/>
        </attributes>
        </fragment><fragment><string key="content">me</string></fragment></attributedString>
        """
      ).attributedText)
    #expect(text.string == "Edit me")
    let first = try #require(text.fragments.first)
    #expect(first.font == .system(size: 16, weight: 700, isItalic: false))
    #expect(first.color == .custom(.white))
    #expect(first.isUnderlined)
    #expect(first.paragraph?.alignment == .center)
    #expect(first.paragraph?.lineBreakMode == .truncatingTail)
    #expect(first.paragraph?.lineSpacing == 4)
    #expect(first.paragraph?.minimumLineHeight == 21)
    #expect(first.paragraph?.paragraphSpacing == 7)
    #expect(first.paragraph?.headIndent == 12)
    #expect(first.paragraph?.tailIndent == -5)
    #expect(first.paragraph?.baseWritingDirection == .rightToLeft)
    #expect(first.baselineOffset == 3)
    #expect(first.link == "https://example.com")
    #expect(first.underlineColor == .custom(.black))
    #expect(text.fragments.last?.font == nil)
  }

  @Test("The hyphenation factor and tab stops of a paragraph style are read")
  func hyphenationAndTabs() throws {
    let label = try label(
      #"usesAttributedText="YES""#,
      """
      <attributedString key="attributedText"><fragment content="a"><attributes>
      <paragraphStyle key="NSParagraphStyle" alignment="center" defaultTabInterval="2" \
      hyphenationFactor="0.60000002384185791" tighteningFactorForTruncation="0.0"><tabStops>
      <textTab alignment="left" location="28"><options/></textTab>
      <textTab alignment="right" location="56"><options/></textTab>
      </tabStops></paragraphStyle></attributes></fragment></attributedString>
      """)
    let style = try #require(label.attributedText?.fragments.first?.paragraph)
    #expect(abs(style.hyphenationFactor - 0.6) < 1e-6)
    #expect(style.defaultTabInterval == 2)
    #expect(style.tabStops == [TextTab(location: 28, alignment: .left), TextTab(location: 56, alignment: .right)])
  }

  @Test("A text field has its placeholder, border and input traits")
  func textField() throws {
    let view = try DocumentFixtures.view(
      """
      <textField id="a" placeholder="Password" borderStyle="roundedRect" minimumFontSize="12">
      <textInputTraits key="textInputTraits" secureTextEntry="YES" keyboardType="alphabet"/></textField>
      """)
    let field = TextFieldElement(view.element)
    #expect(field.placeholder == "Password")
    #expect(field.borderStyle == .roundedRect)
    #expect(field.isSecure)
  }
}
