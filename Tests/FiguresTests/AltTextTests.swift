import Graphics
import Testing

@testable import Figures

@Suite("Alternative texts")
struct AltTextTests {
  private func scene(_ name: String, _ texts: (elementClass: String, words: String)...) -> ShownScene {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    let nodes = texts.map {
      LayoutNode(id: $0.words, elementClass: $0.elementClass, name: $0.words, frame: rect, alignmentRect: rect)
    }
    let root = LayoutNode(id: "root", elementClass: "view", name: "", frame: rect, alignmentRect: rect, children: nodes)
    return ShownScene(name: name, layout: LayoutResult(size: rect.size, root: root), area: rect)
  }

  private func letters(_ count: Int, _ letter: String = "A") -> String {
    String(repeating: letter.uppercased(), count: count)
  }

  @Test("A text is named if the description has up to 150 characters with it")
  func longest() {
    func text(_ count: Int) -> String {
      AltText.text(
        for: [scene("A", ("label", letters(50)), ("label", letters(50, "b")), ("label", letters(count, "c")))], in: "en"
      )
    }
    let full = "The screen A with “\(letters(50))”, “\(letters(50, "b"))” and “\(letters(18, "c"))”."
    #expect(full.count == 150)
    #expect(text(18) == full)
    #expect(text(19) == "The screen A with “\(letters(50))” and “\(letters(50, "b"))”.")
  }

  @Test("A description of fewer than 40 characters says that it is of this version")
  func shortest() {
    func text(_ count: Int) -> String { AltText.text(for: [scene("A", ("label", letters(count)))], in: "en") }
    #expect(text(19) == "The screen A with “\(letters(19))”.")
    #expect(text(19).count == 40)
    #expect(text(18) == "The screen A with “\(letters(18))”, as it looks in this version.")
    #expect(AltText.text(for: [scene("A")], in: "en") == "The screen A, as it looks in this version.")
  }

  @Test("The title comes first, then other texts, fields, controls and buttons, each kind with its word")
  func kinds() {
    let words = AltText.text(
      for: [
        scene(
          "Log in", ("button", "Enter"), ("textField", "Name"), ("textField", "Password"), ("switch", "Stay"),
          ("navigationBar", "Welcome"))
      ], in: "en")
    #expect(
      words
        == "The screen Log in with “Welcome”, the fields “Name” and “Password”, the control “Stay” and the button “Enter”."
    )
  }

  @Test("Names made for code, such as those of outlets and images, are left out")
  func codeNames() {
    let words = AltText.text(
      for: [
        scene(
          "Log in", ("imageView", "heroImage"), ("switch", "stay_signed_in"), ("imageView", "chevron.right"),
          ("searchBar", "search"), ("switch", "Stay signed in"), ("imageView", "Logo"))
      ], in: "en")
    #expect(words == "The screen Log in with “Logo” and the control “Stay signed in”.")
  }

  @Test("Two scenes are named in the plural, or in the dual of Arabic; the same scene twice is one")
  func scenes() {
    let scenes = [scene("One"), scene("Two")]
    #expect(AltText.text(for: scenes, in: "en").hasPrefix("The screens One and Two"))
    #expect(AltText.text(for: scenes, in: "de-CH").hasPrefix("Die Bildschirme One und Two"))
    #expect(AltText.text(for: scenes, in: "ar").hasPrefix("الشاشتان One وTwo"))
    #expect(AltText.text(for: scenes + [scene("Three")], in: "ar").hasPrefix("الشاشات One، Two وThree"))
    #expect(AltText.text(for: [scene("One"), scene("One")], in: "en").hasPrefix("The screen One,"))
  }

  @Test("What is compared later is every text with its kind, in one line each")
  func content() {
    #expect(
      AltText.content(of: [scene("S", ("button", "Enter\n now"), ("label", "Text"))])
        == "S\nbutton: Enter now\ntext: Text")
  }

  @Test("Only languages with words of their own are spoken")
  func languages() {
    #expect(["en", "en-GB", "de", "de-AT", "ar", "base"].allSatisfy(AltText.speaks))
    #expect(!["fr", "e", "eng", ""].contains(where: AltText.speaks))
  }
}
