import AutoLayout
import Graphics
import TestSupport
import Testing

@Suite("Stack views line up their views")
struct StackViewTests {
  private func stack(
    _ distribution: StackView.Distribution, of boxes: View..., alignment: StackView.Alignment = .fill,
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

  @Test("A stack that is forced to one direction uses it, whatever the direction of its views")
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

  @Test("Fill proportionally keeps the proportions of the intrinsic widths")
  func fillProportionally() {
    let stack = stack(.fillProportionally, of: Box("a", 10, 20), Box("b", 20, 20))
    #expect(stack.subviews.map(\.frame.width) == [100, 200])
  }

  @Test("With gaps, each view has its share of the whole width, and the last one the rest")
  func fillProportionallyWithGaps() {
    let stack = stack(.fillProportionally, of: Box("a", 10, 20), Box("b", 20, 20), spacing: 30)
    // The intrinsic widths and the gap are 60, so the first view gets a sixth of 300.
    #expect(stack.subviews.map(\.frame.width) == [50, 220])
  }

  @Test("A stack in one that fills proportionally has the share of what it arranges")
  func fillProportionallyWithStacks() {
    func inner(_ axis: Axis, _ boxes: Box...) -> StackView {
      let stack = StackView(arrangedSubviews: boxes)
      (stack.axis, stack.spacing) = (axis, 10)
      return stack
    }
    // 20 of 20 + (10 + 10 + 20) in a row, or of 20 + 20 in a column, whose widest view counts.
    let row = stack(.fillProportionally, of: Box("a", 20, 20), inner(.horizontal, Box("b", 10, 20), Box("c", 20, 20)))
    #expect(row.subviews.map(\.frame.width) == [100, 200])
    let column = stack(.fillProportionally, of: Box("a", 20, 20), inner(.vertical, Box("b", 10, 20), Box("c", 20, 20)))
    #expect(column.subviews.map(\.frame.width) == [150, 150])
  }

  @Test(
    "Without a width, equal gaps and equal centres keep the least gap",
    arguments: [(StackView.Distribution.equalSpacing, [0.0, 50, 120]), (.equalCentering, [0, 50, 130])])
  func leastGaps(distribution: StackView.Distribution, expected: [Double]) {
    let stack = stack(
      distribution, of: Box("a", 40, 20), Box("b", 60, 20), Box("c", 20, 20), spacing: 10, width: nil)
    #expect(stack.subviews.map(\.frame.minX) == expected)
    #expect(stack.frame.width == expected[2] + 20)
    #expect(!stack.hasAmbiguousLayout)
  }

  @Test("A view without an intrinsic height has none, unless the alignment fills")
  func noBreadth() {
    for (alignment, height) in [(StackView.Alignment.top, 0.0), (.center, 0), (.fill, 40)] {
      let stack = stack(.fillEqually, of: Box("a", 50, 40), Box("b"), alignment: alignment)
      #expect(stack.subviews[1].frame.height == height)
      #expect(!stack.subviews[1].hasAmbiguousLayout)
    }
  }

  @Test("Equal spacing keeps intrinsic widths and makes the gaps equal")
  func equalSpacing() {
    let stack = stack(.equalSpacing, of: Box("a", 50, 20), Box("b", 70, 20), Box("c", 80, 20))
    #expect(stack.subviews.map(\.frame.minX) == [0, 100, 220])
  }

  @Test("Equal centering makes the distances between centres equal")
  func equalCentering() {
    let stack = stack(.equalCentering, of: Box("a", 40, 20), Box("b", 30, 20), Box("c", 60, 20))
    // The outer centres are at 20 and 270, so the middle one is at 145.
    #expect(stack.subviews[1].frame.midX == 145)
  }

  @Test("In too little space, equal centering yields to the least gap and the intrinsic widths")
  func tightEqualCentering() {
    let stack = stack(
      .equalCentering, of: Box("a", 100, 20), Box("b", 20, 20), Box("c", 40, 20), spacing: 10, width: 200)
    // Of 40 points of gaps equal distances of the centres would give the first 5, which is less than 10.
    #expect(stack.subviews.map(\.frame.width) == [100, 20, 40])
    #expect(stack.subviews.map(\.frame.minX) == [0, 110, 160])
  }

  @Test(
    "A stack's fitting size is as broad as its broadest view, even in a large space",
    arguments: [StackView.Alignment.top, .bottom, .center, .firstBaseline])
  func breadthWhenFitting(alignment: StackView.Alignment) {
    let stack = StackView(arrangedSubviews: [Box("low", 50, 20), Box("high", 70, 40)])
    stack.alignment = alignment
    let environment = LayoutEnvironment(traits: TraitCollection(), measuring: NoText())
    // The target size has priority 50, the fit of the stack at 51 and the hugging of its views at 250.
    #expect(
      stack.systemLayoutSizeFitting(View.layoutFittingExpandedSize, in: environment) == Size(width: 120, height: 40))
  }

