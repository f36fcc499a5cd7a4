import AutoLayout
import Graphics
import TestSupport
import Testing

@Suite("The deferred layout pass")
struct LayoutPassTests {
  /// Two views in one another, laid out once.
  private func nested() -> (stage: Stage, outer: Actor, inner: Actor) {
    let (outer, inner) = (Actor("outer"), Actor("inner"))
    outer.addSubview(inner)
    let stage = Stage(outer)
    outer.pin(x: 10, y: 10, width: 200, height: 100)
    inner.pin(x: 5, y: 5, width: 50, height: 20)
    return (stage, outer, inner)
  }

  @Test("Constraints are updated bottom-up, frames are set top-down")
  func order() {
    let (stage, outer, inner) = nested()
    var calls: [String] = []
    for view in [outer, inner] {
      view.onUpdateConstraints = {
        calls.append("update \($0.label)")
        $0.callSuper()
      }
      view.onLayoutSubviews = {
        calls.append("layout \($0.label)")
        $0.callSuper()
      }
    }
    stage.layout()
    #expect(calls == ["update inner", "update outer", "layout outer", "layout inner"])
  }

  @Test("A tree in which nothing changed is neither solved nor laid out again")
  func idle() {
    let (stage, outer, inner) = nested()
    #expect(stage.layout().passes == 1)
    let calls = [outer.layouts, inner.layouts, outer.updates, inner.updates]
    #expect(stage.layout().passes == 0)
    #expect([outer.layouts, inner.layouts, outer.updates, inner.updates] == calls)
  }

  @Test("A constant marks no update pass, and lays out only what holds the view that moves")
  func constant() {
    let (stage, outer, inner) = nested()
    stage.layout()
    let (updates, layouts) = (inner.updates + outer.updates, outer.layouts)
    let left = inner.superview?.constraints.first { $0.firstAttribute == .left }
    left?.constant = 30
    #expect(!inner.needsUpdateConstraints())
    #expect(!outer.needsUpdateConstraints())
    stage.layout()
    #expect(inner.frame.minX == 30)
    #expect(inner.updates + outer.updates == updates)
    #expect(outer.layouts == layouts + 1)
    #expect(inner.layouts == 1)
  }

  @Test("A view is updated once, however often its update is requested")
  func batching() {
    let (stage, outer, _) = nested()
    stage.layout()
    for _ in 0..<100 { outer.setNeedsUpdateConstraints() }
    #expect(outer.needsUpdateConstraints())
    stage.layout()
    #expect(outer.updates == 2)
    #expect(!outer.needsUpdateConstraints())
  }

  @Test("Constraints that are changed in the update pass place views in the same layout")
  func update() {
    let (stage, outer, inner) = nested()
    stage.layout()
    let width = inner.constraints.first { $0.firstAttribute == .width }
    outer.onUpdateConstraints = {
      width?.constant = 80
      $0.callSuper()
    }
    outer.setNeedsUpdateConstraints()
    outer.updateConstraintsIfNeeded()
    #expect(width?.constant == 80)
    #expect(inner.frame.width == 50)
    let outcome = stage.layout()
    #expect(inner.frame.width == 80)
    #expect(outcome.violations.isEmpty)
  }

  @Test("A view that is laid out at once gets the frame of its changed constraint")
  func layoutIfNeeded() {
    let (stage, outer, inner) = nested()
    stage.layout()
    inner.constraints.first { $0.firstAttribute == .width }?.constant = 70
    outer.layoutIfNeeded()
    #expect(inner.frame.width == 70)
  }

