import AutoLayout
import Controls
import Graphics

/// The screen that a scene is built for.
public enum Canvas: Hashable, Sendable {
  /// The document's own canvas. If the document names no device, it is 600 x 600 points at a scale of 2.
  case document
  case device(Device, Device.Orientation)
}

/// A device's screen, or the square canvas of a document that names no device.
struct SceneScreen: Hashable, Sendable {
  /// The device, or `nil` for the square canvas.
  let device: Device?
  let orientation: Device.Orientation
  /// The parts that the status bar, the sensor housing and the home indicator cover, in points.
  let safeArea: EdgeInsets
  /// The places of bars on a real device, or `nil` on a canvas, which has rules of its own.
  let bars: BarPlaces?
  /// The screen that a document without a device simulates for one of its views.
  private var simulatedSize: Size?

  /// Creates the screen of a real device.
  ///
  /// - Parameter look: The look of the bars, or `nil` for the newest one of the device.
  init(_ device: Device, _ orientation: Device.Orientation, look: SystemLook? = nil) {
    self.device = device
    self.orientation = orientation
    safeArea = device.safeArea(in: orientation)
    bars = BarPlaces(on: device, orientation, look: look ?? device.newestLook)
  }

  /// Creates the canvas of a document, with the insets that its version of Interface Builder gave the device.
  init(canvasOf document: InterfaceDocument) {
    let canvas = document.device
    device = document.canvasDevice
    orientation = canvas?.orientation == .landscape ? .landscape : .portrait
    safeArea = Self.canvasSafeArea(device, orientation, toolsVersion: document.toolsVersion)
    bars = nil
  }

  /// The size in points. Documents before Xcode 8 have a canvas of 600 x 600 that represents any device.
  var size: Size { device?.size(in: orientation) ?? simulatedSize ?? Size(width: 600, height: 600) }
  /// The number of pixels per point.
  var scale: Double { device?.scale ?? 2 }
  var isPad: Bool { device?.idiom == .pad }

  /// Returns the square canvas with the size of a device that a view simulates. Other screens do not change.
  func simulating(deviceID: String?) -> SceneScreen {
    guard device == nil, let simulated = deviceID.flatMap(Device.interfaceBuilder) else { return self }
    var screen = self
    screen.simulatedSize = simulated.size(in: orientation)
    return screen
  }

  /// The natural height of a toolbar in points, or `nil` if it depends only on the system's version. Measured: 49 for
  /// 111 of 116 toolbars on phones with a home indicator, 50 on an iPad with a home button.
  var toolbarHeight: Double? {
    guard let device, bars?.toolbarHeight == nil else { return nil }
    if isPad { return device.shape == .homeButton ? 50 : nil }
    return safeArea.bottom > 0 ? 49 : nil
  }

  /// The height of a navigation bar in points: 50 on iPads since iOS 12, 32 on phones in landscape unless they are
  /// large.
  var navigationBarHeight: Double {
    if let bars { return bars.navigationBarHeight }
    if isPad { return 50 }
    return isLowAndNarrow ? 32 : 44
  }

  /// The height of a tab bar at the bottom in points, with the home indicator.
  var tabBarHeight: Double { bars?.tabBarHeight ?? (isLowAndNarrow ? 32 : 49) + safeArea.bottom }

  /// Returns the place of a tab bar.
  ///
  /// - Parameter top: The height that the status bar and the sensors take in points.
  func tabBarPlace(below top: Double) -> BarArrangement.TabBarPlace {
    bars?.tabBarPlace(below: top) ?? .bottom(height: tabBarHeight)
  }

  /// Whether a tab bar is at the top.
  var hasTabBarAtTop: Bool { bars?.hasTabBarAtTop ?? false }

  /// Returns the distance of a navigation bar from the top in points.
  ///
  /// - Parameter top: The height that the status bar and the sensors take.
  func navigationBarTop(below top: Double) -> Double { bars?.navigationBarTop(below: top) ?? top }

  /// Whether the screen is that of a phone in landscape that is not large. Its bars are lower.
  var isLowAndNarrow: Bool {
    device?.verticalSizeClass(in: orientation) == .compact && device?.horizontalSizeClass(in: orientation) == .compact
  }

  /// Whether the screen is too low for large titles: that of any phone in landscape.
  var isLow: Bool { device?.verticalSizeClass(in: orientation) == .compact }
}

extension SceneScreen {
  /// The versions whose canvas has no status bar on devices with a home button: Xcode 11 to 14.2. 75 roots of versions
  /// 14868 to 21507 have none; 122 roots up to version 14490 and 29 from 21701 on have it.
  private static let versionsWithoutStatusBar = 14800.0..<21678.0
  /// The first version whose canvas has the real insets of the sensor housing of notched phones: Xcode 14. 17 roots of
  /// version 21225 and 70 from version 21507 on have the real height; 323 roots up to version 20037, 2 of version 21179
  /// and 2 of version 21225 have 44 points. In landscape, 1 document of plug-in 16086 has 44 points at the sides.
  private static let versionOfRealSensorHeight = 21207.0

  private static func canvasSafeArea(
    _ device: Device?, _ orientation: Device.Orientation, toolsVersion: Double
  ) -> EdgeInsets {
    // Documents without a device had no status bar in these versions either (8 of 10).
    guard let device else { return EdgeInsets(top: versionsWithoutStatusBar.contains(toolsVersion) ? 0 : 20) }
    var insets = device.safeArea(in: orientation)
    if device.shape == .homeButton, versionsWithoutStatusBar.contains(toolsVersion) { insets.top = 0 }
    if device.shape == .notch, let height = sensorHeight(of: device, orientation, in: toolsVersion) {
      if orientation == .portrait { insets.top = height } else { (insets.left, insets.right) = (height, height) }
    }
    return insets
  }

  /// Returns the height of the sensor housing in points on the canvas of a version, or `nil` if it is the real one.
  private static func sensorHeight(
    of device: Device, _ orientation: Device.Orientation, in toolsVersion: Double
  ) -> Double? {
    if toolsVersion < versionOfRealSensorHeight { return 44 }
    return device.interfaceBuilderID == "retina5_9" && orientation == .portrait ? 50 : nil
  }
}

extension SceneScreen {
  /// Replaces the traits that the screen determines: size classes, idiom and scale.
  func traits(over traits: TraitCollection) -> TraitCollection {
    guard let device else {
      var traits = traits
      traits.displayScale = scale
      return traits
    }
    return traits.on(device, orientation: orientation)
  }
}
