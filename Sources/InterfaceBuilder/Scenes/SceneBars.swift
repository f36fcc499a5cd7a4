import AutoLayout

/// The bars around the view of a view controller.
struct SceneBars: Hashable, Sendable {
  var hasStatusBar = true
  var statusBarStyle = StatusBarStyle.default
  var hasNavigationBar = false
  var isNavigationBarTranslucent = true
  var hasLargeTitle = false
  var hasTabBar = false
  var isTabBarTranslucent = true
  var hasToolbar = false
  var isToolbarTranslucent = true
  /// Whether only a controller's simulated metrics ask for the toolbar.
  var isToolbarSimulated = false
  /// The id of the navigation controller that the bar belongs to, or `nil` for a simulated bar.
  var navigationController: String?
  /// The id of the tab bar controller that the bar belongs to, or `nil` for a simulated bar.
  var tabBarController: String?
  /// The id of the child of the tab bar controller that leads to the controller.
  var selectedTab: String?
  /// The id of the controller that a back button leads to, or `nil` at the root of a navigation stack.
  var previousController: String?
  /// The id of the tab bar controller between the navigation controller and the controller, whose items the navigation
  /// bar and the toolbar show, or `nil` if they show those of the controller.
  var itemOwner: String?

  /// Combines these bars with those of another path to the same controller.
  func union(_ other: SceneBars) -> SceneBars {
    SceneBars(
      hasStatusBar: hasStatusBar && other.hasStatusBar,
      statusBarStyle: statusBarStyle == .default ? other.statusBarStyle : statusBarStyle,
      hasNavigationBar: hasNavigationBar || other.hasNavigationBar,
      isNavigationBarTranslucent: isNavigationBarTranslucent && other.isNavigationBarTranslucent,
      hasLargeTitle: hasLargeTitle || other.hasLargeTitle, hasTabBar: hasTabBar || other.hasTabBar,
      isTabBarTranslucent: isTabBarTranslucent && other.isTabBarTranslucent,
      hasToolbar: hasToolbar || other.hasToolbar,
      isToolbarTranslucent: isToolbarTranslucent && other.isToolbarTranslucent,
      isToolbarSimulated: !hasRealToolbar && !other.hasRealToolbar,
      navigationController: navigationController ?? other.navigationController,
      tabBarController: tabBarController ?? other.tabBarController, selectedTab: selectedTab ?? other.selectedTab,
      previousController: previousController ?? other.previousController, itemOwner: itemOwner ?? other.itemOwner)
  }

  /// Returns these bars, except those that a controller's simulated bars replace.
  func overridden(by metrics: SimulatedMetrics) -> SceneBars {
    var bars = self
    if metrics.statusBar == .none { bars.hasStatusBar = false }
    if metrics.statusBarStyle != .default { bars.statusBarStyle = metrics.statusBarStyle }
    bars.overrideTop(metrics.topBar)
    bars.overrideBottom(metrics.bottomBar)
    return bars
  }

  private var hasRealToolbar: Bool { hasToolbar && !isToolbarSimulated }

  /// The bars that a container controller of the document shows, and the status bar, which every device has. Simulated
  /// bars exist on the canvas only, and only there do simulated metrics hide the status bar (11 controllers of 9
  /// documents).
  var withoutSimulatedBars: SceneBars {
    var bars = self
    bars.hasStatusBar = true
    bars.hasNavigationBar = hasNavigationBar && navigationController != nil
    bars.hasLargeTitle = hasLargeTitle && bars.hasNavigationBar
    bars.hasTabBar = hasTabBar && tabBarController != nil
    bars.hasToolbar = hasRealToolbar
    return bars
  }

  private mutating func overrideTop(_ bar: SimulatedMetrics.Bar) {
    switch bar {
    case .none:
      hasNavigationBar = false
      hasLargeTitle = false
    case .navigationBar(let isTranslucent):
      hasNavigationBar = true
      isNavigationBarTranslucent = isTranslucent
    default: break
    }
  }

  private mutating func overrideBottom(_ bar: SimulatedMetrics.Bar) {
    switch bar {
    case .none: (hasTabBar, hasToolbar) = (false, false)
    case .tabBar: (hasTabBar, hasToolbar) = (true, false)
    case .toolbar:
      isToolbarSimulated = !hasRealToolbar
      hasToolbar = true
    default: break
    }
  }
}
