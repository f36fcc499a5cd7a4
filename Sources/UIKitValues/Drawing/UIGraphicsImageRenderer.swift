import Foundation
import Galley

/// The context of a renderer's closure.
open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// The image of what was drawn so far.
  open var currentImage: UIImage { cgContext.image ?? UIImage() }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills the rectangle over what is below, whatever the blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }

  /// Strokes a line of one point within the rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Strokes the rectangle over what is below, whatever the blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { stroke(rect) }

  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws images.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  public let format: UIGraphicsImageRendererFormat

  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    format.bounds = bounds
  }

  open var allowsImageOutput: Bool { true }

  open func image(actions: DrawingActions) -> UIImage {
    let context = CGContext(size: Size(bounds.size), scale: format.scale, isOpaque: format.opaque)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphics.push(context)
    actions(UIGraphicsImageRendererContext(context, format))
    UIGraphics.pop()
    return context.image ?? UIImage()
  }

  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

  /// Returns the image as PNG: Galley writes no JPEG.
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    pngData(actions: actions)
  }
}
