import AutoLayout
import Graphics
import TestSupport
import Testing

@Suite("Invalid constraints are rejected and reported")
struct InvalidConstraintTests {
  private let box = Box("box")
  private let other = Box("other")
  private let stage: Stage

  init() { stage = Stage(box, other) }

  private func constraint(
    _ first: LayoutAttribute, _ second: LayoutAttribute, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: box, attribute: first, relatedBy: .equal, toItem: second == .notAnAttribute ? nil : other,
      attribute: second, multiplier: multiplier, constant: constant, identifier: "odd")
  }

  @Test(
    "Sizes cannot be related to edges, horizontal to vertical positions, or left and right to leading and trailing",
    arguments: [
      (LayoutAttribute.left, LayoutAttribute.height), (.width, .trailing), (.top, .left), (.centerX, .centerY),
      (.leading, .left), (.rightMargin, .trailing), (.firstBaseline, .leading), (.left, .notAnAttribute),
    ])
  func attributePairs(first: LayoutAttribute, second: LayoutAttribute) {
    #expect(throws: ConstraintError.incompatibleAttributes(constraint: "odd", first, second)) {
      try constraint(first, second).install()
    }
  }

  @Test(
    "The multiplier and constant must be finite, and the multiplier of a position not 0",
    arguments: [(Double.nan, 0.0), (.infinity, 0), (1, .nan), (1, -.infinity), (0, 0)])
  func numbers(multiplier: Double, constant: Double) {
    #expect(throws: ConstraintError.self) {
      try self.constraint(.left, .left, multiplier: multiplier, constant: constant).install()
    }
  }

  @Test("The multiplier between two sizes can be 0, so that only the constant counts")
  func multiplierOfSizes() throws {
    try constraint(.width, .width, multiplier: 0, constant: 30).install()
    stage.layout()
    #expect(box.frame.width == 30)
  }

  @Test("A constraint is named by its identifier in the document, else its own, else its first item and attribute")
  func name() {
    let width = box.widthAnchor.constraint(equalToConstant: 30)
    #expect(width.name == "box.width")
    width.identifier = "own"
    #expect(width.name == "own")
    width.documentID = "a1B-2c-D3e"
    #expect(width.name == "a1B-2c-D3e")
  }

  @Test("A priority is above 0 and at most 1000", arguments: [LayoutPriority(0), -1, 1000.5, LayoutPriority(.nan)])
  func priority(priority: LayoutPriority) {
    let constraint = constraint(.left, .left)
    constraint.priority = priority
    #expect(throws: ConstraintError.self) { try constraint.install() }
  }

  @Test("A constraint refers to at least one view: a guide without an owner or a deallocated view is not enough")
  func noView() {
    let lost = LayoutGuide().widthAnchor.constraint(equalToConstant: 1)
    lost.identifier = "lost"
    #expect(throws: ConstraintError.noItem(constraint: "lost")) { try lost.install() }
    func onTemporaryView() -> LayoutConstraint { Box("gone").widthAnchor.constraint(equalTo: box.widthAnchor) }
    #expect(throws: ConstraintError.self) { try onTemporaryView().install() }
    func toTemporaryView() -> LayoutConstraint { box.widthAnchor.constraint(equalTo: Box("gone").widthAnchor) }
    #expect(throws: ConstraintError.self) { try toTemporaryView().install() }
  }

  @Test(
    "A constraint that cannot be activated stays inactive, and the next layout of its view's tree reports the error")
  func recorded() {
    let late = Box("late")
    let constraint = late.widthAnchor.constraint(equalTo: box.widthAnchor)
    constraint.identifier = "early"
    constraint.isActive = true
    #expect(!constraint.isActive)
    stage.root.addSubview(late)
    let outcome = stage.layout()
    #expect(outcome.errors == [.noCommonAncestor(constraint: "early", first: "late", second: "box")])
  }

  @Test("A constraint between a horizontal and a vertical position is held and reported, and has no effect")
  func twoAxes() {
    let odd = constraint(.left, .top, constant: 50)
    odd.isActive = true
    #expect(odd.isActive)
    #expect(stage.root.constraints.contains { $0 === odd })
    box.pin(x: 3, y: 4, width: 10, height: 10)
    other.pin(x: 20, y: 30, width: 10, height: 10)
    let outcome = stage.layout()
    #expect(outcome.errors == [.incompatibleAttributes(constraint: "odd", .left, .top)])
    #expect(outcome.conflicts.isEmpty)
    #expect(box.frame == Rect(x: 3, y: 4, width: 10, height: 10))
    odd.isActive = false
    #expect(!odd.isActive && !stage.root.constraints.contains { $0 === odd })
  }

  @Test("A constraint of left with leading, or of an edge with a size, stays inactive")
  func otherPairs() {
    for odd in [constraint(.left, .leading), constraint(.left, .width)] {
      odd.isActive = true
      #expect(!odd.isActive)
    }
  }

  @Test("An active constraint keeps its constant and priority when it is given invalid ones")
  func laterNumbers() {
    let width = box.widthAnchor.constraint(equalToConstant: 30)
    width.identifier = "width"
    width.isActive = true
    width.constant = .nan
    width.priority = 2000
    #expect(width.constant == 30)
    #expect(width.priority == .required)
    let outcome = stage.layout()
    #expect(box.frame.width == 30)
    #expect(outcome.errors.count == 2)
  }

  @Test("An active constraint that becomes optional is reported, and is optional")
  func requiredBecomesOptional() {
    let width = box.widthAnchor.constraint(equalToConstant: 30)
    let minimum = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 40)
    width.identifier = "width"
    LayoutConstraint.activate([width, minimum])
    width.priority = 999
    let outcome = stage.layout()
    #expect(outcome.errors == [.requiredPriorityChanged(constraint: "width", from: 1000, to: 999)])
    #expect(outcome.conflicts.isEmpty)
    #expect(box.frame.width == 40)
  }

  @Test("A frame that is not a number is replaced by the next frame", arguments: [Double.nan, .infinity, 1e308])
  func oddFrame(number: Double) {
    let masked = View(frame: Rect(x: number, y: 1, width: number, height: 3))
    stage.root.addSubview(masked)
    stage.layout()
    masked.frame = Rect(x: 5, y: 6, width: 7, height: 8)
    stage.layout()
    #expect(masked.frame == Rect(x: 5, y: 6, width: 7, height: 8))
  }
}
