import Foundation
import Galley
import TestSupport
import Testing

/// `GALLEY_RANDOM_LABELS=10000 swift test --filter NaturalWidthTests` tries more labels.
@Suite("Text that has its natural width is complete")
struct NaturalWidthTests {
  private let renderer: Renderer
  private static let screens =
    max(1, (ProcessInfo.processInfo.environment["GALLEY_RANDOM_LABELS"].flatMap(Int.init) ?? 400) / 5)

  init() throws { renderer = try Renderer() }

  @Test("On screens of stacks, cells and nested views at fractions of pixels, no text is truncated or wrapped")
  func randomScreens() {
    var generator = SeededGenerator(seed: 53)
    for number in 0..<Self.screens {
      let screen = RandomScreen(using: &generator)
      let findings = renderer.render(screen.root, size: screen.size, traits: screen.traits).layout.findings
      #expect(
        findings.filter { $0.rule == .truncated }.map(\.message) == [], "screen \(number) of seed 53: \(screen.traits)")
      for view in screen.texts {
        #expect(view.textSummary?.isTruncated != true, "\(view.label) in screen \(number) of seed 53")
        guard screen.lineCounts[ObjectIdentifier(view)] == 1 else { continue }
        #expect(view.textSummary?.lines == 1, "\(view.label) in screen \(number) of seed 53")
      }
    }
  }

  @Test(
    "A label in the middle between two pixels keeps its width", arguments: [1.0, 2, 3], [-20.0, 0, 0.1, 1.0 / 3, 19.99])
  func centredLabel(scale: Double, constant: Double) {
    let root = View()
    let label = Label(text: "الأربعاء")
    label.setContentHuggingPriority(.required, for: .horizontal)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: constant).isActive = true
    label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    // Half a pixel more than the width moves both edges between two pixels.
    for width in stride(from: 10, to: 12, by: 0.5 / scale) {
      _ = renderer.render(
        root, size: Size(width: width, height: 50), traits: TraitCollection(locale: "ar", displayScale: scale))
      #expect(abs(label.frame.width - label.intrinsicContentSize.width) < 1e-6, "\(width)")
      #expect(label.textSummary?.isTruncated == false)
    }
  }

  @Test("A field with a clear button has room for both in its natural width")
  func clearButton() {
    let field = TextField()
    field.text = "A name"
    field.clearButtonMode = .always
    let root = View()
    root.addSubview(field)
    field.translatesAutoresizingMaskIntoConstraints = false
    field.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    field.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    _ = renderer.render(root, size: Size(width: 300, height: 50))
    #expect(field.textSummary?.isTruncated == false)
  }
}

/// A screen of texts that nothing makes narrower than they are, at positions that are no whole pixels.
private struct RandomScreen {
  let traits: TraitCollection
  let size: Size
  let root = View()
  private(set) var texts: [View] = []
  /// The maximum number of lines of the labels.
  private(set) var lineCounts: [ObjectIdentifier: Int] = [:]

  init(using generator: inout SeededGenerator) {
    let (locale, words) = generator.pick(RandomText.words)
    traits = TraitCollection(
      locale: locale, layoutDirection: ["ar", "fa", "he"].contains(locale) ? .rightToLeft : .leftToRight,
      preferredContentSizeCategory: generator.pick(ContentSizeCategory.allCases),
      displayScale: generator.pick([1, 2, 3]))
    size = Size(width: Double.random(in: 200...1_000, using: &generator), height: 4_000)
    for _ in 0..<5 { addBlock(words, using: &generator) }
  }

  /// Adds a text in up to three containers, the outermost at a fraction of the root's width.
  private mutating func addBlock(_ words: [String], using generator: inout SeededGenerator) {
    let text = makeText(words, using: &generator)
    texts.append(text)
    var inner: View = text
    for _ in 0..<Int.random(in: 0...3, using: &generator) { inner = container(of: inner, using: &generator) }
    place(inner, in: root, using: &generator)
  }

