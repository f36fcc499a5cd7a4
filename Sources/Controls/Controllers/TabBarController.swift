import AutoLayout
import Graphics

/// A container that shows one of several controllers, with a tab bar: at the bottom of the screen, or on tablets since
/// iPadOS 18 at the top.
///
/// ```swift
/// let tabs = TabBarController(viewControllers: [
///   NavigationController(rootViewController: garden), NavigationController(rootViewController: settings),
/// ])
/// tabs.selectedIndex = 1
/// ```
///
/// Each tab is the ``ViewController/tabBarItem`` of its controller. Only the view of the selected controller is loaded
/// and laid out.
open class TabBarController: ViewController {
  /// The bar with the tabs. The controller sets its items and its selection.
  public let tabBar = TabBar()

  /// The controllers, in the order of their tabs. A controller that is in the list twice, or around this one, is left
  /// out.
  public var viewControllers: [ViewController] {
    get { tabs }
    set { replaceTabs(with: newValue) }
  }
  /// The index of the tab that is shown. An index out of range selects no tab, and nothing is shown.
  open var selectedIndex = 0 { didSet { if selectedIndex != oldValue { selectionDidChange() } } }
  /// Whether there is no tab bar.
  open var isTabBarHidden = false { didSet { if isTabBarHidden != oldValue { selectionDidChange() } } }

  private var tabs: [ViewController] = []
  private var frameView: ControllerFrameView?
  private var needsBarUpdate = true

  /// Creates a controller with tabs.
  public init(viewControllers: [ViewController] = []) {
    super.init()
    self.viewControllers = viewControllers
  }

  // MARK: Tabs

  /// The controller that is shown, or `nil`.
  public var selectedViewController: ViewController? {
    get { tabs.indices.contains(selectedIndex) ? tabs[selectedIndex] : nil }
    set { if let index = tabs.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
  }

  /// Replaces the tabs. `animated` has no effect.
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool = false) {
    self.viewControllers = viewControllers
  }

  private func replaceTabs(with controllers: [ViewController]) {
    let former = tabs
    tabs = adoptable(controllers)
    adopt(tabs, insteadOf: former)
    selectionDidChange()
  }

  private func selectionDidChange() {
    if isViewLoaded { showSelected() }
    setNeedsBarUpdate()
    barContentsDidChange()
  }

  private func showSelected() {
    frameView?.show(selectedViewController?.view)
    setNeedsBarUpdate()
  }

  // MARK: View

  open override func loadView() {
    let frame = ControllerFrameView("tabBarController", tabBar: tabBar) { [weak self] room in
      self?.bars(in: room) ?? BarArrangement(safeArea: room.safeArea)
    }
    frameView = frame
    view = frame
  }

  open override func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    super.loadViewIfNeeded()
    showSelected()
  }

  open override var childForStatusBarStyle: ViewController? { selectedViewController }
  open override var childForStatusBarHidden: ViewController? { selectedViewController }
  open override var childForHomeIndicatorAutoHidden: ViewController? { selectedViewController }
}

// MARK: - Bars

extension TabBarController: BarContainer {
  func setNeedsBarUpdate() {
    needsBarUpdate = true
    frameView?.markNeedsLayout()
  }

  /// Whether a tab bar is shown: not if a controller that was pushed in the selected tab hides it.
  var showsTabBar: Bool {
    !isTabBarHidden && (selectedViewController as? NavigationController)?.hidesBottomBar != true
  }

  private func bars(in room: ControllerFrameView.Room) -> BarArrangement {
    let places = BarPlaces(for: room.traits, bottomInset: room.safeArea.bottom)
    if needsBarUpdate { updateBar() }
    tabBar.isAtTop = places.hasTabBarAtTop
    var bars = BarArrangement(safeArea: room.safeArea)
    guard showsTabBar else { return bars }
    bars.tabBar = places.tabBarPlace(below: room.safeArea.top)
    bars.sharesRow = (selectedViewController as? NavigationController)?.showsNavigationBar == true
    // The row of a navigation bar around the tabs.
    if let outer = navigationController, outer.showsNavigationBar, case .top(_, let height, _)? = bars.tabBar {
      bars.tabBar = .top(distance: outer.navigationBar.frame.minY, height: height, spaceBelow: 0)
      bars.sharesRow = true
    }
    return bars
  }

  private func updateBar() {
    needsBarUpdate = false
    tabBar.isHidden = !showsTabBar
    tabBar.items = tabs.map(\.tabBarItem)
    tabBar.selectedIndex = tabs.indices.contains(selectedIndex) ? selectedIndex : -1
  }
}
