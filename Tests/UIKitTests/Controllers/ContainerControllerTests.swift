import Foundation
import Galley
import Testing
import UIKit

@Suite("Controllers and their containers")
struct ContainerControllerTests {
  private final class Recorder: UIViewController {
    var events: [String] = []
    override func loadView() {
      events.append("load")
      super.loadView()
    }
    override func viewDidLoad() { events.append("loaded") }
    override func viewWillAppear(_ animated: Bool) { events.append("will appear") }
    override func viewIsAppearing(_ animated: Bool) { events.append("is appearing") }
    override func viewWillLayoutSubviews() { events.append("will lay out") }
    override func viewDidLayoutSubviews() { events.append("laid out") }
    override func viewDidAppear(_ animated: Bool) { events.append("appeared") }
    override func willMove(toParent parent: UIViewController?) { events.append("will move \(parent != nil)") }
    override func didMove(toParent parent: UIViewController?) { events.append("moved \(parent != nil)") }
  }

  private let environment = LayoutEnvironment(
    traits: TraitCollection(locale: "en").on(.iPhone17), measuring: UIKitEnvironment.current.measuring)

  private func show(_ controller: UIViewController) {
    controller.layout(
      size: Device.iPhone17.size(in: .portrait), safeArea: Device.iPhone17.safeArea(in: .portrait), in: environment)
  }

  @Test("A controller loads, appears, is laid out and has appeared, in this order")
  func appearance() {
    let controller = Recorder()
    #expect(controller.events.isEmpty)
    show(controller)
    var events = controller.events
    #expect(events.removeLast() == "appeared")
    #expect(events.prefix(5) == ["load", "loaded", "will appear", "is appearing", "will lay out"])
    #expect(events.dropFirst(4).allSatisfy { $0.hasSuffix("lay out") || $0 == "laid out" })
  }

  @Test("A view is loaded when it is asked for, once, in the size of the screen")
  func loads() {
    let controller = Recorder()
    #expect(controller.viewIfLoaded == nil)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 402, height: 874))
    controller.loadViewIfNeeded()
    #expect(controller.events == ["load", "loaded"])
    #expect(controller.view.next === controller)
  }

  @Test("A child is told before it is added and after it was removed; the rest is for the parent to say")
  func children() {
    let (parent, child) = (UIViewController(), Recorder())
    parent.addChild(child)
    #expect(child.events == ["will move true"])
    #expect(child.parent === parent)
    #expect(parent.children == [child])
    child.removeFromParent()
    #expect(child.events == ["will move true", "moved false"])
    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
  }

  @Test("A controller that is added to another parent leaves the first")
  func otherParent() {
    let (one, other, child) = (UIViewController(), UIViewController(), UIViewController())
    one.addChild(child)
    other.addChild(child)
    #expect(one.children.isEmpty)
    #expect(other.children == [child])
    #expect(child.parent === other)
  }

  @Test("Controllers are pushed, and popped to the one that is asked, which are returned in their order")
  func stack() {
    let controllers = (0..<4).map { _ in UIViewController() }
    let navigation = UINavigationController(rootViewController: controllers[0])
    for controller in controllers.dropFirst() { navigation.pushViewController(controller, animated: false) }
    #expect(navigation.viewControllers == controllers)
    #expect(navigation.popToViewController(controllers[1], animated: false) == Array(controllers[2...]))
    #expect(navigation.topViewController === controllers[1])
    #expect(controllers[3].navigationController == nil)
    navigation.setViewControllers([controllers[0], controllers[3], controllers[2]], animated: false)
    #expect(navigation.popToRootViewController(animated: false) == [controllers[3], controllers[2]])
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(navigation.children == [controllers[0]])
    #expect(navigation.popToViewController(controllers[3], animated: false) == nil)
  }

  private final class NavigationDelegate: NSObject, UINavigationControllerDelegate {
    var events: [String] = []
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { events.append("will show \(viewController.title ?? "")") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { events.append("showed \(viewController.title ?? "")") }
  }

  @Test("A delegate is told of the controller that is shown")
  func navigationDelegate() {
    let (top, delegate) = (UIViewController(), NavigationDelegate())
    top.title = "Top"
    let navigation = UINavigationController(rootViewController: top)
    navigation.delegate = delegate
    show(navigation)
    #expect(delegate.events == ["will show Top", "showed Top"])
    #expect(navigation.visibleViewController === top)
  }

  @Test("Showing pushes where there is a navigation controller around, and presents where there is none")
  func shows() {
    let (child, inner, shown) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: child)
    child.addChild(inner)
    inner.show(shown, sender: nil)
    #expect(navigation.topViewController === shown)
    let alone = UIViewController()
    let other = UIViewController()
    alone.showDetailViewController(other, sender: nil)
    #expect(alone.presentedViewController === other)
  }

  @Test(
    "A tab bar controller selects by index and by controller, and its children know it")
  func tabs() {
    let controllers = (0..<3).map { _ in UIViewController() }
    let tabs = UITabBarController()
    tabs.setViewControllers(controllers, animated: false)
    #expect(tabs.selectedIndex == 0)
    tabs.selectedViewController = controllers[2]
    #expect(tabs.selectedIndex == 2)
    tabs.selectedViewController = UIViewController()
    #expect(tabs.selectedIndex == 2)
    tabs.viewControllers = [controllers[2], controllers[0]]
    #expect(Set(tabs.children) == [controllers[2], controllers[0]])
    #expect(controllers[1].tabBarController == nil)
    #expect(controllers[0].tabBarController === tabs)
    tabs.viewControllers = nil
    #expect(tabs.viewControllers == [])
    #expect(tabs.selectedViewController == nil)
  }

