import Foundation

/// An object that can respond to events. Nothing sends events: a snapshot is not touched.
open class UIResponder: NSObject {
  public override init() { super.init() }

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { false }
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var undoManager: NSObject? { nil }

  /// Does nothing, because no keyboard is shown.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { true }

  // MARK: Events, which never come

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func remoteControlReceived(with event: UIEvent?) {}
  open func reloadInputViews() {}
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  open var keyCommands: [UIKeyCommand]? { nil }
}
