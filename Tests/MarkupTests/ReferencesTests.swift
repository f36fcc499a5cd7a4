import Markup
import Testing

@Suite("References and white space in markup")
struct ReferencesTests {
  private func text(_ markup: String, _ whiteSpace: References.WhiteSpace = .asWritten) throws -> String {
    try References.text(Array(markup.utf8)[...], whiteSpace)
  }

  @Test(
    "A reference is a predefined entity or a number in either base",
    arguments: [
      ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"), ("&#65;&#x41;&#x1F600;", "AA😀"), ("&#x0000000000041;", "A"),
      ("&amp;lt;", "&lt;"), ("e&#x301;", "e\u{301}"),
    ])
  func known(markup: String, expected: String) throws {
    #expect(Array(try text(markup).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(
    "Another reference is a problem at its ampersand; a name is shown if it is short enough to be one",
    arguments: [
      ("a&b;", 1, "b"), ("&;", 0, ""), ("&LT;", 0, "LT"), ("&#X41;", 0, "#X41"), ("&#;", 0, "#"), ("&#-0;", 0, "#-0"),
      ("&amp;&amp", 5, nil), ("& and much later;", 0, nil),
    ] as [(String, Int, String?)])
  func unknown(markup: String, index: Int, name: String?) {
    let problem = #expect(throws: References.Problem.self) { try text(markup) }
    #expect(problem?.index == index)
    #expect(problem?.name == name)
  }

  @Test(
    "Line ends and tabs are kept, or become line feeds in texts and spaces in attributes, but those of references stay")
  func whiteSpace() throws {
    let markup = "a\r\nb\rc\nd\te&#13;&#10;&#9;"
    #expect(Array(try text(markup).utf8) == Array("a\r\nb\rc\nd\te\r\n\t".utf8))
    #expect(Array(try text(markup, .ofText).utf8) == Array("a\nb\nc\nd\te\r\n\t".utf8))
    #expect(Array(try text(markup, .ofAttribute).utf8) == Array("a b c d e\r\n\t".utf8))
  }
}
