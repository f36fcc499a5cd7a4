import AutoLayout
import Graphics
import TestSupport
import Testing

@Suite("The laws of layout constraints")
struct LawTests {
  private let first = Box("first", 40, 20)
  private let second = Box("second", 40, 20)
  private let stage: Stage

  init() { stage = Stage(first, second) }

  private func optional(_ constraint: LayoutConstraint, _ priority: LayoutPriority) -> LayoutConstraint {
    constraint.priority = priority
    return constraint
  }

  @Test("A constraint is required unless it has another priority")
  func requiredByDefault() {
    #expect(first.widthAnchor.constraint(equalToConstant: 1).priority == .required)
    #expect(LayoutPriority.required.rawValue == 1000)
  }

  @Test("A priority of 99 yields to one of 100")
  func higherPriorityFirst() {
    stage.layout(
      optional(first.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 10), 99),
      optional(first.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 70), 100))
    #expect(first.frame.minX == 70)
  }

  @Test("The order of activation does not matter for constraints that can all be satisfied", arguments: [false, true])
  func noOrder(isReversed: Bool) {
    let constraints = [
      first.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 10),
      second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 10),
      optional(second.rightAnchor.constraint(equalTo: stage.root.rightAnchor), 400),
      optional(second.widthAnchor.constraint(equalToConstant: 100), 300),
    ]
    LayoutConstraint.activate(isReversed ? constraints.reversed() : constraints)
    stage.layout()
    // The second's width at 300 is stronger than the first's hugging at 250, so the first view fills the rest.
    #expect(first.frame.minX == 10)
    #expect(first.frame.maxX == 210)
    #expect(second.frame.minX == 220)
    #expect(second.frame.maxX == 320)
  }

  @Test("A relation has no direction: either side determines the other")
  func noDirection() {
    // Only the second has a position; the constraint has the first on its left side.
    stage.layout(
      first.leftAnchor.constraint(equalTo: second.leftAnchor, constant: -15),
      second.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 100))
    #expect(first.frame.minX == 85)
  }

  @Test("An optional constraint that cannot be satisfied comes as close as the others allow")
  func approximation() {
    // The second's top should touch the first's bottom, but something keeps them 25 apart.
    stage.layout(
      first.topAnchor.constraint(equalTo: stage.root.topAnchor),
      optional(second.topAnchor.constraint(equalTo: first.bottomAnchor), 500),
      second.topAnchor.constraint(greaterThanOrEqualTo: first.bottomAnchor, constant: 25))
    #expect(second.frame.minY == 45)
  }

  @Test("References can form a circle")
  func cycle() {
    let third = Box("third", 40, 20)
    stage.root.addSubview(third)
    let outcome = stage.layout(
      first.widthAnchor.constraint(equalTo: second.widthAnchor),
      second.widthAnchor.constraint(equalTo: third.widthAnchor),
      third.widthAnchor.constraint(equalTo: first.widthAnchor), third.widthAnchor.constraint(equalToConstant: 77))
    #expect(outcome.conflicts.isEmpty)
    #expect([first, second, third].map(\.frame.width) == [77, 77, 77])
  }

  @Test("Duplicate constraints do no harm")
  func redundancy() {
    let outcome = stage.layout(
      first.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 10),
      first.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 10),
      first.rightAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 50),
      first.widthAnchor.constraint(equalToConstant: 40))
    #expect(outcome.conflicts.isEmpty)
    #expect(first.frame.minX == 10)
    #expect(first.frame.width == 40)
  }

  @Test("Views that share only an ancestor can be related")
  func cousins() {
    let (left, right) = (Box("left", 10, 10), Box("right", 10, 10))
    first.addSubview(left)
    second.addSubview(right)
    stage.layout(
      first.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 20),
      first.widthAnchor.constraint(equalToConstant: 100),
      second.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 50),
      left.centerXAnchor.constraint(equalTo: first.centerXAnchor),
      right.rightAnchor.constraint(equalTo: left.rightAnchor))
    // The left one ends at 75 of the root, which is 25 of the second.
    #expect(right.frame.maxX == 25)
  }

  // MARK: Priorities are global

  @Test("Priorities inside a stack, a guide's chain or a plain view compete with those outside")
  func globalPriorities() {
    // Each holder gives its box 60 points at 400; outside, 500 asks for 30 and 300 for 90.
    for (outside, priority, expected) in [(30.0, LayoutPriority(500), 30.0), (90, 300, 60)] {
      let stack = StackView(arrangedSubviews: [Box("arranged", 10, 10)])
      stack.translatesAutoresizingMaskIntoConstraints = false
      let (dummy, inner) = (Box("dummy"), Box("inner"))
      dummy.addSubview(inner)
      let guide = LayoutGuide()
      let stage = Stage(stack, dummy)
      stage.root.addLayoutGuide(guide)
      let arranged = stack.arrangedSubviews[0]
      stage.layout(
        optional(arranged.widthAnchor.constraint(equalToConstant: 60), 400),
        optional(stack.widthAnchor.constraint(equalToConstant: outside), priority),
        optional(inner.widthAnchor.constraint(equalToConstant: 60), 400),
        inner.widthAnchor.constraint(equalTo: dummy.widthAnchor),
        optional(dummy.widthAnchor.constraint(equalToConstant: outside), priority),
        optional(guide.widthAnchor.constraint(equalToConstant: 60), 400),
        optional(guide.widthAnchor.constraint(equalToConstant: outside), priority))
      #expect(arranged.frame.width == expected)
      #expect(inner.frame.width == expected)
      #expect(guide.layoutFrame.width == expected)
    }
  }

  @Test("The content priorities of one stack's views compete with those of another's")
  func prioritiesAcrossStacks() {
    let (weak, strong) = (Box("weak", 200, 20), Box("strong", 200, 20))
    weak.setContentCompressionResistancePriority(749, for: .horizontal)
    let stacks = [weak, strong].map { StackView(arrangedSubviews: [$0]) }
    for stack in stacks { stack.translatesAutoresizingMaskIntoConstraints = false }
    let stage = Stage(stacks[0], stacks[1])
    stage.layout(
      stacks[0].leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      stacks[1].leadingAnchor.constraint(equalTo: stacks[0].trailingAnchor),
      stacks[1].trailingAnchor.constraint(equalTo: stage.root.trailingAnchor))
    #expect(weak.frame.width == 120)
    #expect(strong.frame.width == 200)
  }

  // MARK: Transforms

  @Test("A transform changes the drawing and not the layout")
  func transform() throws {
    first.backgroundColor = .black
    first.transform = .scale(x: 3, y: 3)
    let outcome = stage.layout(
      first.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 100),
      first.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 100),
      second.leftAnchor.constraint(equalTo: first.rightAnchor))
    #expect(outcome.conflicts.isEmpty)
    #expect(first.frame == Rect(x: 100, y: 100, width: 40, height: 20))
    #expect(second.frame.minX == 140)
    // Drawn three times as large about the same centre, 120, 110.
    guard case .group(let group)? = stage.root.displayList().items.first else {
      Issue.record("the view is drawn in a group")
      return
    }
    #expect(group.transform.apply(to: .zero) == Point(x: 60, y: 80))
    #expect(group.transform.apply(to: Point(x: 40, y: 20)) == Point(x: 180, y: 140))
  }

  // MARK: Coupled axes

  @Test("An aspect ratio extends a conflict from one axis to the other")
  func coupledConflict() throws {
    let conflict = try #require(
      stage.layout(
        first.widthAnchor.constraint(equalTo: first.heightAnchor, multiplier: 2),
        first.widthAnchor.constraint(equalToConstant: 100), first.heightAnchor.constraint(equalToConstant: 60)
      ).conflicts.first)
    #expect(conflict.constraints.count == 3)
    #expect(Set(conflict.constraints.map(\.firstAttribute)) == [.width, .height])
  }

  @Test("A conflict along one axis does not affect the other unless they are coupled")
  func separateAxes() {
    let outcome = stage.layout(
      first.widthAnchor.constraint(equalToConstant: 100), first.widthAnchor.constraint(equalToConstant: 60),
      first.heightAnchor.constraint(equalToConstant: 33))
    #expect(outcome.conflicts.count == 1)
    #expect(first.frame.height == 33)
  }
}
