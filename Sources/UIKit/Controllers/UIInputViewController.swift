/// A keyboard of an app. Its view is shown alone: there is no text field that it belongs to.
open class UIInputViewController: UIViewController {
  private var ownInputView: UIInputView?
  open override var inputView: UIInputView? {
    get { ownInputView ?? viewIfLoaded as? UIInputView }
    set { ownInputView = newValue }
  }
  /// The text that the keyboard belongs to, which is empty and stays so.
  open private(set) lazy var textDocumentProxy: any UITextDocumentProxy = EmptyDocument()
  /// Kept, but no system reads it.
  open var primaryLanguage: String?
  /// Kept, but the system shows no key of its own.
  open var hasDictationKey = false
  /// Always false.
  open var hasFullAccess: Bool { false }
  /// Always false: the keyboard is shown alone.
  open var needsInputModeSwitchKey: Bool { false }
  /// Does nothing: the keyboard is shown alone.
  open func dismissKeyboard() {}
  /// Does nothing: the keyboard is shown alone.
  open func advanceToNextInputMode() {}
  /// Never called: nobody types.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// Never called: nobody types.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
  /// Never called: nobody types.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// Never called: nobody types.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}

  open override func loadView() {
    view = scene?.makeView(for: self) ?? UINib.view(for: self) ?? UIInputView(frame: .zero, inputViewStyle: .keyboard)
  }
}

/// The text that a keyboard writes into. It is empty, and stays so.
public protocol UITextDocumentProxy: AnyObject {
  var hasText: Bool { get }
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  func insertText(_ text: String)
  func deleteBackward()
  func adjustTextPosition(byCharacterOffset offset: Int)
}

/// A text that stays empty.
private final class EmptyDocument: UITextDocumentProxy {
  var hasText: Bool { false }
  var documentContextBeforeInput: String? { nil }
  var documentContextAfterInput: String? { nil }
  var selectedText: String? { nil }
  func insertText(_ text: String) {}
  func deleteBackward() {}
  func adjustTextPosition(byCharacterOffset offset: Int) {}
}
