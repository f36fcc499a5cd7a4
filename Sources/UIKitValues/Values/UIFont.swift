import Foundation
import Galley

/// A font.
///
/// Fonts of the system have the measures of San Francisco and the letters of Inter. A font that is not found is
/// replaced when it is shown, and findings name it.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let mark = CFTypeMark()
  package let font: Font

  package init(_ font: Font) { self.font = font }

  /// Makes a font of the system.
  public override init() { font = Font(size: UIFont.systemFontSize) }

  /// Makes a font by its family or PostScript name, whether or not it is available. Returns `nil` for an empty name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(Font(family: .named(fontName), size: fontSize > 0 ? fontSize : UIFont.systemFontSize))
  }

  /// Makes the font of a descriptor, in its size if `pointSize` is 0.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(Font(descriptor: descriptor.value, size: pointSize))
  }

  /// Makes a font of the system in the size that the coder has.
  public required init?(coder: NSCoder) { font = Font(size: max(coder.decodeDouble(forKey: "UIFontPointSize"), 1)) }

  public class var supportsSecureCoding: Bool { true }

  /// Writes the size alone.
  open func encode(with coder: NSCoder) { coder.encode(font.size, forKey: "UIFontPointSize") }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }

  open override var hash: Int { font.hashValue }

  open override var description: String {
    "<UIFont> font-family: \"\(familyName)\"; font-weight: \(font.weight); font-style: "
      + "\(font.isItalic ? "italic" : "normal"); font-size: \(font.size)pt"
  }

  // MARK: Fonts of the system

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(Font.systemFont(ofSize: fontSize)) }

  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(Font.systemFont(ofSize: fontSize, weight: weight.value))
  }

  /// Returns the font of the system in its standard width: Galley has no other.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(Font.boldSystemFont(ofSize: fontSize)) }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font.italicSystemFont(ofSize: fontSize))
  }

  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(Font(size: fontSize, weight: weight.value, hasMonospacedDigits: true))
  }

  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(Font(family: .monospacedSystem, size: fontSize, weight: weight.value))
  }

  /// Returns the font of a text style. It has the text size of the scene, and follows that of the view that shows it.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection?.traits ?? UIKitEnvironment.traits
    return UIFont(
      Font.preferredFont(forTextStyle: style.value, compatibleWith: traits).following(view: traitCollection == nil))
  }

  // MARK: Sizes

  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var systemFontSize: CGFloat { 14 }

  // MARK: Names

  open var familyName: String {
    switch font.family {
    case .system: ".AppleSystemUIFont"
    case .roundedSystem: ".AppleSystemUIFontRounded"
    case .serifSystem: ".AppleSystemUIFontSerif"
    case .monospacedSystem: ".AppleSystemUIFontMonospaced"
    case .named(let name): name.split(separator: "-").first.map(String.init) ?? name
    case .icons: "Material Icons"
    }
  }

  open var fontName: String {
    switch font.family {
    case .named(let name): name
    case .system: ".SFUI-\(UIFont.Weight.name(of: font.weight))\(font.isItalic ? "Italic" : "")"
    default: "\(familyName)-\(UIFont.Weight.name(of: font.weight))\(font.isItalic ? "Italic" : "")"
    }
  }

  /// No names: which families a device has is not known here.
  public class var familyNames: [String] { [] }

  /// No names, as of families.
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }

  // MARK: Measures

  open var pointSize: CGFloat { font.size }
  open var ascender: CGFloat { measures.ascent }
  open var descender: CGFloat { -measures.descent }
  open var capHeight: CGFloat { measures.capHeight }
  /// The height of small letters: 0.746 of that of capitals, as in San Francisco at 17 points.
  open var xHeight: CGFloat { measures.capHeight * 0.746 }
  open var lineHeight: CGFloat { measures.lineHeight }
  open var leading: CGFloat { 0 }

  private var measures: FontExtents { SharedTextEngine.shared.metrics(for: font) }

  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(descriptor: fontDescriptor, size: fontSize) }

  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font.fontDescriptor) }
}

extension Font {
  /// Returns the font with a size that follows the text size of the view that shows it, or that stays as it is.
  func following(view: Bool) -> Font {
    var font = self
    font.scaling?.isAutomatic = view
    return font
  }
}

// MARK: - Weights and styles

extension UIFont {
  /// The weight of a font, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    private static let all: [(Weight, Int, String)] = [
      (.ultraLight, 100, "Ultralight"), (.thin, 200, "Thin"), (.light, 300, "Light"), (.regular, 400, "Regular"),
      (.medium, 500, "Medium"), (.semibold, 600, "Semibold"), (.bold, 700, "Bold"), (.heavy, 800, "Heavy"),
      (.black, 900, "Black"),
    ]

    /// The weight in `100...900`: that of the nearest named weight.
    package var value: Int {
      Weight.all.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? 400
    }

    package init(_ value: Int) {
      self = Weight.all.min { abs($0.1 - value) < abs($1.1 - value) }?.0 ?? .regular
    }

    static func name(of value: Int) -> String { all.min { abs($0.1 - value) < abs($1.1 - value) }?.2 ?? "Regular" }
  }

  /// The width of a font's letters.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let compressed = Width(rawValue: -0.3)
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
  }

  /// A text style of Dynamic Type.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A style of visionOS, shown as a large title.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    package init(_ style: Galley.TextStyle) {
      switch style {
      case .largeTitle: self = .largeTitle
      case .title1: self = .title1
      case .title2: self = .title2
      case .title3: self = .title3
      case .headline: self = .headline
      case .body: self = .body
      case .callout: self = .callout
      case .subheadline: self = .subheadline
      case .footnote: self = .footnote
      case .caption1: self = .caption1
      case .caption2: self = .caption2
      }
    }

    package var value: Galley.TextStyle {
      if rawValue.contains("ExtraLargeTitle") { return .largeTitle }
      return Galley.TextStyle(documentName: rawValue) ?? .body
    }

    public func metrics() -> UIFontMetrics { UIFontMetrics(forTextStyle: self) }
  }
}
