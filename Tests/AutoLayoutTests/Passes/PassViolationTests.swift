import AutoLayout
import Controls
import Graphics
import TestSupport
import Testing

@Suite("Rules for overrides of the layout pass")
struct PassViolationTests {
  private let outer = Actor("outer")
  private let inner = Box("inner")
  private let sibling = Actor("sibling")
  private let stage: Stage
  private let innerWidth: LayoutConstraint
  private let siblingWidth: LayoutConstraint

  init() {
    outer.addSubview(inner)
    stage = Stage(outer, sibling)
    outer.pin(width: 200, height: 100)
    innerWidth = inner.pin(width: 50, height: 20)[2]
    siblingWidth = sibling.pin(y: 200, width: 50, height: 20)[2]
    siblingWidth.identifier = "sibling width"
    innerWidth.identifier = "inner width"
  }

  private func violations(_ override: @escaping (Actor) -> Void, in phase: LayoutPhase) -> [LayoutPassViolation] {
    if phase == .update { outer.onUpdateConstraints = override } else { outer.onLayoutSubviews = override }
    return stage.layout().violations
  }

  /// Makes a change in the first call only, so that it is not a loop.
  private func once(_ change: @escaping () -> Void) -> () -> Void {
    var isDone = false
    return {
      guard !isDone else { return }
      isDone = true
      change()
    }
  }

  @Test("Overrides that follow the rules are not reported")
  func clean() {
    outer.onLayoutSubviews = { [innerWidth, inner] in
      innerWidth.constant = 60
      inner.setNeedsLayout()
      $0.callSuper()
      inner.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    }
    let found = violations(
      { [innerWidth] in
        innerWidth.constant = 70
        $0.callSuper()
      }, in: .update)
    #expect(found.isEmpty)
  }

  @Test("An update of constraints that never calls super is reported")
  func updateWithoutSuper() {
    #expect(violations({ _ in }, in: .update) == [.superNotCalled(.updateConstraints, view: "outer")])
  }

  @Test("A constraint changed after super in the update pass is reported: super comes last")
  func superNotLast() {
    let found = violations(
      { [innerWidth] in
        $0.callSuper()
        innerWidth.isActive = false
      }, in: .update)
    #expect(found == [.superNotLast(.updateConstraints, view: "outer", constraint: "inner width")])
  }

  @Test(
    "An override that removes constraints and adds the same ones again is reported, and one that changes a few is not")
  func rebuilding() {
    let all = [innerWidth, siblingWidth]
    let rebuilt = violations(
      {
        LayoutConstraint.deactivate(all)
        LayoutConstraint.activate(all)
        $0.callSuper()
      }, in: .update)
    #expect(rebuilt == [.rebuiltConstraints(.updateConstraints, view: "outer", count: 2)])
    outer.setNeedsUpdateConstraints()
    let changed = violations(
      { [innerWidth, inner, siblingWidth] in
        LayoutConstraint.deactivate([innerWidth, siblingWidth])
        inner.widthAnchor.constraint(equalToConstant: 51).isActive = true
        siblingWidth.isActive = true
        $0.callSuper()
      }, in: .update)
    #expect(changed.isEmpty)
  }

  @Test("Equal constraints count as the same")
  func rebuildingWithEqualOnes() {
    let found = violations(
      { [innerWidth, siblingWidth, inner, sibling] in
        LayoutConstraint.deactivate([innerWidth, siblingWidth])
        inner.widthAnchor.constraint(equalToConstant: 50).isActive = true
        sibling.widthAnchor.constraint(equalToConstant: 50).isActive = true
        $0.callSuper()
      }, in: .update)
    #expect(found == [.rebuiltConstraints(.updateConstraints, view: "outer", count: 2)])
  }

  @Test("Requesting an update within the update pass is reported")
  func updateDuringUpdate() {
    let ask = once { [outer] in outer.setNeedsUpdateConstraints() }
    let found = violations(
      {
        ask()
        $0.callSuper()
      }, in: .update)
    #expect(found == [.setNeedsUpdateConstraints(view: "outer", during: .updateConstraints, of: "outer")])
    #expect(outer.updates == 2)
  }

  @Test("Requesting an update within the layout pass is reported")
  func updateDuringLayout() {
    let ask = once { [inner] in inner.setNeedsUpdateConstraints() }
    let found = violations(
      {
        ask()
        $0.callSuper()
      }, in: .layout)
    #expect(found == [.setNeedsUpdateConstraints(view: "inner", during: .layoutSubviews, of: "outer")])
  }

  @Test("Requesting layout of a view within its own layout is reported")
  func layoutDuringLayout() {
    let ask = once { [outer] in outer.setNeedsLayout() }
    let found = violations(
      {
        ask()
        $0.callSuper()
      }, in: .layout)
    #expect(found == [.setNeedsLayout(.layoutSubviews, view: "outer")])
    #expect(outer.layouts == 2)
  }

  @Test("Invalidating a subview after super is reported, unless super is called again")
  func afterSuper() {
    let ask = once { [inner] in inner.setNeedsLayout() }
    let found = violations(
      {
        $0.callSuper()
        ask()
      }, in: .layout)
    #expect(found == [.invalidationAfterSuper(view: "inner", during: .layoutSubviews, of: "outer")])
    outer.setNeedsLayout()
    let mended = violations(
      { [inner] in
        $0.callSuper()
        inner.setNeedsLayout()
        $0.callSuper()
      }, in: .layout)
    #expect(mended.isEmpty)
  }

