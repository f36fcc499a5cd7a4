import AutoLayout
import Graphics
import TestSupport

/// Two stacks of texts, one of them in a scroll view, that are edited at random. The same edits give the same stacks.
final class RandomStacks {
  /// A change, by positions in the lists of stacks and texts.
  enum Edit {
    case hide(Int)
    case customSpacing(Int, Double)
    case turn(Int)
    case distribution(Int, StackView.Distribution)
    case alignment(Int, StackView.Alignment)
    case spacing(Int, Double)
    case remove(Int)
    case arrange(Int, stack: Int, at: Int)
    case margins(Int, Double)
    case marginsRelative(Int)
    case preservedMargins(Int)
    case mirror(Int)
    case direction
    case text(Int, String)
    case contentWidth(Double)
    case resize(Size)
    case bringToFront(Int)
    case safeArea(Double)
    case leaveScrollView
  }

  private let root = View()
  private let stacks = [StackView(), StackView()]
  private let texts = (0..<6).map { Counted("text\($0)", String(repeating: "x", count: 3 + $0)) }
  private let scrollView = ScrollView()
  private let content = Box("content")
  private let contentWidth: LayoutConstraint
  private let measuring = NoText()
  private var size = Size(width: 320, height: 480)
  private var direction = LayoutDirection.leftToRight
  private var safeArea = 20.0

  init() {
    contentWidth = content.widthAnchor.constraint(equalToConstant: 400)
    root.identifier = "root"
    scrollView.identifier = "scroll"
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    for (index, stack) in stacks.enumerated() {
      stack.identifier = "stack\(index)"
      stack.translatesAutoresizingMaskIntoConstraints = false
    }
    root.addSubview(stacks[0])
    root.addSubview(scrollView)
    scrollView.addSubview(content)
    content.addSubview(stacks[1])
    for text in texts.prefix(3) { stacks[0].addArrangedSubview(text) }
    for text in texts.suffix(3) { stacks[1].addArrangedSubview(text) }
    constrainOuterViews()
    constrainContent()
  }

  private func constrainOuterViews() {
    LayoutConstraint.activate([
      stacks[0].leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      stacks[0].trailingAnchor.constraint(lessThanOrEqualTo: root.layoutMarginsGuide.trailingAnchor),
      stacks[0].topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      scrollView.topAnchor.constraint(equalTo: stacks[0].bottomAnchor, constant: 8),
      scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
  }

  private func constrainContent() {
    let guide = scrollView.contentLayoutGuide
    LayoutConstraint.activate([
      contentWidth,
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      stacks[1].leadingAnchor.constraint(equalTo: content.layoutMarginsGuide.leadingAnchor),
      stacks[1].trailingAnchor.constraint(equalTo: content.layoutMarginsGuide.trailingAnchor),
      stacks[1].topAnchor.constraint(equalTo: content.topAnchor),
      stacks[1].bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
  }

  // MARK: Edits

  /// Returns a random change.
  static func draw(using generator: inout SeededGenerator) -> Edit {
    let stack = Int.random(in: 0...1, using: &generator)
    let text = Int.random(in: 0..<6, using: &generator)
    let amount = Double(Int.random(in: 0...30, using: &generator))
    let edits: [Edit] = [
      .hide(text), .hide(text), .customSpacing(text, amount), .turn(stack),
      .distribution(stack, distributions.randomElement(using: &generator) ?? .fill),
      .alignment(stack, alignments.randomElement(using: &generator) ?? .fill),
      .spacing(stack, amount), .remove(text), .arrange(text, stack: stack, at: Int(amount) % 4),
      .margins(stack, amount), .marginsRelative(stack), .preservedMargins(stack), .mirror(text), .direction,
      .text(text, String(repeating: "y", count: 1 + Int(amount))), .contentWidth(200 + 10 * amount),
      .resize(Size(width: 250 + 5 * amount, height: 400 + amount)), .bringToFront(stack), .safeArea(amount),
      .leaveScrollView,
    ]
    return edits.randomElement(using: &generator) ?? .direction
  }

  private static let distributions: [StackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]
  private static let alignments: [StackView.Alignment] = [
    .fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline,
  ]

  /// Makes a change.
  func apply(_ edit: Edit) {
    switch edit {
    case .hide(let text): texts[text].isHidden.toggle()
    case .customSpacing(let text, let spacing):
      (texts[text].superview as? StackView)?.setCustomSpacing(spacing, after: texts[text])
    case .turn(let stack): stacks[stack].axis = stacks[stack].axis == .horizontal ? .vertical : .horizontal
    case .distribution(let stack, let distribution): stacks[stack].distribution = distribution
    case .alignment(let stack, let alignment): stacks[stack].alignment = alignment
    case .spacing(let stack, let spacing): stacks[stack].spacing = spacing
    case .remove(let text): texts[text].removeFromSuperview()
    case .arrange(let text, let stack, let index): stacks[stack].insertArrangedSubview(texts[text], at: index)
    case .margins(let stack, let margin): stacks[stack].layoutMargins = EdgeInsets(all: margin)
    case .marginsRelative(let stack): stacks[stack].isLayoutMarginsRelativeArrangement.toggle()
    case .preservedMargins(let stack): stacks[stack].preservesSuperviewLayoutMargins.toggle()
    case .mirror(let index): (index < 2 ? stacks[index] : texts[index]).semanticContentAttribute = .forceRightToLeft
    case .direction: direction = direction == .leftToRight ? .rightToLeft : .leftToRight
    case .text(let index, let text): texts[index].text = text
    case .contentWidth(let width): contentWidth.constant = width
    case .resize(let size): self.size = size
    case .bringToFront(let index): root.bringSubviewToFront(index == 0 ? scrollView : stacks[0])
    case .safeArea(let inset): safeArea = inset
    case .leaveScrollView:
      guard stacks[1].superview === content else { return }
      root.addSubview(stacks[1])
      stacks[1].pin(y: 100)
    }
  }

  // MARK: Outcome

  /// The result of a layout.
  struct Outcome {
    var frames: [(id: String, frame: Rect)] = []
    var ambiguous: [String] = []
    var broken: [String] = []
    var violations: [LayoutPassViolation] = []
    var contentSize = Size.zero
  }

  /// Lays out the stacks and returns the result.
  func outcome() -> Outcome {
    let traits = TraitCollection(layoutDirection: direction, displayScale: 1024)
    let found = root.layout(
      size: size, safeArea: EdgeInsets(top: safeArea, bottom: safeArea / 2),
      in: LayoutEnvironment(traits: traits, measuring: measuring))
    var outcome = Outcome()
    root.forEachInTree { view in
      outcome.frames.append((view.label, view.frame))
      if view.hasAmbiguousLayout { outcome.ambiguous.append(view.label) }
    }
    outcome.broken = found.conflicts.map { "\($0.broken.name) \($0.broken.firstAttribute)" }.sorted()
    outcome.violations = found.violations
    outcome.contentSize = scrollView.contentSize
    return outcome
  }
}
