import AutoLayout
import Graphics
import TestSupport
import Testing

@Suite("Controllers appear around a layout")
struct AppearanceTests {
  /// A controller that records the calls of its hooks.
  private final class Scribe: ViewController {
    let name: String
    let journal: Journal
    let box = Box("box", 10, 10)
    var width: LayoutConstraint?
    var onDidAppear: (Scribe) -> Void = { _ in }

    init(_ name: String, _ journal: Journal) {
      self.name = name
      self.journal = journal
    }

    private func note(_ call: String) { journal.calls.append("\(name) \(call)") }

    override func viewDidLoad() {
      note("loaded")
      view.addSubview(box)
      box.pin()
      width = view.widthAnchor.constraint(equalToConstant: 10)
    }
    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewIsAppearing(_ animated: Bool) { note("is appearing at \(view.bounds.width)") }
    override func viewSafeAreaInsetsDidChange() { note("safe area") }
    override func viewLayoutMarginsDidChange() { note("margins") }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      note("will lay out")
    }
    override func viewDidLayoutSubviews() { note("did lay out") }
    override func viewDidAppear(_ animated: Bool) {
      note("did appear")
      onDidAppear(self)
    }
    override func willMove(toParent parent: ViewController?) { note(parent == nil ? "leaves" : "joins") }
    override func didMove(toParent parent: ViewController?) { note(parent == nil ? "left" : "joined") }
  }

  private final class Journal {
    var calls: [String] = []
  }

  private let journal = Journal()

  private func layout(_ content: any SceneContent) -> LayoutOutcome {
    content.layout(
      size: Size(width: 200, height: 100), safeArea: EdgeInsets(top: 20),
      in: LayoutEnvironment(traits: TraitCollection(displayScale: 2), measuring: NoText()))
  }

  @Test("The view appears once it has its size, and has appeared when it is laid out")
  func order() {
    let controller = Scribe("a", journal)
    #expect(layout(controller).violations.isEmpty)
    #expect(
      journal.calls == [
        "a loaded", "a will appear", "a is appearing at 200.0", "a safe area", "a margins", "a will lay out",
        "a did lay out", "a did appear",
      ])
  }

  @Test("A controller that has appeared is laid out again without appearing")
  func again() {
    let controller = Scribe("a", journal)
    _ = layout(controller)
    journal.calls.removeAll()
    controller.box.frame.size.width = 20
    _ = layout(controller)
    #expect(!journal.calls.contains { $0.hasSuffix("appear") })
  }

  @Test("What a controller changes once it has appeared is laid out as well")
  func didAppear() {
    let controller = Scribe("a", journal)
    let late = Box("late", 30, 30)
    controller.onDidAppear = { controller in
      controller.view.addSubview(late)
      late.pin(x: 7)
    }
    _ = layout(controller)
    #expect(late.frame == Rect(x: 7, y: 0, width: 30, height: 30))
    controller.onDidAppear = { _ in }
  }

  @Test("Children whose views are in the tree appear after their parent, others do not")
  func children() {
    let (parent, child, other) = (Scribe("a", journal), Scribe("b", journal), Scribe("c", journal))
    parent.addChild(child)
    parent.addChild(other)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = layout(parent)
    let appearing = journal.calls.filter { $0.hasSuffix("appear") || $0.hasSuffix("joins") || $0.hasSuffix("joined") }
    #expect(
      appearing == [
        "b joins", "c joins", "b joined", "a will appear", "b will appear", "a did appear", "b did appear",
      ])
  }

  @Test("A child that leaves its parent is notified")
  func leaving() {
    let (parent, child) = (Scribe("a", journal), Scribe("b", journal))
    parent.addChild(child)
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(journal.calls == ["b joins", "b leaves", "b left"])
    child.removeFromParent()
    #expect(journal.calls.count == 3)
  }

  @Test("A constant changed after super but before the layout is allowed and takes effect")
  func constantAfterSuper() {
    final class Halving: ViewController {
      let box = Box("box", 10, 10)
      private lazy var width = box.widthAnchor.constraint(equalToConstant: 0)

      override func viewDidLoad() {
        view.addSubview(box)
        box.pin()
        width.isActive = true
      }
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        width.constant = view.bounds.width / 2
      }
    }
    let controller = Halving()
    #expect(layout(controller).violations.isEmpty)
    #expect(controller.box.frame.width == 100)
  }

  @Test("A view invalidated after super is reported before the layout, too")
  func invalidationAfterSuper() {
    final class Hasty: ViewController {
      let box = Box("box", 10, 10)
      override func viewDidLoad() { view.addSubview(box) }
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        box.setNeedsLayout()
      }
    }
    let controller = Hasty()
    controller.view.identifier = "root"
    #expect(
      layout(controller).violations.contains(
        .invalidationAfterSuper(view: "box", during: .viewWillLayoutSubviews, of: "root")))
  }
}
