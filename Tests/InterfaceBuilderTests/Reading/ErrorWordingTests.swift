import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("Descriptions of errors")
struct ErrorWordingTests {
  private func message(for text: String) -> String? { DocumentFixtures.refusal(of: text)?.description }

  @Test("An error names the file, the line and the column, then the reason")
  func place() {
    #expect(
      message(for: "<a>\n  <b>\n</a>")
        == "Test.xib:3:5: malformed XML: expected </b> for the element opened on line 2, found </a>")
  }

  @Test("An error without a place names the file")
  func file() {
    let error = #expect(throws: InterfaceDocumentError.self) {
      try InterfaceDocument(contentsOf: "/no/such/folder/Main.storyboard")
    }
    #expect(error?.description == "/no/such/folder/Main.storyboard: cannot be opened: No such file or directory")
  }

  @Test(
    "A violation of XML's grammar is described by what was expected or found",
    arguments: [
      ("<a", "expected '>' or '/>'"), ("<a b/>", "expected '=' after the attribute's name"),
      ("<a b=1/>", "expected a value in quotes"), ("<1/>", "expected a name"), ("", "the file is empty"),
      ("text", "expected an element"),
      ("<!-- a", "expected '-->' at the end of the comment"),
      ("<a b='&lt'/>", "expected ';' at the end of the reference"),
      ("<?xml", "expected '?>' at the end of the processing instruction"),
      ("<a><![CDATA[</a>", "expected ']]>' at the end of the character data"),
      ("<a>", "<a>, opened on line 1, is never closed"), ("</a>", "</a> has no start tag"),
      ("<a b='1' b='2'/>", "duplicate attribute 'b'"), ("<a b='&nbsp;'/>", "unknown reference '&nbsp;'"),
      ("<a/><b/>", "unexpected content after the root element"),
    ])
  func grammar(text: String, problem: String) throws {
    #expect(try #require(message(for: text)).hasSuffix(": malformed XML: \(problem)"))
  }

  @Test(
    "A limit is named",
    arguments: [
      (InterfaceDocumentError.Reason.nestedTooDeep(limit: 500), "elements are nested more than 500 levels deep"),
      (.tooManyElements(limit: 7), "the document has more than 7 elements"),
      (.tooLarge(bytes: 9, limit: 8), "the file has 9 bytes; the limit is 8"),
    ])
  func limits(reason: InterfaceDocumentError.Reason, words: String) {
    #expect(reason.description == words)
  }

  @Test(
    "An issue names its line, the objects and what is expected",
    arguments: [
      (DocumentIssue.Kind.duplicateID("a", firstLine: 2), "duplicate id 'a', first used on line 2"),
      (
        .danglingReference(constraint: "c", attribute: "firstItem", reference: "gone"),
        "constraint 'c' has the firstItem 'gone', which is not the id of any object"
      ),
      (
        .malformedValue(element: "rect", attribute: "x", value: "ten", expected: .number),
        "x=\"ten\" of <rect>: expected a number"
      ),
      (
        .excessiveNumber(element: "rect", attribute: "width", value: "1e19"),
        "width=\"1e19\" of <rect> is cut off at 1000000000"
      ),
      (.missingInitialViewController("b"), "the initial view controller 'b' is not in the document"),
    ])
  func issues(kind: DocumentIssue.Kind, words: String) {
    let issue = DocumentIssue(kind, at: SourcePosition(line: 3, column: 1))
    #expect(issue.description == "line 3: \(words)")
  }
}
