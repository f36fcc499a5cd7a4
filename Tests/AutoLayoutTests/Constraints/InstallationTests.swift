import AutoLayout
import Graphics
import TestSupport
import Testing

@Suite("Constraints live in a common ancestor")
struct InstallationTests {
  private let outer = Box("outer")
  private let left = Box("left")
  private let right = Box("right")
  private let leaf = Box("leaf")
  private let stage: Stage

  init() {
    // root > outer > (left > leaf, right)
    outer.addSubview(left)
    outer.addSubview(right)
    left.addSubview(leaf)
    stage = Stage(outer)
  }

  @Test("A constraint between siblings or cousins is installed in their nearest common ancestor")
  func cousins() throws {
    let constraint = leaf.topAnchor.constraint(equalTo: right.topAnchor)
    try constraint.install()
    #expect(outer.constraints.contains { $0 === constraint })
    constraint.remove()
    #expect(outer.constraints.isEmpty)
  }

  @Test("Between a view and its ancestor the ancestor holds the constraint: it counts as its own ancestor")
  func ancestor() {
    let constraint = leaf.topAnchor.constraint(equalTo: outer.topAnchor)
    constraint.isActive = true
    #expect(outer.constraints.contains { $0 === constraint })
    #expect(leaf.ancestorShared(with: outer) === outer)
    #expect(leaf.ancestorShared(with: leaf) === leaf)
    #expect(leaf.ancestorShared(with: right) === outer)
  }

  @Test("A constraint on one view is installed in that view")
  func unary() {
    let constraint = leaf.widthAnchor.constraint(equalToConstant: 10)
    constraint.isActive = true
    #expect(leaf.constraints.contains { $0 === constraint })
  }

  @Test("A more distant ancestor can hold a constraint too; only one view holds it at a time")
  func fartherAncestor() {
    let constraint = leaf.topAnchor.constraint(equalTo: left.topAnchor)
    outer.addConstraint(constraint)
    #expect(constraint.isActive)
    stage.root.addConstraint(constraint)
    #expect(outer.constraints.isEmpty)
    #expect(stage.root.constraints.count == 1)
  }

  @Test("A view that is not an ancestor of both items cannot hold the constraint, and the error names all three")
  func notAnAncestor() {
    let constraint = leaf.topAnchor.constraint(equalTo: right.topAnchor)
    constraint.identifier = "tops"
    let error = ConstraintError.notAnAncestor(constraint: "tops", view: "left", first: "leaf", second: "right")
    #expect(throws: error) { try constraint.install(in: left) }
    #expect(!constraint.isActive)
    left.addConstraint(constraint)
    #expect(!constraint.isActive)
    #expect(stage.layout().errors == [error])
  }

  @Test("Several constraints are added all or none")
  func addSeveral() {
    let fine = leaf.widthAnchor.constraint(equalToConstant: 10)
    let foreign = right.widthAnchor.constraint(equalToConstant: 10)
    left.addConstraints([fine, foreign])
    #expect(left.constraints.isEmpty)
    outer.addConstraints([fine, foreign])
    #expect(outer.constraints.count == 2)
    outer.removeConstraints([fine, foreign])
    #expect(outer.constraints.isEmpty)
  }

  @Test("Removing an equal constraint that is another object removes nothing")
  func removalByIdentity() {
    func centered() -> LayoutConstraint { leaf.centerXAnchor.constraint(equalTo: left.centerXAnchor) }
    let installed = centered()
    installed.isActive = true
    left.removeConstraint(centered())
    #expect(installed.isActive)
    left.removeConstraint(installed)
    #expect(!installed.isActive)
  }

  @Test("An equal constraint is found and removed, whatever its priority")
  func removalByMatching() {
    let installed = leaf.centerXAnchor.constraint(equalTo: left.centerXAnchor)
    installed.priority = 400
    installed.isActive = true
    let removed = left.removeConstraint(matching: leaf.centerXAnchor.constraint(equalTo: left.centerXAnchor))
    #expect(removed === installed)
    #expect(!installed.isActive)
    #expect(left.removeConstraint(matching: installed) == nil)
  }

