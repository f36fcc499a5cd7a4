import Foundation
import Galley

/// The features of a font, from which fonts of other sizes, styles or designs are made.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  package let value: FontDescriptor

  package init(_ value: FontDescriptor) { self.value = value }

  /// Makes the descriptor of a font of the system.
  public override init() { value = Font(size: UIFont.systemFontSize).fontDescriptor }

  /// Makes the descriptor of a font of the system: it reads nothing from the coder.
  public required init?(coder: NSCoder) { value = Font(size: UIFont.systemFontSize).fontDescriptor }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(Font(family: .named(fontName), size: size).fontDescriptor)
  }

  /// Makes the descriptor of a font with attributes. Those that Galley's fonts do not have are left out.
  public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    value = Font(size: UIFont.systemFontSize).adding(attributes).fontDescriptor
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.value == value }

  open override var hash: Int { value.hashValue }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  open var pointSize: CGFloat { value.pointSize }

  open var postscriptName: String { font.fontName }

  open var symbolicTraits: SymbolicTraits { SymbolicTraits(rawValue: value.symbolicTraits.rawValue) }

  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [
      .size: NSNumber(value: Double(pointSize)), .name: font.fontName, .family: font.familyName,
      .traits: [
        TraitKey.symbolic: NSNumber(value: symbolicTraits.rawValue),
        TraitKey.weight: NSNumber(value: Double(UIFont.Weight(font.font.weight).rawValue)),
      ],
    ]
    if let style = font.font.scaling?.textStyle { attributes[.textStyle] = UIFont.TextStyle(style).rawValue }
    return attributes
  }

  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(font.font.adding(attributes).fontDescriptor)
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(value.withSize(newPointSize)) }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

  /// Returns a descriptor with the traits. Those other than italic, bold and monospaced are left out.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let known = FontDescriptor.SymbolicTraits(rawValue: symbolicTraits.rawValue)
      .intersection([.traitItalic, .traitBold, .traitMonoSpace])
    return value.withSymbolicTraits(known).map { UIFontDescriptor($0) }
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    value.withDesign(design.value).map { UIFontDescriptor($0) }
  }

  private var font: UIFont { UIFont(descriptor: self, size: 0) }
}

extension UIFontDescriptor {
  /// Styles that a font has in addition to its typeface.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The key of an attribute of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The key of a value of ``AttributeName/traits``.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The key of a value of ``AttributeName/featureSettings``.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  /// A design of the system's typeface.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    fileprivate var value: FontDescriptor.SystemDesign {
      switch self {
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      default: .default
      }
    }
  }
}

extension Font {
  fileprivate func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> Font {
    var font = self
    if let name = (attributes[.name] ?? attributes[.family]) as? String { font.family = .named(name) }
    if let size = number(attributes[.size]), size > 0, size != font.size {
      font = Font(descriptor: font.fontDescriptor, size: size)
    }
    if let face = attributes[.face] as? String {
      font.isItalic = face.contains("Italic")
      font.weight = face.contains("Bold") ? 700 : face.contains("Light") ? 300 : face.contains("Medium") ? 500 : 400
    }
    font.add(traits: attributes[.traits])
    if font.hasMonospacedDigits(attributes[.featureSettings]) { font.hasMonospacedDigits = true }
    return font
  }

  private mutating func add(traits: Any?) {
    guard let traits = traits as? [UIFontDescriptor.TraitKey: Any] else { return }
    if let symbolic = number(traits[.symbolic]) {
      let styles = UIFontDescriptor.SymbolicTraits(rawValue: UInt32(bounded: max(symbolic, 0)))
      isItalic = styles.contains(.traitItalic)
      if styles.contains(.traitBold), weight < 600 { weight = 600 }
    }
    if let weight = traits[.weight] as? UIFont.Weight { self.weight = weight.value }
    if let weight = number(traits[.weight]) { self.weight = UIFont.Weight(rawValue: weight).value }
  }

  /// Returns whether feature settings ask for digits of one width: the type 6, the selector 0 (Apple Font Feature
  /// Registry, "Number Spacing").
  private func hasMonospacedDigits(_ settings: Any?) -> Bool {
    guard let settings = settings as? [[UIFontDescriptor.FeatureKey: Any]] else { return false }
    return settings.contains { number($0[.type]) == 6 && number($0[.selector]) == 0 }
  }

  private func number(_ value: Any?) -> Double? {
    switch value {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
