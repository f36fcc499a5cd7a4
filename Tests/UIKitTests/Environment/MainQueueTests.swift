import Galley
import Synchronization
import Testing
import UIKit

/// What an app hands to the main queue comes when the present call has returned, as in UIKit, and before the picture is
/// taken.
@Suite struct MainQueueTests {
  /// Notes what happens, in order.
  private final class Log: Sendable {
    private let lines = Mutex<[String]>([])
    var entries: [String] { lines.withLock(\.self) }
    func note(_ line: String) { lines.withLock { $0.append(line) } }
  }

  private final class Screen: UIViewController, @unchecked Sendable {
    let log = Log()
    let label = UILabel()
    var onLoad: (Screen) -> Void = { _ in }

    override func viewDidLoad() {
      super.viewDidLoad()
      label.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
      view.addSubview(label)
      onLoad(self)
      log.note("loaded")
    }
    override func viewWillAppear(_ animated: Bool) { log.note("will appear") }
    override func viewDidLayoutSubviews() { log.note("laid out") }
    override func viewDidAppear(_ animated: Bool) { log.note("appeared") }
  }

  /// Renders a screen as a scene, and returns its text and what it noted.
  private static func rendered(
    _ onLoad: @escaping @Sendable (Screen) -> Void, after: (Screen) throws -> Void = { _ in }
  ) throws -> (text: String?, log: [String]) {
    let renderer = try Renderer()
    var made: Screen?
    let rendering = renderer.render(in: MatrixCell(screen: .device(.iPhone17)), at: .screen) { _ in
      let screen = Screen()
      screen.onLoad = onLoad
      made = screen
      return screen
    }
    let screen = try #require(made)
    let log = screen.log.entries
    try after(screen)
    return (rendering.layout.root.children.lazy.compactMap(\.text?.string).first, log)
  }

  @Test("Work of viewDidLoad runs in order on its thread when the screen has appeared, and what it puts off after it")
  func order() throws {
    let thread = pthread_self()
    let (text, log) = try Self.rendered { screen in
      DispatchQueue.main.async {
        screen.log.note(pthread_equal(thread, pthread_self()) != 0 ? "first" : "first, elsewhere")
        DispatchQueue.main.async { screen.log.note("third") }
      }
      OperationQueue.main.addOperation {
        screen.log.note("second")
        screen.label.text = "Loaded"
      }
    }
    #expect(text == "Loaded")
    #expect(log.filter { $0 != "laid out" } == ["loaded", "will appear", "appeared", "first", "second", "third"])
  }

  @Test("What the work changes is laid out before the picture is taken")
  func layout() throws {
    let renderer = try Renderer()
    let rendering = renderer.render(in: MatrixCell(screen: .device(.iPhone17)), at: .screen) { _ in
      let screen = Screen()
      screen.onLoad = { screen in
        nonisolated(unsafe) let square = UIView()
        square.accessibilityIdentifier = "square"
        square.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(square)
        nonisolated(unsafe) let width = square.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([
          width, square.heightAnchor.constraint(equalToConstant: 10),
          square.topAnchor.constraint(equalTo: screen.view.topAnchor),
          square.leftAnchor.constraint(equalTo: screen.view.leftAnchor),
        ])
        DispatchQueue.main.async { width.constant = 70 }
      }
      return screen
    }
    #expect(rendering.layout.root.children.first { $0.id == "square" }?.frame.width == 70)
  }