  @Test("The columns of a split view are in navigation controllers, except the compact one and those without a style")
  func columns() {
    let split = UISplitViewController(style: .doubleColumn)
    let (primary, secondary, compact) = (UIViewController(), UINavigationController(), UIViewController())
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    split.setViewController(compact, for: .compact)
    #expect((split.viewController(for: .primary) as? UINavigationController)?.topViewController === primary)
    #expect(split.viewController(for: .secondary) === secondary)
    #expect(split.viewController(for: .compact) === compact)
    #expect(split.viewControllers.count == 2)
    #expect(primary.splitViewController === split)
    let plain = UISplitViewController()
    plain.viewControllers = [primary, compact]
    #expect(plain.viewController(for: .primary) === primary)
    #expect(plain.viewController(for: .secondary) === compact)
    #expect(plain.style == .unspecified)
    split.setViewController(nil, for: .secondary)
    #expect(split.viewControllers.count == 1)
  }

  @Test("Widths of columns are automatic unless they are set")
  func columnWidths() {
    let split = UISplitViewController(style: .doubleColumn)
    #expect(split.preferredPrimaryColumnWidth == UISplitViewController.automaticDimension)
    #expect(split.preferredPrimaryColumnWidthFraction == UISplitViewController.automaticDimension)
    split.preferredPrimaryColumnWidth = 280
    split.preferredPrimaryColumnWidthFraction = 0.4
    split.minimumPrimaryColumnWidth = 200
    split.maximumPrimaryColumnWidth = 350
    #expect(split.preferredPrimaryColumnWidth == 280)
    #expect(split.preferredPrimaryColumnWidthFraction == 0.4)
    #expect([split.minimumPrimaryColumnWidth, split.maximumPrimaryColumnWidth] == [200, 350])
    split.preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
    #expect(split.preferredPrimaryColumnWidth == UISplitViewController.automaticDimension)
  }

  @Test("A page fills the page controller, and leaves it when another takes its place")
  func pages() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
    let (first, second) = (Recorder(), Recorder())
    var isDone = false
    pages.setViewControllers([first], direction: .forward, animated: true) { isDone = $0 }
    #expect(isDone)
    #expect(first.events == ["will move true"])
    #expect(first.view.isDescendant(of: pages.view))
    #expect(first.view.frame == pages.view.bounds)
    #expect(first.events.contains("moved true"))
    pages.setViewControllers([second], direction: .forward, animated: true)
    #expect(first.parent == nil)
    #expect(first.view.superview == nil)
    #expect(second.view.superview === pages.view)
    #expect(pages.viewControllers == [second])
    #expect(pages.navigationOrientation == .vertical)
  }

  @Test("A segue runs its own closure, and one without does nothing")
  func segues() {
    let (source, destination) = (UIViewController(), UIViewController())
    var runs = 0
    let segue = UIStoryboardSegue(identifier: "go", source: source, destination: destination) { runs += 1 }
    segue.perform()
    UIStoryboardSegue(identifier: nil, source: source, destination: destination).perform()
    #expect(runs == 1)
    #expect(segue.identifier == "go")
    #expect(segue.source === source)
    #expect(segue.destination === destination)
  }

  @Test("A transition between children exchanges their views, and animates before it is done")
  func transitions() {
    let (parent, from, to) = (UIViewController(), UIViewController(), UIViewController())
    for child in [from, to] { parent.addChild(child) }
    parent.view.addSubview(from.view)
    var steps: [String] = []
    parent.transition(
      from: from, to: to, duration: 1, animations: { steps.append("animation") }, completion: { steps.append("\($0)") })
    #expect(parent.view.subviews == [to.view])
    #expect(steps == ["animation", "true"])
  }

  @Test("Additional insets are part of the safe area")
  func safeArea() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    controller.layout(
      size: Size(width: 100, height: 100), safeArea: EdgeInsets(top: 20, left: 0, bottom: 10, right: 0), in: environment
    )
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 25, left: 6, bottom: 17, right: 8))
  }

  @Test("A search controller has its results controller, and a bar of its own")
  func search() {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    #expect(search.searchResultsController === results)
    search.searchBar.placeholder = "Find"
    #expect(search.searchBar.placeholder == "Find")
    #expect(!search.isActive)
    #expect(search.hidesNavigationBarDuringPresentation)
    let controller = UIViewController()
    controller.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: controller)
    show(navigation)
    #expect(search.searchBar.isDescendant(of: navigation.view))
  }

  @Test("Controllers of the system have nothing to offer")
  func system() {
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController().sourceType == .photoLibrary)
    #expect(!UIPrintInteractionController.isPrintingAvailable)
    #expect(UIColorPickerViewController().supportsAlpha)
    #expect(UIActivity().activityType == nil)
    #expect(!UIActivity().canPerform(withActivityItems: ["text"]))
    var answers: [Bool] = []
    NSExtensionContext().completeRequest(returningItems: nil) { answers.append($0) }
    #expect(answers == [false])
    let keyboard = UIInputViewController()
    #expect(keyboard.inputView == nil)
    keyboard.loadViewIfNeeded()
    #expect(keyboard.inputView?.inputViewStyle == .keyboard)
  }
}
