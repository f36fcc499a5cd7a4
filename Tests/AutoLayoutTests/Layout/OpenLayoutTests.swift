import AutoLayout
import Graphics
import TestSupport
import Testing

// The expected frames follow from how UIKit's solver treats what constraints leave open: extents and the slack of
// inequalities are zero as far as possible. Suites of layout libraries that run on UIKit record frames of the same
// kinds.
@Suite("What constraints leave open")
struct OpenLayoutTests {
  private let view = Box("view")
  private let next = Box("next")
  private let stage: Stage

  init() { stage = Stage(view, next) }

  @Test("A view that only its bottom holds has no height, and stays at the bottom")
  func bottom() {
    stage.layout(view.bottomAnchor.constraint(equalTo: stage.root.bottomAnchor, constant: -30))
    #expect(view.frame == Rect(x: 0, y: 450, width: 0, height: 0))
    #expect(view.hasAmbiguousLayout)
  }

  @Test(
    "A position with a single inequality is at its bound",
    arguments: [
      LayoutConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual,
    ])
  func lone(relation: LayoutConstraint.Relation) {
    stage.layout(
      view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 50),
      LayoutConstraint(
        item: view, attribute: .top, relatedBy: relation, toItem: stage.root, attribute: .top, constant: 10),
      LayoutConstraint(
        item: view, attribute: .trailing, relatedBy: relation, toItem: stage.root, attribute: .trailing, constant: -74))
    #expect(view.frame == Rect(x: 146, y: 10, width: 100, height: 50))
  }

  @Test("So is one in a layout from right to left")
  func rightToLeft() {
    stage.layout(
      view.widthAnchor.constraint(equalToConstant: 100),
      view.leadingAnchor.constraint(greaterThanOrEqualTo: stage.root.leadingAnchor, constant: 20),
      next.widthAnchor.constraint(equalToConstant: 100),
      next.trailingAnchor.constraint(lessThanOrEqualTo: stage.root.trailingAnchor, constant: -20),
      direction: .rightToLeft)
    #expect(view.frame.minX == 200)
    #expect(next.frame.minX == 20)
  }

  @Test(
    "A gap with a single inequality has its limit",
    arguments: [
      LayoutConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual,
    ])
  func gap(relation: LayoutConstraint.Relation) {
    stage.layout(
      view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      LayoutConstraint(
        item: next, attribute: .leading, relatedBy: relation, toItem: view, attribute: .trailing, constant: 25))
    #expect(next.frame == Rect(x: 35, y: 0, width: 0, height: 0))
  }

  @Test("A centred view with a largest width has no width")
  func centred() {
    stage.layout(
      view.centerXAnchor.constraint(equalTo: stage.root.centerXAnchor),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 23))
    #expect(view.frame == Rect(x: 160, y: 0, width: 0, height: 0))
  }

  @Test("A least extent is the extent")
  func leastExtent() {
    stage.layout(
      view.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 40))
    #expect(view.frame == Rect(x: 280, y: 0, width: 40, height: 0))
  }

  @Test("A view that must reach the bottom of its superview ends there")
  func reaching() {
    stage.layout(
      view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 210),
      view.bottomAnchor.constraint(greaterThanOrEqualTo: stage.root.bottomAnchor))
    #expect(view.frame.minY == 210)
    #expect(view.frame.height == 270)
  }

  @Test("Inequalities from both sides hold exactly, beside a position that nothing limits")
  func bothSides() {
    stage.layout(
      view.widthAnchor.constraint(equalToConstant: 200), view.heightAnchor.constraint(equalToConstant: 200),
      view.centerXAnchor.constraint(lessThanOrEqualTo: stage.root.centerXAnchor),
      view.centerXAnchor.constraint(greaterThanOrEqualTo: stage.root.centerXAnchor))
    #expect(view.frame == Rect(x: 60, y: 0, width: 200, height: 200))
  }

  @Test("Between two bounds a view is at the leading one")
  func betweenBounds() {
    stage.layout(
      view.widthAnchor.constraint(equalToConstant: 100),
      view.trailingAnchor.constraint(lessThanOrEqualTo: stage.root.trailingAnchor, constant: -8),
      view.leadingAnchor.constraint(greaterThanOrEqualTo: stage.root.leadingAnchor, constant: 8))
    #expect(view.frame.minX == 8)
  }

  @Test("Of two labels that hug equally, the upper one keeps its height")
  func equalHugging() {
    let (upper, lower) = (Box("upper", 40, 20), Box("lower", 40, 20))
    let stage = Stage(lower, upper)
    stage.layout(
      upper.topAnchor.constraint(equalTo: stage.root.topAnchor),
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor),
      lower.bottomAnchor.constraint(equalTo: stage.root.bottomAnchor))
    #expect(upper.frame.height == 20)
    #expect(lower.frame.height == 460)
  }
}
