import Testing

@testable import Localization

@Suite struct StringsTableTests {
  private func table(_ text: String) throws(TableSyntaxError) -> [String: String] {
    try StringsTable(bytes: Array(text.utf8)).plainTexts
  }

  @Test("Entries, comments of both kinds and white space")
  func entries() throws {
    let text = "/* one\n two */\n\"a.text\" = \"Ä\"; // rest\n\n\"b\"=\"x\";\"c\"\t=\n\"\";"
    #expect(try table(text) == ["a.text": "Ä", "b": "x", "c": ""])
  }

  @Test("Words need no quotes, a key alone is its own text, braces may surround all")
  func oldStyle() throws {
    #expect(try table("{ key = value; 42.a/b = \"x\"; alone; }") == ["key": "value", "42.a/b": "x", "alone": "alone"])
  }

  @Test(
    "Escapes",
    arguments: [
      (#"a\nb"#, "a\nb"), (#"\"q\""#, "\"q\""), (#"\\"#, "\\"), (#"\t"#, "\t"), (#"\U00e9"#, "é"), (#"\u20AC"#, "€"),
      (#"\Ud83d\Ude00"#, "😀"), (#"\101"#, "A"), (#"\'"#, "'"), (#"%@ \/"#, "%@ /"),
    ])
  func escapes(written: String, text: String) throws {
    #expect(try table("\"k\" = \"\(written)\";") == ["k": text])
  }

  @Test("The last of several equal keys wins")
  func duplicates() throws {
    #expect(try table("a = b; a = c;") == ["a": "c"])
  }

  @Test("UTF-16 of either order is read, with a mark and without")
  func encodings() throws {
    let text = "\"k\" = \"日\";"
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for bytes in [[0xFE, 0xFF] + big, [0xFF, 0xFE] + little, big, little, [0xEF, 0xBB, 0xBF] + Array(text.utf8)] {
      #expect(try StringsTable(bytes: bytes).plainTexts == ["k": "日"])
    }
  }

  @Test(
    "A syntax error has its line",
    arguments: [
      ("\n\n\"a\" = \"b\"\n\"c\" = \"d\";", TableSyntaxError(.expectedSemicolon, line: 4)),
      ("\n\"a\" = ;", TableSyntaxError(.expectedValue, line: 2)),
      ("= \"a\";", TableSyntaxError(.expectedKey, line: 1)),
      ("\n\"a\" = \"b;\n\n", TableSyntaxError(.unterminatedString, line: 2)),
      ("\n/* a\n\n", TableSyntaxError(.unterminatedComment, line: 2)),
      ("a = \"\\Ud83d!\";", TableSyntaxError(.invalidEscape, line: 1)),
      ("a = \"\\U\";", TableSyntaxError(.invalidEscape, line: 1)),
      ("{ a = b;", TableSyntaxError(.expectedClosingBrace, line: 1)),
      ("// a\n// b\n\"a\" = ;", TableSyntaxError(.expectedValue, line: 3)),
    ])
  func mistakes(text: String, error: TableSyntaxError) {
    #expect(throws: error) { try StringsTable(bytes: Array(text.utf8)) }
  }

  @Test("Bytes that are not UTF-8 are an error with their line")
  func brokenEncoding() {
    let bytes = Array("a = b;\nc = \"".utf8) + [0xE4] + Array("\";".utf8)
    let problem = "the text is neither UTF-8 nor UTF-16; save it as UTF-8"
    #expect(throws: TableSyntaxError(.notText(problem: problem), line: 2)) { try StringsTable(bytes: bytes) }
  }

  @Test("Every prefix of a table is read or refused")
  func prefixes() {
    let bytes = Array("/* c */ \"a\\Ud83d\\Ude00\\101\" = \"b\"; // x\n{k = 'v';}".utf8)
    for count in bytes.indices { _ = try? StringsTable(bytes: bytes.prefix(count)) }
  }
}

extension StringsTable {
  /// The texts of a table in which none varies.
  fileprivate var plainTexts: [String: String] { texts(in: TextContext(locale: .english)) }
}
