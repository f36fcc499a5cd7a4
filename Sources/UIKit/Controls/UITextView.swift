import AutoLayout
import Controls
import Foundation
import Graphics

/// A scroll view for text of any length. Nobody types in a snapshot, so its delegate is kept and never called.
open class UITextView: UIScrollView {
  package override class func makeNode() -> View { TextView() }
  private var textView: TextView { node(as: TextView.self) }

  /// Makes a text view that shows the text of a container's storage, or one with a container and a storage of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    if let textContainer { connect(textContainer) }
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// Makes the same view for both values.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Text

  open var text: String! {
    get { textView.text ?? "" }
    set {
      textView.text = newValue
      storeText()
    }
  }
  open var attributedText: NSAttributedString! {
    get { textView.attributedText.map(NSAttributedString.init) ?? NSAttributedString(string: text) }
    set {
      textView.attributedText = newValue.map { AttributedText($0, font: textView.font) }
      storeText()
    }
  }
  @OfNode(\TextView.font, default: .systemFont(ofSize: 12)) open var font: UIFont?
  @OfNode(\TextView.textColor, default: .label) open var textColor: UIColor?
  @OfNode(\TextView.textAlignment) open var textAlignment: NSTextAlignment
  @OfNode(\TextView.adjustsFontForContentSizeCategory) open var adjustsFontForContentSizeCategory: Bool
  open var hasText: Bool { !text.isEmpty }
  /// Kept, but nobody types.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of links. Galley draws links in the tint colour.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]

  // MARK: Layout

  open override var isScrollEnabled: Bool {
    get { textView.isScrollEnabled }
    set { textView.isScrollEnabled = newValue }
  }
  @OfNode(\TextView.textContainerInset) open var textContainerInset: UIEdgeInsets
  @OfNode(\TextView.lineFragmentPadding) var lineFragmentPadding: CGFloat
  @OfNode(\TextView.maximumNumberOfLines) var maximumNumberOfLines: Int
  @OfNode(\TextView.lineBreakMode) var lineBreakMode: NSLineBreakMode

  // MARK: The text system

  /// The area of the text. Its padding and its lines count.
  open var textContainer: NSTextContainer { textSystem.container }
  /// The text with its attributes. Its changes are shown.
  open var textStorage: NSTextStorage { textSystem.storage }
  /// The manager that connects the storage with the container.
  open var layoutManager: NSLayoutManager { textSystem.manager }

  /// The text system, if an app has asked for a part of it or has made one.
  private var madeTextSystem: TextSystem?
  private var textSystem: TextSystem { madeTextSystem ?? connect(ownContainer) }

  private var ownContainer: NSTextContainer {
    let container = NSTextContainer()
    container.lineFragmentPadding = lineFragmentPadding
    container.maximumNumberOfLines = maximumNumberOfLines
    container.lineBreakMode = lineBreakMode
    container.widthTracksTextView = true
    return container
  }

  @discardableResult private func connect(_ container: NSTextContainer) -> TextSystem {
    let system = TextSystem(of: container, text: attributedText)
    madeTextSystem = system
    container.textView = self
    lineFragmentPadding = container.lineFragmentPadding
    maximumNumberOfLines = container.maximumNumberOfLines
    lineBreakMode = container.lineBreakMode
    show(system.storage)
    return system
  }

  /// Puts the text of the view into the storage, which may change it.
  private func storeText() { madeTextSystem?.storage.setAttributedString(attributedText) }

  /// Shows the text of a storage. A text that is shown already keeps to the view's font.
  func show(_ storage: NSTextStorage) {
    madeTextSystem?.storage = storage
    guard !storage.isEqual(to: attributedText) else { return }
    textView.attributedText = AttributedText(storage, font: textView.font)
  }

  /// The area that the text needs in its container.
  var usedRect: CGRect {
    let size = textView.sizeThatFits(Size(width: Double(bounds.width), height: 0))
    let inset = textContainerInset
    return CGRect(
      x: 0, y: 0, width: size.width - inset.left - inset.right, height: size.height - inset.top - inset.bottom)
  }

  // MARK: Kept, but nobody edits

  open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }
  open var isEditable = true
  open var isSelectable = true
  /// Kept, but nobody types.
  open var allowsEditingTextAttributes = false
  /// Kept, but only links of the text itself are drawn as links.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Kept, but a selection is not drawn.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Does nothing: the text is shown from its start.
  open func scrollRangeToVisible(_ range: NSRange) {}
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
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
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
  /// Kept, but the text is shown.
  open var isSecureTextEntry = false
  /// Kept, but no keyboard is shown.
  open var textContentType: UITextContentType!
}

extension UITextView: UITextInput {
  public class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  }
  public class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidEndEditingNotification")
  }
  public class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidChangeNotification")
  }
}

/// Kinds of data that a text view would make into links.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// Reacts to editing, which never happens.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}

public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }
