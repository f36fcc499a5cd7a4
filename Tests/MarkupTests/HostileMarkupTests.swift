import Testing

@testable import InterfaceBuilder
@testable import Localization

/// Markup that is wrong or extreme, with what each of the three readers says about it; `nil` where one accepts it.
///
/// It is the second line of each file: inside the root of a document, as the value of a key, and inside a unit.
struct HostileMarkup: CustomTestStringConvertible {
  typealias Table = TableSyntaxError.Reason

  let name: String
  let bytes: [UInt8]
  /// Whether the file ends with the markup.
  let isCut: Bool
  let document: (reason: InterfaceDocumentError.Reason, line: Int)?
  let list: (reason: Table, line: Int)?
  let exchange: (reason: Table, line: Int)?

  init(
    _ name: String, _ text: some Sequence<UInt8>, isCut: Bool = false,
    document: (InterfaceDocumentError.Reason, Int)? = nil, list: (Table, Int)? = nil, exchange: (Table, Int)? = nil
  ) {
    (self.name, bytes, self.isCut) = (name, Array(text), isCut)
    (self.document, self.list, self.exchange) = (document, list, exchange)
  }

  var testDescription: String { name }

  func file(_ start: String, _ end: String) -> [UInt8] {
    Array("\(start)\n".utf8) + bytes + (isCut ? [] : Array("\n\(end)".utf8))
  }
}

extension InterfaceDocumentError.Reason {
  fileprivate static func xml(_ problem: XMLProblem) -> Self { .malformedXML(problem: problem.description) }
}

extension HostileMarkup {
  static let unfinished = [
    HostileMarkup(
      "A tag without an end", "<string".utf8, isCut: true, document: (.xml(.expected(.tagEnd)), 2),
      list: (.unterminatedTag, 2), exchange: (.unterminatedTag, 2)),
    HostileMarkup(
      "A comment without an end", "<!-- a\n-- b".utf8, document: (.xml(.expected(.commentEnd)), 2),
      list: (.unterminatedComment, 2), exchange: (.unterminatedComment, 2)),
    HostileMarkup(
      "A comment whose end is part of its start", "<!-->".utf8, document: (.xml(.expected(.commentEnd)), 2),
      list: (.unterminatedComment, 2), exchange: (.unterminatedComment, 2)),
    HostileMarkup(
      "An instruction without an end", "<?a\nb".utf8, isCut: true, document: (.xml(.expected(.instructionEnd)), 2),
      list: (.unterminatedTag, 2), exchange: (.unterminatedTag, 2)),
    HostileMarkup(
      "Character data without an end", "<string>\n<![CDATA[a]]".utf8,
      document: (.xml(.expected(.characterDataEnd)), 3), list: (.unterminatedTag, 3), exchange: (.unterminatedTag, 3)),
    HostileMarkup(
      "An element without an end", "<string>a\n\n".utf8, isCut: true,
      document: (.xml(.unclosedElement("string", openedAtLine: 2)), 4), list: (.unexpectedEnd, 4),
      exchange: (.unexpectedEnd, 4)),
    HostileMarkup(
      "Another element's end", "<string>a\n</array>".utf8,
      document: (.xml(.mismatchedEndTag("array", expected: "string", openedAtLine: 2)), 3),
      list: (.mismatchedTag, 3), exchange: (.mismatchedTag, 3)),
    HostileMarkup(
      "A less-than sign in a text", "<string>1\n< 2</string>".utf8, document: (.xml(.expected(.name)), 3),
      list: (.expectedTag, 3), exchange: (.expectedTag, 3)),
  ]

  // The error of a document names the start of the text or of the value.
  static let references = [
    HostileMarkup(
      "An unknown entity", "<string>a\n&boom;</string>".utf8, document: (.xml(.unknownReference("boom")), 2),
      list: (.unknownEntity, 3), exchange: (.unknownEntity, 3)),
    HostileMarkup(
      "The number of a surrogate", "<string>&#xD800;</string>".utf8,
      document: (.xml(.unknownReference("#xD800")), 2), list: (.unknownEntity, 2), exchange: (.unknownEntity, 2)),
    HostileMarkup(
      "The number of no character", "<string>&#1114112;</string>".utf8,
      document: (.xml(.unknownReference("#1114112")), 2), list: (.unknownEntity, 2), exchange: (.unknownEntity, 2)),
    HostileMarkup(
      "The number zero", "<string>&#0;</string>".utf8, document: (.xml(.unknownReference("#0")), 2),
      list: (.unknownEntity, 2), exchange: (.unknownEntity, 2)),
    HostileMarkup(
      "A number with a sign", "<string>&#+65;</string>".utf8, document: (.xml(.unknownReference("#+65")), 2),
      list: (.unknownEntity, 2), exchange: (.unknownEntity, 2)),
    HostileMarkup(
      "An ampersand", "<string>a &\nb and nothing that ends it</string>".utf8,
      document: (.xml(.expected(.referenceEnd)), 2), list: (.unknownEntity, 2), exchange: (.unknownEntity, 2)),
    HostileMarkup(
      "An unknown entity in an attribute", "<string\na='&boom;'/>".utf8,
      document: (.xml(.unknownReference("boom")), 3), exchange: (.unknownEntity, 3)),
    HostileMarkup(
      "A document type declaration", "<!DOCTYPE x>\n<string/>".utf8, document: (.documentTypeDeclaration, 2),
      exchange: (.documentType, 2)),
  ]

