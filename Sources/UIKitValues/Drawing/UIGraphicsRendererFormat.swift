import Foundation

/// The settings of a renderer.
open class UIGraphicsRendererFormat: NSObject {
  public override required init() { super.init() }

  open internal(set) var bounds = CGRect.zero

  public class func `default`() -> Self { Self() }

  public class func preferred() -> Self { Self() }
}

/// The settings of images that a renderer draws.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  open var scale: CGFloat = UIKitEnvironment.traits.displayScale
  open var opaque = false
  /// Kept, but images have the colours of sRGB.
  open var preferredRange = Range.automatic

  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.traits.displayScale
  }

  /// The range of colours. Images have those of sRGB.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }
}
