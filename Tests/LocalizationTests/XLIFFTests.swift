import Foundation
import TestSupport
import Testing

@testable import Localization

@Suite("XLIFF")
struct XLIFFTests {
  private func file(_ units: String, target: String = " target-language=\"de\"") -> String {
    """
    <?xml version="1.0"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    <file original="App/en.lproj/Main.strings" source-language="en"\(target)><body>
    \(units)
    </body></file></xliff>
    """
  }

  private func units(_ text: String) throws(TableSyntaxError) -> [XLIFFFile.Unit] {
    try XLIFFFile(Array(file(text).utf8), path: "a.xliff").files.flatMap(\.units)
  }

  @Test("A unit has its id, texts, state, notes and line")
  func unit() throws {
    let unit = try #require(
      try units(
        "<trans-unit id=\"a\"><source>Name</source><target state=\"final\">Nom</target><note>n</note></trans-unit>"
      ).first)
    #expect(
      unit == .init(id: "a", source: "Name", target: "Nom", state: "final", notes: ["n"], line: 4))
  }

  @Test(
    "Characters that XML changes or forbids come back as they were",
    arguments: [
      "a\nb", "a\r\nb\rc", "  two  spaces ", "\ttab", "<b>&amp;</b> \"q\" 'a'", "\u{200F}RTL\u{200E}\u{202B}x\u{202C}",
      "bell \u{7} and \u{1B}[0m", "\u{FFFE}\u{FFFF}", "%1$@ of %#@n@ %%", "é\u{301} 👩‍👩‍👧", "]]>", "\u{85}\u{2028}\u{2029}",
      "",
    ])
  func characters(text: String) throws {
    let unit = XLIFFFile.Unit(id: "a", source: text, target: text, state: text)
    let read = try #require(try rewritten([unit]).first)
    for part in [read.source, read.target ?? "nil"] {
      #expect(Array(part.unicodeScalars) == Array(text.unicodeScalars))
    }
  }

  @Test(
    "A key that XML cannot contain comes back as it was", arguments: ["a\u{1}b", "x\"<&\n\t", "../../etc", "a|==|b"])
  func keys(key: String) throws {
    #expect(try rewritten([XLIFFFile.Unit(id: key, source: "")]).map(\.id) == [key])
    #expect(UnitPlace(id: key, original: "a.strings") == UnitPlace(key: key, steps: []))
  }

  @Test("What is written is read back as the same values")
  func roundTrip() throws {
    let files = [
      XLIFFFile.File(
        original: "en.lproj/\"A\".strings", sourceLanguage: .english, targetLanguage: try LocaleIdentifier("pt-BR"),
        units: [
          .init(
            id: "a", source: "Name", target: "Nome", state: "translated", notes: ["One's <b> & \"two\".", "Next."],
            widthLimit: .init(width: "92.66", unit: .point)),
          .init(id: "b", source: "", widthLimit: .init(width: "11", unit: .char)), .init(id: "c", source: "Only"),
        ]),
      XLIFFFile.File(original: "B", sourceLanguage: .english, targetLanguage: nil),
    ]
    var read = try XLIFFFile(Array(XLIFFWriter(toolVersion: "<1>").text(of: files).utf8), path: "a.xliff").files
    for index in read[0].units.indices { read[0].units[index].line = 0 }
    #expect(read == files)
  }

  @Test("A note is one line, in which controls are shown")
  func notes() throws {
    let unit = XLIFFFile.Unit(id: "a", source: "", notes: ["a\r\nb\tc\u{7}"])
    #expect(try rewritten([unit]).map(\.notes) == [["a  b\\tc\\u{7}"]])
  }

  @Test("A text that is not to be translated says so, or its group does")
  func translate() throws {
    let read = try units(
      """
      <group translate="no"><trans-unit id="a"><source/></trans-unit>
      <trans-unit id="b" translate="yes"><source/></trans-unit></group>
      <trans-unit id="c" translate="no"><source/></trans-unit><trans-unit id="d"><source/></trans-unit>
      """)
    #expect(read.map(\.isTranslatable) == [false, true, false, true])
  }

  @Test("An empty target is no translation, unless the text is empty too")
  func emptyTargets() {
    func translation(_ source: String, _ target: String?, _ isTranslatable: Bool = true) -> String? {
      XLIFFFile.Unit(id: "a", source: source, target: target, isTranslatable: isTranslatable).translation
    }
    #expect(translation("Name", "Nom") == "Nom")
    #expect(translation("Name", "") == nil)
    #expect(translation("Name", nil) == nil)
    #expect(translation("", "") == "")
    #expect(translation("Name", "Nom", false) == nil)
  }

  @Test("A width in a unit that only its tool knows is no limit", arguments: ["", " size-unit=\"pixel\""])
  func otherWidths(unit: String) throws {
    #expect(try units("<trans-unit id=\"a\" maxwidth=\"9\"\(unit)><source/></trans-unit>").map(\.widthLimit) == [nil])
  }

  private func rewritten(_ units: [XLIFFFile.Unit]) throws(TableSyntaxError) -> [XLIFFFile.Unit] {
    let file = XLIFFFile.File(original: "a", sourceLanguage: .english, targetLanguage: .english, units: units)
    return try XLIFFFile(Array(XLIFFWriter(toolVersion: "1").text(of: [file]).utf8), path: "a.xliff").files.flatMap(
      \.units)
  }

  @Test("Texts in inline elements count, other proposals do not")
  func inline() throws {
    let unit = try #require(
      try units(
        """
        <trans-unit id="a"><source>a <g id="1">b <x id="2"/></g><![CDATA[<c>]]></source>
        <alt-trans><source>no</source><target>no</target></alt-trans></trans-unit>
        """
      ).first)
    #expect(unit.source == "a b <c>")
    #expect(unit.target == nil)
  }

  @Test(
    "What is wrong is reported with its line",
    arguments: [
      ("<trans-unit><source/></trans-unit>", TableSyntaxError.Reason.expectedID, 4),
      ("\n<trans-unit id=\"a\"><source>x</target></trans-unit>", .mismatchedTag, 5),
      ("<trans-unit id=\"a\"><source>&boom;</source></trans-unit>", .unknownEntity, 4),
      ("<trans-unit id=\"a\"><source>&#0x110000;</source></trans-unit>", .unknownEntity, 4),
      ("<!-- never ends", .unterminatedComment, 4), ("<trans-unit id=a>", .unterminatedTag, 4),
    ])
  func problems(units text: String, reason: TableSyntaxError.Reason, line: Int) {
    let error = #expect(throws: TableSyntaxError.self) { try units(text) }
    #expect(error?.reason == reason)
    #expect(error?.line == line)
  }

  @Test("Entities cannot be defined, so that none can grow without bound or name a file")
  func documentType() {
    let hostile = """
      <?xml version="1.0"?>
      <!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b SYSTEM "file:///etc/passwd">]>
      <xliff version="1.2"/>
      """
    let error = #expect(throws: TableSyntaxError.self) { try XLIFFFile(Array(hostile.utf8), path: "") }
    #expect(error?.reason == .documentType)
    #expect(error?.line == 2)
  }

  @Test("Deep nesting is refused before the stack ends")
  func nesting() {
    let deep = String(repeating: "<group>", count: 100_000)
    let error = #expect(throws: TableSyntaxError.self) { try units(deep) }
    #expect(error?.reason == .nestedTooDeeply)
  }

  @Test(
    "A file that is no XLIFF, has no original or no language is refused",
    arguments: [
      ("<plist/>", TableSyntaxError.Reason.expectedXLIFF), ("", .expectedXLIFF),
      ("<xliff version=\"2.0\"/>", .expectedXLIFF),
      ("<xliff version=\"1.2\"><file source-language=\"en\"/></xliff>", .expectedOriginal),
      ("<xliff version=\"1.2\"><file original=\"a\"/></xliff>", .expectedLanguage),
      ("<xliff version=\"1.2\"><file original=\"a\" source-language=\"?\"/></xliff>", .expectedLanguage),
      ("<xliff version=\"1.2\"><file original=\"a\" source-language=\"en\">", .unexpectedEnd),
      ("<xliff version=\"1.2\"/>text", .contentAfterTable),
    ])
  func files(text: String, reason: TableSyntaxError.Reason) {
    let error = #expect(throws: TableSyntaxError.self) { try XLIFFFile(Array(text.utf8), path: "") }
    #expect(error?.reason == reason)
  }
}

