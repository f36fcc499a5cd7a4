import AutoLayout
import Controls
import Graphics
import LayoutAudit
import TestSupport
import Testing

@Suite("Findings about what constraints leave open")
struct AmbiguityFindingTests {
  private let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))

  private func view(_ name: String) -> View {
    let view = View()
    view.identifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  private func findings(_ constraints: LayoutConstraint...) -> [Finding] {
    LayoutConstraint.activate(constraints)
    let outcome = root.layout(
      size: root.bounds.size, in: LayoutEnvironment(traits: TraitCollection(), measuring: CutText()))
    return LayoutAudit(of: root, outcome: outcome).findings().filter { $0.rule == .ambiguous }
  }

  /// Text on a grid that says what it needs if it is cut.
  private final class CutText: TextMeasuring {
    private let grid = GridText()

    func paragraph(for request: ParagraphRequest) -> Paragraph {
      var paragraph = grid.paragraph(for: request)
      var whole = request
      whole.width = nil
      let natural = grid.paragraph(for: whole).size
      guard let width = request.width, paragraph.isTruncated else { return paragraph }
      paragraph.need = TextNeed(
        allowedWidth: width, allowedLines: 1, width: natural.width, lines: 2, height: natural.height, leastLines: 2)
      return paragraph
    }

    func metrics(for font: Font) -> FontExtents { grid.metrics(for: font) }
    func hasFamily(_ family: Font.Family) -> Bool { true }
  }

  @Test("The values that are missing are named, and a constraint for them is the fix")
  func values() throws {
    let box = view("box")
    let found = findings(
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor), box.topAnchor.constraint(equalTo: root.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 20))
    #expect(found.map(\.views) == [["box"]])
    #expect(found.first?.message.hasPrefix("The constraints do not determine the width of ") == true)
    #expect(found.first?.fixes == ["Add a constraint for its width."])
  }

  @Test("The size of what code fills, an empty stack or an empty view of the app's own class, is a note")
  func filledByCode() {
    let (stack, own, plain) = (StackView(), view("own"), view("plain"))
    stack.identifier = "stack"
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    own.classInApp = "Chart"
    var constraints: [LayoutConstraint] = []
    for view in [stack, own, plain] {
      constraints += [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 20),
      ]
    }
    LayoutConstraint.activate(constraints)
    let severities = Dictionary(findings().map { ($0.views.first, $0.severity) }) { first, _ in first }
    #expect(severities == ["stack": .note, "own": .note, "plain": .warning])
    // With a view of its own, the class has what decides about its size.
    own.addSubview(View())
    #expect(findings().first { $0.views.first == "own" }?.severity == .warning)
  }

  @Test("Independent values of one view are one finding")
  func oneView() throws {
    let box = view("box")
    let found = findings(
      box.heightAnchor.constraint(equalToConstant: 20), box.widthAnchor.constraint(equalToConstant: 20))
    #expect(found.map(\.views) == [["box"]])
    #expect(found.first?.message.contains("the x position and y position of ") == true)
    #expect(found.first?.fixes == ["Add constraints for its x position and y position."])
  }

  /// Two texts of 100 and 120 points side by side in a width.
  private func row(_ width: Double) -> [Finding] {
    let labels = ["1234567890", "123456789012"].map { text in
      let label = Label()
      label.text = text
      label.font = Font(size: 20)
      label.identifier = text
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      return label
    }
    return findings(
      labels[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor),
      labels[1].trailingAnchor.constraint(equalTo: root.leadingAnchor, constant: width),
      labels[0].topAnchor.constraint(equalTo: root.topAnchor), labels[1].topAnchor.constraint(equalTo: root.topAnchor))
  }

  @Test("Which of two texts is cut in a row that is too narrow is part of the finding that one is")
  func squeezedTexts() {
    #expect(row(150).isEmpty)
  }

  @Test("Which of two texts is stretched in a row that is too wide is open")
  func stretchedTexts() {
    #expect(row(300).count == 1)
  }

  @Test("A cut text whose place is open is both")
  func cutAndUnplaced() {
    let label = Label()
    label.text = "1234567890"
    label.font = Font(size: 20)
    label.identifier = "label"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    let found = findings(
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor), label.widthAnchor.constraint(equalToConstant: 50))
    #expect(found.map(\.views) == [["label"]])
  }

  @Test("Views that move together have one finding, about the size that is open")
  func chain() throws {
    let (first, second, third) = (view("first"), view("second"), view("third"))
    var constraints = [first, second, third].flatMap { view in
      [view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 20)]
    }
    constraints += [
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      first.trailingAnchor.constraint(equalTo: second.leadingAnchor),
      second.trailingAnchor.constraint(equalTo: third.leadingAnchor),
      second.widthAnchor.constraint(equalToConstant: 20), third.widthAnchor.constraint(equalToConstant: 20),
    ]
    LayoutConstraint.activate(constraints)
    let found = findings()
    #expect(found.map(\.views) == [["first", "second", "third"]])
    #expect(found.first?.message.contains("the width of ") == true)
    #expect(found.first?.message.contains("nor those of 2 other views, which depend on it") == true)
  }

  @Test("Views that are open for different reasons have a finding each, in tree order")
  func twoCauses() {
    let (first, second) = (view("first"), view("second"))
    var constraints = [first, second].flatMap { view in
      [
        view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 20),
        view.widthAnchor.constraint(equalToConstant: 20),
      ]
    }
    // An inequality between them is no common reason.
    constraints.append(second.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor))
    LayoutConstraint.activate(constraints)
    #expect(findings().map(\.views) == [["first"], ["second"]])
  }

  @Test("A scroll view without content is open in its content size too")
  func scrollView() {
    let scroll = ScrollView()
    scroll.identifier = "scroll"
    scroll.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    let found = findings(
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 100))
    #expect(found.map(\.views) == [["scroll"]])
    #expect(found.first?.message.contains("the height, content width and content height of ") == true)
  }

  @Test("The size of what a text view scrolls is that of its text, and of what a plain scroll view scrolls is open")
  func contentSizes() {
    for (scrollView, isOpen) in [(TextView(), false), (ScrollView(), true)] {
      root.subviews.forEach { $0.removeFromSuperview() }
      scrollView.identifier = "scroll"
      scrollView.translatesAutoresizingMaskIntoConstraints = false
      let inner = View()
      inner.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(scrollView)
      scrollView.addSubview(inner)
      let found = findings(
        scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        scrollView.topAnchor.constraint(equalTo: root.topAnchor),
        scrollView.widthAnchor.constraint(equalToConstant: 100),
        scrollView.heightAnchor.constraint(equalToConstant: 100),
        inner.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
        inner.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor),
        inner.widthAnchor.constraint(equalToConstant: 20), inner.heightAnchor.constraint(equalToConstant: 20))
      #expect(found.isEmpty != isOpen, "\(found.map(\.message))")
    }
  }

  @Test("Stacks in a stack that fills proportionally get their shares from UIKit", arguments: [true, false])
  func proportionalStacks(isProportional: Bool) {
    let inner = (0..<2).map { number in
      let stack = StackView(arrangedSubviews: [Box("box \(number)", 20, 20)])
      stack.identifier = "inner \(number)"
      return stack
    }
    let outer = StackView(arrangedSubviews: inner)
    outer.distribution = isProportional ? .fillProportionally : .fill
    outer.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(outer)
    let found = findings(
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor), outer.topAnchor.constraint(equalTo: root.topAnchor),
      outer.widthAnchor.constraint(equalToConstant: 200))
    #expect(found.isEmpty == isProportional, "\(found.map(\.message))")
  }
}