  @Test("Laying out a view at once begins at its topmost ancestor that is scheduled in an unbroken line")
  func layoutIfNeededWithDirtyAncestors() {
    let (stage, outer, inner) = nested()
    let innermost = Actor("innermost")
    inner.addSubview(innermost)
    innermost.pin(width: 10, height: 10)
    stage.layout()
    let before = [outer.layouts, inner.layouts, innermost.layouts]
    for view in [outer, inner, innermost] { view.setNeedsLayout() }
    innermost.layoutIfNeeded()
    #expect(zip([outer.layouts, inner.layouts, innermost.layouts], before).map { $0 - $1 } == [1, 1, 1])
    // With a clean view between them a dirty one higher up waits for its own layout.
    outer.setNeedsLayout()
    innermost.setNeedsLayout()
    innermost.layoutIfNeeded()
    #expect(zip([outer.layouts, inner.layouts, innermost.layouts], before).map { $0 - $1 } == [1, 1, 2])
    #expect(outer.needsLayout)
  }

  @Test("A tree of plain views is laid out at its root's frame without an environment")
  func withoutEnvironment() {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let box = Box("box", 30, 20)
    root.addSubview(box)
    box.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame == Rect(x: 70, y: 0, width: 30, height: 20))
    #expect(box.hasAmbiguousLayout)
  }

  @Test("Frames that an override sets reach the result and the picture")
  func customFrames() {
    let (stage, outer, inner) = nested()
    inner.backgroundColor = .black
    outer.onLayoutSubviews = {
      $0.callSuper()
      inner.frame = Rect(x: 100, y: 50, width: 40, height: 40)
    }
    let outcome = stage.layout()
    #expect(stage.root.layoutNode().children[0].children[0].frame == Rect(x: 100, y: 50, width: 40, height: 40))
    #expect(stage.root.displayList().items.fills.map(\.rect.size) == [Size(width: 40, height: 40)])
    #expect(outcome.violations.isEmpty)
  }

  @Test("Views related to a view that an override places follow it")
  func contentOfCustomFrames() {
    let outer = Actor("outer")
    let card = View()
    let box = Box("box", 10, 10)
    outer.addSubview(card)
    card.addSubview(box)
    let stage = Stage(outer)
    outer.pin(width: 200, height: 100)
    LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      box.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
      box.topAnchor.constraint(equalTo: card.topAnchor),
    ])
    outer.onLayoutSubviews = {
      $0.callSuper()
      card.frame = $0.bounds.insetBy(dx: 20.125, dy: 10)
    }
    let outcome = stage.layout()
    #expect(card.frame == Rect(x: 20.125, y: 10, width: 159.75, height: 80))
    #expect(box.frame.minX == 8)
    // From 28.125 to 171.875 points, in half points: 28 to 172, seen from the card at 20.
    #expect(box.frame.width == 144)
    #expect(outer.layouts == 1)
    #expect(outcome.violations.isEmpty)
  }

  @Test("Without super the frames of the subviews stay as they were")
  func withoutSuper() {
    let (stage, outer, inner) = nested()
    outer.onLayoutSubviews = { _ in }
    let outcome = stage.layout()
    #expect(inner.frame == .zero)
    #expect(outcome.violations == [.superNotCalled(.layoutSubviews, view: "outer")])
  }

  @Test("A subview's constraint changed before super is solved when super sets the frames")
  func changeBeforeSuper() {
    let (stage, outer, inner) = nested()
    let width = inner.constraints.first { $0.firstAttribute == .width }
    var seen = 0.0
    outer.onLayoutSubviews = {
      width?.constant = $0.bounds.width / 2
      $0.callSuper()
      seen = inner.frame.width
    }
    let outcome = stage.layout()
    #expect(seen == 100)
    #expect(outcome.violations.isEmpty)
    #expect(outer.layouts == 1)
  }

  @Test("A view added while its superview is laid out takes part")
  func addedDuringLayout() {
    let (stage, outer, _) = nested()
    let late = Box("late", 10, 10)
    outer.onLayoutSubviews = {
      if late.superview == nil {
        $0.addSubview(late)
        late.pin(x: 90, y: 7)
      }
      $0.callSuper()
    }
    let outcome = stage.layout()
    #expect(late.frame == Rect(x: 90, y: 7, width: 10, height: 10))
    #expect(outcome.violations.isEmpty)
  }
}
