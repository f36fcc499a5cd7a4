import AutoLayout
import Graphics
import TestSupport
import Testing

@Suite("Constraints that affect a view")
struct AffectingConstraintsTests {
  @Test("They are those that determine position and size, chains included, and no others")
  func chain() {
    let (a, b) = (Box("a", 40, 20), Box("b", 50, 20))
    let stage = Stage(a, b)
    let leading = a.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10)
    let gap = b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8)
    let top = b.topAnchor.constraint(equalTo: stage.root.topAnchor)
    let idle = b.trailingAnchor.constraint(lessThanOrEqualTo: stage.root.trailingAnchor)
    let other = a.topAnchor.constraint(equalTo: stage.root.topAnchor)
    stage.layout(leading, gap, top, idle, other)
    let horizontal = b.constraintsAffectingLayout(for: .horizontal)
    #expect(horizontal.contains { $0 === leading })
    #expect(horizontal.contains { $0 === gap })
    #expect(!horizontal.contains { $0 === top || $0 === idle || $0 === other })
    // The width of a, which b follows, and b's own.
    #expect(Set(horizontal.filter { $0.secondItem == nil }.map(\.constant)) == [40, 50])
    let vertical = b.constraintsAffectingLayout(for: .vertical)
    #expect(vertical.contains { $0 === top })
    #expect(!vertical.contains { $0 === gap || $0 === other })
  }

  @Test("A content size is one constraint, although hugging and compression resistance are two inequalities")
  func contentSizeOnce() {
    let box = Box("box", 40, 20)
    box.setContentHuggingPriority(.required, for: .horizontal)
    box.setContentCompressionResistancePriority(.required, for: .horizontal)
    let stage = Stage(box)
    stage.layout(
      box.leadingAnchor.constraint(greaterThanOrEqualTo: stage.root.leadingAnchor, constant: 10),
      box.leadingAnchor.constraint(lessThanOrEqualTo: stage.root.leadingAnchor, constant: 10))
    let sizes = box.constraintsAffectingLayout(for: .horizontal).filter { $0.constant == 40 }
    #expect(sizes.map(\.logDescription) == Array(Set(sizes.map(\.logDescription))))
    #expect(sizes.count == 1)
  }

  @Test("The root's size is included if an edge depends on it")
  func rootSize() {
    let box = Box("box")
    let stage = Stage(box)
    stage.layout(
      box.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor))
    let names = box.constraintsAffectingLayout(for: .horizontal).map(\.identifier)
    #expect(names.contains("UIView-Encapsulated-Layout-Width"))
  }

  @Test("A constraint that is not satisfied does not affect the view")
  func yielding() {
    let box = Box("box")
    let stage = Stage(box)
    let wish = box.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = 999
    let limit = box.widthAnchor.constraint(equalToConstant: 100)
    stage.layout(limit, wish)
    let affecting = box.constraintsAffectingLayout(for: .horizontal)
    #expect(affecting.contains { $0 === limit })
    #expect(!affecting.contains { $0 === wish })
  }

  @Test("Constraints added since the last layout are included, although the frames do not follow them yet")
  func sinceLayout() {
    let box = Box("box", 40, 20)
    let stage = Stage(box)
    stage.layout(box.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor))
    let late = Box("late")
    stage.root.addSubview(late)
    let width = late.widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    #expect(late.constraintsAffectingLayout(for: .horizontal).contains { $0 === width })
    #expect(late.frame.width == 0)
    stage.layout()
    #expect(late.frame.width == 30)
  }

  @Test("Before the first layout nothing affects a view")
  func beforeLayout() {
    #expect(Box("box").constraintsAffectingLayout(for: .horizontal).isEmpty)
  }
}
