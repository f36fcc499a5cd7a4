import AutoLayout

/// The bars that are shown around a view controller's view.
struct SceneBars: Hashable, Sendable {
  /// Whether the status bar is shown.
  var hasStatusBar = true
  /// Whether a navigation bar is shown.
  var hasNavigationBar = false
  /// Whether what is behind that bar shines through, so that views reach below it.
  var isNavigationBarTranslucent = true
  /// Whether that bar has a large title.
  var hasLargeTitle = false
  /// Whether a tab bar is shown.
  var hasTabBar = false
  /// Whether a toolbar is shown.
  var hasToolbar = false
  /// The navigation controller whose bar is shown, by id; none where the bar is only pretended.
  var navigationController: String?
  /// The tab bar controller whose bar is shown, by id; none where the bar is only pretended.
  var tabBarController: String?
  /// The tab bar controller's child that leads to the controller, by id.
  var selectedTab: String?
  /// The controller that a back button leads to, by id; none at the root of a navigation.
  var previousController: String?

  /// These bars and others that another way to the controller brings.
  func union(_ other: SceneBars) -> SceneBars {
    SceneBars(
      hasStatusBar: hasStatusBar && other.hasStatusBar,
      hasNavigationBar: hasNavigationBar || other.hasNavigationBar,
      isNavigationBarTranslucent: isNavigationBarTranslucent && other.isNavigationBarTranslucent,
      hasLargeTitle: hasLargeTitle || other.hasLargeTitle, hasTabBar: hasTabBar || other.hasTabBar,
      hasToolbar: hasToolbar || other.hasToolbar,
      navigationController: navigationController ?? other.navigationController,
      tabBarController: tabBarController ?? other.tabBarController, selectedTab: selectedTab ?? other.selectedTab,
      previousController: previousController ?? other.previousController)
  }

  /// These bars with a controller's own simulated bars in their place.
  func overridden(by metrics: SimulatedMetrics) -> SceneBars {
    var bars = self
    if metrics.statusBar == .none { bars.hasStatusBar = false }
    bars.overrideTop(metrics.topBar)
    bars.overrideBottom(metrics.bottomBar)
    return bars
  }

  private mutating func overrideTop(_ bar: SimulatedMetrics.Bar) {
    switch bar {
    case .none:
      hasNavigationBar = false
      hasLargeTitle = false
    case .navigationBar(let isTranslucent, _):
      hasNavigationBar = true
      isNavigationBarTranslucent = isTranslucent
    default: break
    }
  }

  private mutating func overrideBottom(_ bar: SimulatedMetrics.Bar) {
    switch bar {
    case .none: (hasTabBar, hasToolbar) = (false, false)
    case .tabBar: (hasTabBar, hasToolbar) = (true, false)
    case .toolbar: hasToolbar = true
    default: break
    }
  }
}
