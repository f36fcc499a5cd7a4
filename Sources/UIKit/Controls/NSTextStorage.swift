import Foundation

/// A text with attributes that passes its changes to its layout managers, and so to the text views of these.
///
/// A subclass can keep the text elsewhere: it overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and reports each change with
/// `edited(_:range:changeInLength:)`. All other members use these four.
open class NSTextStorage: NSMutableAttributedString {
  /// The text, unless a subclass keeps it.
  private let content: NSMutableAttributedString
  private var openEdits = 0
  open private(set) var layoutManagers: [NSLayoutManager] = []
  open weak var delegate: (any NSTextStorageDelegate)?

  public init() {
    content = NSMutableAttributedString(string: "")
    super.init(string: "")
  }
  public override init(string str: String) {
    content = NSMutableAttributedString(string: str)
    super.init(string: str)
  }
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    content = NSMutableAttributedString(string: str, attributes: attrs)
    super.init(attributedString: content)
  }
  public override init(attributedString attrStr: NSAttributedString) {
    content = NSMutableAttributedString(attributedString: (attrStr as? NSTextStorage)?.text ?? attrStr)
    super.init(attributedString: content)
  }
  /// Reads nothing from the coder.
  public required init?(coder: NSCoder) {
    content = NSMutableAttributedString(string: "")
    super.init(string: "")
  }

  // MARK: What a subclass overrides to keep the text

  open override var string: String { content.string }

  open override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    content.attributes(at: location, effectiveRange: range)
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    content.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    content.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  // MARK: Reading

  // Foundation's own members, and its functions that copy a text, read the superclass's, whatever a subclass overrides.

  /// The text as it is now.
  private var text: NSAttributedString { type(of: self) == NSTextStorage.self ? content : textOfSubclass }

  private var textOfSubclass: NSAttributedString {
    let text = NSMutableAttributedString(string: string)
    let whole = NSRange(location: 0, length: text.length)
    var location = 0
    while location < whole.length {
      var range = NSRange(location: location, length: 1)
      let attributes = attributes(at: location, effectiveRange: &range)
      text.setAttributes(attributes, range: NSIntersectionRange(range, whole))
      location = max(location + 1, NSMaxRange(range))
    }
    return text
  }

  open override var length: Int { string.utf16.count }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    attributes(at: location, effectiveRange: range)[attrName]
  }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
    in rangeLimit: NSRange
  ) -> Any? {
    text.attribute(attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
  }

  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    text.attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
  }

  open override func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    text.enumerateAttributes(in: enumerationRange, options: opts, using: block)
  }

  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    text.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block)
  }

  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    text.attributedSubstring(from: range)
  }

  open override func isEqual(to other: NSAttributedString) -> Bool {
    text.isEqual(to: (other as? NSTextStorage)?.text ?? other)
  }

  open override func copy(with zone: NSZone? = nil) -> Any { NSAttributedString(attributedString: text) }
  open override func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableAttributedString(attributedString: text) }

  // MARK: Changing

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let (string, runs) = (attrString.string, attrString.runs(in: NSRange(location: 0, length: attrString.length)))
    beginEditing()
    replaceCharacters(in: range, with: string)
    for run in runs {
      let place = NSRange(location: range.location + run.range.location, length: run.range.length)
      setAttributes(run.attributes, range: place)
    }
    endEditing()
  }

  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    changeAttributes(in: range) { $0.merging(attrs) { _, new in new } }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0.filter { $0.key != name } }
  }

  private func changeAttributes(
    in range: NSRange, _ changed: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    let runs = runs(in: range)
    beginEditing()
    for run in runs { setAttributes(changed(run.attributes), range: run.range) }
    endEditing()
  }

  // MARK: Edits

  /// What the edits since the last processing have changed.
  open private(set) var editedMask: EditActions = []
  /// The edited part of the text, as it is after the edits.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  open private(set) var changeInLength = 0

  open override func beginEditing() { openEdits += 1 }

  open override func endEditing() {
    openEdits -= 1
    processIfEnded()
  }

  /// Takes note of a change, and processes it unless more are to come.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    self.editedRange = self.editedMask.isEmpty ? editedRange : NSUnionRange(self.editedRange, editedRange)
    self.editedRange.length += delta
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    processIfEnded()
  }

  private func processIfEnded() {
    guard openEdits == 0, !editedMask.isEmpty else { return }
    // What is changed by the processing itself belongs to the same edit.
    openEdits += 1
    processEditing()
    openEdits -= 1
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
  }

  /// Passes the edits to the delegate and to the layout managers.
  open func processEditing() {
    delegate?.textStorage(self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    updateSuperclass()
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: editedMask, range: editedRange, changeInLength: changeInLength, invalidatedRange: editedRange
      )
    }
  }

  private func updateSuperclass() {
    super.replaceCharacters(in: NSRange(location: 0, length: super.length), with: text)
  }

  // MARK: Layout managers

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    aLayoutManager.textStorage = self
    layoutManagers.append(aLayoutManager)
    updateSuperclass()
    aLayoutManager.showText()
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage = nil
    layoutManagers.removeAll { $0 === aLayoutManager }
  }

  /// What an edit changes.
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }
}

/// Learns of the edits of a storage, and can change attributes before they are shown.
public protocol NSTextStorageDelegate: AnyObject {
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}

extension NSAttributedString {
  /// The parts of a range that have the same attributes.
  fileprivate func runs(in range: NSRange) -> [(attributes: [NSAttributedString.Key: Any], range: NSRange)] {
    var runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
    enumerateAttributes(in: range) { attributes, range, _ in runs.append((attributes, range)) }
    return runs
  }
}
