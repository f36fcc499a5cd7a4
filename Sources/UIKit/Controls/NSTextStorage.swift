import AutoLayout
import Foundation

public protocol NSTextStorageDelegate: AnyObject {}

/// The text of a text view with its attributes.
open class NSTextStorage: NSObject {
  private weak var owner: UITextView?
  private let content: NSMutableAttributedString
  open private(set) var layoutManagers: [NSLayoutManager] = []

  convenience init(of owner: UITextView) {
    self.init(attributedString: owner.attributedText)
    self.owner = owner
  }

  public override init() { content = NSMutableAttributedString(string: "") }
  public init(string str: String) { content = NSMutableAttributedString(string: str) }
  public init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    content = NSMutableAttributedString(string: str, attributes: attrs)
  }
  public init(attributedString attrStr: NSAttributedString) {
    content = NSMutableAttributedString(attributedString: attrStr)
  }
  /// Reads nothing from the coder.
  public required init?(coder: NSCoder) { content = NSMutableAttributedString(string: "") }

  /// Kept, but never called.
  open weak var delegate: (any NSTextStorageDelegate)?
  final var attributed: NSAttributedString { owner?.attributedText ?? content }
  open var string: String { owner?.text ?? content.string }
  open var length: Int { (string as NSString).length }
  open func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
    attributed.attributes(at: location, effectiveRange: range)
  }
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage = self
    layoutManagers.append(aLayoutManager)
  }
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage = nil
    layoutManagers.removeAll { $0 === aLayoutManager }
  }
  /// Does nothing: each change is shown.
  open func beginEditing() {}
  /// Does nothing: each change is shown.
  open func endEditing() {}
  /// Does nothing: each change is shown.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {}
  /// Never called: each change is shown.
  open func processEditing() {}
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

  /// What an edit changes.
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }
}
