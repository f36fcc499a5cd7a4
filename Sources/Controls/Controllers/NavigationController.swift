import AutoLayout
import Graphics

/// A container that shows the top of a stack of controllers, with a navigation bar above it and a toolbar below.
///
/// ```swift
/// let list = LettersController()
/// let navigation = NavigationController(rootViewController: list)
/// navigation.navigationBar.prefersLargeTitles = true
/// navigation.pushViewController(LetterController())
/// ```
///
/// The bar shows the ``ViewController/navigationItem`` of the top controller, whose back button has the title of the
/// controller beneath. The bars add to the safe area of its view, and are transparent while no content of its scroll
/// views is behind them. Only the view of the top controller is loaded and laid out.
open class NavigationController: ViewController {
  /// The bar at the top. The controller sets its item.
  public let navigationBar = NavigationBar()
  /// The bar at the bottom. The controller sets its items.
  public let toolbar = Toolbar()

  /// The controllers, from the bottom of the stack to the top. A controller that is in the list twice, or around this
  /// one, is left out.
  public var viewControllers: [ViewController] {
    get { stack }
    set { replaceStack(with: newValue) }
  }
  /// Whether there is no navigation bar.
  open var isNavigationBarHidden = false {
    didSet { barVisibilityDidChange(from: oldValue, to: isNavigationBarHidden) }
  }
  /// Whether there is no toolbar.
  open var isToolbarHidden = true { didSet { barVisibilityDidChange(from: oldValue, to: isToolbarHidden) } }

  private var stack: [ViewController] = []
  private var frameView: ControllerFrameView?
  private var needsBarUpdate = true

  /// Creates a controller with an empty stack.
  public override init() {
    super.init()
    toolbar.isInController = true
    navigationBar.isPlainAtScrollEdge = true
  }

  /// Creates a controller with one controller on its stack.
  public convenience init(rootViewController: ViewController) {
    self.init()
    pushViewController(rootViewController)
  }

  // MARK: Stack

  /// The controller that is shown, or `nil` if the stack is empty.
  public var topViewController: ViewController? { stack.last }
  /// The same as ``topViewController``, because nothing is presented over it.
  public var visibleViewController: ViewController? { stack.last }

  /// Puts a controller on the stack and shows it. `animated` has no effect.
  open func pushViewController(_ viewController: ViewController, animated: Bool = false) {
    viewControllers = stack + [viewController]
  }

  /// Removes the top controller and returns it. The last one stays. `animated` has no effect.
  @discardableResult
  open func popViewController(animated: Bool = false) -> ViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    viewControllers = stack.dropLast()
    return top
  }

  /// Removes all controllers but the first and returns them. `animated` has no effect.
  @discardableResult
  open func popToRootViewController(animated: Bool = false) -> [ViewController] {
    let popped = Array(stack.dropFirst())
    viewControllers = Array(stack.prefix(1))
    return popped
  }

  /// Replaces the stack. `animated` has no effect.
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool = false) {
    self.viewControllers = viewControllers
  }

  private func replaceStack(with controllers: [ViewController]) {
    let former = stack
    stack = adoptable(controllers)
    adopt(stack, insteadOf: former)
    if isViewLoaded { showTop() }
    setNeedsBarUpdate()
    barContentsDidChange()
  }

  private func showTop() {
    frameView?.show(topViewController?.view)
    setNeedsBarUpdate()
  }

  // MARK: View

  open override func loadView() {
    let frame = ControllerFrameView("navigationController", navigationBar: navigationBar, toolbar: toolbar) {
      [weak self] room in
      self?.bars(in: room) ?? BarArrangement(safeArea: room.safeArea)
    }
    frameView = frame
    view = frame
  }

  open override func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    super.loadViewIfNeeded()
    showTop()
  }

  /// Shows or hides the navigation bar. `animated` has no effect.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool = false) { isNavigationBarHidden = hidden }
  /// Shows or hides the toolbar. `animated` has no effect.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool = false) { isToolbarHidden = hidden }

  private func barVisibilityDidChange(from old: Bool, to new: Bool) {
    guard old != new else { return }
    setNeedsBarUpdate()
    barContentsDidChange()
  }

  /// The top controller chooses the style of the status bar if it has no navigation bar above it.
  open override var childForStatusBarStyle: ViewController? { isNavigationBarHidden ? topViewController : nil }
  open override var childForStatusBarHidden: ViewController? { topViewController }
  open override var childForHomeIndicatorAutoHidden: ViewController? { topViewController }
}

