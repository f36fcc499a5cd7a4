import AutoLayout
import Graphics
import TestSupport
import Testing

@Suite("Anchors make constraints")
struct AnchorTests {
  private let box = Box("box", 50, 20)
  private let other = Box("other", 30, 10)
  private let stage: Stage

  init() { stage = Stage(box, other) }

  private func place(_ view: View, x: Double, y: Double) -> [LayoutConstraint] {
    [
      view.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: x),
      view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: y),
    ]
  }

  private func layout(_ constraints: [LayoutConstraint], direction: LayoutDirection = .leftToRight) {
    LayoutConstraint.activate(constraints)
    stage.layout(direction: direction)
  }

  @Test("An anchor's constraint has the items, attributes, relation, multiplier and constant that were asked for")
  func members() {
    let constraint = box.widthAnchor.constraint(lessThanOrEqualTo: other.heightAnchor, multiplier: 2, constant: 3)
    #expect(constraint.firstItem === box)
    #expect(constraint.firstAttribute == .width)
    #expect(constraint.relation == .lessThanOrEqual)
    #expect(constraint.secondItem === other)
    #expect(constraint.secondAttribute == .height)
    #expect(constraint.multiplier == 2)
    #expect(constraint.constant == 3)
    #expect(constraint.priority == .required)
    #expect(constraint.identifier == nil)
    #expect(!constraint.isActive)
  }

  @Test("A constant extent has no second item")
  func constantExtent() {
    let constraint = box.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    #expect(constraint.secondItem == nil)
    #expect(constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.constant == 44)
  }

  @Test("Without a second item there is no second attribute, whatever was given")
  func attributeWithoutItem() throws {
    let constraint = LayoutConstraint(
      item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1, constant: 70)
    #expect(constraint.secondAttribute == .notAnAttribute)
    layout([constraint])
    #expect(box.frame.width == 70)
  }

  @Test("System spacing is 8 points, times its factor")
  func systemSpacing() {
    layout(
      place(box, x: 10, y: 10) + [
        other.leadingAnchor.constraint(equalToSystemSpacingAfter: box.trailingAnchor, multiplier: 1),
        other.topAnchor.constraint(equalToSystemSpacingBelow: box.bottomAnchor, multiplier: 2),
      ])
    #expect(other.frame.origin == Point(x: 10 + 50 + 8, y: 10 + 20 + 16))
  }

  @Test("System spacing may be a least or a greatest distance")
  func systemSpacingBounds() {
    let far = other.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 100)
    far.priority = 500
    let near = other.topAnchor.constraint(equalTo: box.bottomAnchor)
    near.priority = 500
    layout(
      place(box, x: 0, y: 0) + [
        far, near,
        other.leadingAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: box.trailingAnchor, multiplier: 1),
        other.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: box.bottomAnchor, multiplier: 1),
      ])
    #expect(other.frame.origin == Point(x: 58, y: 28))
  }

  @Test("The offset between two anchors is an extent: a constant holds them apart")
  func constantOffset() {
    let constraint = box.trailingAnchor.anchorWithOffset(to: other.leadingAnchor).constraint(equalToConstant: 12)
    layout(place(box, x: 10, y: 0) + [constraint])
    #expect(other.frame.minX == 72)
  }

  @Test("An offset can be a multiple of another offset")
  func offsetOfOffset() {
    // The box is 24 from the left; the gap to the other is half of that plus 3.
    let indent = stage.root.leadingAnchor.anchorWithOffset(to: box.leadingAnchor)
    let gap = box.trailingAnchor.anchorWithOffset(to: other.leadingAnchor)
    layout(place(box, x: 24, y: 0) + [gap.constraint(equalTo: indent, multiplier: 0.5, constant: 3)])
    #expect(other.frame.minX == 24 + 50 + 15)
  }

  @Test("An offset can equal a view's height")
  func offsetOfExtent() {
    let gap = box.bottomAnchor.anchorWithOffset(to: other.topAnchor)
    layout(place(box, x: 0, y: 5) + [gap.constraint(equalTo: box.heightAnchor)])
    #expect(other.frame.minY == 5 + 20 + 20)
  }

  @Test("Offsets between leading and trailing anchors follow the reading direction")
  func mirroredOffset() {
    let gap = box.trailingAnchor.anchorWithOffset(to: other.leadingAnchor)
    layout(
      place(box, x: 200, y: 0) + [gap.constraint(equalTo: other.widthAnchor)], direction: .rightToLeft)
    // The other ends 30 points left of the box.
    #expect(other.frame.maxX == 170)
  }

  @Test("Guides have anchors as views do")
  func guides() {
    let guide = LayoutGuide()
    stage.root.addLayoutGuide(guide)
    layout([
      guide.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 40),
      guide.widthAnchor.constraint(equalToConstant: 100),
      guide.topAnchor.constraint(equalTo: stage.root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 60),
      box.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
    ])
    #expect(guide.layoutFrame == Rect(x: 40, y: 0, width: 100, height: 60))
    #expect(box.frame == Rect(x: 65, y: 20, width: 50, height: 20))
  }

  @Test("Every attribute of the two items can be related to one of its kind", arguments: LayoutAttribute.allCases)
  func everyAttribute(attribute: LayoutAttribute) throws {
    let isNone = attribute == .notAnAttribute
    let constraint = LayoutConstraint(
      item: box, attribute: attribute, relatedBy: .equal, toItem: other, attribute: attribute)
    if isNone {
      #expect(throws: ConstraintError.self) { try constraint.install() }
    } else {
      try constraint.install()
      #expect(constraint.isActive)
    }
  }
}
