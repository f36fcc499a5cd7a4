import Foundation

/// A view that takes text from a keyboard, which snapshots do not show.
public protocol UITextInputTraits: AnyObject {
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var keyboardType: UIKeyboardType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var isSecureTextEntry: Bool { get set }
  var textContentType: UITextContentType! { get set }
}

/// A view that keys write into, which nobody presses.
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// The settings of a keyboard that is not shown. What is set is not kept.
extension UIKeyInput {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}

/// A view whose text is edited. It has no selection, because nobody edits.
public protocol UITextInput: UITextInputTraits {
  var hasText: Bool { get }
}

extension UITextInput {
  /// A new position, which says nothing of the text.
  public var beginningOfDocument: UITextPosition { UITextPosition() }
  /// A new position, which says nothing of the text.
  public var endOfDocument: UITextPosition { UITextPosition() }
  /// Always `nil`: nobody edits.
  public var selectedTextRange: UITextRange? {
    get { nil }
    set {}
  }
  /// Not known: text cannot be edited.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { nil }
  /// Returns the position itself.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { position }
  /// Not known: text cannot be edited.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
  /// Not known: text cannot be edited.
  public func text(in range: UITextRange) -> String? { nil }
  /// Not known: text cannot be edited.
  public func replace(_ range: UITextRange, withText text: String) {}
  /// Not known: text cannot be edited.
  public var markedTextRange: UITextRange? { nil }
  /// A new item each time, which is not shown.
  public var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
}

/// A place in text that is edited.
open class UITextPosition: NSObject {}

/// A way to write: a language or emoji.
open class UITextInputMode: NSObject {
  /// Always `nil`.
  open var primaryLanguage: String? { nil }
  /// Always empty.
  open class var activeInputModes: [UITextInputMode] { [] }
  public static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

/// A rectangle of selected text, of which there is none.
open class UITextSelectionRect: NSObject {
  open var rect: CGRect { .zero }
}

/// The bar above a keyboard, which is not shown.
open class UITextInputAssistantItem: NSObject {
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var allowsHidingShortcuts = true
}

/// A part of text that is edited.
open class UITextRange: NSObject {
  /// Always true.
  open var isEmpty: Bool { true }
  /// A new position, which says nothing of the text.
  open var start: UITextPosition { UITextPosition() }
  /// A new position, which says nothing of the text.
  open var end: UITextPosition { UITextPosition() }
}

/// Rules for passwords that the system would suggest.
open class UITextInputPasswordRules: NSObject {
  public let passwordRulesDescriptor: String
  public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}
