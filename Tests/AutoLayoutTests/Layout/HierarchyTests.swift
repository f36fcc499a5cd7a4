import AutoLayout
import Graphics
import TestSupport
import Testing

@Suite("View trees")
struct HierarchyTests {
  @Test("A subview that outlives its superview has no superview")
  func orphan() {
    let child = View()
    var parent: View? = View()
    parent?.addSubview(child)
    #expect(child.superview === parent)
    parent = nil
    #expect(child.superview == nil)
  }

  @Test("A tree is deallocated when nothing retains its root")
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

  @Test("Removing a view removes its constraints with views outside its subtree, and no others")
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

  @Test("A constraint between two trees is rejected and reported")
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

  @Test("A subview that is added again comes to the front and keeps its constraints and its place in a stack")
  func addedAgain() {
    let stack = StackView(arrangedSubviews: [Box("a", 50, 20), Box("b", 60, 20)])
    let stage = Stage(stack, Box("other", 10, 10))
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.pin(x: 7)
    stage.root.addSubview(stack)
    stack.addSubview(stack.arrangedSubviews[0])
    #expect(stage.root.subviews.last === stack)
    #expect(stack.subviews.map(\.identifier) == ["b", "a"])
    #expect(stack.arrangedSubviews.map(\.identifier) == ["a", "b"])
    stage.layout()
    #expect(stack.frame == Rect(x: 7, y: 0, width: 110, height: 20))
  }

  @Test("Subviews are put in front of and behind others")
  func order() {
    let (a, b, c) = (Box("a"), Box("b"), Box("c"))
    let stage = Stage(a, b)
    func order() -> [String?] { stage.root.subviews.map(\.identifier) }
    stage.root.insertSubview(c, belowSubview: b)
    #expect(order() == ["a", "c", "b"])
    stage.root.insertSubview(a, aboveSubview: b)
    #expect(order() == ["c", "b", "a"])
    stage.root.bringSubviewToFront(c)
    #expect(order() == ["b", "a", "c"])
    stage.root.sendSubviewToBack(a)
    #expect(order() == ["a", "b", "c"])
    stage.root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(order() == ["c", "b", "a"])
    stage.root.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(order() == ["c", "b", "a"])
  }

  @Test("A view is notified of its superview, and can add constraints to it")
  func superviewEvents() {
    final class Guest: View {
      var events: [String] = []
      override func willMove(toSuperview newSuperview: View?) {
        events.append("\(superview?.identifier ?? "-") to \(newSuperview?.identifier ?? "-")")
      }
      override func didMoveToSuperview() {
        events.append("in \(superview?.identifier ?? "-")")
        translatesAutoresizingMaskIntoConstraints = false
        pin(x: 3, width: 20)
      }
    }
    let guest = Guest()
    let (first, second) = (Stage(guest), Stage())
    second.root.identifier = "second"
    first.layout()
    #expect(guest.frame.minX == 3)
    second.root.addSubview(guest)
    guest.removeFromSuperview()
    guest.removeFromSuperview()
    #expect(guest.events == ["- to root", "in root", "root to second", "in second", "second to -", "in -"])
  }

  @Test("A guide that moves to another view loses its constraints")
  func guideMoves() {
    let guide = LayoutGuide()
    let (first, second) = (Stage(), Stage())
    first.root.addLayoutGuide(guide)
    let old = guide.widthAnchor.constraint(equalTo: first.root.widthAnchor)
    first.layout(old)
    second.root.addLayoutGuide(guide)
    #expect(!old.isActive)
    second.layout(guide.widthAnchor.constraint(equalToConstant: 33))
    first.root.addSubview(View())
    first.layout()
    second.layout(guide.heightAnchor.constraint(equalToConstant: 12))
    #expect(guide.layoutFrame.size == Size(width: 33, height: 12))
  }
}
