import Foundation

// Core Image, which UIKit exports. It makes no images here: filters give none.

/// An image of Core Image, which is always empty.
open class CIImage: NSObject {
  open var extent: CGRect { .zero }
  public override init() { super.init() }
  public convenience init?(image: UIImage) { self.init() }
  public convenience init?(data: Data) { return nil }
  public convenience init(cgImage: CGImage) { self.init() }
  open func transformed(by matrix: CGAffineTransform) -> CIImage { self }
  open func cropped(to rect: CGRect) -> CIImage { self }
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage { self }
}

/// A filter of Core Image, which gives no image.
open class CIFilter: NSObject {
  public let name: String
  open var outputImage: CIImage? { nil }
  public init?(name: String) { self.name = name }
  public convenience init?(name: String, parameters params: [String: Any]?) { self.init(name: name) }
  open func setDefaults() {}
}

/// A context of Core Image, which makes no images.
open class CIContext: NSObject {
  public convenience init(options: [AnyHashable: Any]? = nil) { self.init() }
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { nil }
}

/// A colour of Core Image. Its components are not kept.
open class CIColor: NSObject {
  public convenience init(color: UIColor) { self.init() }
  public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat = 1) { self.init() }
}

/// A vector of Core Image. Its components are not kept.
open class CIVector: NSObject {
  public convenience init(x: CGFloat, y: CGFloat) { self.init() }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init() }
}

extension UIImage {
  /// Always `nil`.
  public var ciImage: CIImage? { nil }
}

public let kCIInputImageKey = "inputImage"
public let kCIInputRadiusKey = "inputRadius"
