import Foundation
import Galley

/// A style of a paragraph that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  private var strategy: LineBreakStrategy = []

  open func setParagraphStyle(_ obj: NSParagraphStyle) { style = obj.style }

  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { style.alignment = newValue.node }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { style.lineBreakMode = newValue.node }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set {
      switch newValue {
      case .natural: style.baseWritingDirection = nil
      case .leftToRight: style.baseWritingDirection = .leftToRight
      case .rightToLeft: style.baseWritingDirection = .rightToLeft
      }
    }
  }
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { style.lineSpacing = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { style.lineHeightMultiple = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { style.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { style.maximumLineHeight = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { style.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { style.paragraphSpacingBefore = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { style.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { style.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { style.tailIndent = newValue }
  }
  open override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { style.hyphenationFactor = Double(newValue) }
  }
  open override var usesDefaultHyphenation: Bool {
    get { super.usesDefaultHyphenation }
    set { style.usesDefaultHyphenation = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { style.allowsDefaultTighteningForTruncation = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { style.defaultTabInterval = newValue }
  }
  open override var tabStops: [NSTextTab] {
    get { super.tabStops }
    set { style.tabStops = newValue.map(\.value) }
  }
  /// The preferences for where lines break, which are not used: lines break as in labels.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { strategy }
    set { strategy = newValue }
  }

  open func addTabStop(_ anObject: NSTextTab) { style.tabStops += [anObject.value] }

  open func removeTabStop(_ anObject: NSTextTab) { style.tabStops.removeAll { $0 == anObject.value } }
}
