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
