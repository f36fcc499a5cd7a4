import Foundation
import Galley

/// The device that the scene is rendered on: an iPhone 17 outside of a render.
open class UIDevice: NSObject, @unchecked Sendable {
  public static let current = UIDevice()

  open var name: String { UIKitEnvironment.device.productName }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The release whose look the scene has.
  open var systemVersion: String { (UIKitEnvironment.sceneTraits.look ?? .current).systemVersion }
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIUserInterfaceIdiom(UIKitEnvironment.sceneTraits.userInterfaceIdiom)
  }
  /// Always the same: zeros.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000000") }
  open var orientation: UIDeviceOrientation { UIKitEnvironment.orientation == .landscape ? .landscapeLeft : .portrait }
  /// Always true.
  open var isMultitaskingSupported: Bool { true }
  /// Always false.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Always full.
  open var batteryState: BatteryState { .full }
  /// Always 1.
  open var batteryLevel: Float { 1 }
  /// Kept, but nothing is measured.
  open var isBatteryMonitoringEnabled = false
  /// Kept, but nothing is measured.
  open var isProximityMonitoringEnabled = false
  /// Always false.
  open var proximityState: Bool { false }

  /// Does nothing: the device does not move.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing: the device does not move.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// Does nothing: no sound is made.
  open func playInputClick() {}

  public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
  public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
  public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }
}

public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

/// The position of a device in space.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The orientation of an interface.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Orientations that an interface supports.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The colour of the status bar's content.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How the status bar appears and disappears.
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}
