import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite struct RefusalTests {
  @Test(
    "Malformed XML is rejected with the line and the problem",
    arguments: [
      ("", 1, XMLProblem.emptyFile), (" \n\t", 2, .emptyFile),
      ("plain text", 1, .expected(.element)),
      ("<a>\n <b>\n</a>", 3, .mismatchedEndTag("a", expected: "b", openedAtLine: 2)),
      ("<a>\n<b>\n", 3, .unclosedElement("b", openedAtLine: 2)),
      ("</a>", 1, .strayEndTag("a")),
      ("<a/>\n<b/>", 2, .contentAfterDocument),
      ("<a/>\nmore", 2, .contentAfterDocument),
      ("<a\nb></a>", 2, .expected(.equalsSign)),
      ("<a b=c/>", 1, .expected(.quotedValue)),
      ("<a b=\"c/>\n<d/>", 1, .expected(.quotedValue)),
      ("<a\n b='1' b='2'/>", 2, .duplicateAttribute("b")),
      ("<a b='&nbsp;'/>", 1, .unknownReference("nbsp")),
      ("<a b='&#xD800;'/>", 1, .unknownReference("#xD800")),
      ("<a b='&lt'/>", 1, .expected(.referenceEnd)),
      ("<a/\n>", 1, .expected(.tagEnd)),
      ("<1/>", 1, .expected(.name)),
      ("\n<!-- a", 2, .expected(.commentEnd)),
      ("<a><![CDATA[</a>", 1, .expected(.characterDataEnd)),
      ("<?xml ", 1, .expected(.instructionEnd)),
    ])
  func brokenXML(text: String, line: Int, problem: XMLProblem) {
    let error = DocumentFixtures.refusal(of: text)
    #expect(error?.reason == .malformedXML(problem: problem.description))
    #expect(error?.position?.line == line)
  }

  @Test("Invalid UTF-8 is rejected with its line")
  func invalidBytes() {
    let bytes = Data("<document>\n<view id=\"".utf8) + Data([0xE4]) + Data("\"/></document>".utf8)
    let error = #expect(throws: InterfaceDocumentError.self) { try InterfaceDocument(bytes, path: "Test.xib") }
    #expect(error?.reason == .notText(problem: "the text is neither UTF-8 nor UTF-16; save it as UTF-8"))
    #expect(error?.position?.line == 2)
  }

  @Test("Nesting beyond the limit is rejected")
  func depth() {
    let text = String(repeating: "<view>", count: 100_000)
    #expect(DocumentFixtures.refusal(of: text)?.reason == .nestedTooDeep(limit: 500))
  }

  @Test("Nesting just within the limit is read")
  func allowedDepth() throws {
    let views = String(repeating: "<view>", count: 498) + String(repeating: "</view>", count: 498)
    #expect(try DocumentFixtures.xib(views).scenes.count == 1)
  }

  @Test("A missing file is reported with the system's error number")
  func missingFile() {
    let error = #expect(throws: InterfaceDocumentError.self) {
      try InterfaceDocument(contentsOf: "/no/such/folder/Main.storyboard")
    }
    #expect(error?.reason == .unreadable(code: 2))
    #expect(error?.path == "/no/such/folder/Main.storyboard")
  }

  @Test("A device and a link to itself are told as what they are, and not read")
  func specialFiles() throws {
    func error(_ path: String) -> InterfaceDocumentError? {
      #expect(throws: InterfaceDocumentError.self) { try InterfaceDocument(contentsOf: path) }
    }
    #expect(error("/dev/zero")?.description == "/dev/zero: is a pipe, a socket or a device; only files are read")
    let folder = TemporaryFolder()
    try FileManager.default.createSymbolicLink(atPath: folder.path(of: "A.xib"), withDestinationPath: "A.xib")
    #expect(error(folder.path(of: "A.xib"))?.reason == .unreadable(code: ELOOP))
  }
}
