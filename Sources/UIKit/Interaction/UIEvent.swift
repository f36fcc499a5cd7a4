import Foundation

/// An event. None occurs: a snapshot is not touched.
open class UIEvent: NSObject {
  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  open var timestamp: TimeInterval { 0 }
  open var allTouches: Set<UITouch>? { nil }
  open var modifierFlags: UIKeyModifierFlags { [] }

  open func touches(for window: UIWindow) -> Set<UITouch>? { nil }
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { nil }
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }

  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
  }
}

/// An event of a button.
open class UIPressesEvent: UIEvent {
  open var allPresses: Set<UIPress> { [] }
}

/// A touch of the screen.
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

/// A press of a button.
open class UIPress: NSObject {
  open var timestamp: TimeInterval { 0 }
  open var phase: Phase { .began }
  open var type: PressType { .select }
  open var force: CGFloat { 0 }
  open var key: UIKey? { nil }

  public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
  }
}

/// A key of a keyboard.
open class UIKey: NSObject {
  open var characters: String { "" }
  open var charactersIgnoringModifiers: String { "" }
  open var modifierFlags: UIKeyModifierFlags { [] }
}

/// Keys that are held while another is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A behaviour that is added to a view.
public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}