@Suite("Forms of texts as units")
struct VariedTextTests {
  private static let rules = """
    <plist version="1.0"><dict><key>%d items in %d/boxes</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@items@ in %#@boxes@</string>
    <key>items</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>one item</string>
    <key>other</key><string>%d items</string></dict>
    <key>boxes</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>a box</string>
    <key>other</key><string>%d boxes</string></dict></dict></dict></plist>
    """

  @Test("A rule of a stringsdict file has Xcode's ids, and comes back from its units")
  func stringsdict() throws {
    let key = "%d items in %d/boxes"
    let text = try #require(try StringsTable(bytes: Array(Self.rules.utf8))[key])
    let varied = VariedText(text)
    let original = "en.lproj/Localizable.stringsdict"
    let ids = varied.parts.map { UnitPlace(key: key, steps: $0.steps).id(in: original) }
    #expect(
      ids == [
        "/\(key):dict/NSStringLocalizedFormatKey:dict/:string", "/\(key):dict/boxes:dict/one:dict/:string",
        "/\(key):dict/boxes:dict/other:dict/:string", "/\(key):dict/items:dict/one:dict/:string",
        "/\(key):dict/items:dict/other:dict/:string",
      ])
    var read = VariedText()
    for (id, part) in zip(ids, varied.parts) { read.set(part.string, at: UnitPlace(id: id, original: original).steps) }
    let again = read.takingArguments(of: text).localizedText
    for (number, other) in [(1, 1), (1, 2), (5, 1), (5, 5)] {
      let context = TextContext(locale: .english, arguments: [.integer(number), .integer(other)])
      #expect(again.resolved(in: context) == text.resolved(in: context))
    }
    #expect(
      again.resolved(in: TextContext(locale: .english, arguments: [.integer(5), .integer(1)])) == "5 items in a box")
  }

  @Test(
    "The forms of a catalog have Xcode's ids, and come back from their units",
    arguments: [
      [VariedText.Step.plural(.one)], [.device("iphone"), .plural(.few)], [.substitution("count"), .plural(.other)],
      [.width(20)],
    ])
  func catalog(steps: [VariedText.Step]) {
    let place = UnitPlace(key: "a.b|c", steps: steps)
    #expect(UnitPlace(id: place.id(in: "a.xcstrings"), original: "a.xcstrings") == place)
  }

  @Test("Plurals by device come back from their units")
  func nested() {
    let text = LocalizedText.byDevice([
      "ipad": .plain("Wide"),
      "iphone": .byNumber(.init(forms: [.one: .plain("%lld day"), .other: .plain("%lld days")])),
    ])
    var read = VariedText()
    for part in VariedText(text).parts { read.set(part.string, at: part.steps) }
    func shown(_ device: String, _ number: Int) -> String {
      read.localizedText.resolved(in: TextContext(locale: .english, device: device, arguments: [.integer(number)]))
    }
    #expect(shown("ipad", 3) == "Wide")
    #expect(shown("iphone", 1) == "1 day")
    #expect(shown("iphone", 3) == "3 days")
  }
}
