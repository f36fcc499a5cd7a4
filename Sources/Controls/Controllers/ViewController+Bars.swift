import AutoLayout
import Graphics

/// What container controllers show for a controller in their bars, kept by the controller.
final class BarContents: ControllerBarContents {
  private weak var owner: ViewController?
  var navigationItem: NavigationItem { didSet { owner?.barContentsDidChange() } }
  /// The item of a tab bar, or `nil` for the default one.
  var tabBarItem: TabBarItem? { didSet { owner?.barContentsDidChange() } }
  var toolbarItems: [BarButtonItem] = [] { didSet { owner?.barContentsDidChange() } }
  var hidesBottomBarWhenPushed = false { didSet { owner?.barContentsDidChange() } }

  init(of owner: ViewController) {
    self.owner = owner
    navigationItem = NavigationItem(title: owner.title)
  }

  /// As in UIKit, a new title replaces those of both items.
  func titleDidChange(to title: String?) {
    navigationItem.title = title
    tabBarItem?.title = title
  }
}

/// A controller that shows others inside its bars.
protocol BarContainer: ViewController {
  /// Schedules an update of the bars.
  func setNeedsBarUpdate()
}

extension ViewController {
  // MARK: Content of bars

  /// What the bar of a ``NavigationController`` shows while this controller is at the top of its stack. The title is
  /// ``title`` unless another one is set.
  public var navigationItem: NavigationItem {
    get { contents.navigationItem }
    set { contents.navigationItem = newValue }
  }

  /// The controller's tab in the bar of a ``TabBarController``. The default has the controller's ``title``; that of a
  /// ``NavigationController`` is the tab of its first controller.
  public var tabBarItem: TabBarItem {
    get {
      if let item = contents.tabBarItem { return item }
      let first = (self as? NavigationController)?.viewControllers.first
      return first?.tabBarItem ?? TabBarItem(title: title)
    }
    set { contents.tabBarItem = newValue }
  }

  /// The items of a navigation controller's toolbar while this controller is at the top of the stack, in reading order.
  /// The toolbar is shown if ``NavigationController/isToolbarHidden`` is false.
  public var toolbarItems: [BarButtonItem] {
    get { contents.toolbarItems }
    set { contents.toolbarItems = newValue }
  }

  /// Sets ``toolbarItems``. `animated` has no effect.
  public func setToolbarItems(_ items: [BarButtonItem], animated: Bool = false) { toolbarItems = items }

  /// Whether the tab bar around a navigation controller is hidden while this controller is on the stack above the first
  /// one.
  public var hidesBottomBarWhenPushed: Bool {
    get { contents.hidesBottomBarWhenPushed }
    set { contents.hidesBottomBarWhenPushed = newValue }
  }

  private var contents: BarContents {
    if let contents = barContents as? BarContents { return contents }
    let contents = BarContents(of: self)
    barContents = contents
    return contents
  }

  // MARK: Containers

  /// The nearest navigation controller around this controller, or `nil`.
  public var navigationController: NavigationController? { nearestParent() }
  /// The nearest tab bar controller around this controller, or `nil`.
  public var tabBarController: TabBarController? { nearestParent() }
  /// The nearest split view controller around this controller, or `nil`.
  public var splitViewController: SplitViewController? { nearestParent() }

  private func nearestParent<Container: ViewController>() -> Container? {
    var controller = parent
    while let current = controller {
      if let container = current as? Container { return container }
      controller = current.parent
    }
    return nil
  }

  /// Schedules an update of the bars of all containers around this controller.
  func barContentsDidChange() {
    var controller = parent
    while let current = controller {
      (current as? any BarContainer)?.setNeedsBarUpdate()
      controller = current.parent
    }
  }

  /// Whether a container can adopt the controller: it is neither the container nor around it.
  func canBeChild(of container: ViewController) -> Bool {
    var controller: ViewController? = container
    while let current = controller {
      if current === self { return false }
      controller = current.parent
    }
    return true
  }

  /// Returns controllers without repetitions and without those that cannot be children of this one.
  func adoptable(_ controllers: [ViewController]) -> [ViewController] {
    var children: [ViewController] = []
    for controller in controllers where controller.canBeChild(of: self) {
      if !children.contains(where: { $0 === controller }) { children.append(controller) }
    }
    return children
  }

  /// Makes controllers the children of a container, instead of former ones.
  func adopt(_ children: [ViewController], insteadOf former: [ViewController]) {
    for child in former where !children.contains(where: { $0 === child }) { release(child) }
    for child in children { take(child) }
  }

  /// Adopts a controller as a child of a container, and calls its hooks.
  func take(_ child: ViewController) {
    guard child.parent !== self else { return }
    addChild(child)
    child.confirmMove(toParent: self)
  }

  /// Removes a child of a container with its view.
  func release(_ child: ViewController) {
    guard child.parent === self else { return }
    child.announceMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }
}
