import AutoLayout
import Foundation

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
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    textStorage?.attributed.draw(at: origin)
  }
}

public protocol NSLayoutManagerDelegate: AnyObject {}
