import Testing

@testable import Galley

@Suite("Words that lines break")
struct BrokenWordTests {
  private let renderer: Renderer

  init() throws { renderer = try Renderer() }

  /// Lays out a label of any number of lines at a width; the letters of its font are about 9 points wide.
  private func findings(_ text: String, width: Double, _ change: (Label) -> Void = { _ in }) -> [Finding] {
    let label = Label(text: text)
    label.identifier = "label"
    label.numberOfLines = 0
    label.frame = Rect(x: 0, y: 0, width: width, height: 190)
    change(label)
    let root = View()
    root.addSubview(label)
    return renderer.render(root, size: Size(width: 320, height: 200)).layout.findings.filter { $0.rule == .brokenWord }
  }

  private func width(of text: String) -> Double {
    let request = ParagraphRequest(runs: [TextRun(text, font: .systemFont(ofSize: 17))])
    return renderer.measuring.paragraph(for: request).size.width
  }

  @Test("A word that is wider than the view is found, with the word and the width that it needs")
  func wide() throws {
    let finding = try #require(findings("Die Authentifizierungsmethode fehlt.", width: 120).first)
    #expect(finding.severity == .warning)
    #expect(finding.views == ["label"])
    #expect(finding.message.contains("The word 'Authentifizierungsmethode' of the label"))
    let needed = (width(of: "Authentifizierungsmethode") * 10).rounded() / 10
    let number = needed == needed.rounded() ? "\(Int(needed))" : "\(needed)"
    #expect(finding.message.contains("needs \(number) pt of width"))
  }

  @Test("The parts of the word are marked, and not the words around it", arguments: ["en", "ar"])
  func regions(locale: String) throws {
    let (before, word, after) = locale == "en" ? ("Ein ", "Wintergartenstuhl", " da") : ("في ", "وسيستخدمونهما", " هنا")
    let root = View()
    let label = Label(text: before + word + after)
    label.numberOfLines = 0
    label.frame = Rect(x: 20, y: 0, width: 75, height: 190)
    root.addSubview(label)
    let rendering = renderer.render(
      root, size: Size(width: 320, height: 200), traits: TraitCollection(locale: locale))
    let finding = try #require(rendering.layout.findings.first { $0.rule == .brokenWord })
    try #require(finding.regions.count == 2)
    let (head, tail) = (finding.regions[0], finding.regions[1])
    #expect(head.maxY <= tail.minY + 1)
    #expect(tail.minY - head.minY < 30)
    // Each part is at its side of the label, and together they are about as wide as the word.
    #expect(locale == "en" ? tail.minX < 21 : tail.maxX > 94)
    #expect(abs(head.width + tail.width - width(of: word)) < 6)
  }

  @Test("Nearly wide enough may be wide enough on a device: 2.5% of the word's width")
  func margin() {
    let word = "Benachrichtigungen"
    let width = width(of: word)
    #expect(findings(word, width: width).isEmpty)
    #expect(findings(word, width: width * 0.98).map(\.severity) == [.note])
    #expect(findings(word, width: width * 0.96).map(\.severity) == [.warning])
  }

  @Test(
    "Between words, at a hyphen and in scripts without spaces lines may break",
    arguments: [
      "eins zwei drei vier fünf sechs sieben acht", "Nord-Ostsee-Kanal-Brücke", "日本語の長い文章はどこでも改行できる",
      "ภาษาไทยไม่มีช่องว่างระหว่างคำ", "알림설정화면에서변경할수있습니다",
    ])
  func allowedBreaks(text: String) {
    #expect(findings(text, width: 70).isEmpty)
  }

  @Test(
    "Keys, addresses, paths and numbers are no words",
    arguments: [
      "settings_title_of_the_screen", "https://example.com/a", "someone.with.a.name@example.com",
      "SettingsTitleLabelText", "settings.title.of.the.screen", "1234567890123456789",
    ])
  func names(text: String) {
    #expect(findings(text, width: 70).isEmpty)
  }

  @Test("A number with a unit is a word")
  func unit() {
    #expect(findings("24Hours", width: 40).map(\.severity) == [.warning])
    #expect(findings("24H7Min", width: 40).isEmpty)
  }

  @Test("A word that is hyphenated, or has a soft hyphen where the line ends, is not broken")
  func hyphens() {
    #expect(!findings("Donaudampfschifffahrt", width: 110).isEmpty)
    #expect(findings("Donaudampf\u{AD}schifffahrt", width: 110).isEmpty)
    let hyphenated = findings("Donaudampfschifffahrt", width: 110) { label in
      var style = ParagraphStyle()
      style.hyphenationFactor = 1
      label.attributedText = AttributedText(
        runs: [TextRun("Donaudampfschifffahrt", font: .systemFont(ofSize: 17), paragraphStyle: style)])
    }
    #expect(hyphenated.isEmpty)
  }

  @Test("If lines may break between any letters, a word that had room is possibly meant to be broken")
  func characterWrapping() {
    let findings = findings("Guten Morgen", width: 80) { $0.lineBreakMode = .characterWrapping }
    #expect(findings.map(\.severity) == [.note])
    #expect(findings.first?.message.contains("'Morgen'") == true)
  }

  @Test("A text that is truncated has one finding")
  func truncated() {
    #expect(findings("Die Authentifizierungsmethode fehlt.", width: 120) { $0.numberOfLines = 2 }.isEmpty)
  }
}
