import AutoLayout
import Graphics
import TestSupport
import Testing

@Suite("Visual format as UIKit declares it")
struct RecordedFormatTests {
  private let box = Box("box", 10, 10)
  private let stage: Stage

  init() { stage = Stage(box) }

  @Test("Views and numbers of any type are accepted")
  func anyValues() {
    let guide = LayoutGuide()
    stage.root.addLayoutGuide(guide)
    let metrics: [String: Any] = ["int": 20, "float": Float(0.5), "double": 7.25, "small": UInt8(3)]
    let views: [String: Any] = ["box": box, "guide": guide]
    let line = LayoutConstraint.constraints(
      withVisualFormat: "H:|-int-[box(float)]-double-[guide(small)]", metrics: metrics, views: views)
    #expect(line.map(\.constant) == [20, 0.5, 7.25, 3])
    #expect(LayoutConstraint.constraints(withVisualFormat: "[box(5)]", views: views).map(\.constant) == [5])
  }

  @Test("A format that cannot be parsed makes no constraints, and the layout reports an error")
  func mistakes() throws {
    let line = LayoutConstraint.constraints(withVisualFormat: "[box(5]", views: ["box": box])
    #expect(line.isEmpty)
    let outcome = stage.layout()
    guard case .visualFormat(let error)? = outcome.errors.first else {
      Issue.record("the error is missing")
      return
    }
    #expect(error.reason == .unclosedThickness)
  }

  @Test("Names of values that are neither views nor numbers are unknown")
  func valuesOfOtherTypes() {
    #expect(LayoutConstraint.constraints(withVisualFormat: "[box][no]", views: ["box": box, "no": 3]).isEmpty)
    #expect(
      LayoutConstraint.constraints(withVisualFormat: "[box(m)]", metrics: ["m": "12"], views: ["box": box]).isEmpty)
    let reasons = stage.layout().errors.map { error in
      if case .visualFormat(let error) = error { error.reason } else { nil as VisualFormatError.Reason? }
    }
    #expect(reasons == [.unknownView("no"), .unknownMetric("m")])
  }

  @Test("A constraint returns the anchors of its two sides")
  func anchors() {
    let constraint = box.leadingAnchor.constraint(equalTo: stage.root.trailingAnchor)
    let copy = LayoutConstraint(
      item: box, attribute: .leading, relatedBy: .equal, toItem: stage.root, attribute: .trailing)
    #expect(constraint.secondAnchor.map { constraint.firstAnchor.constraint(equalTo: $0).matches(copy) } == true)
    #expect(box.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
  }

  @Test("A guide returns the constraints that affect it, or its owner's if it follows the owner")
  func guides() {
    let guide = LayoutGuide()
    stage.root.addLayoutGuide(guide)
    let left = guide.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 5)
    let width = guide.widthAnchor.constraint(equalToConstant: 20)
    let top = guide.topAnchor.constraint(equalTo: stage.root.topAnchor)
    let height = guide.heightAnchor.constraint(equalToConstant: 30)
    let sides = box.pin(x: 1, y: 2, width: 30, height: 40)
    stage.layout(left, width, top, height)
    #expect(guide.constraintsAffectingLayout(for: .horizontal).filter { $0 === left || $0 === width }.count == 2)
    #expect(!guide.constraintsAffectingLayout(for: .horizontal).contains { $0 === top || $0 === height })
    #expect(box.layoutMarginsGuide.constraintsAffectingLayout(for: .horizontal).contains { $0 === sides[2] })
    #expect(LayoutGuide().constraintsAffectingLayout(for: .vertical).isEmpty)
  }
}
