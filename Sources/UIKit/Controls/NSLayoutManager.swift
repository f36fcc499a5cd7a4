import AutoLayout
import Foundation

/// Connects a text with the containers that show it. Galley lays it out, so an app's own has nothing to lay out.
open class NSLayoutManager: NSObject {
  open private(set) var textContainers: [NSTextContainer] = []
  public override init() { super.init() }
  /// Reads nothing from the coder.
  public required init?(coder: NSCoder) { super.init() }
  open func addTextContainer(_ container: NSTextContainer) {
    container.layoutManager = self
    textContainers.append(container)
    showText()
  }
  /// Kept, but text is laid out as in a label.
  open var usesFontLeading = true
  /// Kept, but text is laid out at once.
  open var allowsNonContiguousLayout = false
  /// Does nothing: text is laid out when it is drawn.
  open func ensureLayout(for container: NSTextContainer) {}
  /// Kept, but never called.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  open weak var textStorage: NSTextStorage?
  /// The number of UTF-16 units of the text.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// Always the whole text.
  open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }
  open func usedRect(for container: NSTextContainer) -> CGRect {
    if let textView = container.textView { return textView.usedRect }
    guard let text = textStorage else { return .zero }
    let size = CGSize(width: container.size.width - 2 * container.lineFragmentPadding, height: 0)
    return text.boundingRect(with: size, options: .usesLineFragmentOrigin)
  }
  /// Returns the rectangle of the whole text.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    usedRect(for: container)
  }
  /// Returns 0: nobody touches a glyph.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }
  /// Returns 0: nobody touches a character.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }
  /// Draws nothing: backgrounds are drawn with the text.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// Never called: backgrounds are drawn with the text.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
  ) {}
  /// Draws the whole text.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    textStorage?.draw(at: origin)
  }

  /// Shows an edited text in the text views of the containers.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    showText()
  }

  /// Shows the text in the text views of the containers.
  func showText() {
    guard let textStorage else { return }
    for container in textContainers { container.textView?.show(textStorage) }
  }
}

public protocol NSLayoutManagerDelegate: AnyObject {}