  static let attributes = [
    HostileMarkup(
      "The same attribute twice", "<string a='1'\na='2'/>".utf8, document: (.xml(.duplicateAttribute("a")), 3)),
    HostileMarkup(
      "The same attribute after thousands",
      "<string \((0..<20_000).map { "a\($0)='1'" }.joined(separator: "\n"))\na0='2'/>".utf8,
      document: (.xml(.duplicateAttribute("a0")), 20_002)),
    HostileMarkup("Thousands of attributes", "<string \((0..<20_000).map { "a\($0)='1' " }.joined())/>".utf8),
    HostileMarkup(
      "A value without quotation marks", "<string\na=1/>".utf8, document: (.xml(.expected(.quotedValue)), 3),
      exchange: (.unterminatedTag, 2)),
    HostileMarkup(
      "A value without a second quotation mark", "<string\na=\"1/>".utf8,
      document: (.xml(.expected(.quotedValue)), 3), exchange: (.unterminatedTag, 2)),
    HostileMarkup(
      "An attribute without a value", "<string\na/>".utf8, document: (.xml(.expected(.equalsSign)), 3),
      exchange: (.unterminatedTag, 2)),
  ]

  private static let encoding = "the text is neither UTF-8 nor UTF-16; save it as UTF-8"

  static let bytes = [
    HostileMarkup(
      "NUL in a name", "<str\0ing/>".utf8, document: (.xml(.expected(.tagEnd)), 2), list: (.expectedTag, 2),
      exchange: (.unterminatedTag, 2)),
    HostileMarkup("NUL in a text", "<string>a\0b</string>".utf8),
    HostileMarkup(
      "Bytes that are not UTF-8", [UInt8]("<string>\n".utf8) + [0xE4] + "</string>".utf8,
      document: (.notText(problem: encoding), 3), list: (.notText(problem: encoding), 3),
      exchange: (.notText(problem: encoding), 3)),
    HostileMarkup(
      "Line ends of Windows", "<string>a\r\nb\r\n</array>".utf8,
      document: (.xml(.mismatchedEndTag("array", expected: "string", openedAtLine: 2)), 4),
      list: (.mismatchedTag, 4), exchange: (.mismatchedTag, 4)),
    HostileMarkup(
      "Deep nesting", String(repeating: "<array>", count: 100_000).utf8, document: (.nestedTooDeep(limit: 500), 2),
      list: (.nestedTooDeeply, 2), exchange: (.nestedTooDeeply, 2)),
  ]

  static let all = unfinished + references + attributes + bytes
}

@Suite("Hostile markup")
struct HostileMarkupTests {
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  @Test("A document is refused for what is wrong, with the line", arguments: HostileMarkup.all)
  func document(markup: HostileMarkup) {
    let file = markup.file("<document>", "</document>")
    for bytes in [file, Self.byteOrderMark + file] {
      var error: InterfaceDocumentError?
      do throws(InterfaceDocumentError) {
        _ = try ElementTreeParser.parse(bytes, path: "A.xib")
      } catch let refusal {
        error = refusal
      }
      #expect(error?.reason == markup.document?.reason)
      #expect(error?.position?.line == markup.document?.line)
    }
  }

  @Test("A property list is refused for what is wrong, with the line", arguments: HostileMarkup.all)
  func list(markup: HostileMarkup) {
    let file = markup.file("<plist><dict><key>a</key>", "</dict></plist>")
    for bytes in [file, Self.byteOrderMark + file] {
      let error = refusal { () throws(TableSyntaxError) in _ = try TableFile.node(from: bytes) }
      #expect(error?.reason == markup.list?.reason)
      #expect(error?.line == markup.list?.line)
    }
  }

  @Test("A file of translations is refused for what is wrong, with the line", arguments: HostileMarkup.all)
  func exchange(markup: HostileMarkup) {
    let start = "<xliff><file original='a' source-language='en'><body><trans-unit id='b'>"
    let file = markup.file(start, "</trans-unit></body></file></xliff>")
    for bytes in [file, Self.byteOrderMark + file] {
      let error = refusal { () throws(TableSyntaxError) in _ = try XLIFFFile(bytes, path: "a.xliff") }
      #expect(error?.reason == markup.exchange?.reason)
      #expect(error?.line == markup.exchange?.line)
    }
  }

  private func refusal(_ read: () throws(TableSyntaxError) -> Void) -> TableSyntaxError? {
    do throws(TableSyntaxError) {
      try read()
      return nil
    } catch {
      return error
    }
  }
}