// MARK: - Bars

extension NavigationController: BarContainer {
  func setNeedsBarUpdate() {
    needsBarUpdate = true
    frameView?.markNeedsLayout()
  }

  /// Whether a navigation bar is shown.
  var showsNavigationBar: Bool { !isNavigationBarHidden && !stack.isEmpty }

  /// Whether a controller of the stack hides the tab bar around the navigation controller.
  var hidesBottomBar: Bool { stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }

  private func bars(in room: ControllerFrameView.Room) -> BarArrangement {
    let tabs = tabBarController.flatMap { $0.showsTabBar ? $0 : nil }
    let hasTabsAtTop = BarPlaces(for: room.traits, bottomInset: 0).hasTabBarAtTop
    let isAboveTabBar = tabs != nil && !hasTabsAtTop
    let showsTabsInRow = hasTabsAtTop && (tabs ?? topViewController as? TabBarController)?.showsTabBar == true
    if navigationBar.item.showsLargeTitle != showsLargeTitle { needsBarUpdate = true }
    navigationBar.isAboveTabBar = isAboveTabBar
    navigationBar.isTitleLeading = showsTabsInRow
    if needsBarUpdate { updateBars(for: room.traits) }
    return arrangement(in: room, isAboveTabBar: isAboveTabBar)
  }

  private func arrangement(in room: ControllerFrameView.Room, isAboveTabBar: Bool) -> BarArrangement {
    let places = BarPlaces(for: room.traits, bottomInset: room.safeArea.bottom)
    var bars = BarArrangement(safeArea: room.safeArea)
    if showsNavigationBar {
      let top = room.safeArea.top
      navigationBar.rowHeight = places.navigationBarHeight
      // In a part of the screen below others, there is no status bar.
      bars.navigationBar = .init(
        distance: room.top > 0 ? top : places.navigationBarTop(below: top),
        height: places.navigationBarHeight + navigationBar.heightBesidesButtons)
    }
    if !isToolbarHidden {
      bars.toolbar = places.toolbarPlace(isAboveTabBar: isAboveTabBar)
    } else if navigationBar.hasSearchBarAtBottom && showsNavigationBar {
      bars.toolbar = places.toolbarPlace(isAboveTabBar: isAboveTabBar, growth: navigationBar.bottomSearchGrowth)
    }
    return bars
  }

  /// Sets the content of the bars.
  private func updateBars(for traits: TraitCollection) {
    needsBarUpdate = false
    navigationBar.isHidden = !showsNavigationBar
    toolbar.isHidden = isToolbarHidden
    // First the toolbar, because the navigation bar leaves a search field to it.
    toolbar.items = topViewController?.toolbarItems ?? []
    let item = shownItem(for: traits)
    navigationBar.item = item
    // As of iOS 26, the field is in the toolbar if there is one.
    if !isToolbarHidden, navigationBar.hasSearchBarAtBottom, let field = item.searchBarPlacementBarButtonItem {
      toolbar.items.append(field)
    }
  }

  private func shownItem(for traits: TraitCollection) -> NavigationItem {
    guard let top = topViewController else { return NavigationItem() }
    var item = top.navigationItem
    item.showsLargeTitle = showsLargeTitle
    guard stack.count > 1, item.backTitle == nil, !item.hidesBackButton,
      item.leadingItems.isEmpty || item.leftItemsSupplementBackButton
    else { return item }
    item.backTitle = stack[stack.count - 2].navigationItem.titleOfButtonLeadingHere(in: traits.locale)
    return item
  }

  /// Whether the top controller's title is large: as its item says, or else like that of the controller beneath.
  private var showsLargeTitle: Bool {
    guard let item = topViewController?.navigationItem else { return false }
    let mode = stack.reversed().map(\.navigationItem.largeTitleDisplayMode).first { $0 != .automatic }
    return item.showsLargeTitle || navigationBar.prefersLargeTitles && mode != .never
  }
}
