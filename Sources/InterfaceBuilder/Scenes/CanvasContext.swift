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

extension CanvasContext {
  /// The surroundings of a document's scene on a screen.
  init(
    of scene: InterfaceScene, in document: InterfaceDocument, flow: StoryboardFlow, on screen: SceneScreen
  ) {
    self.screen = screen
    toolsVersion = document.toolsVersion
    let metrics = (scene.controller?.simulatedMetrics ?? scene.rootView?.simulatedMetrics)
    bars = Self.bars(of: scene, metrics, in: document, flow)
    placement = Self.placement(of: scene, metrics, in: document, flow)
    extendedEdges = scene.controller?.edgesForExtendedLayout ?? ["top", "bottom", "left", "right"]
  }

  private static func bars(
    of scene: InterfaceScene, _ metrics: SimulatedMetrics?, in document: InterfaceDocument, _ flow: StoryboardFlow
  ) -> SceneBars {
    if document.kind == .storyboard, let id = scene.controller?.id {
      return flow.bars.bars(aroundController: id)
    }
    guard var metrics else { return SceneBars() }
    // In xibs a status bar that is switched off still counts; measured.
    if metrics.statusBar == .none { metrics.statusBar = .inferred }
    return SceneBars().overridden(by: metrics)
  }

  private static func placement(
    of scene: InterfaceScene, _ metrics: SimulatedMetrics?, in document: InterfaceDocument, _ flow: StoryboardFlow
  ) -> Placement {
    // The context stands at the controller or at its view.
    if metrics?.appContext != nil || scene.rootView?.simulatedMetrics.appContext != nil { return .appExtension }
    let isFreeform = metrics?.destination == .freeform || flow.embeddedControllers.contains(scene.id)
    if scene.controller != nil { return isFreeform ? .freeformController : .controller }
    let isOwnersView = document.ownersViewID != nil && document.ownersViewID == scene.rootView?.id
    return isFreeform && isOwnersView ? .freeformOwnersView : .standalone
  }
}

/// How large a scene's root is on another screen than the document's.
struct RootSizeRule: Hashable, Sendable {
  /// The root's size on the document's canvas.
  var saved: Size
  /// The size of that canvas.
  var canvas: Size
  /// How the root relates to the screen.
  var placement: CanvasContext.Placement

  /// The size on a screen: what fills the canvas fills the screen, a controller's view that leaves room for bars leaves
  /// as much, anything else keeps its size.
  func size(on screen: Size) -> Size {
    let width = saved.width == canvas.width ? screen.width : saved.width
    if saved.height == canvas.height { return Size(width: width, height: screen.height) }
    guard placement == .controller, saved.height < canvas.height else {
      return Size(width: width, height: saved.height)
    }
    return Size(width: width, height: max(0, screen.height - (canvas.height - saved.height)))
  }
}
