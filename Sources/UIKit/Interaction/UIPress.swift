import Foundation

/// An event of buttons, which nobody presses.
open class UIPressesEvent: UIEvent {
  open var allPresses: Set<UIPress> { [] }
}

/// A press of a button, which never comes.
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

/// A key of a keyboard, which nobody presses.
open class UIKey: NSObject {
  open var characters: String { "" }
  open var charactersIgnoringModifiers: String { "" }
  open var modifierFlags: UIKeyModifierFlags { [] }
}
