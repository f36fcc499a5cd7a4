import AutoLayout
import Graphics
import Testing

@Suite("View trees")
struct HierarchyTests {
  @Test("A subview that outlives its superview has none")
  func orphan() {
    let child = View()
    var parent: View? = View()
    parent?.addSubview(child)
    #expect(child.superview === parent)
    parent = nil
    #expect(child.superview == nil)
  }

  @Test("A tree is gone when nothing holds its root")
  func release() {
    weak var root: View?
    weak var constraint: LayoutConstraint?
    do {
      let box = Box("box", 50, 20)
      let stage = Stage(box)
      let width = box.widthAnchor.constraint(equalTo: stage.root.widthAnchor)
      stage.layout(width)
      root = stage.root
      constraint = width
    }
    #expect(root == nil)
    #expect(constraint == nil)
  }

  @Test("Removing a view removes the constraints that tie it to the outside, not those within")
  func removal() {
    let panel = Box("panel")
    let inner = Box("inner")
    panel.addSubview(inner)
    let stage = Stage(panel)
    let outside = inner.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor)
    let within = inner.leadingAnchor.constraint(equalTo: panel.leadingAnchor)
    stage.layout(outside, within)
    panel.removeFromSuperview()
    #expect(!outside.isActive)
    #expect(within.isActive)
  }

  @Test("A constraint between two trees is refused and told")
  func separateTrees() {
    let (first, second) = (Box("first"), Box("second"))
    let constraint = first.leadingAnchor.constraint(equalTo: second.leadingAnchor)
    constraint.identifier = "gap"
    #expect(throws: ConstraintError.noCommonAncestor(constraint: "gap", first: "first", second: "second")) {
      try constraint.install()
    }
    constraint.isActive = true
    #expect(!constraint.isActive)
  }

  @Test("An edge and a size cannot be related")
  func incompatible() {
    let box = Box("box")
    let constraint = LayoutConstraint(
      item: box, attribute: .leading, relatedBy: .equal, toItem: box, attribute: .height, identifier: "odd")
    #expect(throws: ConstraintError.incompatibleAttributes(constraint: "odd", .leading, .height)) {
      try constraint.install()
    }
  }
}
