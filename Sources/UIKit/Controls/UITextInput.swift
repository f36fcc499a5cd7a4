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

/// A view whose text is edited. It has no selection, because nobody edits.
public protocol UITextInput: UITextInputTraits {
  var hasText: Bool { get }
}

extension UITextInput {
  public var beginningOfDocument: UITextPosition { UITextPosition() }
  public var endOfDocument: UITextPosition { UITextPosition() }
  public var selectedTextRange: UITextRange? {
    get { nil }
    set {}
  }
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { nil }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { position }
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
  public func text(in range: UITextRange) -> String? { nil }
}

/// A place in text that is edited.
open class UITextPosition: NSObject {}

/// A part of text that is edited.
open class UITextRange: NSObject {
  open var isEmpty: Bool { true }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}

/// Rules for passwords that the system would suggest.
open class UITextInputPasswordRules: NSObject {
  public let passwordRulesDescriptor: String
  public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}
