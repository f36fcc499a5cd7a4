import Foundation

/// An object that can respond to events. Nothing sends events: a snapshot is not touched.
open class UIResponder: NSObject {
  /// The view or the controller that is laid out, or `nil` for another responder.
  package var layoutNode: AnyObject? { nil }

  public override init() { super.init() }

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  /// Always false: no keyboard is shown.
  open var isFirstResponder: Bool { false }
  /// Not asked: no keyboard is shown.
  open var inputView: UIView? { nil }
  /// Not asked: no keyboard is shown.
  open var inputAccessoryView: UIView? { nil }
  /// Always `nil`.
  open var undoManager: UndoManager? { nil }
  /// Always `nil`.
  open var textInputMode: UITextInputMode? { nil }
  /// Always `nil`.
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
  /// Does nothing: no keyboard is shown.
  open func reloadInputViews() {}
  /// Always false: methods are not found by their names.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// Not asked: nobody presses a key.
  open var keyCommands: [UIKeyCommand]? { nil }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }
  /// Never called: menus are not shown.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  // MARK: Commands of menus, which nobody chooses

  /// Does nothing: nobody chooses a command.
  open func cut(_ sender: Any?) {}
  /// Does nothing: nobody chooses a command.
  open func copy(_ sender: Any?) {}
  /// Does nothing: nobody chooses a command.
  open func paste(_ sender: Any?) {}
  /// Does nothing: nobody chooses a command.
  open func delete(_ sender: Any?) {}
  /// Does nothing: nobody chooses a command.
  open func select(_ sender: Any?) {}
  /// Does nothing: nobody chooses a command.
  open func selectAll(_ sender: Any?) {}

  // MARK: Focus, which nothing has

  /// Not asked: nothing has the focus.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Not asked: nothing has the focus.
  open var canBecomeFocused: Bool { false }
  /// Always false: nothing has the focus.
  open var isFocused: Bool { false }
  /// Kept, but nothing has the focus.
  open var focusGroupIdentifier: String?
  /// Not asked: nothing has the focus.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Never called: nothing has the focus.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  // MARK: Accessibility. Kept, but nothing reads it

  /// Kept, but not part of what is spoken.
  open var accessibilityFrame = CGRect.zero
  /// Kept, but not part of what is spoken.
  open var accessibilityPath: UIBezierPath?
  /// Kept, but not part of what is spoken.
  open var accessibilityActivationPoint = CGPoint.zero
  /// Kept, but not part of what is spoken.
  open var accessibilityContainerType = UIAccessibilityContainerType.none
  /// Kept, but not part of what is spoken.
  open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
  /// Kept, but not part of what is spoken.
  open var accessibilityUserInputLabels: [String]! = []
  /// Kept, but not part of what is spoken.
  open var accessibilityAttributedHint: NSAttributedString?
  /// Kept, but not part of what is spoken.
  open var accessibilityAttributedValue: NSAttributedString?
  /// Kept, but not part of what is spoken.
  open var accessibilityRespondsToUserInteraction = false
  /// Kept, but not part of what is spoken.
  open var accessibilityTextualContext: String?
  /// Kept, but not part of what is spoken.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  /// Kept, but not part of what is spoken.
  open var accessibilityDragSourceDescriptors: [Any]?
  /// Never called: no assistive technology runs.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Never called: no assistive technology runs.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Never called: no assistive technology runs.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Always 0.
  open func accessibilityElementCount() -> Int { 0 }
  /// Always `nil`.
  open func accessibilityElement(at index: Int) -> Any? { nil }
  /// Always `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }

  // MARK: State, which nothing archives or restores

  /// Kept, but no activity is handed on.
  open var userActivity: NSUserActivity?
  /// Never called: no activity is handed on.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Never called: no activity is handed on.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  /// Never called: nothing is archived or restored.
  open func encode(with coder: NSCoder) {}
  /// Never called: nothing is archived or restored.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Never called: nothing is archived or restored.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Never called: nothing is observed by key path (``NSKeyValueObservation``).
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {}
}
