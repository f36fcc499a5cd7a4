import AutoLayout
import Controls
import Graphics

extension CanvasContext {
  /// Returns these surroundings for a root of a size: a freeform root that fills the screen is a controller's view like
  /// others.
  func surrounding(rootOf size: Size) -> CanvasContext {
    var context = self
    if placement == .freeformController, size == frameBetweenBars.size { context.placement = .controller }
    return context
  }

  // MARK: The part of the screen that a controller's view fills

  /// The frame of a controller's view on the device's screen, in points: the screen without the bars that do not cover
  /// the view.
  ///
  /// As in UIKit, these are opaque bars, unless the controller extends under opaque bars, and the bars at edges at
  /// which it does not extend at all. The rule is confirmed by the frames that canvases saved for the roots of
  /// navigation controllers: 37 of 38 roots that are below their bar by the rule are shorter than the screen, and 264
  /// of 274 others are not.
  var frameBetweenBars: Rect { Rect(origin: .zero, size: screen.size).inset(by: spaceOfBars) }

  private var spaceOfBars: EdgeInsets {
    let covered = coveredByBars
    return EdgeInsets(top: isBelowNavigationBar ? covered.top : 0, bottom: isAboveBottomBars ? covered.bottom : 0)
  }

  private var isBelowNavigationBar: Bool {
    bars.hasNavigationBar && isClear(of: bars.isNavigationBarTranslucent, at: "top")
  }

  /// A view extends under a toolbar and a tab bar, or under neither.
  private var isAboveBottomBars: Bool {
    guard bars.hasTabBar || bars.hasToolbar else { return false }
    let isTranslucent = bars.hasTabBar && bars.isTabBarTranslucent || bars.hasToolbar && bars.isToolbarTranslucent
    return isClear(of: isTranslucent, at: "bottom")
  }

  private func isClear(of isTranslucent: Bool, at edge: String) -> Bool {
    !extendedEdges.contains(edge) || !isTranslucent && !extendsUnderOpaqueBars
  }

  /// Returns the safe area on a device of a root that may have another size than the screen, in points.
  ///
  /// A root that fills the screen, or the part of it between bars, has the rest of the screen's. A root that is as wide
  /// as the screen but not as tall is assumed to be between the bars, so only the sides count, and a narrower root to
  /// be clear of all edges.
  func safeAreaOnDevice(ofRoot size: Size) -> EdgeInsets {
    if size == frameBetweenBars.size { return coveredByBars.subtracting(spaceOfBars) }
    if placement == .controller { return safeArea(ofRoot: size) }
    guard size.width == screen.size.width else { return .zero }
    return EdgeInsets(left: screen.safeArea.left, right: screen.safeArea.right)
  }

  // MARK: Chrome

  /// What the device draws over a root that fills its screen, or `nil` if there is no device.
  var deviceChrome: DeviceChrome? {
    guard let device = screen.device else { return nil }
    var chrome = DeviceChrome(device, screen.orientation)
    chrome.statusBarStyle = bars.statusBarStyle
    chrome.hidesStatusBar = !bars.hasStatusBar
    return chrome
  }
}
