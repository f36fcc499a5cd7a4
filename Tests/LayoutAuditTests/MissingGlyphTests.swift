import Galley
import Testing

@Suite("Characters that no font can draw")
struct MissingGlyphTests {
  private let renderer: Renderer

  init() throws { renderer = try Renderer() }

  private func findings(_ texts: [String], locale: String = "de") -> [Finding] {
    let root = View()
    for (number, text) in texts.enumerated() {
      let label = Label(text: text)
      label.identifier = "label\(number)"
      label.frame = Rect(x: 0, y: Double(number) * 30, width: 300, height: 30)
      root.addSubview(label)
    }
    return renderer.render(root, size: Size(width: 320, height: 200), traits: TraitCollection(locale: locale))
      .layout.findings.filter { $0.rule == .missingGlyph }
  }

  @Test("A letter of a script without a font is reported with its name, code point, locale and view")
  func script() throws {
    let finding = try #require(findings(["\u{10000}"]).first)
    #expect(finding.message.contains("'\u{10000}' (U+10000, LINEAR B SYLLABLE B008 A)"))
    #expect(finding.message.contains("locale de"))
    #expect(finding.views == ["label0"])
    // Galley's fonts are meant: a device may have the letter.
    #expect(finding.severity == .note)
  }

  @Test(
    "Code points without a name are reported by category",
    arguments: [("\u{F8FF}", "U+F8FF, private use"), ("\u{0378}", "U+0378, unassigned")])
  func nameless(text: String, words: String) throws {
    #expect(try #require(findings(["a\(text)b"]).first).message.contains(words))
  }

  @Test("A character is reported once for each view that shows it")
  func once() {
    #expect(findings(["\u{F8FF}\u{F8FF} \u{F8FE}", "\u{F8FF}"]).map(\.views) == [["label0"], ["label0"], ["label1"]])
  }

  @Test(
    "Every bundled script and every sequence of emoji has its glyphs",
    arguments: [
      "Größe", "Привет", "Ωμέγα", "مرحبا", "שלום", "नमस्ते", "বাংলা", "தமிழ்", "สวัสดี", "日本語", "简体", "繁體",
      "한국어", "Tiếng Việt", "👩‍👩‍👧🏽‍♀️ 🇩🇪 ❤️",
    ])
  func bundled(text: String) {
    #expect(findings([text]).isEmpty)
  }
}
