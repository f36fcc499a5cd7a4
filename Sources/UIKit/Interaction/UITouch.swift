import Foundation

/// A touch of the screen, which never comes.
open class UITouch: NSObject {
  open var timestamp: TimeInterval { 0 }
  open var phase: Phase { .began }
  open var tapCount: Int { 0 }
  open var type: TouchType { .direct }
  open var window: UIWindow? { nil }
  open var view: UIView? { nil }
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  open var majorRadius: CGFloat { 0 }
  open var altitudeAngle: CGFloat { .pi / 2 }

  open func location(in view: UIView?) -> CGPoint { .zero }
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
  open func preciseLocation(in view: UIView?) -> CGPoint { .zero }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3

    public static let stylus = TouchType.pencil
  }
}
