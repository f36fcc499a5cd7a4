import Foundation
import Galley

/// The style of a paragraph.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
  /// The style. Without an alignment and a line break mode, the view's own count.
  package fileprivate(set) var style: ParagraphStyle

  package init(_ style: ParagraphStyle) { self.style = style }

  public override init() { style = ParagraphStyle() }

  public required init?(coder: NSCoder) { style = ParagraphStyle() }

  public class var supportsSecureCoding: Bool { true }

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

/// A style of a paragraph that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  private var strategy: LineBreakStrategy = []

  open func setParagraphStyle(_ obj: NSParagraphStyle) { style = obj.style }

  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { style.alignment = newValue.alignment }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { style.lineBreakMode = newValue.mode }
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

/// A place in a line that a tab advances to.
open class NSTextTab: NSObject {
  /// The key of an option.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  fileprivate let value: TextTab
  public let options: [OptionKey: Any]

  public convenience init(textAlignment alignment: NSTextAlignment, location loc: CGFloat) {
    self.init(textAlignment: alignment, location: loc, options: [:])
  }

  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    let isDecimal = options[.columnTerminators] != nil
    let tab: TextTab.Alignment =
      switch alignment {
      case .left: .left
      case .center: .center
      case .right: isDecimal ? .decimal : .right
      case .justified, .natural: .natural
      }
    value = TextTab(location: loc, alignment: tab)
    self.options = options
  }

  fileprivate init(_ value: TextTab) {
    self.value = value
    options = [:]
  }

  open var location: CGFloat { value.location }
  open var alignment: NSTextAlignment {
    switch value.alignment {
    case .natural: .natural
    case .left: .left
    case .center: .center
    case .right, .decimal: .right
    }
  }
}
