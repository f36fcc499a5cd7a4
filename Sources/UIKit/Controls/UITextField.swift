import AutoLayout
import Controls
import Foundation
import Graphics

/// A field for one line of text. Nobody types in a snapshot, so its delegate is kept and never called.
open class UITextField: UIControl {
  package override class func makeNode() -> View { TextField() }
  private var field: TextField { node(as: TextField.self) }

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
  @OfNode(\TextField.font, default: .systemFont(ofSize: 17)) open var font: UIFont?
  @OfNode(\TextField.textColor, default: .label) open var textColor: UIColor?
  @OfNode(\TextField.textAlignment) open var textAlignment: NSTextAlignment
  @OfNode(\TextField.adjustsFontForContentSizeCategory) open var adjustsFontForContentSizeCategory: Bool
  @OfNode(\TextField.isSecureTextEntry) open var isSecureTextEntry: Bool
  open var hasText: Bool { !(text ?? "").isEmpty }
  /// Kept, but text that is too long for the field ends with an ellipsis.
  open var adjustsFontSizeToFitWidth = false
  /// Kept, but text is not made smaller.
  open var minimumFontSize: CGFloat = 0
  /// The attributes of the whole text, of which the font and the colour are drawn.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { takeDefaultAttributes() }
  }
  /// Kept, but nobody types.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Kept, but nobody types.
  open var allowsEditingTextAttributes = false

  private func takeDefaultAttributes() {
    if let font = defaultTextAttributes[.font] as? UIFont { self.font = font }
    if let color = defaultTextAttributes[.foregroundColor] as? UIColor { textColor = color }
  }

  // MARK: Look

  @OfNode(\TextField.borderStyle) open var borderStyle: BorderStyle
  @OfNode(\TextField.background) open var background: UIImage?
  /// Kept, but not drawn.
  open var disabledBackground: UIImage?
  @OfNode(\TextField.clearButtonMode) open var clearButtonMode: ViewMode

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

  /// Not asked by layout: an override moves nothing.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text: the bounds without the border, the views at the sides and the clear button.
  open func textRect(forBounds bounds: CGRect) -> CGRect { CGRect(field.textRect(in: Rect(bounds), sides: sides)) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Not asked: nobody edits.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Not asked by layout: an override moves nothing.
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
  /// Draws nothing: the placeholder is drawn with the field.
  open func drawPlaceholder(in rect: CGRect) {}

  // MARK: Kept, but nobody edits

  open weak var delegate: (any UITextFieldDelegate)?
  /// Always false.
  open var isEditing: Bool { false }
  /// Kept, but nobody types.
  open var clearsOnBeginEditing = false
  /// Kept, but nobody types.
  open var clearsOnInsertion = false
  /// Kept, but no keyboard is shown.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// Kept, but no keyboard is shown.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?
  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// Kept, but no keyboard is shown.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Kept, but no keyboard is shown.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Kept, but no keyboard is shown.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Kept, but no keyboard is shown.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Kept, but no keyboard is shown.
  open var smartDashesType = UITextSmartDashesType.default
  /// Kept, but no keyboard is shown.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Kept, but no keyboard is shown.
  open var keyboardType = UIKeyboardType.default
  /// Kept, but no keyboard is shown.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Kept, but no keyboard is shown.
  open var returnKeyType = UIReturnKeyType.default
  /// Kept, but no keyboard is shown.
  open var enablesReturnKeyAutomatically = false
  /// Kept, but no keyboard is shown.
  open var textContentType: UITextContentType!
  /// Kept, but no keyboard is shown.
  open var passwordRules: UITextInputPasswordRules?

  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  open func deleteBackward() { text = text.map { String($0.dropLast()) } }
  /// Not known: text cannot be edited.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// Not known: text cannot be edited.
  open func firstRect(for range: UITextRange) -> CGRect { .zero }
  /// Not known: text cannot be edited.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  /// Not known: text cannot be edited.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
}

extension UITextField: UITextInput {
  public enum BorderStyle: Int, Sendable, NodeCase {
    case none, line, bezel, roundedRect

    package typealias Node = TextField.BorderStyle
    package static let nodes: [Node] = [.none, .line, .bezel, .roundedRect]
  }

  public enum ViewMode: Int, Sendable, NodeCase {
    case never, whileEditing, unlessEditing, always

    package typealias Node = TextField.ViewMode
    package static let nodes: [Node] = [.never, .whileEditing, .unlessEditing, .always]
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