  @Test("Constraints match by everything but the priority")
  func matching() {
    func make(
      _ first: View, _ attribute: LayoutAttribute, _ relation: LayoutConstraint.Relation, _ second: View?,
      _ other: LayoutAttribute, _ multiplier: Double = 1, _ constant: Double = 0
    ) -> LayoutConstraint {
      LayoutConstraint(
        item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
        multiplier: multiplier, constant: constant)
    }
    let constraint = make(left, .width, .equal, right, .width, 2, 3)
    let weaker = make(left, .width, .equal, right, .width, 2, 3)
    weaker.priority = 250
    #expect(constraint.matches(weaker))
    let others = [
      make(leaf, .width, .equal, right, .width, 2, 3), make(left, .height, .equal, right, .width, 2, 3),
      make(left, .width, .lessThanOrEqual, right, .width, 2, 3), make(left, .width, .equal, leaf, .width, 2, 3),
      make(left, .width, .equal, right, .height, 2, 3), make(left, .width, .equal, right, .width, 1, 3),
      make(left, .width, .equal, right, .width, 2, 4),
    ]
    #expect(others.allSatisfy { !constraint.matches($0) })
  }

  @Test("Constraints are found by their identifier in the tree below a view")
  func lookUp() {
    let inner = leaf.widthAnchor.constraint(equalToConstant: 1)
    let outerOne = left.topAnchor.constraint(equalTo: right.topAnchor)
    for constraint in [inner, outerOne] {
      constraint.identifier = "marked"
      constraint.isActive = true
    }
    #expect(
      stage.root.constraints(withIdentifier: "marked").map(ObjectIdentifier.init) == [
        ObjectIdentifier(outerOne), ObjectIdentifier(inner),
      ])
    #expect(right.constraints(withIdentifier: "marked").isEmpty)
  }

  @Test("Positions are in the coordinates of the view that holds the constraint")
  func holderCoordinates() {
    // Half of left's right edge: in outer's coordinates half of 100, in the root's half of 140, which is 30 in outer's.
    for (holder, expected) in [(outer, 50.0), (stage.root, 30)] {
      let constraint = LayoutConstraint(
        item: right, attribute: .left, relatedBy: .equal, toItem: left, attribute: .right, multiplier: 0.5)
      holder.addConstraint(constraint)
      stage.layout(
        outer.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 40),
        left.leftAnchor.constraint(equalTo: outer.leftAnchor), left.widthAnchor.constraint(equalToConstant: 100))
      #expect(right.frame.minX == expected)
      constraint.remove()
    }
  }

  @Test(
    "A removed view loses the constraints between its subtree and the outside, also those of its guides, and keeps the others"
  )
  func removal() {
    let guide = LayoutGuide()
    left.addLayoutGuide(guide)
    let toOutside = leaf.topAnchor.constraint(equalTo: right.topAnchor)
    let ofGuide = guide.topAnchor.constraint(equalTo: outer.topAnchor)
    let within = leaf.topAnchor.constraint(equalTo: left.topAnchor)
    let own = left.widthAnchor.constraint(equalToConstant: 10)
    LayoutConstraint.activate([toOutside, ofGuide, within, own])
    left.removeFromSuperview()
    #expect([toOutside, ofGuide].allSatisfy { !$0.isActive })
    #expect([within, own].allSatisfy { $0.isActive })
  }

  @Test("A removed guide takes its constraints with it")
  func guideRemoval() {
    let guide = LayoutGuide()
    left.addLayoutGuide(guide)
    let constraint = leaf.topAnchor.constraint(equalTo: guide.topAnchor)
    let outside = guide.widthAnchor.constraint(equalTo: right.widthAnchor)
    LayoutConstraint.activate([constraint, outside])
    left.removeLayoutGuide(guide)
    #expect(!constraint.isActive)
    #expect(!outside.isActive)
    #expect(guide.owningView == nil)
  }

  @Test("Many constraints are activated and deactivated at once")
  func activateMany() {
    let constraints = [left, right, leaf].map { $0.widthAnchor.constraint(equalToConstant: 10) }
    LayoutConstraint.activate(constraints)
    #expect(constraints.allSatisfy { $0.isActive })
    LayoutConstraint.deactivate(constraints)
    #expect(constraints.allSatisfy { !$0.isActive })
  }
}
