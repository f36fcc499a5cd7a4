import AutoLayout
import Graphics
import TestSupport
import Testing

@Suite("Margins and safe areas of nested views")
struct MarginTests {
  /// A panel 20 points inside the stage, all but its bottom, with a box in its margins.
  private func panel(bottom: Double, configure: (View) -> Void) -> (panel: View, box: View) {
    let panel = Box("panel")
    let box = Box("box")
    panel.addSubview(box)
    configure(panel)
    let stage = Stage(panel)
    let guide = panel.layoutMarginsGuide
    stage.root.directionalLayoutMargins = DirectionalEdgeInsets(leading: 40, trailing: 16)
    stage.layout(
      panel.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10),
      panel.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -10),
      panel.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 100),
      panel.bottomAnchor.constraint(equalTo: stage.root.bottomAnchor, constant: -bottom),
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor), safeArea: EdgeInsets(top: 20, bottom: 34))
    return (panel, box)
  }

  @Test("A nested view has margins of 8 points, plus the part of the safe area that covers it")
  func safeAreaOverlap() {
    let box = panel(bottom: 4) { _ in }.box
    // The panel ends at 476, the safe area at 446: 30 points of it are covered.
    #expect(box.frame == Rect(x: 8, y: 8, width: 284, height: 376 - 8 - 8 - 30))
  }

  @Test("A view can leave the safe area out of its margins")
  func withoutSafeArea() {
    let box = panel(bottom: 4) { $0.insetsLayoutMarginsFromSafeArea = false }.box
    #expect(box.frame.maxY == 376 - 8)
  }

  @Test("Preserved margins are at least the part of the superview's margins that overlaps the view")
  func preserved() {
    let box = panel(bottom: 100) { $0.preservesSuperviewLayoutMargins = true }.box
    // The root's leading margin of 40 reaches 30 points into the panel, its trailing 16 only 6.
    #expect(box.frame.minX == 30)
    #expect(box.frame.maxX == 300 - 8)
  }

  @Test("Preserved margins are reduced on each side by that side's own distance from the superview's edge")
  func preservedBySide() {
    let panel = Box("panel")
    panel.preservesSuperviewLayoutMargins = true
    let stage = Stage(panel)
    stage.root.layoutMargins = EdgeInsets(all: 40)
    panel.pin(x: 4, y: 2, width: 320 - 4 - 30, height: 480 - 2 - 25)
    stage.layout()
    #expect(panel.layoutMargins == EdgeInsets(top: 38, left: 36, bottom: 15, right: 10))
    // More than 32 points from an edge, the view's own 8 points are greater.
    panel.constraints.first { $0.firstAttribute == .height }?.constant = 480 - 2 - 33
    stage.layout()
    #expect(panel.layoutMargins == EdgeInsets(top: 38, left: 36, bottom: 8, right: 10))
  }

  @Test("A view wholly under a bar is covered by its own extent, one beyond the screen not at all")
  func whollyCovered() {
    let frames = [
      Rect(x: 50, y: 450, width: 60, height: 20), Rect(x: 50, y: 5, width: 60, height: 10),
      Rect(x: 1, y: 200, width: 6, height: 30), Rect(x: 310, y: 200, width: 5, height: 30),
      Rect(x: 50, y: 440, width: 60, height: 20), Rect(x: 50, y: 490, width: 60, height: 20),
    ]
    let views = frames.map(View.init(frame:))
    let stage = Stage()
    for view in views { stage.root.addSubview(view) }
    // The safe area is the rectangle from (12, 47) to (300, 446).
    stage.layout(safeArea: EdgeInsets(top: 47, left: 12, bottom: 34, right: 20))
    #expect(
      views.map(\.safeAreaInsets) == [
        EdgeInsets(bottom: 20), EdgeInsets(top: 10), EdgeInsets(left: 6), EdgeInsets(right: 5), EdgeInsets(bottom: 14),
        .zero,
      ])
  }

  @Test("Nothing inside a scroll view has a safe area: the scroll view keeps its content clear of the bars")
  func insideScrollView() {
    let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let (panel, inner, beside) = (View(frame: frame), View(frame: frame), View(frame: frame))
    scrollView.addSubview(panel)
    panel.addSubview(inner)
    Stage(scrollView, beside).layout(safeArea: EdgeInsets(top: 20))
    #expect([scrollView, beside].map(\.safeAreaInsets) == [EdgeInsets(top: 20), EdgeInsets(top: 20)])
    #expect([panel, inner].map(\.safeAreaInsets) == [.zero, .zero])
    #expect(beside.layoutMargins.top == 28)
    #expect([panel, inner].map(\.layoutMargins.top) == [8, 8])
  }

  @Test("Nothing inside a scroll view that fills the screen has a safe area either")
  func insideRootScrollView() {
    let scrollView = ScrollView()
    let panel = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    scrollView.addSubview(panel)
    scrollView.layout(
      size: Size(width: 320, height: 480), safeArea: EdgeInsets(top: 20),
      in: LayoutEnvironment(traits: TraitCollection(), measuring: NoText()))
    #expect(scrollView.adjustedContentInset == EdgeInsets(top: 20))
    #expect(panel.safeAreaInsets == .zero)
  }

  @Test("A tree that fits a width returns its height")
  func fitting() {
    let prose = Prose(length: 700)
    let root = View()
    root.addSubview(prose)
    for (attribute, constant) in [(LayoutAttribute.leading, 10.0), (.top, 10), (.trailing, -10), (.bottom, -10)] {
      LayoutConstraint(
        item: prose, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute, constant: constant
      ).isActive = true
    }
    let size = root.systemLayoutSizeFitting(
      Size(width: 220, height: 0), horizontalFittingPriority: .required,
      in: LayoutEnvironment(traits: TraitCollection(), measuring: NoText()))
    // 700 points of text in lines of 200 are four lines of 20.
    #expect(size == Size(width: 220, height: 100))
  }
}