  @Test("A view alone is as tall as the text that its initializer puts off")
  func height() throws {
    final class Paragraph: UIView {
      init(lines: Int) {
        super.init(frame: .zero)
        nonisolated(unsafe) let label = UILabel()
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: topAnchor), label.bottomAnchor.constraint(equalTo: bottomAnchor),
          label.leadingAnchor.constraint(equalTo: leadingAnchor),
          label.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
        let text = Array(repeating: "Text", count: lines).joined(separator: "\n")
        DispatchQueue.main.async { label.text = text }
      }
      required init?(coder: NSCoder) { nil }
    }
    let renderer = try Renderer()
    let heights = [1, 3].map { lines in
      renderer.render(in: MatrixCell(), at: .width(200)) { _ in Paragraph(lines: lines) }.layout.size.height
    }
    // Lines of 17 points are 1.193359 em high.
    #expect(abs(heights[0] - 20.29) < 0.4)
    #expect(abs(heights[1] - 60.86) < 0.4)
  }

  @Test("A delay has not passed when the picture is taken; no delay counts as none")
  func delays() throws {
    let (text, _) = try Self.rendered { screen in
      screen.label.text = "shown"
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { screen.label.text = "hidden" }
      DispatchQueue.main.asyncAfter(deadline: .now()) { screen.label.text? += " at once" }
    }
    #expect(text == "shown at once")
  }

  @Test("Work that always puts off more ends")
  func endlessWork() throws {
    @Sendable func again(_ screen: Screen) {
      DispatchQueue.main.async {
        screen.log.note("again")
        again(screen)
      }
    }
    let (_, log) = try Self.rendered(again)
    #expect(log.filter { $0 == "again" }.count > 3)
  }

  @Test("What another thread hands back never runs beside the layout, but after the picture")
  func otherThreads() async throws {
    let done = DispatchSemaphore(value: 0)
    let handedOver = DispatchSemaphore(value: 0)
    let (text, _) = try Self.rendered(
      { screen in
        screen.label.text = "loading"
        DispatchQueue.global().async {
          DispatchQueue.main.async {
            screen.log.note("came back")
            done.signal()
          }
          handedOver.signal()
        }
        handedOver.wait()
      },
      after: { screen in
        #expect(done.wait(timeout: .now() + 10) == .success)
        #expect(screen.log.entries.last == "came back")
      })
    #expect(text == "loading")
  }

  @Test("A task begins when the picture has been taken")
  func tasks() async throws {
    let renderer = try Renderer()
    let log = Log()
    var task: Task<Void, Never>?
    let rendering = renderer.render(in: MatrixCell(screen: .device(.iPhone17)), at: .screen) { _ in
      task = Task { log.note("task") }
      let screen = Screen()
      screen.onLoad = {
        $0.label.text = "shown"
        // Time for a task that would not wait.
        Thread.sleep(forTimeInterval: 0.05)
        log.note("loaded")
      }
      return screen
    }
    await task?.value
    #expect(log.entries == ["loaded", "task"])
    #expect(rendering.layout.root.children.isEmpty == false)
  }

  @Test("A screen that is made before it is rendered has its work done too")
  func madeBefore() async throws {
    let screen = Screen()
    screen.onLoad = { screen in
      nonisolated(unsafe) let label = screen.label
      DispatchQueue.main.async { label.text = "Loaded" }
    }
    screen.loadViewIfNeeded()
    #expect(screen.label.text == nil)
    _ = try Renderer().render(screen, on: .iPhone17)
    #expect(screen.label.text == "Loaded")
  }

  @Test("A group that is empty already notifies before the picture")
  func groups() throws {
    let (text, _) = try Self.rendered { screen in
      let group = DispatchGroup()
      group.enter()
      group.leave()
      group.notify(queue: .main) { screen.label.text = "All" }
    }
    #expect(text == "All")
  }

  @Test("A method that is performed after no delay is called with its argument")
  func performedMethods() throws {
    let members = [
      UINibMember.action("showText:") { (screen: Screen) in { (text: String) in screen.label.text = text } }
    ]
    UINibClasses.register(UINibClass(Screen.self, name: "MainQueueScreen", module: "UIKitTests", members: members))
    let (text, _) = try Self.rendered { $0.perform(Selector("showText:"), with: "Called", afterDelay: 0) }
    #expect(text == "Called")
  }
}
