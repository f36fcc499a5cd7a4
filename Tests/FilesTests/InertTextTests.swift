import Files
import Testing

@Suite("Characters that act without being seen")
struct InertTextTests {
  // UAX 9 (Unicode 16), 2: the explicit directional characters; ISO 6429: C0 and C1.
  @Test("Controls, marks of the direction, separators, and what has no shape are shown; the ends of each range too")
  func acting() throws {
    let known: [UInt32] = [
      0, 7, 0x1B, 0x7F, 0x80, 0x9B, 0x9F, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A, 0x202B, 0x202C, 0x202D,
      0x202E,
      0x2060, 0x2066, 0x2067, 0x2068, 0x2069, 0xFEFF, 0xE0001, 0xE0041, 0xE007F,
    ]
    for value in known + InertText.ranges.flatMap({ [$0.lowerBound, $0.upperBound] }) where value != 0xA {
      let scalar = try #require(Unicode.Scalar(value))
      #expect(InertText.acts(scalar), "\(String(value, radix: 16))")
      let shown = InertText.escape(scalar)
      #expect(InertText.shown("a\(scalar)") == "a" + shown && InertText.line("\(scalar)b") == shown + "b")
    }
    #expect(InertText.shown("a\u{202E}\u{E0041}\r\n") == "a\\u{202E}\\u{E0041}\\r\n")
  }

  @Test(
    "Letters, joiners, emoji and soft hyphens stay as they are",
    arguments: [
      "\u{645}\u{631}\u{62D}\u{628}\u{627}", "\u{645}\u{6CC}\u{200C}\u{62E}", "\u{1F469}\u{200D}\u{1F467}",
      "\u{2764}\u{FE0F}",
      "Donau\u{AD}dampf", "a\u{A0}b", "\u{65E5}\u{672C}", "e\u{301}", "\u{10FFFF}",
    ])
  func harmless(text: String) {
    #expect(InertText.shown(text).unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(InertText.text(text) == text && InertText.line(text) == text)
  }
}
