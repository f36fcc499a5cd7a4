import AutoLayout
import Controls
import Graphics

/// The surroundings of a scene's root: the screen, the bars, and the root's relation to both.
struct CanvasContext: Hashable, Sendable {
  /// The relation of a root to its screen.
  enum Placement: Hashable, Sendable {
    /// A controller's view that fills the screen, or the part of it that the bars leave free. In a xib, it is the view
    /// of the File's Owner.
    case controller
    /// A controller's view with its own size.
    case freeformController
    /// A top-level view of a xib that no controller owns, or that has its own size.
    case standalone
    /// A view in a scene's dock or a title view, which no bar covers.
    case detached
  }

  var screen: SceneScreen
  var bars: SceneBars
  var placement: Placement
  /// The edges at which the root extends under translucent bars: `top`, `bottom`, `left`, `right`.
  var extendedEdges: Set<String>
  /// Whether the root also extends under bars that are opaque.
  var extendsUnderOpaqueBars = false
  /// The version of Interface Builder that saved the document.
  var toolsVersion: Double
  var traits: TraitCollection

  /// The height that a large title adds to a navigation bar at the text size, in points.
  var largeTitleHeight: Double { NavigationBar.largeTitleHeight(for: traits) }

  /// Returns the safe area of a root with a size in points.
  ///
  /// The rules were derived from the frames that Interface Builder saved. They describe its canvas.
  func safeArea(ofRoot size: Size) -> EdgeInsets {
    let covered = coveredByBars
    var insets =
      switch placement {
      case .freeformController, .standalone: clipped(covered, toRootOf: size)
      case .controller: reduced(covered, forRootOf: size)
      case .detached: EdgeInsets.zero
      }
    if startsBelowNavigationBar { insets.top = 0 }
    return insets
  }

  /// The safe area of a root that fills the screen.
  var coveredByBars: EdgeInsets { arrangement.covered }

  /// The bars on the screen.
  var arrangement: BarArrangement {
    var arrangement = BarArrangement(safeArea: screen.safeArea)
    if !bars.hasStatusBar, screen.device?.shape != .notch, screen.device?.shape != .island {
      arrangement.safeArea.top = 0
    }
    let top = arrangement.safeArea.top
    if bars.hasNavigationBar {
      arrangement.navigationBar = .init(distance: screen.navigationBarTop(below: top), height: navigationBarHeight)
    }
    if bars.hasTabBar { arrangement.tabBar = screen.tabBarPlace(below: top) }
    if bars.hasToolbar { arrangement.toolbar = toolbarPlace }
    return arrangement
  }

  /// The place of the toolbar, which includes the home indicator if it is the only bar at the bottom.
  private var toolbarPlace: BarArrangement.ToolbarPlace {
    if hasTabBarAtBottom { return .above(height: toolbarHeight) }
    return .atEdge(height: screen.bars?.toolbarHeight ?? toolbarHeight + screen.safeArea.bottom)
  }

  /// Whether a tab bar is at the top of a tablet, in the row of a navigation bar.
  var hasTabBarAtTop: Bool { bars.hasTabBar && screen.hasTabBarAtTop }
  var hasTabBarAtBottom: Bool { bars.hasTabBar && !screen.hasTabBarAtTop }

  /// Whether the root starts below the navigation bar, even if the bar is translucent.
  private var startsBelowNavigationBar: Bool { bars.hasNavigationBar && !extendedEdges.contains("top") }

  /// Whether the canvas lays out a root that is saved as high as the screen as if it started below the bar (5 roots of
  /// 2 repositories).
  private var hasOpaqueSimulatedBar: Bool {
    bars.hasNavigationBar && bars.navigationController == nil && !bars.isNavigationBarTranslucent
      && !extendsUnderOpaqueBars
  }

  // MARK: Roots with their own size

  /// Returns the insets of a root with its own size, which is at the top left of the screen.
  ///
  /// - Before version 21678, bars at the bottom cover only the part of a root that extends under them (16 roots), or
  ///   their whole height if the root is wider than the screen (6 roots). From then on they cover every root (4 of 5
  ///   roots).
  /// - Before version 14800, a root less than 400 points high has no top inset (12 roots of up to 353 points). Higher
  ///   roots (14, of 496 points or more) and all later ones (15) have it.
  private func clipped(_ covered: EdgeInsets, toRootOf size: Size) -> EdgeInsets {
    var insets = covered
    if toolsVersion < Self.versionOfWholeBottomInset, size.width <= screen.size.width {
      insets.bottom = min(covered.bottom, max(0, size.height - (screen.size.height - covered.bottom)))
    }
    if toolsVersion < Self.versionOfWholeTopInset, size.height < 400 { insets.top = 0 }
    return insets
  }

