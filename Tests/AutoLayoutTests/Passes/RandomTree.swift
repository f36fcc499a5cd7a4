import AutoLayout
import Graphics
import TestSupport

/// A tree of boxes, texts and stacks with random constraints. The same seed gives the same tree.
final class RandomTree {
  /// A change, by positions in the tree's lists.
  enum Edit {
    case constant(Int, Double)
    case priority(Int, LayoutPriority)
    case toggle(Int)
    case text(Int, String)
    case hugging(Int, LayoutPriority)
    case hide(Int)
    case spacing(Double)
    case margins(Int, Double)
    case frame(Int, Rect)
    case remove(Int)
    case resize(Size)
    case fit
  }

  let root = View()
  private(set) var boxes: [View] = []
  private(set) var texts: [Counted] = []
  private(set) var constraints: [LayoutConstraint] = []
  private let stack = StackView()
  private let masked = View(frame: Rect(x: 3, y: 4, width: 50, height: 30))
  private var size = Size(width: 320, height: 480)
  private let environment = LayoutEnvironment(
    traits: TraitCollection(displayScale: 1024), measuring: NoText())

  init(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    root.identifier = "root"
    stack.identifier = "stack"
    stack.axis = Bool.random(using: &generator) ? .horizontal : .vertical
    stack.spacing = 4
    addBoxes(using: &generator)
    addTexts(using: &generator)
    root.addSubview(masked)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    add(stack.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor))
    add(stack.topAnchor.constraint(equalTo: boxes[0].bottomAnchor, constant: 8))
    if Bool.random(using: &generator) { add(stack.trailingAnchor.constraint(equalTo: root.trailingAnchor)) }
    for _ in 0..<6 { addRelation(using: &generator) }
  }

  private func add(_ constraint: LayoutConstraint) {
    constraint.identifier = "c\(constraints.count)"
    constraints.append(constraint)
    constraint.isActive = true
  }

  private func addBoxes(using generator: inout SeededGenerator) {
    for index in 0..<6 {
      let box = Box("box\(index)", Double(Int.random(in: 20...90, using: &generator)), 20)
      let parent = index > 1 && Bool.random(using: &generator) ? boxes[0] : root
      parent.addSubview(box)
      let neighbour = boxes.last { $0.superview === parent }
      let gap = Double(Int.random(in: 0...20, using: &generator))
      add(box.leadingAnchor.constraint(equalTo: neighbour?.trailingAnchor ?? parent.leadingAnchor, constant: gap))
      add(box.topAnchor.constraint(equalTo: parent.layoutMarginsGuide.topAnchor, constant: gap))
      if Bool.random(using: &generator) {
        add(box.widthAnchor.constraint(equalToConstant: Double(Int.random(in: 10...200, using: &generator))))
      }
      boxes.append(box)
    }
  }

  /// Adds texts of any length to the stack, and one beside it that wraps.
  private func addTexts(using generator: inout SeededGenerator) {
    for index in 0..<4 {
      let length = Int.random(in: 1...40, using: &generator)
      let text = Counted("text\(index)", String(repeating: "x", count: length))
      texts.append(text)
      if index > 0 {
        stack.addArrangedSubview(text)
      } else {
        root.addSubview(text)
        add(text.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16))
        add(text.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16))
        add(text.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor))
      }
    }
  }

  private func addRelation(using generator: inout SeededGenerator) {
    let items: [View] = boxes + texts
    let (first, second) = (items.randomElement(using: &generator), items.randomElement(using: &generator))
    guard let first, let second, first !== second else { return }
    let relation = [LayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual]
      .randomElement(using: &generator)
    let attribute = [LayoutAttribute.leading, .trailing, .width, .height, .bottom, .centerX]
      .randomElement(using: &generator)
    guard let relation, let attribute else { return }
    let constraint = LayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: attribute,
      constant: Double(Int.random(in: -20...20, using: &generator)))
    constraint.priority = LayoutPriority(Float(Int.random(in: 1...10, using: &generator) * 100))
    add(constraint)
  }

  // MARK: Edits

  /// Returns a random change.
  func draw(using generator: inout SeededGenerator) -> Edit {
    let amount = Double(Int.random(in: 0...60, using: &generator))
    let constraint = Int.random(in: constraints.indices, using: &generator)
    switch Int.random(in: 0..<16, using: &generator) {
    case 0...3: return .constant(constraint, amount)
    case 4: return .priority(constraint, LayoutPriority(Float(Int.random(in: 1...9, using: &generator) * 100)))
    case 5...6: return .toggle(constraint)
    case 7...8:
      return .text(Int.random(in: 0..<4, using: &generator), String(repeating: "y", count: Int(amount)))
    case 9: return .hugging(Int.random(in: 0..<4, using: &generator), LayoutPriority(Float(200 + amount)))
    case 10: return .hide(Int.random(in: 1..<4, using: &generator))
    case 11: return .spacing(amount / 4)
    case 12: return .margins(Int.random(in: 0..<3, using: &generator), amount / 2)
    case 13: return .frame(0, Rect(x: amount, y: amount / 2, width: 10 + amount, height: 20))
    case 14: return .resize(Size(width: 250 + amount * 3, height: 400 + amount))
    default: return amount < 20 ? .remove(Int.random(in: 3..<6, using: &generator)) : .fit
    }
  }

  /// Makes a change. A change of priority that would be an error is skipped.
  func apply(_ edit: Edit) {
    switch edit {
    case .constant(let index, let constant): constraints[index].constant = constant
    case .priority(let index, let priority):
      if constraints[index].priority != .required { constraints[index].priority = priority }
    case .toggle(let index): constraints[index].isActive.toggle()
    case .text(let index, let text): texts[index].text = text
    case .hugging(let index, let priority): texts[index].setContentHuggingPriority(priority, for: .horizontal)
    case .hide(let index): texts[index].isHidden.toggle()
    case .spacing(let spacing): stack.spacing = spacing
    case .margins(let index, let margin):
      boxes[index].directionalLayoutMargins = DirectionalEdgeInsets(
        top: margin, leading: margin, bottom: margin, trailing: margin)
    case .frame(_, let frame): masked.frame = frame
    case .remove(let index): boxes[index].removeFromSuperview()
    case .resize(let size): self.size = size
    case .fit: _ = root.systemLayoutSizeFitting(Size(width: 100, height: 0), in: environment)
    }
  }

  /// Lays out the tree and returns the result: frames by identifier, ambiguous views, broken constraints.
  func outcome() -> (frames: [(String, Rect)], ambiguous: [String], broken: [String]) {
    let outcome = root.layout(size: size, safeArea: EdgeInsets(top: 20, bottom: 30), in: environment)
    var frames: [(String, Rect)] = []
    var ambiguous: [String] = []
    func visit(_ node: LayoutNode) {
      frames.append((node.id, node.frame))
      if node.isAmbiguous { ambiguous.append(node.id) }
      for child in node.children { visit(child) }
    }
    visit(root.layoutNode())
    return (frames, ambiguous, outcome.conflicts.map(\.broken.name).sorted())
  }
}