@Suite("Notifications of margins and safe areas")
struct InsetHookTests {
  /// A view that records its notifications.
  private final class Listener: View {
    var calls: [String] = []
    var onSafeArea: () -> Void = {}

    override func layoutMarginsDidChange() { calls.append("margins \(layoutMargins.top)") }
    override func safeAreaInsetsDidChange() {
      calls.append("safe area \(safeAreaInsets.top)")
      onSafeArea()
    }
  }

  private let listener = Listener()
  private let stage: Stage

  init() {
    stage = Stage(listener)
    listener.translatesAutoresizingMaskIntoConstraints = false
    listener.pin(width: 100, height: 100)
  }

  @Test("A view is notified once of its safe area and of the margins that follow")
  func once() {
    stage.layout(safeArea: EdgeInsets(top: 20))
    #expect(listener.calls == ["safe area 20.0", "margins 28.0"])
    stage.layout(safeArea: EdgeInsets(top: 20))
    #expect(listener.calls.count == 2)
    listener.layoutMargins.top = 3
    stage.layout(safeArea: EdgeInsets(top: 20))
    #expect(listener.calls.last == "margins 23.0")
    #expect(listener.calls.count == 3)
  }

  @Test("A view with default margins away from bars is not notified")
  func nothing() {
    stage.layout()
    #expect(listener.calls.isEmpty)
  }

  @Test("A constraint changed when the safe area changes takes effect in the same layout")
  func changes() {
    let box = Box("box", 10, 10)
    listener.addSubview(box)
    let top = box.pin()[1]
    listener.onSafeArea = { [unowned listener] in top.constant = listener.safeAreaInsets.top + 1 }
    let outcome = stage.layout(safeArea: EdgeInsets(top: 20))
    #expect(box.frame.minY == 21)
    #expect(outcome.violations.isEmpty)
  }

  // MARK: Controllers

  private func layout(_ controller: ViewController, width: Double = 390, safeArea: EdgeInsets = .zero) {
    controller.layout(
      size: Size(width: width, height: 844), safeArea: safeArea,
      in: LayoutEnvironment(traits: TraitCollection(displayScale: 2), measuring: NoText()))
  }

  @Test("A controller's additional safe area is added to that of the bars, and can change")
  func additional() {
    let controller = ViewController()
    let box = Box("box", 10, 10)
    controller.view.addSubview(box)
    box.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor).isActive = true
    controller.additionalSafeAreaInsets = EdgeInsets(top: 10)
    layout(controller, safeArea: EdgeInsets(top: 47))
    #expect(box.frame.minY == 57)
    controller.additionalSafeAreaInsets.top = 30
    controller.view.layoutIfNeeded()
    #expect(box.frame.minY == 77)
    layout(controller, safeArea: EdgeInsets(top: 20))
    #expect(box.frame.minY == 50)
  }

  @Test("A child controller's additional safe area applies to its view and below, not beside it")
  func additionalOfChild() {
    let (parent, child) = (ViewController(), ViewController())
    let (inner, beside) = (View(frame: Rect(x: 0, y: 0, width: 50, height: 50)), View())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.view.addSubview(beside)
    child.view.addSubview(inner)
    (child.view.frame, beside.frame) = (
      Rect(x: 0, y: 100, width: 100, height: 100), Rect(x: 0, y: 100, width: 9, height: 9)
    )
    child.additionalSafeAreaInsets = EdgeInsets(top: 5)
    layout(parent, safeArea: EdgeInsets(top: 47))
    #expect(child.view.safeAreaInsets == EdgeInsets(top: 5))
    #expect(inner.safeAreaInsets == EdgeInsets(top: 5))
    #expect(beside.safeAreaInsets == .zero)
    child.additionalSafeAreaInsets.top = 8
    parent.view.layoutIfNeeded()
    #expect(inner.safeAreaInsets == EdgeInsets(top: 8))
  }

  @Test("A controller's view has the system's minimum margins for its width", arguments: [(390.0, 16.0), (402, 20)])
  func systemMargins(width: Double, side: Double) {
    let controller = ViewController()
    layout(controller, width: width, safeArea: EdgeInsets(top: 47))
    #expect(controller.systemMinimumLayoutMargins == DirectionalEdgeInsets(leading: side, trailing: side))
    #expect(controller.view.layoutMargins == EdgeInsets(top: 47, left: side, right: side))
  }

  @Test("Margins of a controller's view are raised to the minimum, unless the controller disables it")
  func smallMargins() {
    let controller = ViewController()
    controller.view.directionalLayoutMargins = DirectionalEdgeInsets(top: 3, leading: 4, bottom: 0, trailing: 30)
    layout(controller)
    #expect(controller.view.layoutMargins == EdgeInsets(top: 3, left: 16, right: 30))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    layout(controller)
    #expect(controller.view.layoutMargins == EdgeInsets(top: 3, left: 4, right: 30))
  }
}
