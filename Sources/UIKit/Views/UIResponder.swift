import Foundation

/// An object that can respond to events. Nothing sends events: a snapshot is not touched.
open class UIResponder: NSObject {
  /// The view or the controller that is laid out, or `nil` for another responder.
  package var layoutNode: AnyObject? { nil }

  public override init() { super.init() }

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { false }
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var undoManager: UndoManager? { nil }
  open var textInputMode: UITextInputMode? { nil }
  open var inputViewController: UIInputViewController? { nil }

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
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }
  open func buildMenu(with builder: any UIMenuBuilder) {}

  // MARK: Commands of menus, which nobody chooses

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}

  // MARK: Focus, which nothing has

  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { false }
  open var focusGroupIdentifier: String?
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  // MARK: Accessibility. Kept, but nothing reads it

  open var accessibilityFrame = CGRect.zero
  open var accessibilityPath: UIBezierPath?
  open var accessibilityActivationPoint = CGPoint.zero
  open var accessibilityContainerType = UIAccessibilityContainerType.none
  open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
  open var accessibilityUserInputLabels: [String]! = []
  open var accessibilityAttributedHint: NSAttributedString?
  open var accessibilityAttributedValue: NSAttributedString?
  open var accessibilityRespondsToUserInteraction = false
  open var accessibilityTextualContext: String?
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  open var accessibilityDragSourceDescriptors: [Any]?
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityElementCount() -> Int { 0 }
  open func accessibilityElement(at index: Int) -> Any? { nil }
  open func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }

  // MARK: State, which nothing archives or restores

  open var userActivity: NSUserActivity?
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  open func encode(with coder: NSCoder) {}
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Never called: nothing is observed by key path (``NSKeyValueObservation``).
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {}
}
