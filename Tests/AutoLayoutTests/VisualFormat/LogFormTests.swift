import AutoLayout
import Testing

@Suite("Constraints in the log")
struct LogFormTests {
  private let root = View()
  private let a = View()
  private let b = View()

  init() {
    (root.identifier, a.identifier, b.identifier) = ("R", "A", "B")
    for view in [a, b] { root.addSubview(view) }
  }

  private func body(_ constraint: LayoutConstraint) -> Substring {
    constraint.logDescription.drop { $0 != " " }.dropFirst().dropLast()
  }

  /// `(LTR)` and the names as in published logs of iOS 9 to 17.
  @Test("Edges by side are marked as such")
  func sides() {
    let names = "   (active, names: '|':UIView:R )"
    #expect(
      body(a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 4)) == "H:|-(4)-[UIView:A](LTR)\(names)")
    #expect(body(root.rightAnchor.constraint(equalTo: a.rightAnchor)) == "H:[UIView:A]-(0)-|(LTR)\(names)")
    #expect(
      body(b.leftAnchor.constraint(lessThanOrEqualTo: a.rightAnchor, constant: 2))
        == "H:[UIView:A]-(<=2)-[UIView:B](LTR)")
  }

  @Test("A view related to its container's edge in reverse order is an equation, as in the log")
  func viewFirst() {
    #expect(
      body(a.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -44))
        == "UIView:A.bottom == UIView:R.bottom - 44")
  }

  @Test("Equal extents, centres and baselines are equations")
  func equations() {
    #expect(body(a.widthAnchor.constraint(equalTo: b.widthAnchor)) == "UIView:A.width == UIView:B.width")
    #expect(body(a.centerXAnchor.constraint(equalTo: b.centerXAnchor)) == "UIView:A.centerX == UIView:B.centerX")
    #expect(
      body(b.firstBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor, constant: 20))
        == "UIView:B.firstBaseline == UIView:A.lastBaseline + 20")
  }

  @Test("A guide is written in brackets like a view")
  func guides() {
    let guide = LayoutGuide(identifier: "spacer")
    root.addLayoutGuide(guide)
    #expect(
      body(root.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: 34))
        == "V:[UILayoutGuide:R'spacer']-(34)-|   (active, names: '|':UIView:R )")
  }

  @Test("Priorities below required are written, and so are numbers of any size")
  func numbers() {
    let width = a.widthAnchor.constraint(greaterThanOrEqualToConstant: 1e300)
    width.priority = 749.5
    #expect(body(width) == "H:[UIView:A(>=1e+300@749.5)]")
    let third = a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 1.0 / 3)
    #expect(body(third) == "UIView:A.width == 0.333333*UIView:B.width")
  }

  @Test("A distance that is related to a size is written with both its ends")
  func distances() {
    let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    #expect(
      body(gap.constraint(equalTo: a.widthAnchor, multiplier: 2))
        == "(UIView:B.leading - UIView:A.trailing) == 2*UIView:A.width")
    #expect(gap.constraint(equalTo: a.widthAnchor).visualFormat(naming: { _ in "x" }) == nil)
  }
}