  private func place(_ view: View, in superview: View, using generator: inout SeededGenerator) {
    superview.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let offset = Double.random(in: -9...9, using: &generator)
    let top = view.topAnchor.constraint(equalTo: superview.topAnchor, constant: offset)
    let multiplier = Double.random(in: 0.1...1.9, using: &generator)
    let horizontal = generator.pick([
      view.centerXAnchor.constraint(equalTo: superview.centerXAnchor, constant: offset),
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: offset),
      view.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: offset),
      LayoutConstraint(
        item: view, attribute: .centerX, relatedBy: .equal, toItem: superview, attribute: .centerX,
        multiplier: multiplier, constant: offset),
    ])
    LayoutConstraint.activate([top, horizontal])
    guard generator.next() % 4 == 0 else { return }
    // A share of the width, below the resistance of any text.
    let share = view.widthAnchor.constraint(equalTo: superview.widthAnchor, multiplier: multiplier / 8)
    share.priority = 40
    share.isActive = true
  }

  /// A view that is as large as its only content with insets.
  private func container(of view: View, using generator: inout SeededGenerator) -> View {
    switch generator.next() % 3 {
    case 0:
      let stack = StackView()
      stack.axis = generator.pick([.horizontal, .vertical])
      stack.alignment = generator.pick([.leading, .center, .trailing, .fill])
      stack.spacing = Double.random(in: 0...9, using: &generator)
      stack.addArrangedSubview(view)
      stack.addArrangedSubview(Label(text: "·"))
      return stack
    case 1:
      let cell = TableViewCell()
      fill(cell.contentView, with: view, using: &generator)
      return cell.contentView
    default:
      let container = View()
      fill(container, with: view, using: &generator)
      return container
    }
  }

  private func fill(_ container: View, with view: View, using generator: inout SeededGenerator) {
    container.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    func inset() -> Double { Double.random(in: 0...9, using: &generator) }
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: inset()),
      container.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset()),
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: inset()),
      container.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset()),
    ])
  }

  private mutating func makeText(_ words: [String], using generator: inout SeededGenerator) -> View {
    let string =
      "\(generator.pick(words)) "
      + RandomText.make(of: words, using: &generator).filter { !$0.isNewline && $0 != "\u{2028}" }
    let font = Font.systemFont(
      ofSize: Double.random(in: 8...40, using: &generator), weight: generator.pick([300, 400, 600, 800]))
    let view: View
    switch generator.next() % 8 {
    case 0: view = button(string, font, using: &generator)
    case 1:
      let field = TextField()
      (field.text, field.font) = (string, font)
      field.borderStyle = generator.pick([.none, .roundedRect])
      field.clearButtonMode = generator.pick([.never, .always])
      view = field
    case 2:
      let control = SegmentedControl()
      control.segments = [.init(title: string), .init(title: "2")]
      control.selectedSegmentIndex = 0
      view = control
    default:
      let label = label(string, font, using: &generator)
      if label.preferredMaxLayoutWidth == 0 { lineCounts[ObjectIdentifier(label)] = 1 }
      view = label
    }
    let isRequired = generator.next() % 2 == 0
    view.setContentHuggingPriority(isRequired ? .required : 251, for: .horizontal)
    view.setContentCompressionResistancePriority(isRequired ? .required : 750, for: .horizontal)
    return view
  }

  private func button(_ title: String, _ font: Font, using generator: inout SeededGenerator) -> Button {
    guard generator.next() % 2 == 0 else {
      var configuration = ButtonConfiguration(style: .filled, title: title)
      configuration.titleFont = font
      return Button(configuration: configuration)
    }
    let button = Button(type: .system)
    button.titleFont = font
    button.setTitle(title, for: .normal)
    button.contentEdgeInsets = EdgeInsets(left: Double.random(in: 0...9, using: &generator))
    return button
  }

  private func label(_ string: String, _ font: Font, using generator: inout SeededGenerator) -> Label {
    let label = Label()
    var run = TextRun(string, font: font)
    if generator.next() % 3 == 0 { run.kerning = Double.random(in: -1...3, using: &generator) }
    label.attributedText = AttributedText(runs: [run, TextRun(generator.pick(["", " 12", "…"]), font: font)])
    label.numberOfLines = generator.pick([0, 1, 2])
    label.adjustsFontSizeToFitWidth = generator.next() % 2 == 0
    label.minimumScaleFactor = generator.pick([0, 0.5])
    label.allowsDefaultTighteningForTruncation = generator.next() % 2 == 0
    if label.numberOfLines == 0, generator.next() % 2 == 0 {
      label.preferredMaxLayoutWidth = Double.random(in: 60...400, using: &generator)
    }
    return label
  }
}