  @Test("Centre alignment keeps intrinsic heights")
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

  @Test("A row runs from right to left in right-to-left languages")
  func rightToLeft() {
    let stack = stack(.fill, of: Box("a", 50, 20), Box("b", 70, 20), width: nil, direction: .rightToLeft)
    #expect(stack.subviews.map(\.frame.minX) == [70, 0])
  }
}

/// A text of one line with its baseline at a distance from its top.
private final class Line: View {
  let size: Size
  let baseline: Double

  init(_ width: Double, _ height: Double, baseline: Double) {
    size = Size(width: width, height: height)
    self.baseline = baseline
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  override var intrinsicContentSize: Size { size }
  override func firstBaselineOffset(atWidth width: Double) -> Double? { baseline }
  override func lastBaselineOffset(atWidth width: Double) -> Double? { size.height - baseline }
}

@Suite("Features of stack views beyond filling a row")
struct StackFeatureTests {
  /// Lays out a stack at the top left of a stage, as large as it needs to be.
  @discardableResult
  private func layOut(_ stack: StackView, width: Double? = nil, height: Double? = nil, with others: View...) -> Stage {
    stack.translatesAutoresizingMaskIntoConstraints = false
    let stage = Stage(stack)
    for view in others { stage.root.addSubview(view) }
    var constraints = [
      stack.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: stage.root.topAnchor),
    ]
    if let width { constraints.append(stack.widthAnchor.constraint(equalToConstant: width)) }
    if let height { constraints.append(stack.heightAnchor.constraint(equalToConstant: height)) }
    LayoutConstraint.activate(constraints)
    stage.layout()
    return stage
  }

  private func column(_ views: [View], _ alignment: StackView.Alignment = .fill, spacing: Double = 0) -> StackView {
    let stack = StackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.alignment = alignment
    stack.spacing = spacing
    return stack
  }

  private var threeBoxes: [Box] { [Box("a", 40, 20), Box("b", 60, 20), Box("c", 20, 20)] }

  @Test("A custom gap replaces the spacing after one view, until it is reset")
  func customSpacing() {
    let boxes = threeBoxes
    let stack = column(boxes, spacing: 10)
    stack.setCustomSpacing(25, after: boxes[0])
    stack.setCustomSpacing(StackView.spacingUseSystem, after: boxes[1])
    let stage = layOut(stack)
    #expect(boxes.map(\.frame.minY) == [0, 45, 73])
    #expect(stack.customSpacing(after: boxes[0]) == 25)
    stack.setCustomSpacing(StackView.spacingUseDefault, after: boxes[0])
    stage.layout()
    #expect(boxes.map(\.frame.minY) == [0, 30, 58])
    #expect(stack.customSpacing(after: boxes[0]) == StackView.spacingUseDefault)
  }

  @Test("Views can be arranged inside the stack's margins")
  func marginsRelative() {
    let boxes = threeBoxes
    let stack = column(boxes)
    stack.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.isLayoutMarginsRelativeArrangement = true
    layOut(stack)
    #expect(boxes[0].frame == Rect(x: 2, y: 1, width: 60, height: 20))
    #expect(stack.frame.size == Size(width: 66, height: 64))
  }

  @Test("Gaps of a column can be measured between baselines")
  func baselineRelative() {
    let (first, second) = (Line(50, 20, baseline: 15), Line(50, 40, baseline: 30))
    let stack = column([first, second], spacing: 50)
    stack.isBaselineRelativeArrangement = true
    layOut(stack)
    // The first baseline at 15, the second at 65, which is 30 below its view's top.
    #expect(second.frame.minY == 35)
  }

