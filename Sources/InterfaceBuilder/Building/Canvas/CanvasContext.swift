import AutoLayout
import Graphics

/// What surrounds a scene's root: the screen, the bars on it, and how the root fills it.
struct CanvasContext: Hashable, Sendable {
  /// How a root relates to the screen that it is shown on.
  enum Placement: Hashable, Sendable {
    /// A view controller's view, which fills the screen or what bars leave of it.
    case controller
    /// A controller's view of a size of its own.
    case freeformController
    /// A view that stands alone in a xib.
    case standalone
    /// The view of a xib's owner, of a size of its own.
    case freeformOwnersView
    /// A view in a widget of the notification centre.
    case appExtension
  }

  /// The screen.
  var screen: SceneScreen
  /// The bars.
  var bars: SceneBars
  /// How the root relates to the screen.
  var placement: Placement
  /// The edges at which the root reaches below translucent bars.
  var extendedEdges: Set<String>
  /// The version of Interface Builder that saved the document.
  var toolsVersion: Double

  /// How far bars and the screen's shape cover a root of a size, in points.
  ///
  /// The rules were measured on the frames that Interface Builder saved; they hold for its canvas.
  func safeArea(ofRoot size: Size) -> EdgeInsets {
    switch placement {
    case .appExtension, .freeformOwnersView: return .zero
    case .freeformController, .standalone: return asFarAsReached(by: size, coveredByBars)
    case .controller: return exceptWhereRootEndsAtBars(size, coveredByBars)
    }
  }

  /// What a root is covered by that fills the screen.
  private var coveredByBars: EdgeInsets {
    var insets = screen.safeArea
    if !bars.hasStatusBar, screen.device?.shape != .notch, screen.device?.shape != .island { insets.top = 0 }
    if bars.hasNavigationBar { insets.top += navigationBarHeight }
    if bars.hasTabBar { insets.bottom += Self.tabBarHeight }
    if bars.hasToolbar { insets.bottom += toolbarHeight }
    return insets
  }

  /// A root of a size of its own lies at the screen's top left, so that the bars at the bottom cover only what reaches
  /// down to them, but for roots wider than the screen. Before version 15000 low ones were not covered at the top either
  /// (measured: none of up to 351 points, all from 496 on).
  private func asFarAsReached(by size: Size, _ covered: EdgeInsets) -> EdgeInsets {
    var insets = covered
    if size.width <= screen.size.width {
      insets.bottom = min(covered.bottom, max(0, size.height - (screen.size.height - covered.bottom)))
    }
    if toolsVersion < 15000, size.height < 400 { insets.top = 0 }
    return insets
  }

  /// A root that is shorter than the screen starts below opaque bars, or is shown in a sheet: there of all bars only a
  /// translucent navigation bar covers it, and the home indicator where the root reaches down to it.
  private func exceptWhereRootEndsAtBars(_ size: Size, _ covered: EdgeInsets) -> EdgeInsets {
    var insets = covered
    if bars.hasNavigationBar, !extendedEdges.contains("top") { insets.top = 0 }
    let shortfall = screen.size.height - size.height
    guard shortfall >= Self.leastShortfall else { return insets }
    insets.top = bars.hasNavigationBar && bars.isNavigationBarTranslucent ? sheetBarHeight(shortfall) : 0
    let startsBelowBars = abs(shortfall - covered.top) < 1
    if !startsBelowBars { insets.bottom = screen.safeArea.bottom }
    if covered.bottom > 0, shortfall >= covered.vertical, size.width <= screen.size.width { insets.bottom = 0 }
    return insets
  }

  /// A navigation bar's height: 56 in a sheet that leaves the presenting view's edge visible, as from iOS 13 on.
  private func sheetBarHeight(_ shortfall: Double) -> Double {
    shortfall < Self.leastPopoverShortfall ? 56 : screen.navigationBarHeight
  }

  /// The navigation bar's height with a large title, in points.
  var navigationBarHeight: Double {
    screen.navigationBarHeight + (bars.hasLargeTitle ? Self.largeTitleHeight : 0)
  }

  /// A toolbar's height in points, as Interface Builder pretends it.
  var toolbarHeight: Double { toolsVersion >= 21000 ? 49 : 44 }

  /// A tab bar's height in points.
  static let tabBarHeight = 49.0
  private static let largeTitleHeight = 52.0
  /// The height of the lowest bar: a root that is shorter than the screen by less is not below one.
  private static let leastShortfall = 20.0
  /// Sheets leave some 54 points of the screen free; what leaves more is a popover.
  private static let leastPopoverShortfall = 100.0
}
