import Foundation
import TestSupport
import Testing

@testable import Localization

@Suite struct PropertyListTests {
  private func texts(_ bytes: [UInt8]) throws -> [String: String] {
    try StringsTable(bytes: bytes).texts(in: TextContext(locale: .english))
  }

  @Test("XML with comments, entities, character data and empty texts")
  func xml() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><!-- a --><dict>
        <key>a&amp;b</key><string>&lt;1&#x20AC;&#65;<!-- c -->&quot;</string>
        <key>c</key> <string><![CDATA[<b>]]></string><key>d</key><string/>
      </dict></plist>
      """
    #expect(try texts(Array(text.utf8)) == ["a&b": "<1€A\"", "c": "<b>", "d": ""])
  }

  @Test("The binary form, and UTF-16 of the XML form")
  func otherForms() throws {
    let binary = try PropertyListSerialization.data(fromPropertyList: ["a": "Ä"], format: .binary, options: 0)
    #expect(try texts(Array(binary)) == ["a": "Ä"])
    let units = Array("<plist><dict><key>a</key><string>Ä</string></dict></plist>".utf16)
    #expect(try texts([0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }) == ["a": "Ä"])
  }

  @Test("Rules in an old-style property list")
  func oldStyle() throws {
    let text = """
      n = { NSStringLocalizedFormatKey = "%#@n@"; n = { one = "%d day"; other = "%d days"; list = (a, "b c"); }; };
      """
    #expect(try texts(Array(text.utf8)) == ["n": "5 days"])
  }

  @Test("The values of skipped keys are left out, whatever texts and comments they contain")
  func skipping() throws {
    let text = #"""
      a = 1; s = { x = "}"; y = (")", '{'); /* } ; */ z = "\"};"; // }
      }; b = 2; s = "q\";"; s = plain; c = (s, { s = 1; d = 2; });
      """#
    let node = try TableFile.node(fromText: Array(text.utf8), skipping: ["s"])
    #expect(node.members?.map(\.key) == ["a", "b", "c"])
    #expect(node["c"]?.items?.first?.text == "s")
    #expect(node["c"]?.items?.last?.members?.map(\.key) == ["d"])
  }

  @Test(
    "A skipped value that does not end is an error with its line",
    arguments: [
      ("a = 1;\ns = {", TableSyntaxError(.expectedSemicolon, line: 2)),
      ("{ s = { }\n}\n\n", TableSyntaxError(.expectedSemicolon, line: 2)),
      ("s = (\n\"x", TableSyntaxError(.unterminatedString, line: 2)),
      ("s = x\n/* y", TableSyntaxError(.unterminatedComment, line: 2)),
    ])
  func unfinishedSkip(text: String, error: TableSyntaxError) {
    #expect(throws: error) { try TableFile.node(fromText: Array(text.utf8), skipping: ["s"]) }
  }

  @Test(
    "A syntax error has its line",
    arguments: [
      ("<plist>\n<dict>\n<key>a</key>\n</dict></plist>", TableSyntaxError(.expectedTag, line: 4)),
      ("<plist><dict>\n<string>a</string></dict></plist>", TableSyntaxError(.expectedKey, line: 2)),
      ("<plist><dict>\n<key>a</key><string>b</key></dict></plist>", TableSyntaxError(.mismatchedTag, line: 2)),
      ("<plist><dict>\n<key>a</key><string>&nbsp;</string></dict></plist>", TableSyntaxError(.unknownEntity, line: 2)),
      ("<plist><dict>\n<key>a</key><string>b", TableSyntaxError(.unexpectedEnd, line: 2)),
      ("<plist><dict>\n<key", TableSyntaxError(.unterminatedTag, line: 2)),
      ("<plist>\n<!-- ", TableSyntaxError(.unterminatedComment, line: 2)),
      ("<plist>\n<array/></plist>", TableSyntaxError(.expectedDictionary, line: 2)),
      ("<plist><dict><key>a</key>\n<integer>1</integer></dict></plist>", TableSyntaxError(.expectedText, line: 2)),
      ("<plist><dict>\n<key>a</key>\n<dict/></dict></plist>", TableSyntaxError(.incompleteRule, line: 3)),
      ("<html>\n</html>", TableSyntaxError(.expectedTag, line: 1)),
      ("<plist><dict/></plist>\nx", TableSyntaxError(.contentAfterTable, line: 2)),
    ])
  func mistakes(text: String, error: TableSyntaxError) {
    #expect(throws: error) { try StringsTable(bytes: Array(text.utf8)) }
  }

  @Test("A damaged binary list is an error")
  func damaged() throws {
    let binary = try PropertyListSerialization.data(fromPropertyList: ["a": "b"], format: .binary, options: 0)
    #expect(throws: TableSyntaxError(.malformedBinary, line: 1)) { try StringsTable(bytes: binary.dropLast(8)) }
  }

  @Test("A plural without a general form is an error")
  func noGeneralForm() {
    let text = "n = { NSStringLocalizedFormatKey = \"%#@n@\";\nn = { one = \"%d day\"; }; };"
    #expect(throws: TableSyntaxError(.incompleteRule, line: 2)) { try StringsTable(bytes: Array(text.utf8)) }
  }

  @Test("Endlessly nested values are refused", arguments: ["<array>", "<dict><key>a</key>"])
  func depth(opening: String) {
    let text = "<plist>" + String(repeating: opening, count: 100_000)
    #expect(throws: TableSyntaxError(.nestedTooDeeply, line: 1)) { try StringsTable(bytes: Array(text.utf8)) }
    let old = String(repeating: "a={", count: 100_000)
    #expect(throws: TableSyntaxError(.nestedTooDeeply, line: 1)) { try StringsTable(bytes: Array(old.utf8)) }
  }

  @Test("More values than any table has are refused")
  func count() {
    var reader = OldStyleReader(Array("a = (b,\nc,\nd);".utf8), valueLimit: 3)
    #expect(throws: TableSyntaxError(.tooManyValues, line: 3)) { try reader.document() }
  }

  @Test("A file larger than any table is refused before it is read")
  func size() throws {
    let folder = try TemporaryFolder(["Main.strings": ""])
    let path = folder.path(of: "Main.strings")
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.truncate(atOffset: 1 << 30)
    let error = #expect(throws: LocalizationError.self) { try StringsTable(contentsOf: path) }
    #expect(error?.reason == .unreadable(problem: "the file has 1073741824 bytes; the limit is 67108864"))
  }

  @Test("Every prefix of a list is read or refused")
  func prefixes() {
    let bytes = Array(
      "<?xml?><!DOCTYPE p><plist><!--c--><dict><key>a&amp;</key><string><![CDATA[x]]>&#65;</string></dict></plist>".utf8
    )
    for count in bytes.indices { _ = try? StringsTable(bytes: bytes.prefix(count)) }
  }
}
