import Foundation

/// A recognizer of gestures. It is kept by its view and recognizes nothing: a snapshot is not touched.
open class UIGestureRecognizer: NSObject {
  public private(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var state = State.possible
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  open var allowedTouchTypes: [NSNumber] = []
  open var allowedPressTypes: [NSNumber] = []
  open var name: String?
  /// Not known: nobody touches the screen.
  open var numberOfTouches: Int { 0 }
  /// Not known: nobody touches the screen.
  open var modifierFlags: UIKeyModifierFlags { [] }
  private var targets: [(target: Any, action: Selector)] = []

  public override convenience init() { self.init(target: nil, action: nil) }

  @available(swift, obsoleted: 4, message: "UIKit makes objects of classes that are values with it")
  public required convenience init(ofClass: Void) { self.init(target: nil, action: nil) }

  @available(*, unavailable, message: "UIKit makes objects of classes that are values with it")
  public required convenience init(ofClass: Void, target: Any?, action: Selector?) {
    self.init(target: target, action: action)
  }

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  @available(*, unavailable, message: "UIKit makes objects of classes that are values with it")
  public required convenience init?(ofClass: Void, coder: NSCoder) { self.init(coder: coder) }

  /// Reads nothing from the coder. Not required, as in UIKit: the class has no `NSCoding`.
  public init?(coder: NSCoder) { super.init() }

  open func addTarget(_ target: Any, action: Selector) { targets.append((target, action)) }

  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { known in
      (action == nil || known.action == action)
        && (target == nil || (known.target as AnyObject) === (target as AnyObject))
    }
  }

  package func attach(to view: UIView?) { self.view = view }

  /// Not known: nobody touches the screen.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Not known: nobody touches the screen.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Never called: nobody touches the screen.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Never called: nobody touches the screen.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Never called: nobody touches the screen.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Never called: nobody touches the screen.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Never called: nobody touches the screen.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Never called: nobody touches the screen.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func reset() {}
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    public static let recognized = State.ended
  }
}

/// The decisions about gestures, none of which is asked for.
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }
}

// MARK: - Kinds

/// A recognizer of taps, which never come.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  open var buttonMaskRequired = UIEvent.ButtonMask.primary
}

/// A recognizer of long presses, which never come.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
}

/// A recognizer of drags, which never come. Its translation is the one that code sets.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open var allowedScrollTypesMask = UIScrollTypeMask()
  private var translation = CGPoint.zero

  open func translation(in view: UIView?) -> CGPoint { translation }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { self.translation = translation }
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A recognizer of drags from an edge, which never come.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges = UIRectEdge()
}

/// A recognizer of swipes, which never come.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  open var numberOfTouchesRequired = 1
  open var direction = Direction.right

  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }
}

/// A recognizer of pinches, which never come. Its scale is the one that code sets.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}

/// A recognizer of rotations, which never come. Its rotation is the one that code sets.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
  open var velocity: CGFloat { 0 }
}

/// A recognizer of a pointer over a view. There is no pointer.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open var zOffset: CGFloat { 0 }
}

extension UIEvent {
  /// Buttons of a pointer.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let primary = ButtonMask(rawValue: 1 << 0)
    public static let secondary = ButtonMask(rawValue: 1 << 1)
  }
}

/// Kinds of scrolling with a pointer.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
