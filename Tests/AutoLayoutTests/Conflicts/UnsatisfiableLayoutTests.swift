import AutoLayout
import Graphics
import TestSupport
import Testing

@Suite("Unsatisfiable layouts are resolved one constraint at a time, and reported")
struct UnsatisfiableLayoutTests {
  private let box = Box("box", 50, 20)
  private let stage: Stage

  init() { stage = Stage(box) }

  private func width(_ constant: Double, _ priority: LayoutPriority = .required, name: String? = nil)
    -> LayoutConstraint
  {
    let constraint = box.widthAnchor.constraint(equalToConstant: constant)
    constraint.priority = priority
    constraint.identifier = name
    return constraint
  }

  @Test("Constraints are broken until the layout is valid, each with its own set")
  func untilValid() {
    let (first, second, third) = (width(100, name: "100"), width(110, name: "110"), width(120, name: "120"))
    let outcome = stage.layout(first, second, third)
    #expect(outcome.conflicts.map(\.broken.identifier) == ["110", "120"])
    #expect(outcome.conflicts.map { $0.constraints.map(\.identifier) } == [["100", "110"], ["100", "120"]])
    #expect(box.frame.width == 100)
  }

  @Test("A conflict contains no constraint that could be left out")
  func minimal() {
    let outcome = stage.layout(
      box.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 7),
      box.heightAnchor.constraint(equalToConstant: 10), width(100), width(101))
    #expect(outcome.conflicts.map(\.constraints.count) == [2])
  }

  @Test("999 yields to required constraints without a conflict, and comes as close as it can")
  func failurePoint() {
    let outcome = stage.layout(width(400, 999), box.widthAnchor.constraint(lessThanOrEqualToConstant: 300))
    #expect(outcome.conflicts.isEmpty)
    #expect(box.frame.width == 300)
  }

  @Test("One constraint at 251 is stronger than any number at 250")
  func strictOrder() {
    let weak = (0..<20).map { _ in width(200, 250) }
    LayoutConstraint.activate(weak)
    // Hugging at 250 also pulls towards 50.
    stage.layout(width(150, 251))
    #expect(box.frame.width == 150)
  }

  @Test("A label with required hugging that is forced wider conflicts, and its hugging is broken")
  func requiredHugging() throws {
    box.setContentHuggingPriority(.required, for: .horizontal)
    let conflict = try #require(stage.layout(width(80, name: "wide")).conflicts.first)
    #expect(conflict.constraints.contains { $0.identifier == "wide" })
    #expect(
      conflict.broken.logDescription
        == "<NSContentSizeLayoutConstraint:box.width H:[UIView:box(50)] Hug:1000 CompressionResistance:750>")
    #expect(box.frame.width == 80)
  }

  @Test("A label with required compression resistance that has too little room conflicts")
  func requiredCompressionResistance() throws {
    box.setContentCompressionResistancePriority(.required, for: .horizontal)
    let conflict = try #require(stage.layout(width(30)).conflicts.first)
    #expect(conflict.broken.logDescription.hasSuffix("H:[UIView:box(50)] Hug:250 CompressionResistance:1000>"))
  }

  @Test("Broken compression resistance keeps as much of the width as there is, before any optional constraint")
  func brokenResistance() {
    box.setContentCompressionResistancePriority(.required, for: .horizontal)
    let most = box.widthAnchor.constraint(lessThanOrEqualToConstant: 30)
    #expect(stage.layout(width(10, 999), most).conflicts.map(\.constraints.count) == [2])
    #expect(box.frame.width == 30)
    most.isActive = false
    #expect(stage.layout().conflicts.isEmpty)
    #expect(box.frame.width == 50)
  }

  @Test("Text with required compression resistance wraps in limited room without a conflict", arguments: [false, true])
  func wrappingText(isInStack: Bool) {
    let text = Prose(length: 340)
    text.setContentCompressionResistancePriority(.required, for: .horizontal)
    let stack = StackView(arrangedSubviews: isInStack ? [text] : [])
    stack.alignment = .leading
    let view = isInStack ? stack : text
    view.translatesAutoresizingMaskIntoConstraints = false
    let stage = Stage(view)
    let outcome = stage.layout(
      view.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: stage.root.topAnchor),
      view.rightAnchor.constraint(lessThanOrEqualTo: stage.root.rightAnchor, constant: -20))
    // 320 less 20 on both sides, and two lines of 20.
    #expect(text.frame.size == Size(width: 280, height: 40))
    #expect(outcome.conflicts.isEmpty)
  }

  @Test("Content gives way to bring a broken constraint closer to holding")
  func contentGivesWay() {
    // The box is 20 points high and would end at 40, but the broken constraint asks for an end at 10.
    stage.layout(
      box.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 20),
      box.bottomAnchor.constraint(equalTo: stage.root.topAnchor, constant: 10))
    #expect(box.frame.height == 0)
  }

  @Test("A tree that is too small for its content conflicts at that size and not at a larger one")
  func tooSmall() {
    let leading = box.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20)
    let trailing = box.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -20)
    let least = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 200)
    #expect(stage.layout(leading, trailing, least).conflicts.isEmpty)
    let outcome = stage.layout(size: Size(width: 200, height: 480))
    #expect(outcome.conflicts.map(\.constraints.count) == [4])
    #expect(outcome.conflicts.first?.broken === least)
  }

  @Test("The root's size and the rule against negative sizes are never broken")
  func protected() {
    let far = stage.root.widthAnchor.constraint(equalToConstant: 500)
    let negative = box.widthAnchor.constraint(equalToConstant: -5)
    let outcome = stage.layout(far, negative)
    #expect(
      Set(outcome.conflicts.map { ObjectIdentifier($0.broken) }) == [ObjectIdentifier(far), ObjectIdentifier(negative)])
    #expect(stage.root.frame.width == 320)
    // As near to -5 as a width can be.
    #expect(box.frame.width == 0)
  }

  @Test("A constraint that contradicts an autoresizing mask is broken, and the mask is not")
  func mask() {
    let framed = View(frame: Rect(x: 10, y: 10, width: 50, height: 50))
    stage.root.addSubview(framed)
    let constraint = framed.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 30)
    let outcome = stage.layout(constraint)
    #expect(outcome.conflicts.map { $0.broken === constraint } == [true])
    #expect(outcome.conflicts.first?.log.contains("NSAutoresizingMaskLayoutConstraint:") == true)
    #expect(framed.frame.minX == 10)
  }

  @Test("A constraint activated by code is broken before a stack view's, even if that was made later")
  func stackRows() throws {
    let stack = StackView(arrangedSubviews: [Box("a", 10, 10), Box("b", 10, 10)])
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.spacing = 8
    stage.root.addSubview(stack)
    let fixed = stack.widthAnchor.constraint(equalToConstant: 100)
    let shares = stack.arrangedSubviews.map { $0.widthAnchor.constraint(equalToConstant: 60) }
    LayoutConstraint.activate([fixed] + shares)
    let conflict = try #require(stage.layout().conflicts.first)
    // The stack's own width moves as little as a share, and sets the greatest distance.
    #expect(conflict.broken === fixed)
    #expect(
      Set(conflict.constraints.compactMap(\.identifier)) == ["UISV-canvas-connection", "UISV-spacing"])
    #expect(conflict.constraints.count == 6)
  }

  @Test("A handler is called with each conflict, in the order in which they are broken")
  func handler() {
    var broken: [String] = []
    let environment = LayoutEnvironment(traits: TraitCollection(), measuring: NoText())
    environment.alertForUnsatisfiableConstraints = { broken.append($0.broken.identifier ?? "") }
    LayoutConstraint.activate([width(1, name: "one"), width(2, name: "two"), width(3, name: "three")])
    stage.root.layout(size: Size(width: 320, height: 480), in: environment)
    #expect(broken == ["two", "three"])
  }

  @Test("A handler is called once for a conflict that later layouts still return")
  func handlerOnce() {
    var count = 0
    let environment = LayoutEnvironment(traits: TraitCollection(), measuring: NoText())
    environment.alertForUnsatisfiableConstraints = { _ in count += 1 }
    LayoutConstraint.activate([width(1), width(2)])
    for _ in 0..<2 {
      let outcome = stage.root.layout(size: Size(width: 320, height: 480), in: environment)
      #expect(outcome.conflicts.count == 1)
      #expect(count == 1)
    }
  }

  @Test("The handler is called when a conflict arises in a deferred pass, and again when it comes back")
  func handlerInDeferredPass() {
    var broken: [String] = []
    let environment = LayoutEnvironment(traits: TraitCollection(), measuring: NoText())
    environment.alertForUnsatisfiableConstraints = { broken.append($0.broken.identifier ?? "") }
    let (one, two) = (width(1, name: "one"), width(1, name: "two"))
    LayoutConstraint.activate([one, two])
    stage.root.layout(size: Size(width: 320, height: 480), in: environment)
    #expect(broken.isEmpty)
    for count in 1...2 {
      two.constant = 2
      stage.root.layoutIfNeeded()
      #expect(broken.count == count)
      // Another change elsewhere leaves the conflict as it is.
      stage.root.setNeedsLayout()
      stage.root.layoutIfNeeded()
      #expect(broken.count == count)
      two.constant = 1
      stage.root.layoutIfNeeded()
    }
    #expect(broken == ["two", "two"])
  }

  @Test("A new system of the same layout does not repeat the call, and another constraint does")
  func handlerAfterRebuild() {
    var count = 0
    let environment = LayoutEnvironment(traits: TraitCollection(), measuring: NoText())
    environment.alertForUnsatisfiableConstraints = { _ in count += 1 }
    let second = width(2)
    LayoutConstraint.activate([width(1), second])
    stage.root.layout(size: Size(width: 320, height: 480), in: environment)
    #expect(count == 1)
    stage.root.addSubview(Box("new"))
    stage.root.layoutIfNeeded()
    #expect(count == 1)
    second.isActive = false
    second.isActive = true
    stage.root.layoutIfNeeded()
    #expect(count == 2)
  }

  @Test("The handler is called with a conflict that viewDidLayoutSubviews resolves")
  func handlerBeforeResolution() {
    final class Mending: ViewController {
      var mend: () -> Void = {}
      override func viewDidLayoutSubviews() { mend() }
    }
    var count = 0
    let environment = LayoutEnvironment(traits: TraitCollection(), measuring: NoText())
    environment.alertForUnsatisfiableConstraints = { _ in count += 1 }
    let controller = Mending()
    let box = Box("box")
    controller.view.addSubview(box)
    let constraints = [box.widthAnchor.constraint(equalToConstant: 1), box.widthAnchor.constraint(equalToConstant: 2)]
    LayoutConstraint.activate(constraints)
    controller.mend = { constraints[1].isActive = false }
    let outcome = controller.layout(size: Size(width: 320, height: 480), in: environment)
    #expect(outcome.conflicts.isEmpty)
    #expect(count == 1)
  }

  @Test("A strict layout fails with the log of each conflict, the errors and the ambiguous views")
  func strict() throws {
    let environment = LayoutEnvironment(traits: TraitCollection(), measuring: NoText())
    let size = Size(width: 320, height: 480)
    LayoutConstraint.activate([width(1), width(2)])
    let failure = try #require(throws: LayoutFailure.self) {
      try stage.root.layoutStrictly(size: size, in: environment)
    }
    #expect(failure.conflicts.count == 1)
    #expect(failure.ambiguousViews == ["box"])
    #expect(failure.description.contains("Will attempt to recover by breaking constraint"))
    #expect(
      failure.description.hasSuffix("The constraints do not determine the position or size of these views: 'box'."))
  }

  @Test("A strict layout with one solution does not fail")
  func strictAndSound() throws {
    LayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
      box.topAnchor.constraint(equalTo: stage.root.topAnchor),
    ])
    try stage.root.layoutStrictly(
      size: Size(width: 320, height: 480), in: LayoutEnvironment(traits: TraitCollection(), measuring: NoText()))
    #expect(box.frame == Rect(x: 0, y: 0, width: 50, height: 20))
  }
}
