import Testing

@testable import Localization

@Suite struct ResolutionTests {
  private func context(
    _ locale: String, _ arguments: TextContext.Argument..., device: String = "iphone"
  ) throws -> TextContext {
    TextContext(locale: try LocaleIdentifier(locale), device: device, arguments: arguments)
  }

  private func rules(_ xml: String) throws -> StringsTable {
    try StringsTable(bytes: Array("<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(xml)</dict></plist>".utf8))
  }

  private static let files = """
    <key>files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
      <key>files</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>zero</key><string>keine Dateien</string>
        <key>one</key><string>%d Datei</string>
        <key>few</key><string>%d файла</string>
        <key>many</key><string>%d файлов</string>
        <key>other</key><string>%d Dateien</string>
      </dict></dict>
    """

  @Test(
    "The form is that of the number in the language; a form for zero counts everywhere",
    arguments: [
      ("de", 1, "1 Datei"), ("de", 2, "2 Dateien"), ("de", 0, "keine Dateien"), ("ru", 3, "3 файла"),
      ("ru", 11, "11 файлов"), ("ru", 21, "21 Datei"), ("ja", 1, "1 Dateien"), ("fa", 12, "۱۲ Dateien"),
    ])
  func forms(locale: String, number: Int, text: String) throws {
    let table = try rules(Self.files)
    #expect(table["files"]?.resolved(in: try context(locale, .integer(number))) == text)
  }

  @Test("A plural without an argument shows the sample number")
  func sample() throws {
    let table = try rules(Self.files)
    #expect(TextContext.sampleNumber == 5)
    #expect(table["files"]?.resolved(in: try context("de")) == "5 Dateien")
    #expect(table["files"]?.resolved(in: try context("ru")) == "5 файлов")
    var chosen = try context("ru")
    chosen.sampleNumber = 1
    #expect(table["files"]?.resolved(in: chosen) == "1 Datei")
  }

  private static let nested = """
    <key>k</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%1$@: %2$#@files@</string>
      <key>files</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>one file in %3$#@folders@</string>
        <key>other</key><string>%d files in %3$#@folders@</string></dict>
      <key>folders</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d folder</string>
        <key>other</key><string>%d folders</string></dict></dict>
    """

  @Test("Nested substitutions have their own arguments")
  func nesting() throws {
    let table = try rules(Self.nested)
    let text = table["k"]
    #expect(
      text?.resolved(in: try context("en", .text("Ann"), .integer(1), .integer(2))) == "Ann: one file in 2 folders")
    #expect(
      text?.resolved(in: try context("en", .text("Ann"), .integer(3), .integer(1))) == "Ann: 3 files in 1 folder")
    #expect(text?.resolved(in: try context("en")) == "%1$@: 5 files in 5 folders")
  }

  @Test("A substitution without a position takes the next argument")
  func sequence() throws {
    let xml = Self.nested.replacing("%1$@: %2$#@files@", with: "%#@files@ and %#@folders@")
      .replacing(" in %3$#@folders@", with: "")
    let text = try rules(xml)["k"]
    #expect(text?.resolved(in: try context("en", .integer(4), .integer(1))) == "4 files and 1 folder")
  }

  @Test("The next placeholder takes the argument after those that a plural's form has used")
  func argumentsOfForms() throws {
    let table = try rules(
      """
      <key>k</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %@</string>
        <key>files</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>the file</string>
          <key>other</key><string>%d of %d files</string></dict></dict>
      """)
    let two = try context("en", .integer(2), .integer(9), .text("Letters"))
    #expect(table["k"]?.resolved(in: two) == "2 of 9 files in Letters")
    // A form that uses no argument takes just the one that selects it.
    let one = try context("en", .integer(1), .text("Letters"))
    #expect(table["k"]?.resolved(in: one) == "the file in Letters")
  }

  @Test("Substitutions that contain themselves or each other come to an end")
  func endless() throws {
    let form = "<dict><key>other</key><string>%#@a@%#@b@ %#@a@%#@b@</string></dict>"
    let table = try rules(
      "<key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@</string><key>a</key>\(form)<key>b</key>\(form)</dict>"
    )
    let text = try #require(table["k"]?.resolved(in: try context("en")))
    #expect(text.utf8.count < 100_000)
  }

  @Test("Forms are shown however deep a table nests them")
  func deepForms() throws {
    func device(_ form: String) -> String {
      "<dict><key>NSStringDeviceSpecificRuleType</key><dict><key>other</key>\(form)</dict></dict>"
    }
    let nested = (0..<30).reduce("<string>Deep</string>") { form, _ in device(form) }
    #expect(try rules("<key>k</key>" + nested)["k"]?.resolved(in: try context("en")) == "Deep")
  }

  @Test("Substitutions inside substitutions are replaced")
  func deepSubstitutions() throws {
    let forms = (0..<40).map { "<key>s\($0)</key><dict><key>other</key><string>.%#@s\($0 + 1)@</string></dict>" }
    let last = "<key>s40</key><dict><key>other</key><string>end</string></dict>"
    let format = "<key>NSStringLocalizedFormatKey</key><string>%#@s0@</string>"
    let table = try rules("<key>k</key><dict>\(format)\(forms.joined())\(last)</dict>")
    #expect(table["k"]?.resolved(in: try context("en")) == String(repeating: ".", count: 40) + "end")
  }

  @Test("A device has its own form or else the general one")
  func devices() throws {
    let table = try rules(
      """
      <key>k</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
      <key>ipad</key><string>Tap the iPad</string><key>mac</key><string>Click</string>
      <key>other</key><string>Tap</string></dict></dict>
      """)
    #expect(table["k"]?.resolved(in: try context("en", device: "ipad")) == "Tap the iPad")
    #expect(table["k"]?.resolved(in: try context("en", device: "iphone")) == "Tap")
  }

  @Test("The widest text is used")
  func widths() throws {
    let table = try rules(
      """
      <key>k</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>1</key><string>Hi</string><key>20</key><string>Hello there</string><key>5</key><string>Hello</string></dict></dict>
      """)
    #expect(table["k"]?.resolved(in: try context("en")) == "Hello there")
  }

  @Test("A plain text without arguments is shown as written")
  func plain() throws {
    let table = StringsTable(["k": "100%% of %d"])
    #expect(table["k"]?.resolved(in: try context("en")) == "100%% of %d")
    #expect(table["k"]?.resolved(in: try context("en", .integer(7))) == "100% of 7")
  }

  @Test(
    "Numbers are written as the placeholder asks",
    arguments: [
      ("%.1f", TextContext.Argument.decimal(2.25), "2.3"), ("%f", .integer(2), "2.000000"),
      ("%05d", .integer(42), "00042"),
      ("%-4d|", .integer(42), "42  |"), ("%d", .decimal(2.9), "2"), ("%@", .decimal(2.5), "2.5"),
      ("%.2f", .decimal(-0.5), "-0.50"), ("%.0f", .decimal(-0.4), "-0"), ("%.1f", .decimal(-0.0), "-0.0"),
      ("%d", .decimal(-0.4), "0"), ("%05d", .integer(-42), "-0042"), ("%5d", .integer(-42), "  -42"),
      ("%@", .text("x"), "x"), ("%.0f", .decimal(1e300), "1e+300"), ("%d", .integer(.min), "-9223372036854775808"),
    ])
  func numbers(format: String, argument: TextContext.Argument, text: String) throws {
    #expect(LocalizedText.plain(format).resolved(in: try context("en", argument)) == text)
  }
}
