import Foundation
import Galley

extension UIImage {
  /// The traits that a variant of an image is chosen for.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    public let traitCollection: UITraitCollection?

    public init(traitCollection: UITraitCollection?) { self.traitCollection = traitCollection }

    /// Returns the configuration as it is.
    open func applying(_ otherConfiguration: Configuration?) -> Self { self }

    /// Returns the configuration as it is.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { self }

    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// The size, the weight and the colour of a symbol of the system.
  ///
  /// Symbols have one colour: the first of several.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    package let pointSize: CGFloat?
    package let weight: SymbolWeight?
    package let symbolScale: SymbolScale?
    package let textStyle: UIFont.TextStyle?
    package let color: UIColor?

    fileprivate init(
      pointSize: CGFloat?, weight: SymbolWeight?, symbolScale: SymbolScale?, textStyle: UIFont.TextStyle?,
      color: UIColor?
    ) {
      self.pointSize = pointSize
      self.weight = weight == .unspecified ? nil : weight
      self.symbolScale = symbolScale == .unspecified || symbolScale == .default ? nil : symbolScale
      self.textStyle = textStyle
      self.color = color
      super.init(traitCollection: nil)
    }

    public class var unspecified: SymbolConfiguration {
      SymbolConfiguration(pointSize: nil, weight: nil, symbolScale: nil, textStyle: nil, color: nil)
    }

    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, weight: nil, symbolScale: scale, textStyle: nil, color: nil)
    }

    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, weight: weight, symbolScale: nil, textStyle: nil, color: nil)
    }

    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: nil, symbolScale: nil, textStyle: nil, color: nil)
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, symbolScale: nil, textStyle: nil, color: nil)
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, weight: weight, symbolScale: scale, textStyle: nil, color: nil)
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(pointSize: nil, weight: nil, symbolScale: nil, textStyle: textStyle, color: nil)
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(pointSize: nil, weight: nil, symbolScale: scale, textStyle: textStyle, color: nil)
    }

    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        pointSize: font.pointSize, weight: SymbolWeight(font.font.weight), symbolScale: scale, textStyle: nil,
        color: nil)
    }

    public convenience init(hierarchicalColor: UIColor) { self.init(color: hierarchicalColor) }

    public convenience init(paletteColors: [UIColor]) { self.init(color: paletteColors.first) }

    private convenience init(color: UIColor?) {
      self.init(pointSize: nil, weight: nil, symbolScale: nil, textStyle: nil, color: color)
    }

    /// Returns a configuration without settings: symbols have one colour.
    public class func preferringMulticolor() -> SymbolConfiguration { .unspecified }

    /// Returns a configuration without settings: symbols have one colour.
    public class func preferringMonochrome() -> SymbolConfiguration { .unspecified }

    /// Returns a configuration with the settings of another one, and those of this one that the other lacks.
    open override func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      let hasSize = other.pointSize != nil || other.textStyle != nil
      let combined = SymbolConfiguration(
        pointSize: hasSize ? other.pointSize : pointSize, weight: other.weight ?? weight,
        symbolScale: other.symbolScale ?? symbolScale, textStyle: hasSize ? other.textStyle : textStyle,
        color: other.color ?? color)
      // A subclass of an app's own keeps its settings.
      return combined as? Self ?? self
    }

    package var value: Image.SymbolConfiguration {
      let font = textStyle.map { UIFont.preferredFont(forTextStyle: $0).font }
      let scale: Image.SymbolScale =
        switch symbolScale {
        case .small: .small
        case .large: .large
        default: .medium
        }
      return Image.SymbolConfiguration(
        pointSize: pointSize ?? font?.size ?? Image.defaultSymbolPointSize,
        weight: weight?.value ?? font?.weight ?? 400, scale: scale)
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && symbolScale == other.symbolScale
        && textStyle == other.textStyle && color == other.color
    }

    open override var hash: Int { value.hashValue }
  }

  /// The size of a symbol in relation to the text beside it.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  /// The weight of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9

    /// The weight in `100...900`, or `nil` if it is unspecified.
    package var value: Int? { self == .unspecified ? nil : rawValue * 100 }

    fileprivate init(_ value: Int) { self = SymbolWeight(rawValue: (value + 50) / 100) ?? .regular }

    public func fontWeight() -> UIFont.Weight { value.map { UIFont.Weight($0) } ?? .regular }
  }
}

extension UIFont.Weight {
  public func symbolWeight() -> UIImage.SymbolWeight { UIImage.SymbolWeight(rawValue: value / 100) ?? .regular }
}
