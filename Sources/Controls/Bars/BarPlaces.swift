import AutoLayout
import Graphics

/// The places of the bars of container controllers on a screen, in points.
package struct BarPlaces: Hashable, Sendable {
  private let isPad: Bool
  /// Whether the screen is that of a phone in landscape, and whether that phone is not a large one.
  private let isLow: Bool
  private let isLowAndNarrow: Bool
  private let hasIsland: Bool
  private let look: SystemLook
  private let bottomInset: Double

  /// - Parameters:
  ///   - traits: The traits of the controller's view.
  ///   - bottomInset: The height of the home indicator.
  package init(for traits: TraitCollection, bottomInset: Double) {
    isPad = traits.userInterfaceIdiom == .pad
    isLow = traits.verticalSizeClass == .compact
    isLowAndNarrow = isLow && traits.horizontalSizeClass == .compact
    hasIsland = traits.hasIslandAtTop
    look = traits.look ?? .current
    self.bottomInset = bottomInset
  }

  package init(on device: Device, _ orientation: Device.Orientation, look: SystemLook) {
    self.init(
      for: TraitCollection(look: look).on(device, orientation: orientation),
      bottomInset: device.safeArea(in: orientation).bottom)
  }

  private var metrics: BarMetrics { LookMetrics.of(look).bars }

  // MARK: Navigation bar

  /// The height of a navigation bar, without a large title.
  package var navigationBarHeight: Double {
    let navigation = metrics.navigation
    if isPad { return navigation.padHeight }
    return isLowAndNarrow ? navigation.lowHeight : navigation.height
  }

  /// Returns the distance of a navigation bar from the top of the screen.
  ///
  /// - Parameter top: The height that the status bar and the sensors take.
  package func navigationBarTop(below top: Double) -> Double {
    let navigation = metrics.navigation
    let start = hasIsland && top > 0 ? top - navigation.islandOverlap : top
    return max(start, isLow ? navigation.leastLowTop : navigation.leastTop)
  }

  /// The distance of a navigation bar from the top of a page sheet, or `nil` for that of the canvas.
  package var sheetNavigationBarTop: Double? { isPad ? nil : metrics.navigation.sheetTop }

  // MARK: Tab bar

  /// Returns the place of a tab bar.
  ///
  /// - Parameter top: The height that the status bar and the sensors take.
  package func tabBarPlace(below top: Double) -> BarArrangement.TabBarPlace {
    guard hasTabBarAtTop else { return .bottom(height: tabBarHeight) }
    return .top(
      distance: navigationBarTop(below: top), height: metrics.tabs.topHeight ?? 0,
      spaceBelow: metrics.tabs.spaceBelowTop)
  }

  /// Whether a tab bar is at the top of the screen, as since iPadOS 18.
  package var hasTabBarAtTop: Bool { isPad && metrics.tabs.topHeight != nil }

  /// The height of a tab bar, with the home indicator below it.
  package var tabBarHeight: Double {
    let tabs = metrics.tabs
    guard let capsule = tabs.capsule, !isPad else {
      return (isLowAndNarrow ? tabs.lowHeight : tabs.height) + bottomInset
    }
    return isLowAndNarrow ? capsule.lowBarHeight : capsule.barHeight
  }

  // MARK: Toolbar

  /// The height of a toolbar at the bottom of the screen, with the home indicator, or `nil` for that of the canvas.
  ///
  /// Upright phones of iOS 26.1 were measured; that the space below the glass is the same on others is a guess.
  package var toolbarHeight: Double? {
    guard let glass = metrics.toolbar.glassHeight else { return nil }
    return metrics.toolbar.controllerInsets.vertical + (isPad || isLowAndNarrow ? min(glass, 44) : glass)
  }
  /// The height of a toolbar without the home indicator: 50 points on tablets, 32 on phones in landscape that are not
  /// large. Up to iOS 16 it is 44 elsewhere, as in frames saved in documents.
  package var plainToolbarHeight: Double {
    if isPad { return 50 }
    if isLowAndNarrow { return 32 }
    return look >= .iOS18 ? 49 : 44
  }

  /// Returns the place of a toolbar.
  ///
  /// - Parameters:
  ///   - isAboveTabBar: Whether a tab bar is below it.
  ///   - growth: How much taller it is than usual in points.
  package func toolbarPlace(isAboveTabBar: Bool, growth: Double = 0) -> BarArrangement.ToolbarPlace {
    if isAboveTabBar { return .above(height: plainToolbarHeight + growth) }
    return .atEdge(height: (toolbarHeight ?? plainToolbarHeight + bottomInset) + growth)
  }
}
