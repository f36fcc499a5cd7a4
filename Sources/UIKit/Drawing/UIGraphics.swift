import Foundation
import Galley

/// The contexts of a thread that functions draw into.
package enum UIGraphics {
  /// Returns the items that a closure draws with the current context.
  ///
  /// - Parameter size: The size of the area that it draws, in points from the top-left corner.
  package static func record(size: Size, _ draw: () -> Void) -> [DisplayItem] {
    let context = CGContext(size: size, scale: UIKitEnvironment.traits.displayScale)
    push(context)
    defer { pop() }
    draw()
    return context.items
  }

  /// Adds items to the current context, if there is one.
  package static func add(_ items: [DisplayItem]) { current?.add(items) }

  static var current: CGContext? { stack.contexts.last }

  static func push(_ context: CGContext) { stack.contexts.append(context) }

  @discardableResult
  static func pop() -> CGContext? { stack.contexts.popLast() }

  private final class Stack {
    var contexts: [CGContext] = []
  }

  private static let key = "galley.UIGraphics"

  private static var stack: Stack {
    let dictionary = Thread.current.threadDictionary
    if let stack = dictionary[key] as? Stack { return stack }
    let stack = Stack()
    dictionary[key] = stack
    return stack
  }
}

public func UIGraphicsGetCurrentContext() -> CGContext? { UIGraphics.current }

public func UIGraphicsPushContext(_ context: CGContext) { UIGraphics.push(context) }

public func UIGraphicsPopContext() { UIGraphics.pop() }

// MARK: - Images

public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image. A scale of 0 is that of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : UIKitEnvironment.traits.displayScale
  UIGraphics.push(CGContext(size: Size(size), scale: scale, isOpaque: opaque))
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { UIGraphics.current?.image }

public func UIGraphicsEndImageContext() { UIGraphics.pop() }

extension CGContext {
  var image: UIImage? { pixmap().map { UIImage(Image($0)) } }
}

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

/// The context of a renderer's closure.
open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  fileprivate init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// The image of what was drawn so far.
  open var currentImage: UIImage { cgContext.image ?? UIImage() }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }

  /// Strokes a line of one point within the rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

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
