import AutoLayout
import Controls
import Graphics
import TestSupport
import Testing

@Suite("What a constraint says decides whether it is broken")
struct BreakOrderTests {
  private let left = Box("left", 50, 20)
  private let right = Box("right", 50, 20)
  private let stage: Stage

  init() { stage = Stage(left, right) }

  private var root: View { stage.root }

  /// Lays out constraints of which the last one is to be broken, once activated in this order and once in the opposite
  /// one.
  private func expectLastBroken(_ constraints: [LayoutConstraint], reason: String) {
    for order in [constraints, constraints.reversed()] {
      LayoutConstraint.deactivate(constraints)
      LayoutConstraint.activate(order)
      let conflicts = stage.layout().conflicts
      #expect(conflicts.map { $0.broken === constraints.last } == [true])
      #expect(conflicts.map(\.reason) == [reason])
    }
  }

  @Test("Required content is broken before an inequality")
  func content() {
    left.setContentCompressionResistancePriority(.required, for: .horizontal)
    let conflict = stage.layout(left.widthAnchor.constraint(lessThanOrEqualToConstant: 30)).conflicts.first
    #expect(conflict?.broken.logDescription.hasPrefix("<NSContentSizeLayoutConstraint:left.width") == true)
    #expect(conflict?.reason == "required content sizes break before inequalities")
  }

  @Test("An inequality is broken before a size")
  func inequality() {
    expectLastBroken(
      [left.widthAnchor.constraint(equalToConstant: 400), left.widthAnchor.constraint(lessThanOrEqualToConstant: 30)],
      reason: "inequalities break before sizes")
  }

  @Test("A size is broken before a position between neighbours")
  func size() {
    expectLastBroken(
      [
        left.leftAnchor.constraint(equalTo: root.leftAnchor), right.rightAnchor.constraint(equalTo: root.rightAnchor),
        right.leftAnchor.constraint(equalTo: left.rightAnchor, constant: 300),
        left.widthAnchor.constraint(equalToConstant: 40),
      ], reason: "sizes break before positions between neighbours and ties to the superview")
  }

  @Test("A position between neighbours is broken before a tie to the superview or a guide")
  func spacing() {
    expectLastBroken(
      [
        left.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor),
        right.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40),
        right.leftAnchor.constraint(equalTo: left.leftAnchor, constant: 8),
      ], reason: "positions between neighbours break before ties to the superview")
  }

  @Test("A guide that constraints place is a neighbour, and one that follows its view is part of that view")
  func guides() {
    let guide = LayoutGuide(identifier: "spacer")
    root.addLayoutGuide(guide)
    expectLastBroken(
      [
        left.leftAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leftAnchor),
        guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
        left.leftAnchor.constraint(equalTo: guide.leftAnchor, constant: 2),
      ], reason: "positions between neighbours break before ties to the superview")
  }

  @Test("A constraint of a hidden view is broken before any of a visible one, until the view is shown")
  func hidden() {
    right.isHidden = true
    let tie = right.leftAnchor.constraint(equalTo: root.leftAnchor)
    let size = left.widthAnchor.constraint(equalToConstant: 40)
    let constraints = [
      left.leftAnchor.constraint(equalTo: root.leftAnchor),
      right.leftAnchor.constraint(equalTo: left.rightAnchor), size, tie,
    ]
    LayoutConstraint.activate(constraints)
    let conflict = stage.layout().conflicts.first
    #expect(conflict?.broken.firstItem === right)
    #expect(
      conflict?.reason
        == "constraints of hidden views break before those of visible ones, and positions between neighbours"
        + " break before ties to the superview")
    right.isHidden = false
    #expect(stage.layout().conflicts.map { $0.broken === size } == [true])
    left.isHidden = true
    right.isHidden = true
    #expect(stage.layout().conflicts.map { $0.broken === size } == [true])
  }

  @Test("Of several sizes that move equally much, the greatest is broken, because that alone is enough")
  func distance() {
    let header = left.heightAnchor.constraint(equalToConstant: 60)
    expectLastBroken(
      [
        left.topAnchor.constraint(equalTo: root.topAnchor), right.topAnchor.constraint(equalTo: left.bottomAnchor),
        right.bottomAnchor.constraint(equalTo: root.bottomAnchor), header,
        right.heightAnchor.constraint(equalToConstant: 450),
      ],
      reason: "sizes break before positions between neighbours and ties to the superview, and of 2 sizes it sets the"
        + " greatest distance")
    #expect(left.frame.height == 60)
    #expect(right.frame.height == 420)
  }

  @Test("Of several edges and a centre, the centre is broken, because it moves half as much")
  func movement() {
    let centre = left.centerXAnchor.constraint(equalTo: root.centerXAnchor)
    expectLastBroken(
      [
        left.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
        left.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -40), centre,
      ], reason: "of 3 ties to the superview its breaking moves least")
    #expect(left.frame.minX == 20)
    #expect(left.frame.maxX == 280)
  }

  @Test("Of equal sizes, the last one in the tree is broken")
  func tree() {
    let constraints = [
      left.leftAnchor.constraint(equalTo: root.leftAnchor), right.leftAnchor.constraint(equalTo: left.rightAnchor),
      right.rightAnchor.constraint(equalTo: root.rightAnchor), left.widthAnchor.constraint(equalToConstant: 200),
      right.widthAnchor.constraint(equalToConstant: 200),
    ]
    expectLastBroken(
      constraints,
      reason: "sizes break before positions between neighbours and ties to the superview, and of 2 sizes it is the last"
        + " in the tree")
    #expect(right.frame.width == 120)
  }

  @Test("Only of constraints that say the same, the one activated last is broken")
  func activation() {
    let narrow = left.widthAnchor.constraint(equalToConstant: 30)
    let wide = (0..<2).map { _ in left.widthAnchor.constraint(greaterThanOrEqualToConstant: 60) }
    let conflicts = stage.layout(narrow, wide[1], wide[0]).conflicts
    #expect(conflicts.map { $0.broken === wide[1] } == [true, false])
    #expect(conflicts.map { $0.broken === wide[0] } == [false, true])
    #expect(conflicts.map(\.constraints.count) == [2, 2])
  }

  @Test("Both sides of a constraint can be swapped without an effect on what is broken", arguments: [false, true])
  func swapped(isSwapped: Bool) {
    let gap =
      isSwapped
      ? left.rightAnchor.constraint(equalTo: right.leftAnchor, constant: -8)
      : right.leftAnchor.constraint(equalTo: left.rightAnchor, constant: 8)
    let other = right.leftAnchor.constraint(equalTo: left.rightAnchor, constant: 4)
    #expect(stage.layout(other, gap).conflicts.map { $0.broken === gap } == [true])
  }

  @Test("A stack view's constraint is kept, and what contradicts it is broken")
  func stack() {
    let stack = StackView(arrangedSubviews: [Box("a", 10, 10), Box("b", 10, 10)])
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    let tie = stack.arrangedSubviews[0].topAnchor.constraint(equalTo: stack.topAnchor, constant: 5)
    let conflict = stage.layout(tie).conflicts.first
    #expect(conflict?.broken === tie)
    #expect(conflict?.reason == "ties to the superview break before constraints of stack views")
  }
}
