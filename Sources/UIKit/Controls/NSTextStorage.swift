import AutoLayout
import Foundation

public protocol NSTextStorageDelegate: AnyObject {}

/// The text of a text view with its attributes.
open class NSTextStorage: NSObject {
  private weak var owner: UITextView?
  private let content: NSMutableAttributedString

  init(of owner: UITextView) {
    self.owner = owner
    content = NSMutableAttributedString(attributedString: owner.attributedText)
  }

  public override convenience init() { self.init(attributedString: NSAttributedString(string: "")) }
  public convenience init(string str: String) { self.init(attributedString: NSAttributedString(string: str)) }
  public init(attributedString attrStr: NSAttributedString) {
    content = NSMutableAttributedString(attributedString: attrStr)
  }

  /// Kept, but never called.
  open weak var delegate: (any NSTextStorageDelegate)?
  final var attributed: NSAttributedString { owner?.attributedText ?? content }
  open var string: String { owner?.text ?? content.string }
  open var length: Int { (string as NSString).length }
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) { aLayoutManager.textStorage = self }
  /// Does nothing: each change is shown.
  open func beginEditing() {}
  /// Does nothing: each change is shown.
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
