import AutoLayout
import Graphics
import TestSupport
import Testing

@Suite("Layouts solve again only what has changed")
struct IncrementalLayoutTests {
  @Test("A tree that was edited and laid out repeatedly has the layout of a new tree", arguments: 0..<200)
  func sameAsFromScratch(seed: Int) {
    var generator = SeededGenerator(seed: seed &+ 1_000_000)
    let kept = RandomTree(seed: seed)
    var edits: [RandomTree.Edit] = []
    for round in 0..<5 {
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let edit = kept.draw(using: &generator)
        edits.append(edit)
        kept.apply(edit)
      }
      let fresh = RandomTree(seed: seed)
      for edit in edits { fresh.apply(edit) }
      let (expected, found) = (fresh.outcome(), kept.outcome())
      for (left, right) in zip(expected.frames, found.frames) where !isClose(left.1, right.1) {
        Issue.record("seed \(seed), round \(round): \(left) is \(right) after \(edits)")
      }
      #expect(expected.frames.map(\.0) == found.frames.map(\.0), "seed \(seed)")
      #expect(expected.ambiguous == found.ambiguous, "seed \(seed), round \(round)")
      #expect(expected.broken == found.broken, "seed \(seed), round \(round)")
    }
  }

  @Test("Stacks that were edited and laid out repeatedly have the layout of new ones", arguments: 0..<120)
  func stacksAsFromScratch(seed: Int) {
    var generator = SeededGenerator(seed: seed &+ 77)
    let kept = RandomStacks()
    var edits: [RandomStacks.Edit] = []
    for round in 0..<6 {
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let edit = RandomStacks.draw(using: &generator)
        edits.append(edit)
        kept.apply(edit)
      }
      let fresh = RandomStacks()
      for edit in edits { fresh.apply(edit) }
      let (expected, found) = (fresh.outcome(), kept.outcome())
      for (left, right) in zip(expected.frames, found.frames) where !isClose(left.frame, right.frame) {
        Issue.record("seed \(seed), round \(round): \(left) is \(right) after \(edits)")
      }
      #expect(expected.frames.map(\.id) == found.frames.map(\.id), "seed \(seed)")
      #expect(expected.ambiguous == found.ambiguous, "seed \(seed), round \(round)")
      #expect(expected.broken == found.broken, "seed \(seed), round \(round)")
      #expect(found.violations.isEmpty, "seed \(seed), round \(round)")
    }
  }

  private func isClose(_ left: Rect, _ right: Rect) -> Bool {
    abs(left.minX - right.minX) < 0.01 && abs(left.minY - right.minY) < 0.01
      && abs(left.width - right.width) < 0.01 && abs(left.height - right.height) < 0.01
  }

  /// A column of boxes, each below the last.
  private func column(_ count: Int) -> (stage: Stage, boxes: [Box], gaps: [LayoutConstraint]) {
    let stage = Stage()
    var boxes: [Box] = []
    var gaps: [LayoutConstraint] = []
    for index in 0..<count {
      let box = Box("box\(index)", 10, 10)
      stage.root.addSubview(box)
      gaps.append(box.topAnchor.constraint(equalTo: boxes.last?.bottomAnchor ?? stage.root.topAnchor))
      box.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor).isActive = true
      boxes.append(box)
    }
    LayoutConstraint.activate(gaps)
    return (stage, boxes, gaps)
  }

  @Test("A thousand constants changed together are solved once")
  func batch() {
    let (stage, boxes, gaps) = column(1000)
    stage.layout()
    for gap in gaps { gap.constant = 2 }
    let outcome = stage.layout()
    #expect(outcome.passes == 1)
    #expect(boxes[999].frame.minY == 1000 * 2 + 999 * 10)
  }

  @Test("Changing one text of two hundred measures only that text")
  func oneText() {
    let stage = Stage()
    let labels = (0..<200).map { Counted("label\($0)", "text \($0)") }
    for (index, label) in labels.enumerated() {
      stage.root.addSubview(label)
      label.topAnchor.constraint(equalTo: index > 0 ? labels[index - 1].bottomAnchor : stage.root.topAnchor)
        .isActive = true
      label.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor).isActive = true
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 100).isActive = true
    }
    stage.layout()
    let before = labels.map(\.measurements)
    labels[7].text = "a text of twenty-nine letters"
    stage.layout()
    let measured = labels.indices.filter { labels[$0].measurements > before[$0] }
    #expect(measured == [7])
    // 290 points of text in a line of 100: 3 lines, two more than before.
    #expect(labels[199].frame.minY == Double(199 + 2) * 20)
  }

  @Test("A constant, a priority, an activation and a removal are edits; an idle layout is none")
  func edits() {
    let (stage, boxes, gaps) = column(3)
    stage.layout()
    let wish = boxes[2].widthAnchor.constraint(equalToConstant: 40)
    wish.priority = 100
    wish.isActive = true
    #expect(stage.layout().passes == 1)
    #expect(boxes[2].frame.width == 10)
    wish.priority = 800
    #expect(stage.layout().passes == 1)
    #expect(boxes[2].frame.width == 40)
    wish.isActive = false
    gaps[1].constant = 5
    #expect(stage.layout().passes == 1)
    #expect(boxes[2].frame == Rect(x: 0, y: 25, width: 10, height: 10))
    #expect(stage.layout().passes == 0)
  }

  @Test("A constraint activated late is treated in a conflict as if it had been there from the start")
  func lateConflict() {
    let box = Box("box", 50, 20)
    box.setContentCompressionResistancePriority(.required, for: .horizontal)
    let stage = Stage(box)
    stage.layout()
    let width = box.widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    let outcome = stage.layout()
    #expect(box.frame.width == 30)
    #expect(outcome.conflicts.count == 1)
    #expect(outcome.conflicts.first?.broken !== width)
    #expect(stage.layout().conflicts.count == 1)
  }

  @Test("A fitting size computed between layouts has no effect on them")
  func fitting() {
    let (stage, boxes, _) = column(2)
    stage.layout()
    let environment = LayoutEnvironment(traits: TraitCollection(displayScale: 2), measuring: NoText())
    let size = boxes[0].systemLayoutSizeFitting(.zero, in: environment)
    #expect(size == .zero)
    stage.layout()
    #expect(boxes[1].frame == Rect(x: 0, y: 10, width: 10, height: 10))
  }

  @Test("Other traits cause a layout from scratch")
  func traits() {
    let box = Box("box", 50, 20)
    let stage = Stage(box)
    stage.layout(box.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10))
    #expect(box.frame.minX == 10)
    stage.layout(direction: .rightToLeft)
    #expect(box.frame.minX == 320 - 10 - 50)
  }

  @Test("A view that joins another tree is placed by that tree")
  func moved() {
    let box = Box("box", 50, 20)
    let (first, second) = (Stage(box), Stage())
    first.layout(box.leadingAnchor.constraint(equalTo: first.root.leadingAnchor, constant: 10))
    second.root.addSubview(box)
    second.layout(box.trailingAnchor.constraint(equalTo: second.root.trailingAnchor))
    #expect(box.frame.minX == 270)
    #expect(first.layout().passes == 1)
    #expect(first.root.subviews.isEmpty)
  }

  @Test("A stack rearranges itself when its views are hidden, and only then")
  func stack() {
    let boxes = [Box("a", 50, 20), Box("b", 60, 20), Box("c", 70, 20)]
    let stack = StackView(arrangedSubviews: boxes)
    stack.translatesAutoresizingMaskIntoConstraints = false
    let stage = Stage(stack)
    stage.layout(stack.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor))
    #expect(boxes[2].frame.minX == 110)
    let before = stack.constraints.map(ObjectIdentifier.init)
    stage.layout(size: Size(width: 400, height: 480))
    #expect(stack.constraints.map(ObjectIdentifier.init) == before)
    boxes[1].isHidden = true
    #expect(stack.needsUpdateConstraints())
    stage.layout()
    #expect(boxes[2].frame.minX == 50)
    boxes[0].removeFromSuperview()
    #expect(stack.arrangedSubviews.map(\.identifier) == ["b", "c"])
    stage.layout()
    #expect(boxes[2].frame.minX == 0)
  }

  @Test("A stack whose last view is hidden aligns by the baseline of the one before")
  func otherBaseline() {
    let (first, second) = (Prose(length: 100), Prose(length: 100))
    let stack = StackView(arrangedSubviews: [first, second])
    stack.axis = .vertical
    let line = Box("line", 10, 10)
    let stage = Stage(stack, line)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.pin()
    stage.layout(
      line.topAnchor.constraint(equalTo: stack.lastBaselineAnchor),
      line.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor))
    // Two lines of 20 points, whose baseline is 5 above the bottom.
    #expect(line.frame.minY == 35)
    second.isHidden = true
    stage.layout()
    #expect(line.frame.minY == 15)
  }

  @Test("A view whose tree was deallocated with a pending change is measured in its next tree")
  func survivor() {
    let text = Counted("text", "xx")
    func join() -> Stage {
      let stage = Stage(text)
      text.pin()
      stage.layout()
      return stage
    }
    do {
      let stage = join()
      #expect(stage.root.subviews.count == 1)
      text.text = "xxx"
    }
    let stage = join()
    text.text = "xxxxx"
    stage.layout()
    #expect(text.frame.width == 50)
  }
}
