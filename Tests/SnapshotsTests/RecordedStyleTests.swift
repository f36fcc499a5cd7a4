import Testing

@testable import Galley

@Suite("Recorded styles")
struct RecordedStyleTests {
  private let renderer: Renderer

  init() throws {
    renderer = try Renderer()
    renderer.settings.recorded.insert(.styles)
  }

  private func style(_ view: View) -> [LayoutStyle.Property: String] {
    view.frame = Rect(x: 0, y: 0, width: 200, height: 50)
    let root = View()
    root.addSubview(view)
    return renderer.render(root, size: Size(width: 320, height: 200)).layout.root.children[0].style?.values ?? [:]
  }

  private func label(_ font: Font, _ color: Color = .label) -> Label {
    let label = Label(text: "Name")
    (label.font, label.textColor) = (font, color)
    return label
  }

  @Test(
    "A font is recorded as a developer chooses it",
    arguments: [
      // Human Interface Guidelines > Typography: Title 1 is 28 points at the default text size.
      (Font.preferredFont(forTextStyle: .title1), "Title 1, 28 pt"),
      (.preferredFont(forTextStyle: .headline), "Headline, 17 pt"),
      (.systemFont(ofSize: 14), "system 14"), (.systemFont(ofSize: 14, weight: 700), "system 14 bold"),
      (Font(family: .named("Avenir-Book"), size: 12), "Avenir-Book 12"),
      (.italicSystemFont(ofSize: 15), "system 15 italic"),
    ])
  func fonts(font: Font, words: String) {
    #expect(style(label(font))[.font] == words)
  }

  @Test("A text that shrinks to fit has the font that was chosen")
  func shrunkenText() {
    let view = label(.systemFont(ofSize: 40))
    view.text = "A text that is much too long for its label"
    (view.adjustsFontSizeToFitWidth, view.minimumScaleFactor) = (true, 0.2)
    #expect(style(view)[.font] == "system 40")
  }

  @Test(
    "Colours are recorded by their names",
    arguments: [
      (Color.secondaryLabel, "secondaryLabel"), (Color(hex: 0xED6441), "#ED6441"),
      (Color(hex: 0xED6441).named(.asset("Accent")), "Accent #ED6441"),
      (Color.secondaryLabel.opacity(0.5), "#3C3C434D"),
    ])
  func colors(color: Color, words: String) {
    #expect(style(label(.systemFont(ofSize: 14), color))[.textColor] == words)
  }

  @Test("Parts in the tint colour are recorded as such, and colours of parts by the part")
  func parts() {
    let tinted = label(.systemFont(ofSize: 14), .tintColor)
    tinted.tintColor = Color(hex: 0x112233)
    #expect(style(tinted)[.tint] == "#112233" && style(tinted)[.textColor] == nil)
    let control = Switch()
    #expect(style(control)[.onTint] == nil)
    control.onTintColor = Color(hex: 0xED6441)
    #expect(style(control)[.onTint] == "#ED6441")
  }

  @Test("The name of a colour does not make it another colour")
  func equality() {
    let (plain, named) = (Color(hex: 0xED6441), Color(hex: 0xED6441).named(.asset("Accent")))
    #expect(plain == named && plain.hashValue == named.hashValue)
  }
}