  @Test("The standard gap between baselines is 22 points for texts of 17, and grows with the lines")
  func standardBaselineGap() {
    for (scale, gap) in [(1.0, 22.0), (2, 44)] {
      let (first, second) = (Line(50, 24, baseline: 20), Line(50, 20.3 * scale, baseline: 20.3 * scale - 4))
      let stack = column([first, second], spacing: StackView.spacingUseSystem)
      stack.isBaselineRelativeArrangement = true
      layOut(stack)
      #expect(abs(second.frame.minY + second.baseline - first.baseline - gap) <= 0.5)
    }
    let boxes = [Box("a", 10, 10), Box("b", 10, 10)]
    let stack = column(boxes, spacing: StackView.spacingUseSystem)
    stack.isBaselineRelativeArrangement = true
    layOut(stack)
    #expect(boxes[1].frame.minY == 18)
  }

  @Test(
    "In a column views are at an edge or in the centre, with their intrinsic widths",
    arguments: [
      (StackView.Alignment.leading, [0.0, 0, 0]), (.trailing, [20, 0, 40]), (.center, [10, 0, 20]),
    ])
  func columnAlignment(alignment: StackView.Alignment, expected: [Double]) {
    let boxes = threeBoxes
    layOut(column(boxes, alignment))
    #expect(boxes.map(\.frame.minX) == expected)
    #expect(boxes.map(\.frame.width) == [40, 60, 20])
  }

  @Test(
    "In a row views are at the top, at the bottom or in the centre",
    arguments: [(StackView.Alignment.top, [0.0, 0]), (.bottom, [20, 0]), (.center, [10, 0])])
  func rowAlignment(alignment: StackView.Alignment, expected: [Double]) {
    let boxes = [Box("low", 10, 20), Box("high", 10, 40)]
    let stack = StackView(arrangedSubviews: boxes)
    stack.alignment = alignment
    layOut(stack)
    #expect(boxes.map(\.frame.minY) == expected)
    #expect(stack.frame.height == 40)
  }

  @Test(
    "A row aligns texts by their first or last baselines, and reaches around the first text only",
    arguments: [(StackView.Alignment.firstBaseline, [0.0, -15], 25.0), (.lastBaseline, [15, 0], 35)])
  func baselineAlignment(alignment: StackView.Alignment, expected: [Double], height: Double) {
    let lines = [Line(10, 20, baseline: 15), Line(10, 40, baseline: 30)]
    let stack = StackView(arrangedSubviews: lines)
    stack.alignment = alignment
    layOut(stack)
    #expect(lines.map(\.frame.minY) == expected)
    #expect(stack.frame.height == height)
  }

  @Test(
    "In a row that is higher than its texts, they are at the bottom or, by their last baselines, at the top",
    arguments: [(StackView.Alignment.firstBaseline, [40.0, 25]), (.lastBaseline, [15, 0])])
  func baselinesInHighRow(alignment: StackView.Alignment, expected: [Double]) {
    let lines = [Line(10, 20, baseline: 15), Line(10, 40, baseline: 30)]
    let stack = StackView(arrangedSubviews: lines)
    stack.alignment = alignment
    layOut(stack, height: 65)
    #expect(lines.map(\.frame.minY) == expected)
    #expect(lines.map(\.frame.height) == [20, 40])
  }

  @Test("Stacks can be nested")
  func nested() {
    let (name, field, note) = (Box("name", 40, 20), Box("field", 60, 30), Box("note", 50, 10))
    let row = StackView(arrangedSubviews: [name, field])
    row.spacing = 8
    let stack = column([row, note], spacing: 4)
    layOut(stack)
    #expect(stack.frame.size == Size(width: 108, height: 44))
    #expect(field.frame == Rect(x: 48, y: 0, width: 60, height: 30))
    #expect(note.frame == Rect(x: 0, y: 34, width: 108, height: 10))
  }

  @Test("A view that is shown again takes its slot again")
  func shownAgain() {
    let boxes = threeBoxes
    let stack = column(boxes, spacing: 10)
    boxes[1].isHidden = true
    let stage = layOut(stack)
    #expect(boxes[2].frame.minY == 30)
    boxes[1].isHidden = false
    stage.layout()
    #expect(boxes[2].frame.minY == 60)
  }

  @Test("A stack's baselines are those of the first and last view of a column, of the highest view of a row")
  func ownBaselines() {
    let (first, last) = (Line(50, 20, baseline: 15), Line(50, 40, baseline: 30))
    let stack = column([first, last])
    let (top, bottom) = (Box("top", 10, 10), Box("bottom", 10, 10))
    let stage = layOut(stack, with: top, bottom)
    stage.layout(
      top.bottomAnchor.constraint(equalTo: stack.firstBaselineAnchor),
      bottom.bottomAnchor.constraint(equalTo: stack.lastBaselineAnchor))
    #expect(top.frame.maxY == 15)
    #expect(bottom.frame.maxY == 20 + 30)
    stack.axis = .horizontal
    stack.alignment = .top
    stage.layout()
    #expect(top.frame.maxY == 30)
    #expect(bottom.frame.maxY == 30)
  }

