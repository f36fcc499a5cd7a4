import AutoLayout
import Graphics
import TestSupport
import Testing

@Suite("View controllers")
struct ViewControllerTests {
  /// A controller that records the calls of its hooks.
  private final class Scribe: ViewController {
    var calls: [String] = []
    let actor = Actor("actor")
    var callsSuper = true
    var onUpdate: () -> Void = {}
    var onDidLayout: () -> Void = {}

    override func loadView() {
      calls.append("loadView")
      actor.onUpdateConstraints = { [weak self] in
        self?.calls.append("updateConstraints")
        $0.callSuper()
      }
      actor.onLayoutSubviews = { [weak self] in
        self?.calls.append("layoutSubviews")
        $0.callSuper()
      }
      view = actor
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      calls.append("viewDidLoad")
    }

    override func updateViewConstraints() {
      calls.append("updateViewConstraints")
      if callsSuper { super.updateViewConstraints() }
      onUpdate()
    }

    override func viewWillLayoutSubviews() {
      calls.append("viewWillLayoutSubviews")
      if callsSuper { super.viewWillLayoutSubviews() }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      calls.append("viewDidLayoutSubviews")
      onDidLayout()
    }
  }

  private func layout(_ controller: ViewController, safeArea: EdgeInsets = .zero) -> LayoutOutcome {
    controller.view.layout(
      size: Size(width: 100, height: 100), safeArea: safeArea,
      in: LayoutEnvironment(traits: TraitCollection(displayScale: 2), measuring: NoText()))
  }

  @Test("The controller's hooks are called around those of its view")
  func order() {
    let controller = Scribe()
    #expect(!controller.isViewLoaded)
    let outcome = layout(controller)
    #expect(
      controller.calls == [
        "loadView", "viewDidLoad", "updateViewConstraints", "updateConstraints", "viewWillLayoutSubviews",
        "layoutSubviews", "viewDidLayoutSubviews",
      ])
    #expect(outcome.violations.isEmpty)
  }

  @Test("Hooks that never call super are reported with the controller's view")
  func withoutSuper() {
    let controller = Scribe()
    controller.callsSuper = false
    let violations = layout(controller).violations
    #expect(
      violations == [
        .superNotCalled(.updateViewConstraints, view: "actor"),
        .superNotCalled(.viewWillLayoutSubviews, view: "actor"),
      ])
  }

  @Test("A constraint that a controller changes after super is reported")
  func superNotLast() {
    let controller = Scribe()
    let height = controller.view.heightAnchor.constraint(equalToConstant: 100)
    height.identifier = "height"
    controller.onUpdate = { height.isActive = true }
    #expect(
      layout(controller).violations == [
        .superNotLast(.updateViewConstraints, view: "actor", constraint: "height")
      ])
  }

  @Test("Frames set once the subviews are laid out are those of the picture")
  func didLayout() {
    let controller = Scribe()
    let box = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(box)
    controller.onDidLayout = { box.frame = Rect(x: 30, y: 30, width: 20, height: 20) }
    #expect(layout(controller).violations.isEmpty)
    #expect(controller.view.layoutNode().children[0].frame == Rect(x: 30, y: 30, width: 20, height: 20))
    #expect(controller.calls.count { $0 == "viewDidLayoutSubviews" } == 1)
  }

  @Test("A controller that invalidates the layout after each layout is a loop of its view")
  func loop() {
    let controller = Scribe()
    controller.onDidLayout = { controller.view.setNeedsLayout() }
    #expect(layout(controller).violations.contains(.loop(.layout, views: ["actor"])))
    controller.onDidLayout = {}
  }

  @Test("The guides at top and bottom are as high as the bars that cover the view")
  func guides() {
    let controller = ViewController()
    let box = Box("box", 10, 10)
    controller.view.addSubview(box)
    box.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor).isActive = true
    box.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor).isActive = true
    _ = layout(controller, safeArea: EdgeInsets(top: 20, bottom: 34))
    #expect(controller.topLayoutGuide.length == 20)
    #expect(controller.bottomLayoutGuide.length == 34)
    #expect(box.frame == Rect(x: 0, y: 20, width: 10, height: 46))
  }

  @Test("New additional insets replace the former ones in the safe area of the view at once")
  func additionalSafeArea() {
    let controller = ViewController()
    controller.additionalSafeAreaInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    _ = layout(controller, safeArea: EdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    #expect(controller.view.safeAreaInsets == EdgeInsets(top: 11, left: 22, bottom: 33, right: 44))
    controller.additionalSafeAreaInsets = EdgeInsets(top: 5, left: 7, bottom: 9, right: 11)
    #expect(controller.view.safeAreaInsets == EdgeInsets(top: 15, left: 27, bottom: 39, right: 51))
  }

  @Test("A child has one parent at a time")
  func children() {
    let (first, second, child) = (ViewController(), ViewController(), ViewController())
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty)
    #expect(second.children.count == 1)
    #expect(child.parent === second)
    child.removeFromParent()
    #expect(child.parent == nil)
    #expect(second.children.isEmpty)
  }
}
