import Testing

@testable import Galley

@Suite("Rules about how a layout is made")
struct DesignRuleTests {
  private let renderer: Renderer
  private let controller = ViewController()
  private var root: View { controller.view }

  init() throws {
    renderer = try Renderer()
    renderer.settings.recorded.insert(.designFindings)
  }

  private func findings(_ rule: Finding.Rule, locale: String = "en") -> [Finding] {
    renderer.render(controller, size: Size(width: 320, height: 480), traits: TraitCollection(locale: locale))
      .layout.findings.filter { $0.rule == rule }
  }

  /// Adds a view that constraints place at the top left.
  @discardableResult
  private func placed<Item: View>(_ view: Item, _ id: String = "view", _ constraints: (Item) -> [LayoutConstraint])
    -> Item
  {
    view.identifier = id
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    LayoutConstraint.activate(constraints(view) + [view.topAnchor.constraint(equalTo: root.topAnchor)])
    return view
  }

  // MARK: Failure points

  /// A chain across 320 points: 16, a view of 288, 16.
  private func chain(width: Double, priority: LayoutPriority = .required) {
    placed(View()) { view in
      let width = view.widthAnchor.constraint(equalToConstant: width)
      (width.identifier, width.priority) = ("width", priority)
      let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
      let trailing = root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 16)
      (leading.identifier, trailing.identifier) = ("leading", "trailing")
      return [width, leading, trailing, view.heightAnchor.constraint(equalToConstant: 20)]
    }
  }

  @Test("Required constraints that add up to the width of a screen are found, with the chain", arguments: ["en", "ar"])
  func failurePoint(locale: String) throws {
    chain(width: 288)
    let finding = try #require(findings(.noFailurePoint, locale: locale).first)
    #expect(Set(finding.constraints) == ["width", "leading", "trailing"])
    #expect(finding.message.contains("a width of 320 pt"))
  }

  @Test("A priority of 999 is a failure point, and a conflict is reported as such")
  func noFailurePoint() {
    chain(width: 288, priority: 999)
    #expect(findings(.noFailurePoint).isEmpty)
    root.subviews.forEach { $0.removeFromSuperview() }
    chain(width: 200)
    #expect(findings(.noFailurePoint).isEmpty)
    #expect(findings(.conflict).count == 1)
  }

  @Test("A view that is not the screen's may have a fixed size")
  func notAScreen() {
    chain(width: 288)
    let findings = renderer.render(root, size: Size(width: 320, height: 480)).layout.findings
    #expect(!findings.contains { $0.rule == .noFailurePoint })
  }

  // MARK: Priorities, sizes and text styles

  @Test("Required priorities of content are found, with the axis")
  func requiredPriorities() throws {
    let label = placed(Label(text: "Name")) { [$0.leadingAnchor.constraint(equalTo: root.leadingAnchor)] }
    #expect(findings(.requiredContentPriority).isEmpty)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    let finding = try #require(findings(.requiredContentPriority).first)
    #expect(finding.views == ["view"])
    #expect(finding.message.hasPrefix("The horizontal compression resistance of "))
    // A plain view has no content to resist with.
    label.setContentCompressionResistancePriority(750, for: .horizontal)
    placed(View(), "plain") { [$0.leadingAnchor.constraint(equalTo: root.leadingAnchor)] }
      .setContentHuggingPriority(.required, for: .vertical)
    #expect(findings(.requiredContentPriority).isEmpty)
  }

  @Test(
    "A fixed width is found for a line of words, a fixed height for words that follow the text size",
    arguments: [
      ("Name", 1, true, LayoutAttribute.width, true), ("42", 1, true, .width, false), ("Name", 0, true, .width, false),
      ("Name", 1, true, .height, true), ("Name", 1, false, .height, false),
    ])
  func fixedSizes(text: String, lines: Int, isScaled: Bool, attribute: LayoutAttribute, isFound: Bool) {
    let label = Label(text: text)
    label.font = isScaled ? .preferredFont(forTextStyle: .body) : .systemFont(ofSize: 17)
    label.numberOfLines = lines
    placed(label) { label in
      [
        attribute == .width
          ? label.widthAnchor.constraint(equalToConstant: 80) : label.heightAnchor.constraint(equalToConstant: 30),
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      ]
    }
    #expect(findings(.fixedSize).map(\.views) == (isFound ? [["view"]] : []))
  }

  @Test("A least size, or one that yields to the content, may stay")
  func flexibleSizes() {
    placed(Label(text: "Name")) { label in
      let wish = label.widthAnchor.constraint(equalToConstant: 80)
      wish.priority = 500
      return [wish, label.widthAnchor.constraint(greaterThanOrEqualToConstant: 10)]
    }
    #expect(findings(.fixedSize).isEmpty)
  }

  @Test("Texts without a text style are one finding; those with one, and those that the system sizes, are none")
  func textSizes() throws {
    for (index, font) in [Font.systemFont(ofSize: 17), .systemFont(ofSize: 12), .preferredFont(forTextStyle: .body)]
      .enumerated()
    {
      let label = Label(text: "Text \(index)")
      (label.font, label.identifier, label.frame) = (
        font, "label \(index)", Rect(x: 0, y: 30 * Double(index), width: 99, height: 20)
      )
      root.addSubview(label)
    }
    let found = findings(.fixedTextSize)
    #expect(found.map(\.views) == [["label 0", "label 1"]])
    #expect(found.first?.message.hasPrefix("2 texts keep their size") == true)
  }

  @Test("Constants that repeat the standard spacing are found from two on, and symbolic ones are not")
  func spacing() throws {
    let first = placed(View(), "first") { view in
      [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        view.widthAnchor.constraint(equalToConstant: 9),
      ]
    }
    #expect(findings(.writtenSpacing).isEmpty)
    placed(View(), "second") { view in
      [
        view.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
        view.widthAnchor.constraint(equalToConstant: 9),
      ]
    }
    placed(View(), "third") { view in
      [view.leadingAnchor.constraint(equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 1)]
    }
    #expect(findings(.writtenSpacing).map(\.constraints) == [["first.leading", "second.leading"]])
  }

  // MARK: Directions

  @Test("Left edges are a note, and a warning where they are seen; equal distances at both sides are fine")
  func leftAndRight() {
    let view = placed(View()) { view in
      [
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
        view.widthAnchor.constraint(equalToConstant: 9),
      ]
    }
    #expect(findings(.leftRight).map(\.severity) == [.note])
    #expect(findings(.leftRight, locale: "ar").map(\.severity) == [.warning])
    view.constraints.first?.isActive = false
    view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -20).isActive = true
    #expect(findings(.leftRight, locale: "ar").isEmpty)
  }

  @Test("Views that are never mirrored may use left and right")
  func playback() {
    let view = placed(View()) { [$0.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20)] }
    view.semanticContentAttribute = .playback
    #expect(findings(.leftRight, locale: "ar").isEmpty)
  }

  @Test("Text that is aligned to the left in a language from right to left is found")
  func alignment() {
    let label = Label(text: "\u{645}\u{631}\u{62D}\u{628}\u{627}")
    (label.frame, label.identifier, label.textAlignment) = (Rect(x: 20, y: 20, width: 200, height: 30), "label", .left)
    root.addSubview(label)
    #expect(findings(.mirroring, locale: "ar").map(\.severity) == [.warning])
    #expect(findings(.mirroring, locale: "en").isEmpty)
    label.textAlignment = .natural
    #expect(findings(.mirroring, locale: "ar").isEmpty)
    // The text itself may have another alignment.
    label.textAlignment = .left
    var style = ParagraphStyle()
    for (alignment, isFound) in [(TextAlignment.center, false), (.left, true)] {
      style.alignment = alignment
      label.attributedText = AttributedText(label.text ?? "", font: label.font, paragraphStyle: style)
      #expect(findings(.mirroring, locale: "ar").isEmpty != isFound)
    }
    label.text = "Galley"
    #expect(findings(.mirroring, locale: "ar").isEmpty)
    // A sentence is to be translated.
    label.text = "Not translated"
    #expect(findings(.mirroring, locale: "ar").map(\.severity) == [.note])
  }

  @Test(
    "A symbol that points to a side has a variant that follows the reading direction",
    arguments: [
      ("chevron.right", "chevron.forward"), ("arrow.left.circle.fill", "arrow.backward.circle.fill"),
      ("arrow.left.arrow.right", nil), ("chevron.forward", nil), ("hand.point.left", nil), ("star", nil),
    ] as [(String, String?)])
  func symbols(name: String, variant: String?) throws {
    let image = ImageView(image: Image(systemName: name))
    (image.frame, image.identifier) = (Rect(x: 20, y: 20, width: 20, height: 20), "image")
    root.addSubview(image)
    let found = findings(.mirroring, locale: "ar")
    #expect(found.map(\.severity) == (variant == nil ? [] : [.note]))
    if let variant { #expect(found.first?.fixes.first?.contains("'\(variant)'") == true) }
    #expect(findings(.mirroring).isEmpty)
  }

  @Test("A mask that keeps a view at the left is found beside views that constraints place")
  func masks() {
    let label = Label(text: "Masked")
    (label.frame, label.identifier) = (Rect(x: 20, y: 100, width: 80, height: 20), "masked")
    label.autoresizingMask = .flexibleRightMargin
    root.addSubview(label)
    #expect(findings(.mirroring, locale: "ar").isEmpty)
    placed(View()) { [$0.leadingAnchor.constraint(equalTo: root.leadingAnchor)] }
    #expect(findings(.mirroring, locale: "ar").map(\.views) == [["masked"]])
  }

  // MARK: Touch targets

  @Test(
    "Buttons below 44 points are a note, below 24 a warning",
    arguments: [(44.0, 44.0, []), (60, 43, [Finding.Severity.note]), (24, 60, [.note]), (60, 20, [.warning])])
  func touchTargets(width: Double, height: Double, severities: [Finding.Severity]) {
    let button = Button()
    button.setTitle("OK", for: .normal)
    button.frame = Rect(x: 0, y: 0, width: width, height: height)
    root.addSubview(button)
    #expect(findings(.touchTarget).map(\.severity) == severities)
    button.isEnabled = false
    #expect(findings(.touchTarget).isEmpty)
  }

  @Test("A button that no touch reaches needs no room for a finger")
  func untouched() {
    let (button, box) = (Button(), View())
    button.setTitle("OK", for: .normal)
    button.frame = Rect(x: 0, y: 0, width: 60, height: 20)
    root.addSubview(box)
    box.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    box.addSubview(button)
    #expect(findings(.touchTarget).count == 1)
    box.isUserInteractionEnabled = false
    #expect(findings(.touchTarget).isEmpty)
    box.isUserInteractionEnabled = true
    button.isUserInteractionEnabled = false
    #expect(findings(.touchTarget).isEmpty)
  }

  @Test(
    "A larger button around a small one is named with it", arguments: [(44.0, true), (43, false), (100, true)])
  func touchTargetInLarger(height: Double, isNamed: Bool) {
    let (row, button) = (Button(), Button())
    (row.identifier, button.identifier) = ("row", "button")
    row.frame = Rect(x: 0, y: 0, width: 200, height: height)
    button.frame = Rect(x: 10, y: 10, width: 20, height: 20)
    root.addSubview(row)
    root.addSubview(button)
    func names() -> [[String]] { findings(.touchTarget).filter { $0.severity == .warning }.map(\.views) }
    #expect(names() == [isNamed ? ["button", "row"] : ["button"]])
    row.isEnabled = false
    #expect(names() == [["button"]])
    row.isEnabled = true
    button.frame.origin.x = 190
    #expect(names() == [["button"]])
  }

  @Test("Constants that keep a button small are named; without any, there is room around it")
  func touchTargetAdvice() {
    let button = placed(Button(), "button") { button in
      let height = button.heightAnchor.constraint(equalToConstant: 20)
      height.identifier = "low"
      return [button.leadingAnchor.constraint(equalTo: root.leadingAnchor), height]
    }
    button.setTitle("A title", for: .normal)
    #expect(findings(.touchTarget).first?.fixes == ["Raise the constant of 'low' to 44."])
    LayoutConstraint.deactivate(button.constraints.filter { $0.origin == .user })
    #expect(
      findings(.touchTarget).first?.fixes == [
        "Enlarge it with constraints on width and height of at least 44, or with content insets."
      ])
  }
}
