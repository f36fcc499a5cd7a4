import AutoLayout
import Graphics
import TestSupport
import Testing

@Suite("Building trees")
struct BuildingTests {
  private let a = Box("a", 40, 20)
  private let b = Box("b", 50, 20)

  @Test("Operators make the constraints that the anchors' methods make")
  func operators() {
    let pairs: [(LayoutConstraint, LayoutConstraint)] = [
      (a.topAnchor == b.bottomAnchor, a.topAnchor.constraint(equalTo: b.bottomAnchor)),
      (a.leftAnchor >= b.rightAnchor + 8, a.leftAnchor.constraint(greaterThanOrEqualTo: b.rightAnchor, constant: 8)),
      (
        a.trailingAnchor <= b.leadingAnchor - 8 - 2,
        a.trailingAnchor.constraint(lessThanOrEqualTo: b.leadingAnchor, constant: -10)
      ),
      (a.widthAnchor == b.heightAnchor, a.widthAnchor.constraint(equalTo: b.heightAnchor)),
      (
        a.widthAnchor >= 2 * b.widthAnchor + 4,
        a.widthAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor, multiplier: 2, constant: 4)
      ),
      (
        a.widthAnchor <= b.widthAnchor / 4, a.widthAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 0.25)
      ),
      (a.widthAnchor == a.heightAnchor * 3, a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 3)),
      (a.widthAnchor == 100, a.widthAnchor.constraint(equalToConstant: 100)),
      (a.widthAnchor <= 100, a.widthAnchor.constraint(lessThanOrEqualToConstant: 100)),
      (a.heightAnchor >= 44, a.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)),
      (
        a.firstBaselineAnchor == b.lastBaselineAnchor + 20,
        a.firstBaselineAnchor.constraint(equalTo: b.lastBaselineAnchor, constant: 20)
      ),
    ]
    for (made, expected) in pairs {
      #expect(made.matches(expected), "\(made.logDescription) is not \(expected.logDescription)")
      #expect(made.priority == .required)
    }
  }

  @Test("A priority applies to the whole constraint before it")
  func priorities() {
    let wish = a.widthAnchor == 0.5 * b.widthAnchor + 8 ~ 750
    #expect(wish.priority == .defaultHigh)
    #expect(wish.multiplier == 0.5)
    #expect((a.topAnchor <= b.topAnchor ~ .defaultLow).priority == 250)
  }

  @Test("A tree is built from back to front, with conditions and loops, and constraints place its views")
  func tree() {
    let rows = [Box("r0", 10, 10), Box("r1", 10, 10)]
    let extra: Box? = Box("extra", 5, 5)
    let isWide = false
    let masked = View(frame: Rect(x: 1, y: 1, width: 1, height: 1))
    let root = View().containing {
      a
      if let extra { extra }
      if isWide { b } else { masked }
      for row in rows { row }
    }
    #expect(root.subviews.map(\.identifier) == ["a", "extra", nil, "r0", "r1"])
    #expect(root.subviews.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
  }

  @Test("The constraints of a builder are activated in order and place the views")
  func constraints() throws {
    let root = try View().containing {
      a
      b
    }.constrained { root in
      a.leadingAnchor == root.leadingAnchor + 16
      for view in [a, b] { view.topAnchor == root.topAnchor + 4 }
      if root.subviews.count > 1 { b.widthAnchor == 70 } else { b.widthAnchor == 0 }
      try LayoutConstraint.constraints(parsing: "[a]-[b]", views: ["a": a, "b": b])
    }
    root.layout(
      size: Size(width: 320, height: 100), in: LayoutEnvironment(traits: TraitCollection(), measuring: NoText()))
    #expect(a.frame == Rect(x: 16, y: 4, width: 40, height: 20))
    #expect(b.frame == Rect(x: 64, y: 4, width: 70, height: 20))
    #expect(root.constraints.map(\.constant) == [16, 4, 4, 8])
    #expect(b.constraints.map(\.constant) == [70])
  }

  @Test("A stack view arranges what it contains, and stays a stack view")
  func stack() {
    let stack = StackView().containing {
      a
      b
    }
    stack.spacing = 3
    #expect(stack.arrangedSubviews.map(\.identifier) == ["a", "b"])
  }
}
