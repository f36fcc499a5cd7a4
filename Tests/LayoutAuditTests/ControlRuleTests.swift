import Testing

@testable import Galley

@Suite("Rules about controls and the parts of a screen")
struct ControlRuleTests {
  private let renderer: Renderer
  private let controller = ViewController()
  private var root: View { controller.view }

  init() throws {
    renderer = try Renderer()
    renderer.settings.recorded.insert(.designFindings)
  }

  private func findings(
    _ rule: Finding.Rule, size: ContentSizeCategory = .large, locale: String = "en"
  ) -> [Finding] {
    renderer.render(
      controller, size: Size(width: 320, height: 480),
      traits: TraitCollection(locale: locale, preferredContentSizeCategory: size)
    ).layout.findings.filter { $0.rule == rule }
  }

  @discardableResult
  private func add<Item: View>(_ view: Item, _ id: String, _ frame: Rect, to superview: View? = nil) -> Item {
    view.identifier = id
    view.frame = frame
    view.autoresizingMask = []
    (superview ?? root).addSubview(view)
    return view
  }

  private func button(_ title: String?, image: String? = nil) -> Button {
    let button = Button(type: .system)
    button.titleFont = .preferredFont(forTextStyle: .body)
    button.adjustsFontForContentSizeCategory = true
    button.setTitle(title, for: .normal)
    if let image { button.setImage(Image(systemName: image), for: .normal) }
    return button
  }

  // MARK: Safe areas