  @Test("A subview's constraint changed after super is reported")
  func constraintAfterSuper() {
    let found = violations(
      { [innerWidth] in
        $0.callSuper()
        innerWidth.constant = 60
      }, in: .layout)
    #expect(found == [.invalidationAfterSuper(view: "inner", during: .layoutSubviews, of: "outer")])
    #expect(inner.frame.width == 60)
  }

  @Test("Invalidating the layout of a view outside the subtree is reported")
  func outside() {
    let ask = once { [sibling] in sibling.setNeedsLayout() }
    let found = violations(
      {
        ask()
        $0.callSuper()
      }, in: .layout)
    #expect(found == [.invalidationOutsideSubtree(view: "sibling", during: .layoutSubviews, of: "outer")])
  }

  @Test("A constraint of another view changed in a view's layout is reported")
  func constraintOutside() {
    let found = violations(
      { [siblingWidth] in
        siblingWidth.constant = 60
        $0.callSuper()
      }, in: .layout)
    #expect(
      found.contains(.constraintOutsideSubtree(constraint: "sibling width", during: .layoutSubviews, of: "outer")))
    #expect(sibling.frame.width == 60)
  }

  @Test("Setting the frame of the view itself or of a view outside the subtree is reported")
  func frameOutside() {
    for view in [outer, sibling] {
      let move = once { view.frame.origin = Point(x: 5, y: 6) }
      outer.setNeedsLayout()
      let found = violations(
        {
          $0.callSuper()
          move()
        }, in: .layout)
      #expect(
        found.contains(
          .invalidationOutsideSubtree(view: view.identifier ?? "", during: .layoutSubviews, of: "outer")))
    }
  }

  @Test("A constraint inside the subtree that moves a view outside is reported")
  func moveOutside() {
    inner.widthAnchor.constraint(equalTo: sibling.heightAnchor).isActive = true
    sibling.constraints.first { $0.firstAttribute == .height }?.isActive = false
    let found = violations(
      { [innerWidth] in
        innerWidth.constant = 60
        $0.callSuper()
      }, in: .layout)
    #expect(found == [.invalidationOutsideSubtree(view: "sibling", during: .layoutSubviews, of: "outer")])
    #expect(sibling.frame.height == 60)
  }

  @Test("A layout that keeps requesting another is stopped and reported with its view")
  func layoutLoop() {
    let found = violations(
      {
        $0.setNeedsLayout()
        $0.callSuper()
      }, in: .layout)
    #expect(found == [.setNeedsLayout(.layoutSubviews, view: "outer"), .loop(.layout, views: ["outer"])])
    #expect(outer.layouts <= 20)
    #expect(stage.layout().violations.isEmpty)
  }

  @Test("Two views that keep overriding each other are a loop of both")
  func mutualLoop() {
    var flips = 0.0
    sibling.onLayoutSubviews = { [outer] in
      $0.callSuper()
      outer.setNeedsLayout()
    }
    let found = violations(
      { [sibling] in
        flips += 1
        $0.callSuper()
        sibling.setNeedsLayout()
      }, in: .layout)
    #expect(found.contains(.loop(.layout, views: ["outer", "sibling"])))
    #expect(flips <= 20)
  }

  @Test("A constant that changes with every layout is a loop without any forbidden call")
  func constantLoop() {
    var width = 50.0
    let found = violations(
      { [innerWidth] in
        $0.callSuper()
        width += 1
        innerWidth.constant = width
      }, in: .layout)
    #expect(found.contains(.loop(.layout, views: ["outer"])))
  }

  @Test("An update that keeps requesting another is stopped and reported")
  func updateLoop() {
    let found = violations(
      {
        $0.setNeedsUpdateConstraints()
        $0.callSuper()
      }, in: .update)
    #expect(found.contains(.loop(.update, views: ["outer"])))
    #expect(outer.updates <= 20)
  }

  @Test("What a subview invalidates when super sets its frame is not reported")
  func invalidationByFrame() {
    final class Watcher: View {
      override var frame: Rect {
        didSet {
          invalidateIntrinsicContentSize()
          setNeedsLayout()
        }
      }
    }
    let watcher = Watcher()
    watcher.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(watcher)
    watcher.pin(width: 40, height: 10)
    #expect(stage.layout().violations.isEmpty)
    #expect(watcher.frame.width == 40)
  }

  @Test("A text that stays the same invalidates nothing")
  func sameText() {
    let label = Label(text: "same")
    label.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(label)
    label.pin()
    let found = violations(
      {
        $0.callSuper()
        label.text = "same"
        label.preferredMaxLayoutWidth = 0
      }, in: .layout)
    #expect(found.isEmpty)
  }

  @Test("The text of a label that its frame places does not invalidate a layout")
  func textPlacedByHand() {
    let label = Label()
    outer.addSubview(label)
    let found = violations(
      {
        $0.callSuper()
        label.text = "\($0.bounds.width) points"
        label.frame = Rect(x: 1, y: 2, width: 30, height: 10)
      }, in: .layout)
    #expect(found.isEmpty)
    #expect(outer.layouts <= 2)
    #expect(label.frame == Rect(x: 1, y: 2, width: 30, height: 10))
  }

  @Test("A strict layout fails if an override breaks a rule")
  func strict() {
    let actor = Actor("actor")
    actor.onLayoutSubviews = { _ in }
    let environment = LayoutEnvironment(traits: TraitCollection(), measuring: NoText())
    #expect(throws: LayoutFailure.self) {
      try actor.layoutStrictly(size: Size(width: 10, height: 10), in: environment)
    }
  }
}
