import Foundation
import Galley

/// A colour, which can depend on the traits of the view that draws it.
///
/// Colours are in sRGB. Components outside of `0...1` are clamped.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
  private let mark = CFTypeMark()
  package let color: Color

  package init(_ color: Color) { self.color = color }

  // Designated initializers are those that UIKit's subclasses inherit: all but those of names.
  public override init() { color = .black }

  public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, alpha: alpha) }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a colour from components in Display P3, which are taken for those of sRGB.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  public init(cgColor: CGColor) { color = cgColor.color }

  /// Makes the mean colour of an image. Patterns are not drawn.
  public init(patternImage image: UIImage) { color = image.meanColor }

  /// Makes a colour that depends on traits.
  ///
  /// - Parameter dynamicProvider: Returns the colour for traits. It is called at once, for each appearance, contrast
  ///   and level,
  ///   and must not depend on other traits.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    color = Color(dynamicProvider: { dynamicProvider(UITraitCollection($0)).color })
  }

  /// Makes a colour of an asset catalog, that of the scene or else that of the bundle.
  ///
  /// If the catalogs have no colours at all, because they were not given, any name is that of a grey colour.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    guard let color = NamedResources.color(named: name, in: bundle) else { return nil }
    self.init(traits.map { color.resolvedColor(with: $0.traits) } ?? color)
  }

  public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    color = Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }

  public required init?(coder: NSCoder) {
    func component(_ key: String) -> Double { coder.decodeDouble(forKey: key) }
    color = Color(
      red: component("UIRed"), green: component("UIGreen"), blue: component("UIBlue"), alpha: component("UIAlpha"))
  }

  public class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    coder.encode(color.red, forKey: "UIRed")
    coder.encode(color.green, forKey: "UIGreen")
    coder.encode(color.blue, forKey: "UIBlue")
    coder.encode(color.alpha, forKey: "UIAlpha")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }

  open override var hash: Int { color.hashValue }

  open override var description: String {
    "UIExtendedSRGBColorSpace \(color.red) \(color.green) \(color.blue) \(color.alpha)"
  }

  // MARK: Components

  /// The colour in the traits that are current.
  open var cgColor: CGColor { CGColor(current) }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.withAlphaComponent(alpha)) }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(color.resolvedColor(with: traitCollection.traits))
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { current.getRed(red, green: green, blue: blue, alpha: alpha) }

  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { current.getHue(hue, saturation: saturation, brightness: brightness, alpha: alpha) }

  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    current.getWhite(white, alpha: alpha)
  }

  package var current: Color { color.resolvedColor(with: UIKitEnvironment.traits) }
}

/// The type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor
