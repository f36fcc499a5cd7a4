import Foundation
import Galley

/// The screen of the device that the scene is rendered on: an iPhone 17 outside of a render.
open class UIScreen: NSObject, @unchecked Sendable {
  public static let main = UIScreen()

  public class var screens: [UIScreen] { [main] }

  open var bounds: CGRect {
    CGRect(origin: .zero, size: CGSize(UIKitEnvironment.device.size(in: UIKitEnvironment.orientation)))
  }

  /// The bounds in pixels, in portrait.
  open var nativeBounds: CGRect {
    let size = UIKitEnvironment.device.size(in: .portrait)
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  open var scale: CGFloat { UIKitEnvironment.sceneTraits.displayScale }
  open var nativeScale: CGFloat { scale }
  /// Always 60.
  open var maximumFramesPerSecond: Int { 60 }
  /// Always false.
  open var isCaptured: Bool { false }
  /// Always `nil`.
  open var mirrored: UIScreen? { nil }
  open var traitCollection: UITraitCollection { UITraitCollection(UIKitEnvironment.sceneTraits) }
  open var coordinateSpace: any UICoordinateSpace { ScreenCoordinates() }
  open var fixedCoordinateSpace: any UICoordinateSpace { ScreenCoordinates() }

  /// The brightness. An assignment changes nothing.
  open var brightness: CGFloat {
    get { 0.5 }
    set {}
  }

  public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
  public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
  public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")
}

/// A frame of reference for points.
public protocol UICoordinateSpace: AnyObject {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  var bounds: CGRect { get }
}

/// The coordinates of the screen, which a view at its origin shares.
private final class ScreenCoordinates: UICoordinateSpace {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is ScreenCoordinates ? point : coordinateSpace.convert(point, from: self)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is ScreenCoordinates ? point : coordinateSpace.convert(point, to: self)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is ScreenCoordinates ? rect : coordinateSpace.convert(rect, from: self)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is ScreenCoordinates ? rect : coordinateSpace.convert(rect, to: self)
  }

  var bounds: CGRect { UIScreen.main.bounds }
}
