import Foundation
import Galley
import Testing
import UIKit

/// What `view.bounds` is when UIKit calls a controller, in each container.
@Suite("The size of a view in a controller's hooks")
struct AppearanceGeometryTests {
  private final class Probe: UIViewController {
    var sizes: [(hook: String, size: CGSize)] = []
    private func note(_ hook: String) { sizes.append((hook, view.bounds.size)) }
    override func viewDidLoad() { note("did load") }
    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
    override func viewWillLayoutSubviews() { note("will lay out") }
    override func viewDidLayoutSubviews() { note("did lay out") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }

    func first(_ hook: String) -> CGSize? { sizes.first { $0.hook == hook }?.size }
    func last(_ hook: String) -> CGSize? { sizes.last { $0.hook == hook }?.size }
    /// The hooks in the order in which they were first called.
    var order: [String] {
      sizes.map(\.hook).reduce(into: []) { order, hook in if !order.contains(hook) { order.append(hook) } }
    }
  }

  private final class Parent: UIViewController {
    let child: UIViewController
    init(_ child: UIViewController) {
      self.child = child
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      addChild(child)
      child.view.frame = view.bounds.insetBy(dx: 20, dy: 100)
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  private final class Presenter: UIViewController {
    let presented: UIViewController
    init(_ presented: UIViewController) {
      self.presented = presented
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidAppear(_ animated: Bool) { present(presented, animated: false) }
  }

  private func show(_ controller: UIViewController, on device: Device) {
    controller.layout(
      size: device.size(in: .portrait), safeArea: device.safeArea(in: .portrait),
      in: LayoutEnvironment(
        traits: TraitCollection(locale: "en").on(device), measuring: UIKitEnvironment.current.measuring))
  }

  private func page(_ controller: UIViewController) -> UIViewController {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([controller], direction: .forward, animated: false)
    return pages
  }

  private func split(_ controller: UIViewController) -> UIViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(controller, for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    return split
  }

  private func contained(_ probe: Probe, in container: String) -> UIViewController {
    switch container {
    case "navigation": return UINavigationController(rootViewController: probe)
    case "tabs":
      let tabs = UITabBarController()
      tabs.viewControllers = [probe, UIViewController()]
      return tabs
    case "navigation in tabs":
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: probe)]
      return tabs
    case "page": return page(probe)
    case "page in navigation": return UINavigationController(rootViewController: page(probe))
    case "split": return split(probe)
    case "child": return Parent(probe)
    case "full screen":
      probe.modalPresentationStyle = .fullScreen
      return Presenter(probe)
    default: return probe
    }
  }

  /// Views extend under bars, so a container's content is as large as the screen of an iPhone SE, 375 x 667; the child
  /// keeps the distances from its parent that it was given, 20 and 100 points on each side.
  @Test(
    "A controller has the size of its container from viewWillAppear on, and the hooks come in UIKit's order",
    arguments: [
      ("plain", CGSize(width: 375, height: 667)), ("navigation", CGSize(width: 375, height: 667)),
      ("tabs", CGSize(width: 375, height: 667)), ("navigation in tabs", CGSize(width: 375, height: 667)),
      ("page", CGSize(width: 375, height: 667)), ("page in navigation", CGSize(width: 375, height: 667)),
      ("split", CGSize(width: 375, height: 667)), ("full screen", CGSize(width: 375, height: 667)),
      ("child", CGSize(width: 335, height: 467)),
    ])
  func sizes(container: String, size: CGSize) {
    let probe = Probe()
    show(contained(probe, in: container), on: .iPhoneSE)
    #expect(
      probe.order == ["did load", "will appear", "is appearing", "will lay out", "did lay out", "did appear"])
    for hook in ["will appear", "is appearing", "will lay out", "did lay out", "did appear"] {
      #expect(probe.first(hook) == size, "\(hook)")
    }
  }

  @Test("A column of a split view on a tablet is 320 points wide before it appears, and the sheet of a phone is lower")
  func parts() {
    let probe = Probe()
    show(contained(probe, in: "split"), on: .iPadPro13)
    #expect(probe.first("will appear")?.width == 320)
    #expect(probe.last("did appear")?.width == 320)
    let sheet = Probe()
    show(Presenter(sheet), on: .iPhone17)
    #expect(sheet.first("will appear")?.width == 402)
    #expect(sheet.first("will appear") == sheet.last("did appear"))
  }
}
