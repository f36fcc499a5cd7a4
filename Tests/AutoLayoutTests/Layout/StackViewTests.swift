import AutoLayout
import Graphics
import Testing

@Suite("Stack views line up their views")
struct StackViewTests {
  private func stack(
    _ distribution: StackView.Distribution, of boxes: Box..., alignment: StackView.Alignment = .fill,
    spacing: Double = 0, width: Double? = 300, direction: LayoutDirection = .leftToRight
  ) -> StackView {
    let stack = StackView(arrangedSubviews: boxes)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = spacing
    let stage = Stage(stack)
    stack.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: stage.root.topAnchor).isActive = true
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    stage.layout(direction: direction)
    return stack
  }

  @Test("Without a width the stack is as wide as its views and gaps, and as high as the highest")
  func natural() {
    let stack = stack(.fill, of: Box("a", 50, 20), Box("b", 70, 40), spacing: 10, width: nil)
    #expect(stack.frame.size == Size(width: 130, height: 40))
    #expect(stack.subviews.map(\.frame.height) == [40, 40])
  }

  @Test("A stack that is forced to one direction arranges by it, not by that of its views")
  func forcedDirection() {
    let boxes = [Box("a", 50, 20), Box("b", 70, 20)]
    let stack = StackView(arrangedSubviews: boxes)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.semanticContentAttribute = .forceLeftToRight
    stack.spacing = 8
    let outcome = Stage(stack).layout(direction: .rightToLeft)
    #expect(outcome.conflicts.isEmpty)
    #expect(boxes.map(\.frame.minX) == [0, 58])
  }

  @Test("Fill equally gives equal widths")
  func fillEqually() {
    let stack = stack(.fillEqually, of: Box("a", 10, 20), Box("b", 90, 20), Box("c", 20, 20), spacing: 30)
    #expect(stack.subviews.map(\.frame.width) == [80, 80, 80])
    #expect(stack.subviews.map(\.frame.minX) == [0, 110, 220])
  }

  @Test("Fill proportionally keeps the proportions of the natural widths")
  func fillProportionally() {
    let stack = stack(.fillProportionally, of: Box("a", 10, 20), Box("b", 20, 20))
    #expect(stack.subviews.map(\.frame.width) == [100, 200])
  }

  @Test("Equal spacing keeps natural widths and makes the gaps alike")
  func equalSpacing() {
    let stack = stack(.equalSpacing, of: Box("a", 50, 20), Box("b", 70, 20), Box("c", 80, 20))
    #expect(stack.subviews.map(\.frame.minX) == [0, 100, 220])
  }

  @Test("Equal centering puts the centres equally far apart")
  func equalCentering() {
    let stack = stack(.equalCentering, of: Box("a", 40, 20), Box("b", 30, 20), Box("c", 60, 20))
    // The outer centres are at 20 and 270, so the middle one is at 145.
    #expect(stack.subviews[1].frame.midX == 145)
  }

  @Test("Centre alignment keeps natural heights")
  func centered() {
    let stack = stack(.fill, of: Box("a", 150, 20), Box("b", 150, 40), alignment: .center)
    #expect(stack.frame.height == 40)
    #expect(stack.subviews[0].frame == Rect(x: 0, y: 10, width: 150, height: 20))
  }

  @Test("A hidden view takes no slot and no gap")
  func hidden() {
    let hidden = Box("hidden", 60, 20)
    hidden.isHidden = true
    let stack = stack(.fill, of: Box("a", 50, 20), hidden, Box("b", 70, 20), spacing: 10, width: nil)
    #expect(stack.frame.width == 130)
  }

  @Test("A row runs from right to left in such languages")
  func rightToLeft() {
    let stack = stack(.fill, of: Box("a", 50, 20), Box("b", 70, 20), width: nil, direction: .rightToLeft)
    #expect(stack.subviews.map(\.frame.minX) == [70, 0])
  }
}
