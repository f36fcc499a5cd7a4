import AutoLayout
import Controls
import Foundation
import Graphics

/// A scroll view for text of any length. Nobody types in a snapshot, so its delegate is kept and never called.
open class UITextView: UIScrollView {
  package override class func makeNode() -> View { TextView() }
  private var textView: TextView { node as? TextView ?? TextView() }

  /// Makes a text view. Its own text container takes the place of a given one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    if let textContainer { self.textContainer.lineFragmentPadding = textContainer.lineFragmentPadding }
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Text

  open var text: String! {
    get { textView.text ?? "" }
    set { textView.text = newValue }
  }
  open var attributedText: NSAttributedString! {
    get { textView.attributedText.map(NSAttributedString.init) ?? NSAttributedString(string: text) }
    set { textView.attributedText = newValue.map { AttributedText($0, font: textView.font) } }
  }
  open var font: UIFont? {
    get { UIFont(textView.font) }
    set { textView.font = newValue?.font ?? .systemFont(ofSize: 12) }
  }
  open var textColor: UIColor? {
    get { UIColor(textView.textColor ?? Color.label) }
    set { textView.textColor = newValue?.color }
  }
  open var textAlignment: NSTextAlignment {
    get { NSTextAlignment(textView.textAlignment) }
    set { textView.textAlignment = newValue.alignment }
  }
  open var adjustsFontForContentSizeCategory: Bool {
    get { textView.adjustsFontForContentSizeCategory }
    set { textView.adjustsFontForContentSizeCategory = newValue }
  }
  open var hasText: Bool { !text.isEmpty }
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of links. Galley draws links in the tint colour.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]

  // MARK: Layout

  open override var isScrollEnabled: Bool {
    get { textView.isScrollEnabled }
    set { textView.isScrollEnabled = newValue }
  }
  open var textContainerInset: UIEdgeInsets {
    get { UIEdgeInsets(textView.textContainerInset) }
    set { textView.textContainerInset = EdgeInsets(newValue) }
  }
  /// The area of the text. Its padding and its lines count.
  open private(set) lazy var textContainer: NSTextContainer = UITextViewContainer(of: self)
  /// The text with its attributes. Its changes are shown.
  open private(set) lazy var textStorage = NSTextStorage(of: self)
  open private(set) lazy var layoutManager = NSLayoutManager()

  fileprivate var lineFragmentPadding: CGFloat {
    get { textView.lineFragmentPadding }
    set { textView.lineFragmentPadding = Double(newValue) }
  }
  fileprivate var maximumNumberOfLines: Int {
    get { textView.maximumNumberOfLines }
    set { textView.maximumNumberOfLines = newValue }
  }
  fileprivate var lineBreakMode: NSLineBreakMode {
    get { NSLineBreakMode(textView.lineBreakMode) }
    set { textView.lineBreakMode = newValue.mode }
  }

  // MARK: Kept, but nobody edits

  open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }
  open var isEditable = true
  open var isSelectable = true
  open var allowsEditingTextAttributes = false
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var selectedRange = NSRange(location: 0, length: 0)
  open func scrollRangeToVisible(_ range: NSRange) {}
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
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
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
  open var isSecureTextEntry = false
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

// MARK: - The text system

/// An area that text is laid out in.
open class NSTextContainer: NSObject {
  open var size: CGSize
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  open var exclusionPaths: [UIBezierPath] = []

  public init(size: CGSize) { self.size = size }
  public override convenience init() { self.init(size: .zero) }
}

/// The area of a text view.
final class UITextViewContainer: NSTextContainer {
  private weak var owner: UITextView?

  init(of owner: UITextView) {
    self.owner = owner
    super.init(size: .zero)
  }

  override var lineFragmentPadding: CGFloat {
    get { owner?.lineFragmentPadding ?? 5 }
    set { owner?.lineFragmentPadding = newValue }
  }
  override var maximumNumberOfLines: Int {
    get { owner?.maximumNumberOfLines ?? 0 }
    set { owner?.maximumNumberOfLines = newValue }
  }
  override var lineBreakMode: NSLineBreakMode {
    get { owner?.lineBreakMode ?? .byWordWrapping }
    set { owner?.lineBreakMode = newValue }
  }
}

/// Lays out text. Galley does, so an app's own has nothing to lay out.
open class NSLayoutManager: NSObject {
  open private(set) var textContainers: [NSTextContainer] = []
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
  open var usesFontLeading = true
  open var allowsNonContiguousLayout = false
  open func ensureLayout(for container: NSTextContainer) {}
  open weak var delegate: (any NSLayoutManagerDelegate)?
  open weak var textStorage: NSTextStorage?
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let text = textStorage?.attributed else { return .zero }
    let size = CGSize(width: container.size.width - 2 * container.lineFragmentPadding, height: 0)
    return text.boundingRect(with: size, options: .usesLineFragmentOrigin)
  }
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    usedRect(for: container)
  }
  /// Returns 0: nobody touches a glyph.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) { textStorage?.attributed.draw(at: origin) }
}

public protocol NSLayoutManagerDelegate: AnyObject {}
public protocol NSTextStorageDelegate: AnyObject {}

/// The text of a text view with its attributes.
open class NSTextStorage: NSObject {
  private weak var owner: UITextView?
  private let content: NSMutableAttributedString

  init(of owner: UITextView) {
    self.owner = owner
    content = NSMutableAttributedString(attributedString: owner.attributedText)
  }

  public override convenience init() { self.init(attributedString: NSAttributedString()) }
  public convenience init(string str: String) { self.init(attributedString: NSAttributedString(string: str)) }
  public init(attributedString attrStr: NSAttributedString) {
    content = NSMutableAttributedString(attributedString: attrStr)
  }

  open weak var delegate: (any NSTextStorageDelegate)?
  final var attributed: NSAttributedString { owner?.attributedText ?? content }
  open var string: String { owner?.text ?? content.string }
  open var length: Int { (string as NSString).length }
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) { aLayoutManager.textStorage = self }
  open func beginEditing() {}
  open func endEditing() {}
  open func setAttributedString(_ attrString: NSAttributedString) { change { $0.setAttributedString(attrString) } }
  open func append(_ attrString: NSAttributedString) { change { $0.append(attrString) } }
  open func replaceCharacters(in range: NSRange, with str: String) {
    change { $0.replaceCharacters(in: range, with: str) }
  }
  open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change { $0.addAttribute(name, value: value, range: range) }
  }
  open func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    change { $0.addAttributes(attrs, range: range) }
  }
  open func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change { $0.setAttributes(attrs, range: range) }
  }
  open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change { $0.removeAttribute(name, range: range) }
  }

  private func change(_ edit: (NSMutableAttributedString) -> Void) {
    if let text = owner?.attributedText { content.setAttributedString(text) }
    edit(content)
    owner?.attributedText = content
  }
}
