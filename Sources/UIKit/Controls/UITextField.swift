import AutoLayout
import Controls
import Foundation
import Graphics

/// A field for one line of text. Nobody types in a snapshot, so its delegate is kept and never called.
open class UITextField: UIControl {
  package override class func makeNode() -> View { TextField() }
  private var field: TextField { node as? TextField ?? TextField() }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Text

  open var text: String? {
    get { field.attributedText?.string ?? field.text ?? "" }
    set {
      field.attributedText = nil
      field.text = newValue
    }
  }
  open var attributedText: NSAttributedString? {
    get { field.attributedText.map(NSAttributedString.init) ?? field.text.map { NSAttributedString(string: $0) } }
    set { field.attributedText = newValue.map { AttributedText($0, font: field.font) } }
  }
  open var placeholder: String? {
    get { field.attributedPlaceholder?.string ?? field.placeholder }
    set {
      field.attributedPlaceholder = nil
      field.placeholder = newValue
    }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get {
      field.attributedPlaceholder.map(NSAttributedString.init) ?? placeholder.map { NSAttributedString(string: $0) }
    }
    set { field.attributedPlaceholder = newValue.map { AttributedText($0, font: field.font) } }
  }
  open var font: UIFont? {
    get { UIFont(field.font) }
    set { field.font = newValue?.font ?? .systemFont(ofSize: 17) }
  }
  open var textColor: UIColor? {
    get { UIColor(field.textColor ?? Color.label) }
    set { field.textColor = newValue?.color }
  }
  open var textAlignment: NSTextAlignment {
    get { NSTextAlignment(field.textAlignment) }
    set { field.textAlignment = newValue.alignment }
  }
  open var adjustsFontForContentSizeCategory: Bool {
    get { field.adjustsFontForContentSizeCategory }
    set { field.adjustsFontForContentSizeCategory = newValue }
  }
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }
  open var hasText: Bool { !(text ?? "").isEmpty }
  /// Kept, but text that is too long for the field ends with an ellipsis.
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { takeDefaultAttributes() }
  }
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var allowsEditingTextAttributes = false

  private func takeDefaultAttributes() {
    if let font = defaultTextAttributes[.font] as? UIFont { self.font = font }
    if let color = defaultTextAttributes[.foregroundColor] as? UIColor { textColor = color }
  }

  // MARK: Look

  open var borderStyle: BorderStyle {
    get { BorderStyle(rawValue: BorderStyle.inOrder.firstIndex(of: field.borderStyle) ?? 0) ?? .none }
    set { field.borderStyle = BorderStyle.inOrder[newValue.rawValue] }
  }
  open var background: UIImage? {
    get { field.background.map { UIImage($0) } }
    set { field.background = newValue?.image }
  }
  open var disabledBackground: UIImage?
  open var clearButtonMode: ViewMode {
    get { ViewMode(rawValue: ViewMode.inOrder.firstIndex(of: field.clearButtonMode) ?? 0) ?? .never }
    set { field.clearButtonMode = ViewMode.inOrder[newValue.rawValue] }
  }

  // MARK: Views at the sides

  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  private func isShown(_ view: UIView?, _ mode: ViewMode) -> Bool {
    view != nil && (mode == .always || mode == .unlessEditing)
  }

  private var shownLeftView: UIView? { isShown(leftView, leftViewMode) ? leftView : nil }
  private var shownRightView: UIView? { isShown(rightView, rightViewMode) ? rightView : nil }

  private func size(of view: UIView) -> CGSize {
    let natural = view.intrinsicContentSize
    if view.bounds.isEmpty, natural.width > 0, natural.height > 0 { return natural }
    return view.bounds.isEmpty ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.bounds.size
  }

  // MARK: Rectangles, which an app overrides to move the parts

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text: the bounds without the border, the views at the sides and the clear button.
  open func textRect(forBounds bounds: CGRect) -> CGRect { CGRect(field.textRect(in: Rect(bounds), sides: sides)) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 25, y: bounds.midY - 10, width: 20, height: 20)
  }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = leftView.map(size(of:)) else { return .zero }
    return CGRect(x: 0, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = rightView.map(size(of:)) else { return .zero }
    return CGRect(
      x: bounds.maxX - size.width, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  /// The widths that the views at the sides take from the text.
  private var sides: (left: Double, right: Double) {
    let left = shownLeftView.map { _ in leftViewRect(forBounds: bounds).maxX } ?? 0
    let right = shownRightView.map { _ in bounds.width - rightViewRect(forBounds: bounds).minX } ?? 0
    return (max(0, left), max(0, right))
  }

  open override var intrinsicContentSize: CGSize {
    var size = super.intrinsicContentSize
    for view in [shownLeftView, shownRightView].compactMap({ $0 }) where size.width >= 0 {
      size.width += self.size(of: view).width
    }
    return size
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.isHidden = shownLeftView == nil
    rightView?.isHidden = shownRightView == nil
    shownLeftView?.frame = leftViewRect(forBounds: bounds)
    shownRightView?.frame = rightViewRect(forBounds: bounds)
    field.textArea = Rect(hasText ? textRect(forBounds: bounds) : placeholderRect(forBounds: bounds))
  }

  /// Never called: what differs from UIKit's text rectangle is taken from ``textRect(forBounds:)``.
  open func drawText(in rect: CGRect) {}
  open func drawPlaceholder(in rect: CGRect) {}

  // MARK: Kept, but nobody edits

  open weak var delegate: (any UITextFieldDelegate)?
  open var isEditing: Bool { false }
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?
  open override var canBecomeFirstResponder: Bool { isEnabled }
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType!
  open var passwordRules: UITextInputPasswordRules?

  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  open func deleteBackward() { text = text.map { String($0.dropLast()) } }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func firstRect(for range: UITextRange) -> CGRect { .zero }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
}

extension UITextField: UITextInput {
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect

    fileprivate static let inOrder: [TextField.BorderStyle] = [.none, .line, .bezel, .roundedRect]
  }

  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always

    fileprivate static let inOrder: [TextField.ViewMode] = [.never, .whileEditing, .unlessEditing, .always]
  }
}

/// Reacts to editing, which never happens.
public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextField {
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  public class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  public class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  }
  public class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }
}