  @Test(
    "A stack's constraints have UIKit's names",
    arguments: [
      (StackView.Distribution.fill, [String]()), (.fillEqually, ["UISV-fill-equally"]),
      (.fillProportionally, ["UISV-fill-proportionally"]),
      (.equalSpacing, ["UISV-distributing-edge", "UISV-distributing", "UISV-canvas-fit"]),
    ])
  func identifiers(distribution: StackView.Distribution, more: [String]) {
    let stack = StackView(arrangedSubviews: threeBoxes)
    stack.distribution = distribution
    layOut(stack, width: 300)
    #expect(
      Set(stack.constraints.compactMap(\.identifier)) == Set(["UISV-canvas-connection", "UISV-spacing"] + more))
  }

  @Test("The constraint that hides a view is UISV-hiding, an alignment UISV-alignment and its bounds UISV-spanning")
  func moreIdentifiers() {
    let boxes = threeBoxes
    boxes[2].isHidden = true
    let stack = StackView(arrangedSubviews: boxes)
    stack.alignment = .firstBaseline
    layOut(stack)
    let names = Set((stack.constraints + boxes[2].constraints).compactMap(\.identifier))
    #expect(names.isSuperset(of: ["UISV-hiding", "UISV-alignment", "UISV-spanning-boundary", "UISV-spanning-fit"]))
  }

  @Test("A hidden view is not ambiguous", arguments: Axis.allCases, [View.noIntrinsicMetric, 9])
  func hiddenIsNotOpen(axis: Axis, intrinsic: Double) {
    let views = [Box("a", 50, 20), Box("b", intrinsic, intrinsic), Box("c", 70, 20)]
    let stack = StackView(arrangedSubviews: views)
    stack.axis = axis
    views[1].isHidden = true
    layOut(stack)
    #expect(views.allSatisfy { !$0.hasAmbiguousLayout })
    #expect((axis == .horizontal ? views[1].frame.width : views[1].frame.height) == 0)
  }

  @Test(
    "A hidden view that its constraints give a length keeps it, and no visible view moves", arguments: Axis.allCases)
  func hiddenWithLength(axis: Axis) {
    let views = threeBoxes
    let stack = StackView(arrangedSubviews: views)
    (stack.axis, stack.spacing) = (axis, 10)
    views[1].isHidden = true
    let stage = layOut(stack)
    let frames = [views[0].frame, views[2].frame, stack.frame]
    let length = axis == .horizontal ? views[1].widthAnchor : views[1].heightAnchor
    let outcome = stage.layout(length.constraint(equalToConstant: 44))
    #expect(outcome.conflicts.map(\.broken.identifier) == ["UISV-hiding"])
    #expect((axis == .horizontal ? views[1].frame.width : views[1].frame.height) == 44)
    #expect([views[0].frame, views[2].frame, stack.frame] == frames)
  }

  @Test("Only an arranged view has a custom gap")
  func gapOfOtherView() {
    let view = Box("view", 10, 10)
    let stack = StackView()
    stack.setCustomSpacing(30, after: view)
    #expect(stack.customSpacing(after: view) == StackView.spacingUseDefault)
  }

  @Test("Setting a stack's properties to their values arranges nothing")
  func equalValues() {
    final class CountedStack: StackView {
      private(set) var arrangements = 0
      override func updateConstraints() {
        arrangements += 1
        super.updateConstraints()
      }
    }
    let boxes = threeBoxes
    let stack = CountedStack(arrangedSubviews: boxes)
    stack.setCustomSpacing(5, after: boxes[0])
    let stage = layOut(stack)
    #expect(stack.arrangements == 1)
    (stack.axis, stack.distribution, stack.alignment, stack.spacing) = (.horizontal, .fill, .fill, 0)
    (stack.isBaselineRelativeArrangement, stack.isLayoutMarginsRelativeArrangement) = (false, false)
    stack.setCustomSpacing(5, after: boxes[0])
    stack.insertArrangedSubview(boxes[1], at: 1)
    stage.layout()
    #expect(stack.arrangements == 1)
    stack.spacing = 1
    stage.layout()
    #expect(stack.arrangements == 2)
  }
}