  // MARK: Roots between bars and in sheets

  /// The part of the screen that a root fills.
  private enum Extent {
    /// The screen, or nearly all of it.
    case screen
    /// The part below opaque bars (35 roots), above them (3 roots), or between them (4 roots).
    case belowBars, aboveBars, betweenBars
    /// A sheet or popover.
    case sheet
  }

  /// Returns what a root fills, judging by its height. Bars may be in another storyboard.
  private func extent(ofRoot size: Size) -> Extent {
    let shortfall = shortfall(ofRoot: size)
    if Self.isEqual(shortfall, heightOfTopBars + heightOfBottomBars) { return .betweenBars }
    if Self.isEqual(shortfall, coveredByBars.top) { return .belowBars }
    if Self.isEqual(shortfall, heightOfBottomBars) { return .aboveBars }
    return isSheet(shortfall) ? .sheet : .screen
  }

  /// Returns the insets of a root that may be shorter than the screen.
  private func reduced(_ covered: EdgeInsets, forRootOf size: Size) -> EdgeInsets {
    var insets = covered
    switch extent(ofRoot: size) {
    case .screen where hasOpaqueSimulatedBar: (insets.top, insets.bottom) = (0, covered.top + covered.bottom)
    case .screen: break
    case .belowBars: insets.top = 0
    case .aboveBars: insets.bottom = 0
    case .betweenBars: (insets.top, insets.bottom) = (0, 0)
    case .sheet: insets = sheetInsets(ofRoot: size)
    }
    return insets
  }

  private func shortfall(ofRoot size: Size) -> Double { screen.size.height - size.height }

  /// Whether a root with a size in points is in a sheet or popover instead of between bars.
  func isInSheet(rootOf size: Size) -> Bool { placement == .controller && extent(ofRoot: size) == .sheet }

  /// The height of the status bar and of a navigation bar, which may be in another storyboard.
  private var heightOfTopBars: Double {
    bars.hasNavigationBar ? coveredByBars.top : coveredByBars.top + screen.navigationBarHeight
  }

  /// The height of the bars at the bottom, or of a tab bar, which may be in another storyboard.
  private var heightOfBottomBars: Double {
    bars.hasTabBar || bars.hasToolbar ? coveredByBars.bottom : screen.tabBarHeight
  }

  /// Whether a root that does not end at a bar is in a sheet (19 roots of phones, 1 of an iPad). Roots with a size that
  /// no sheet has, such as 270 x 320, count as sheets too (7 roots).
  private func isSheet(_ shortfall: Double) -> Bool { shortfall >= Self.leastShortfall || isLowSheet(shortfall) }

  /// Whether a root is 10 points shorter than the screen of a phone with a home indicator: above the indicator (1
  /// root).
  private func isLowSheet(_ shortfall: Double) -> Bool {
    !screen.isPad && screen.safeArea.bottom > 0 && Self.isEqual(shortfall, Self.shortfallOfLowSheet)
  }

  /// Returns the insets of a root in a sheet. At its top, only a translucent navigation bar covers it. At the bottom,
  /// the home indicator and a toolbar do; sheets of iPads end above the home indicator.
  private func sheetInsets(ofRoot size: Size) -> EdgeInsets {
    let shortfall = shortfall(ofRoot: size)
    var insets = screen.safeArea
    insets.top =
      bars.hasNavigationBar && bars.isNavigationBarTranslucent ? sheetBarHeight(ofRoot: size, shortfall: shortfall) : 0
    if screen.isPad || isLowSheet(shortfall) { insets.bottom = 0 }
    if bars.hasToolbar { insets.bottom += toolbarHeight }
    return insets
  }

  /// Returns the height of a navigation bar in a sheet: 56 points (2 roots), and with a large title 126 where bars are
  /// glass. In a popover it is that of a bar elsewhere.
  private func sheetBarHeight(ofRoot size: Size, shortfall: Double) -> Double {
    let isPopover = shortfall >= Self.leastPopoverShortfall && !(screen.isPad && size.width >= Self.leastPadSheetWidth)
    guard !isPopover else { return navigationBarHeight }
    if let top = screen.bars?.sheetNavigationBarTop { return top + navigationBarHeight }
    guard showsLargeTitle else { return Self.sheetBarHeight }
    return Self.sheetBarHeight + (SystemLook(toolsVersion: toolsVersion).hasGlass ? 18 : 0) + largeTitleHeight
  }

