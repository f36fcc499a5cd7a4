import TestSupport
import Testing

@testable import Localization

@Suite("Errors of localization in words") struct LocalizationErrorTests {
  @Test("A syntax error names the file, the line and what was expected")
  func syntax() throws {
    let folder = try TemporaryFolder(["de.lproj/Main.strings": "\"a\" = \"b\";\n\"c\" \"d\";"])
    let path = folder.path(of: "de.lproj/Main.strings")
    let error = #expect(throws: LocalizationError.self) { try StringsTable(contentsOf: path) }
    #expect(error?.description == "\(path):2: not a valid strings table: expected ';' at the end of the entry")
    #expect("\(TableSyntaxError(.expectedColon, line: 7))" == "line 7: expected ':' after the key")
  }

  @Test("A file that cannot be read is named")
  func files() {
    let error = #expect(throws: LocalizationError.self) { try StringsTable(contentsOf: "/no/such/a.strings") }
    #expect(error?.description == "/no/such/a.strings: cannot open the strings table: no such file")
  }

  @Test("Limits are named in the message")
  func limits() {
    #expect("\(TableSyntaxError.Reason.nestedTooDeeply)" == "values are nested more than 64 levels deep")
    #expect("\(TableSyntaxError.Reason.tooManyValues)" == "the table has more than 5000000 values")
  }

  @Test("A text that is not a language code is named with examples of codes")
  func locale() {
    let error = #expect(throws: LocaleIdentifierError.self) { try LocaleIdentifier("not a locale") }
    #expect(error?.description == "'not a locale' is not a language code such as de, pt-BR or zh-Hans")
  }
}
