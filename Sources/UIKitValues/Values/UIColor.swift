import Foundation
import Galley

/// A colour, which can depend on the traits of the view that draws it.
///
/// Colours are in sRGB. Components outside of `0...1` are clamped.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
  private let mark = CFTypeMark()
  package let color: Color

  package init(_ color: Color) { self.color = color }

  public override convenience init() { self.init(Color.black) }

  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, alpha: alpha)) }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a colour from components in Display P3, which are taken for those of sRGB.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }

  /// Makes the mean colour of an image. Patterns are not drawn.
  public convenience init(patternImage image: UIImage) { self.init(image.meanColor) }

  /// Makes a colour that depends on traits.
  ///
  /// - Parameter dynamicProvider: Returns the colour for traits. It is called at once, for each appearance, contrast
  ///   and level,
  ///   and must not depend on other traits.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(Color(dynamicProvider: { dynamicProvider(UITraitCollection($0)).color }))
  }

  /// Makes a colour of an asset catalog, that of the scene or else that of the bundle.
  ///
  /// If the catalogs have no colours at all, because they were not given, any name is that of a grey colour.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    guard let color = NamedResources.color(named: name, in: bundle) else { return nil }
    self.init(traits.map { color.resolvedColor(with: $0.traits) } ?? color)
  }

  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public required convenience init?(coder: NSCoder) {
    func component(_ key: String) -> Double { coder.decodeDouble(forKey: key) }
    self.init(
      Color(
        red: component("UIRed"), green: component("UIGreen"), blue: component("UIBlue"), alpha: component("UIAlpha")))
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