  private static func isEqual(_ length: Double, _ other: Double) -> Bool { abs(length - other) < 1 }

  // MARK: Bars

  /// The height of the navigation bar in points, including a large title.
  var navigationBarHeight: Double {
    screen.navigationBarHeight + (showsLargeTitle ? largeTitleHeight : 0)
  }

  /// Whether the navigation bar has a large title. The bars of phones in landscape have none.
  var showsLargeTitle: Bool { bars.hasLargeTitle && !screen.isLow }

  /// The height of a simulated toolbar in points: 44 up to version 14490 (4 roots), 49 from 15705 on (6 roots), 50 on
  /// iPads (1 root), 32 on phones in landscape that are not large (none).
  var toolbarHeight: Double {
    if screen.isPad { return 50 }
    if screen.isLowAndNarrow { return 32 }
    return toolsVersion >= Self.versionOfTallToolbar ? 49 : 44
  }

  private static let sheetBarHeight = 56.0
  /// The height of the lowest bar. If the root is shorter than the screen by less than this, the difference is not a
  /// bar.
  private static let leastShortfall = 20.0
  private static let shortfallOfLowSheet = 10.0
  /// Sheets of phones leave about 54 points of the screen free. A root that leaves this much or more is in a popover.
  private static let leastPopoverShortfall = 100.0
  /// The width of a form sheet, the narrowest sheet of an iPad.
  private static let leastPadSheetWidth = 540.0
  private static let versionOfWholeTopInset = 14800.0
  private static let versionOfWholeBottomInset = 21678.0
  private static let versionOfTallToolbar = 15705.0
}

extension CanvasContext {
  /// Creates the surroundings of a document's scene on a screen. A device's screen shows no simulated bars.
  init(
    of scene: InterfaceScene, in document: InterfaceDocument, flow: StoryboardFlow, on screen: SceneScreen,
    isOnDevice: Bool = false, traits: TraitCollection = TraitCollection()
  ) {
    self.traits = traits
    toolsVersion = document.toolsVersion
    let metrics = (scene.controller?.simulatedMetrics ?? scene.rootView?.simulatedMetrics)
    self.screen = screen.simulating(deviceID: metrics?.deviceID ?? scene.rootView?.simulatedMetrics.deviceID)
    let bars = Self.bars(
      of: scene, metrics, in: document, isOnDevice ? flow.barsOnDevice : flow.bars)
    self.bars = isOnDevice ? bars.withoutSimulatedBars : bars
    let embedded = isOnDevice ? flow.embeddedControllers : flow.controllersSizedByContainers
    placement = Self.placement(of: scene, metrics, in: document, isEmbedded: embedded.contains(scene.id))
    extendedEdges = scene.controller?.edgesForExtendedLayout ?? ["top", "bottom", "left", "right"]
    extendsUnderOpaqueBars = scene.controller?.extendsUnderOpaqueBars ?? false
  }

  private static func bars(
    of scene: InterfaceScene, _ metrics: SimulatedMetrics?, in document: InterfaceDocument, _ bars: StoryboardBars
  ) -> SceneBars {
    if document.kind == .storyboard, let id = scene.controller?.id {
      return bars.bars(aroundController: id)
    }
    guard var metrics else { return SceneBars() }
    // In xibs a status bar that is switched off is still part of the safe area (measured).
    if metrics.statusBar == .none { metrics.statusBar = .inferred }
    return SceneBars().overridden(by: metrics)
  }

  private static func placement(
    of scene: InterfaceScene, _ metrics: SimulatedMetrics?, in document: InterfaceDocument, isEmbedded: Bool
  ) -> Placement {
    if scene.isDetached { return .detached }
    let isFreeform =
      metrics?.isFreeform == true || scene.rootView?.simulatedMetrics.isFreeform == true || isEmbedded
    if scene.controller != nil { return isFreeform ? .freeformController : .controller }
    let isOwnersView = document.ownersViewID != nil && document.ownersViewID == scene.rootView?.id
    return isOwnersView && !isFreeform ? .controller : .standalone
  }
}
