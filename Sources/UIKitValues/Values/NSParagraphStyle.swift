import Foundation
import Galley

/// The style of a paragraph.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  private let mark = CFTypeMark()
  /// The style. Without an alignment and a line break mode, the view's own count.
  package internal(set) var style: ParagraphStyle

  package init(_ style: ParagraphStyle) { self.style = style }

  public override init() { style = ParagraphStyle() }

  /// Reads nothing from the coder.
  public required init?(coder: NSCoder) { style = ParagraphStyle() }

  public class var supportsSecureCoding: Bool { true }

  /// Writes nothing.
  open func encode(with coder: NSCoder) {}

  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(style) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(style) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.style == style }

  open override var hash: Int { style.hashValue }

  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let direction = languageName.map(LayoutDirection.init(locale:)) ?? UIKitEnvironment.traits.layoutDirection
    return direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  open var alignment: NSTextAlignment { NSTextAlignment(style.alignment ?? .natural) }
  open var lineBreakMode: NSLineBreakMode { NSLineBreakMode(style.lineBreakMode ?? .wordWrapping) }
  open var baseWritingDirection: NSWritingDirection {
    switch style.baseWritingDirection {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    case nil: .natural
    }
  }
  open var lineSpacing: CGFloat { style.lineSpacing }
  open var lineHeightMultiple: CGFloat { style.lineHeightMultiple }
  open var minimumLineHeight: CGFloat { style.minimumLineHeight }
  open var maximumLineHeight: CGFloat { style.maximumLineHeight }
  open var paragraphSpacing: CGFloat { style.paragraphSpacing }
  open var paragraphSpacingBefore: CGFloat { style.paragraphSpacingBefore }
  open var firstLineHeadIndent: CGFloat { style.firstLineHeadIndent }
  open var headIndent: CGFloat { style.headIndent }
  open var tailIndent: CGFloat { style.tailIndent }
  open var hyphenationFactor: Float { Float(style.hyphenationFactor) }
  open var usesDefaultHyphenation: Bool { style.usesDefaultHyphenation }
  open var allowsDefaultTighteningForTruncation: Bool { style.allowsDefaultTighteningForTruncation }
  open var defaultTabInterval: CGFloat { style.defaultTabInterval }
  open var tabStops: [NSTextTab] { style.tabStops.map { NSTextTab($0) } }
  /// Always empty: lines break as in labels.
  open var lineBreakStrategy: LineBreakStrategy { [] }

  /// Preferences for where lines break.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
