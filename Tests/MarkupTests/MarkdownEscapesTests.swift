import Markup
import Testing

@Suite("Escapes of Markdown")
struct MarkdownEscapesTests {
  // CommonMark 0.31, 2.4, 5.2 and 6.6; GitHub Flavored Markdown, 6.9.
  @Test(
    "Markdown gets no markup, list or link from texts",
    arguments: [
      ("*a* `b`", "\\*a\\* \\`b\\`"), ("<b>|", "\\<b\\>\\|"), ("@x #1", "\\@<!-- -->x \\#<!-- -->1"),
      ("a\r\nb\u{2028}c", "a  b c"), ("https://a.b www.a.b", "https\\://a.b www\\.a.b"), ("1. a.b", "1\\. a.b"),
      ("- a-b", "\\- a-b"), ("+1 -2", "+1 -2"), ("3.5 pt", "3.5 pt"),
      ("---", "\\---"), (".a.yml", ".a.yml"), ("![a](b)", "\\!\\[a\\]\\(b\\)"), ("*\u{301}", "\\*\u{301}"),
    ])
  func markdown(text: String, escaped: String) {
    #expect(text.escapedForMarkdown.unicodeScalars.elementsEqual(escaped.unicodeScalars))
  }

  @Test("What acts without being seen is shown in Markdown and HTML; words of right-to-left languages stay as they are")
  func inert() {
    let text = "a\u{202E}b\u{0}\u{9B}\u{E0041} \u{645}\u{631}\u{62D}\u{628}\u{627} \u{645}\u{6CC}\u{200C}"
    let words = "\u{645}\u{631}\u{62D}\u{628}\u{627} \u{645}\u{6CC}\u{200C}"
    #expect(text.escapedForMarkdown == "a\\\\u\\{202E\\}b\\\\u\\{0\\}\\\\u\\{9B\\}\\\\u\\{E0041\\} " + words)
    let shown = "a\\u{202E}b\\u{0}\\u{9B}\\u{E0041} " + words
    #expect(text.escapedForHTMLInMarkdown == shown && text.inertForHTML == shown && text.inertForXML == shown)
  }

  @Test("HTML in Markdown is one line, without links to people or issues; a source for people has no empty comments")
  func htmlInMarkdown() {
    #expect("<a> & \"b\" 'c'\n@x #1".escapedForHTMLInMarkdown == "&lt;a&gt; &amp; \"b\" 'c' @<!-- -->x #<!-- -->1")
    #expect("@x #1 [a]".escapedForMarkdownSource == "\\@x \\#1 \\[a\\]")
  }

  @Test("XML for programs has numbers for what acts, which read back as the characters")
  func references() {
    #expect("a\u{202E}\u{85}<".escapedForXML == "a&#8238;&#133;&lt;")
  }
}
