import AutoLayout
import Graphics

/// What a scene is laid out for.
public enum Canvas: Hashable, Sendable {
  /// The document's own canvas, at its device's scale (2 where none is named).
  case document
  /// A device, held in one way.
  case device(Device, Device.Orientation)
}

/// The screen that a scene is laid out for: a device's, or the square of documents that name no device.
struct SceneScreen: Hashable, Sendable {
  /// The device; none for the square.
  let device: Device?
  /// How it is held.
  let orientation: Device.Orientation
  /// What the status bar, the sensors and the home indicator cover while no other bar is shown, in points.
  let safeArea: EdgeInsets

  /// A device as it is today.
  init(_ device: Device, _ orientation: Device.Orientation) {
    self.device = device
    self.orientation = orientation
    safeArea = device.safeArea(in: orientation)
  }

  /// The canvas of a document, with the insets that the Interface Builder of its time gave the device.
  init(canvasOf document: InterfaceDocument) {
    let canvas = document.device
    device = canvas.flatMap { Device.interfaceBuilder(id: $0.id) }
    orientation = canvas?.orientation == .landscape ? .landscape : .portrait
    safeArea = Self.canvasSafeArea(device, orientation, toolsVersion: document.toolsVersion)
  }

  /// The size in points. Documents before Xcode 8 have a canvas of 600 x 600, which stands for any device.
  var size: Size { device?.size(in: orientation) ?? Size(width: 600, height: 600) }
  /// Pixels per point.
  var scale: Double { device?.scale ?? 2 }
  /// Whether it is a tablet.
  var isPad: Bool { device?.idiom == .pad }

  /// A toolbar's natural height in points; none where it depends on the system's version alone. Measured: 49 on 111 of
  /// 116 toolbars of phones with a home indicator, 50 on a tablet with a home button.
  var toolbarHeight: Double? {
    guard let device else { return nil }
    if isPad { return device.shape == .homeButton ? 50 : nil }
    return safeArea.bottom > 0 ? 49 : nil
  }

  /// A navigation bar's height in points: 50 on tablets since iOS 12, 32 on phones on their side.
  var navigationBarHeight: Double {
    if isPad { return 50 }
    return orientation == .landscape ? 32 : 44
  }
}

extension SceneScreen {
  /// The versions of Interface Builder whose canvas shows no status bar on devices with a home button; measured.
  private static let versionsWithoutStatusBar = 14750.0..<22000.0
  /// The first version whose canvas knows where the sensors of notched phones really end; measured.
  private static let versionOfLongerSensors = 21000.0

  private static func canvasSafeArea(
    _ device: Device?, _ orientation: Device.Orientation, toolsVersion: Double
  ) -> EdgeInsets {
    guard let device else { return EdgeInsets(top: 20) }
    var insets = device.safeArea(in: orientation)
    if device.shape == .homeButton, versionsWithoutStatusBar.contains(toolsVersion) { insets.top = 0 }
    if device.shape == .notch, orientation == .portrait {
      insets.top = sensors(of: device, in: toolsVersion) ?? insets.top
    }
    return insets
  }

  /// How far the sensors reach by the reckoning of a version; none where it is the device's true value.
  private static func sensors(of device: Device, in toolsVersion: Double) -> Double? {
    if toolsVersion < versionOfLongerSensors { return 44 }
    return device.interfaceBuilderID == "retina5_9" ? 50 : nil
  }
}

extension SceneScreen {
  /// Traits with what the screen decides in its place.
  func traits(over traits: TraitCollection) -> TraitCollection {
    guard let device else {
      var traits = traits
      traits.displayScale = scale
      return traits
    }
    return traits.on(device, orientation: orientation)
  }
}
