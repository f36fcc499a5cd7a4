import AutoLayout
import Graphics

/// The places of the bars of container controllers on a device's screen, in points.
package struct BarPlaces: Hashable, Sendable {
  private let device: Device
  private let orientation: Device.Orientation
  private let look: SystemLook

  package init(on device: Device, _ orientation: Device.Orientation, look: SystemLook) {
    self.device = device
    self.orientation = orientation
    self.look = look
  }

  private var metrics: BarMetrics { LookMetrics.of(look).bars }
  private var safeArea: EdgeInsets { device.safeArea(in: orientation) }
  private var isPad: Bool { device.idiom == .pad }
  private var isLow: Bool { device.verticalSizeClass(in: orientation) == .compact }
  private var isLowAndNarrow: Bool { isLow && device.horizontalSizeClass(in: orientation) == .compact }

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
    let start = device.shape == .island && orientation == .portrait && top > 0 ? top - navigation.islandOverlap : top
    return max(start, isLow ? navigation.leastLowTop : navigation.leastTop)
  }

  /// The distance of a navigation bar from the top of a page sheet, or `nil` for that of the canvas.
  package var sheetNavigationBarTop: Double? { isPad ? nil : metrics.navigation.sheetTop }

  // MARK: Tab bar

  /// Whether a tab bar is at the top of the screen, as since iPadOS 18.
  package var hasTabBarAtTop: Bool { isPad && metrics.tabs.topHeight != nil }

  /// The height of a tab bar, with the home indicator below it.
  package var tabBarHeight: Double {
    let tabs = metrics.tabs
    guard let capsule = tabs.capsule, !isPad else {
      return (isLowAndNarrow ? tabs.lowHeight : tabs.height) + safeArea.bottom
    }
    return isLowAndNarrow ? capsule.lowBarHeight : capsule.barHeight
  }

  /// The height of a tab bar at the top of a tablet, where it shares the row of a navigation bar.
  package var topTabBarHeight: Double { metrics.tabs.topHeight ?? 0 }

  /// The space below a tab bar at the top of a tablet, if there is no navigation bar.
  package var spaceBelowTopTabBar: Double { metrics.tabs.spaceBelowTop }

  // MARK: Toolbar

  /// The height of a toolbar at the bottom of the screen, with the home indicator, or `nil` for that of the canvas.
  ///
  /// Upright phones of iOS 26.1 were measured; that the space below the glass is the same on others is a guess.
  package var toolbarHeight: Double? {
    guard let glass = metrics.toolbar.glassHeight else { return nil }
    return metrics.toolbar.controllerInsets.vertical + (isPad || isLowAndNarrow ? min(glass, 44) : glass)
  }
}
