import AutoLayout
import Controls
import Graphics

/// The surroundings of a scene's root: the screen, the bars, and the root's relation to both.
struct CanvasContext: Hashable, Sendable {
  /// The relation of a root to its screen.
  enum Placement: Hashable, Sendable {
    /// A controller's view that fills the screen, or the part of it that the bars leave free.
    case controller
    /// A controller's view with its own size.
    case freeformController
    /// A top-level view of a xib.
    case standalone
    /// The view of a xib's File's Owner, with its own size.
    case freeformOwnersView
    /// A view of a widget in Notification Center.
    case appExtension
  }

  var screen: SceneScreen
  var bars: SceneBars
  var placement: Placement
  /// The edges at which the root extends under translucent bars: `top`, `bottom`, `left`, `right`.
  var extendedEdges: Set<String>
  /// The version of Interface Builder that saved the document.
  var toolsVersion: Double

  /// Returns the safe area of a root with a size in points.
  ///
  /// The rules were derived from the frames that Interface Builder saved. They describe its canvas.
  func safeArea(ofRoot size: Size) -> EdgeInsets {
    switch placement {
    case .appExtension, .freeformOwnersView: return .zero
    case .freeformController, .standalone: return clipped(coveredByBars, toRootOf: size)
    case .controller: return reduced(coveredByBars, forRootOf: size)
    }
  }

  /// The safe area of a root that fills the screen.
  private var coveredByBars: EdgeInsets {
    var insets = screen.safeArea
    if !bars.hasStatusBar, screen.device?.shape != .notch, screen.device?.shape != .island { insets.top = 0 }
    if bars.hasNavigationBar { insets.top += navigationBarHeight }
    if bars.hasTabBar { insets.bottom += Self.tabBarHeight }
    if bars.hasToolbar { insets.bottom += toolbarHeight }
    return insets
  }

  /// Returns the insets of a root with its own size, which is at the top left of the screen. Bars at the bottom cover only the
  /// part of the root that extends under them, or their whole height if the root is wider than the screen. Before version
  /// 15000, a root that is less than 400 points high has no top inset (measured: no root of up to 351 points has one, and all
  /// roots of 496 points or more do).
  private func clipped(_ covered: EdgeInsets, toRootOf size: Size) -> EdgeInsets {
    var insets = covered
    if size.width <= screen.size.width {
      insets.bottom = min(covered.bottom, max(0, size.height - (screen.size.height - covered.bottom)))
    }
    if toolsVersion < 15000, size.height < 400 { insets.top = 0 }
    return insets
  }

  /// Returns the insets of a root that is shorter than the screen, because it starts below opaque bars or is in a sheet. In a
  /// sheet, only a translucent navigation bar covers it, and the home indicator if the root extends down to it.
  private func reduced(_ covered: EdgeInsets, forRootOf size: Size) -> EdgeInsets {
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

  /// Returns the height of a navigation bar: 56 points in a sheet, which since iOS 13 leaves a strip of the screen free.
  private func sheetBarHeight(_ shortfall: Double) -> Double {
    shortfall < Self.leastPopoverShortfall ? 56 : screen.navigationBarHeight
  }

  /// The height of the navigation bar in points, including a large title.
  var navigationBarHeight: Double {
    screen.navigationBarHeight + (bars.hasLargeTitle ? Self.largeTitleHeight : 0)
  }

  /// The height of a simulated toolbar in points.
  var toolbarHeight: Double { toolsVersion >= 21000 ? 49 : 44 }

  static let tabBarHeight = 49.0
  private static let largeTitleHeight = 52.0
  /// The height of the lowest bar. If the root is shorter than the screen by less than this, the difference is not a bar.
  private static let leastShortfall = 20.0
  /// Sheets leave about 54 points of the screen free. A root that leaves this much or more is in a popover.
  private static let leastPopoverShortfall = 100.0
}

extension CanvasContext {
  /// Creates the surroundings of a document's scene on a screen.
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
    // In xibs a status bar that is switched off is still part of the safe area (measured).
    if metrics.statusBar == .none { metrics.statusBar = .inferred }
    return SceneBars().overridden(by: metrics)
  }

  private static func placement(
    of scene: InterfaceScene, _ metrics: SimulatedMetrics?, in document: InterfaceDocument, _ flow: StoryboardFlow
  ) -> Placement {
    // In documents, the context is an attribute of the controller or of its view.
    if metrics?.appContext != nil || scene.rootView?.simulatedMetrics.appContext != nil { return .appExtension }
    let isFreeform = metrics?.isFreeform == true || flow.embeddedControllers.contains(scene.id)
    if scene.controller != nil { return isFreeform ? .freeformController : .controller }
    let isOwnersView = document.ownersViewID != nil && document.ownersViewID == scene.rootView?.id
    return isFreeform && isOwnersView ? .freeformOwnersView : .standalone
  }
}

extension CanvasContext {
  /// Returns what the device draws over a root, or `nil` if the root is not a controller's view that fills the screen.
  func deviceChrome(over size: Size) -> DeviceChrome? {
    guard placement == .controller, let device = screen.device, size == screen.size else { return nil }
    var chrome = DeviceChrome(device, screen.orientation)
    chrome.statusBarStyle = bars.statusBarStyle
    chrome.hidesStatusBar = !bars.hasStatusBar
    return chrome
  }
}

/// The size of a scene's root on a screen other than the document's canvas.
struct RootSizeRule: Hashable, Sendable {
  /// The root's size on the document's canvas.
  var saved: Size
  var canvas: Size
  var placement: CanvasContext.Placement

  /// Returns the size on a screen. A root that fills the canvas fills the screen, and a controller's view that leaves space for
  /// bars leaves the same space. All other roots keep their size.
  func size(on screen: Size) -> Size {
    let width = saved.width == canvas.width ? screen.width : saved.width
    if saved.height == canvas.height { return Size(width: width, height: screen.height) }
    guard placement == .controller, saved.height < canvas.height else {
      return Size(width: width, height: saved.height)
    }
    return Size(width: width, height: max(0, screen.height - (canvas.height - saved.height)))
  }
}