  /// The findings on an iPhone 17: 402 points wide, with an island of 126 x 37 points at 14 points from the top, and a
  /// home indicator from 861 to 866 of 874.
  private func findingsOnPhone(fillsScreen: Bool = true) throws -> [Finding] {
    if fillsScreen {
      let content = View()
      content.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(content)
      LayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
        content.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        content.widthAnchor.constraint(equalToConstant: 10), content.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    let device = try #require(Device.named("iphone-17"))
    return renderer.render(controller, on: device).layout.findings.filter { $0.rule == .outsideSafeArea }
  }

  @Test("A text under the island, the clock or the home indicator is found")
  func underChrome() throws {
    add(Label(text: "Welcome"), "island", Rect(x: 165, y: 20, width: 100, height: 20))
    add(Label(text: "Welcome"), "clock", Rect(x: 20, y: 24, width: 80, height: 20))
    add(Label(text: "Welcome"), "line", Rect(x: 165, y: 852, width: 100, height: 20))
    add(Label(text: "Welcome"), "below", Rect(x: 165, y: 70, width: 100, height: 20))
    let findings = try findingsOnPhone()
    #expect(findings.map(\.views) == [["island"], ["clock"], ["line"]])
    #expect(findings.allSatisfy { $0.severity == .warning })
    let words = findings.map(\.message)
    #expect(words[0].hasSuffix("is under the Dynamic Island."))
    #expect(words[1].hasSuffix("is under the status bar."))
    #expect(words[2].hasSuffix("is under the home indicator."))
  }

  @Test("A scene that nothing ties to the safe area may be a part of a screen: a note")
  func partOfScreen() throws {
    add(Label(text: "Welcome"), "island", Rect(x: 165, y: 20, width: 100, height: 20))
    #expect(try findingsOnPhone(fillsScreen: false).map(\.severity) == [.note])
  }

  @Test("A control and the image of a button are found; pictures, bars and what scrolls may be there")
  func controlsUnderChrome() throws {
    let frame = Rect(x: 165, y: 16, width: 60, height: 30)
    add(button(nil, image: "trash"), "button", frame)
    add(ImageView(image: Image(systemName: "trash")), "picture", frame)
    let scrollView = add(ScrollView(), "scroll", Rect(x: 0, y: 0, width: 402, height: 800))
    add(Label(text: "Welcome"), "scrolled", frame, to: scrollView)
    let bar = add(NavigationBar(), "bar", Rect(x: 0, y: 0, width: 402, height: 54))
    bar.item = NavigationItem(title: "Inbox")
    #expect(try findingsOnPhone().map(\.views) == [["button"]])
  }

  @Test("Something opaque in front of a text hides it from both")
  func covered() throws {
    let frame = Rect(x: 165, y: 20, width: 100, height: 20)
    add(Label(text: "Welcome"), "hidden", frame)
    add(View(), "cover", Rect(x: 0, y: 0, width: 402, height: 60)).backgroundColor = .white
    #expect(try findingsOnPhone().isEmpty)
  }

  // MARK: Distances

  /// Body text of 33 points at AX2 has lines of 40 points (Human Interface Guidelines, "Typography"), so that a title
  /// reaches 5 points beyond a button of 30.
  @Test(
    "Titles that nearly touch in large text are found",
    arguments: [(46.0, false), (43, true), (41, true), (34, false)])
  func crowded(second: Double, isFound: Bool) {
    add(button("Open"), "one", Rect(x: 0, y: 100, width: 200, height: 30))
    add(button("Close"), "two", Rect(x: 0, y: 100 + second, width: 200, height: 30))
    #expect(findings(.crowded, size: .accessibilityLarge).map(\.views) == (isFound ? [["one", "two"]] : []))
    #expect(findings(.crowded).isEmpty)
    for case let button as Button in root.subviews { button.titleFont = .systemFont(ofSize: 33) }
    // Titles that keep their size are as near to each other at every size.
    #expect(findings(.crowded, size: .accessibilityLarge).isEmpty)
  }

  @Test("Buttons with visible edges may touch, and disabled ones do not count")
  func bezels() {
    for (index, id) in ["one", "two"].enumerated() {
      add(button("Open"), id, Rect(x: 0, y: 100 + 44 * Double(index), width: 200, height: 44))
        .backgroundColor = .black
    }
    #expect(findings(.crowded, size: .accessibilityLarge).isEmpty)
    let third = add(button("Open"), "three", Rect(x: 0, y: 189, width: 200, height: 44))
    #expect(findings(.crowded, size: .accessibilityLarge).map(\.views) == [["two", "three"]])
    third.isEnabled = false
    #expect(findings(.crowded, size: .accessibilityLarge).isEmpty)
  }

  // MARK: Names

  @Test("An image button without a name is a note with what is read, an empty one a warning")
  func namelessButtons() throws {
    add(button(nil, image: "square.and.arrow.up"), "image", Rect(x: 0, y: 0, width: 44, height: 44))
    add(button(nil), "empty", Rect(x: 0, y: 100, width: 44, height: 44))
    add(button("Open"), "titled", Rect(x: 0, y: 200, width: 90, height: 44))
    add(button(nil, image: "trash"), "named", Rect(x: 0, y: 300, width: 44, height: 44)).accessibilityLabel = "Delete"
    let findings = findings(.missingLabel)
    #expect(findings.map(\.views) == [["image"], ["empty"]])
    #expect(findings.map(\.severity) == [.note, .warning])
    #expect(findings[0].message.hasSuffix("reads that of its image, 'square and arrow up'."))
  }

  @Test("Code gives a title to a button with an outlet that shows nothing; one with a background is seen")
  func buttonsOfCode() {
    let plain = add(button(nil), "plain", Rect(x: 0, y: 0, width: 44, height: 44))
    plain.nameInDocument = "openButton"
    #expect(findings(.missingLabel).isEmpty)
    plain.setBackgroundImage(Image(systemName: "trash"), for: .normal)
    #expect(findings(.missingLabel).map(\.severity) == [.warning])
  }

  @Test("Switches, sliders and fields without a name are notes; an image is no control")
  func namelessControls() {
    add(Switch(), "switch", Rect(x: 0, y: 0, width: 63, height: 28))
    add(Slider(), "slider", Rect(x: 0, y: 50, width: 100, height: 31))
    add(TextField(), "empty", Rect(x: 0, y: 100, width: 100, height: 34))
    add(TextField(), "field", Rect(x: 0, y: 150, width: 100, height: 34)).placeholder = "Name"
    add(TextField(), "filled", Rect(x: 0, y: 200, width: 100, height: 34)).text = "Anna"
    add(ImageView(image: Image(systemName: "trash")), "image", Rect(x: 0, y: 250, width: 40, height: 40))
    let findings = findings(.missingLabel)
    #expect(findings.map(\.views) == [["switch"], ["slider"], ["empty"]])
    #expect(findings.allSatisfy { $0.severity == .note })
  }

  // MARK: Reading order

  /// A field of 44 points at y = 100 and a label beside it.
  private func readingOrder(labelAt y: Double, locale: String = "en") -> [Finding] {
    let isMirrored = locale == "ar"
    add(Label(text: "Name"), "label", Rect(x: isMirrored ? 220 : 20, y: y, width: 80, height: 20))
    add(TextField(), "field", Rect(x: isMirrored ? 60 : 110, y: 100, width: 150, height: 44)).placeholder = "Anna"
    return findings(.readingOrder, locale: locale)
  }

  @Test("A label beside its field that begins 8 points lower is read after it", arguments: ["en", "ar"])
  func labelBeside(locale: String) throws {
    let finding = try #require(readingOrder(labelAt: 112, locale: locale).first)
    #expect(finding.views == ["field", "label"])
    #expect(finding.severity == .note)
    #expect(finding.message.contains("begins 12 pt lower"))
  }

  @Test("Up to 8 points, the direction of reading decides", arguments: [107.5, 100, 94])
  func labelAtSameHeight(y: Double) {
    #expect(readingOrder(labelAt: y).isEmpty)
  }

  @Test("A label above its field is read before it, and one elsewhere is not its label")
  func otherLabels() {
    #expect(readingOrder(labelAt: 78).isEmpty)
    root.subviews.forEach { $0.removeFromSuperview() }
    #expect(readingOrder(labelAt: 300).isEmpty)
  }
}
