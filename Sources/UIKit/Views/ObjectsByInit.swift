import Foundation

// Objective-C's runtime calls an initializer of a class that is known when the program runs: that of a registered cell,
// or of the class of `Self()`. In Swift such an initializer has to be required, and if UIKit's were, an app's overrides
// of them would not compile. A convenience initializer calls the class's own designated one, though. So the classes
// have required convenience initializers that are unavailable: the compiler demands no unavailable one of a subclass,
// and each subclass inherits it. Code that calls it would not compile, either, but a conformance is found when the
// program runs, unavailable or not.

/// A class whose objects UIKit makes with `init()`, or the initializer that stands for it.
protocol MadeByInit: AnyObject {
  init(ofClass: Void)
}

/// A class of views that a list makes when it has none to use again.
protocol MadeForReuse: AnyObject {
  init(reusedAs identifier: String?)
}

@available(*, unavailable) extension CALayer: MadeByInit {}
@available(*, unavailable) extension UIView: MadeByInit {}
@available(*, unavailable) extension UIViewController: MadeByInit {}
@available(*, unavailable) extension UICollectionViewLayoutAttributes: MadeByInit {}

@available(*, unavailable) extension UITableViewCell: MadeForReuse {}
@available(*, unavailable) extension UITableViewHeaderFooterView: MadeForReuse {}
@available(*, unavailable) extension UICollectionReusableView: MadeForReuse {}

extension NSObject {
  /// Makes an object of this very class. The adapter writes it for `Self()` in an app's views and controllers.
  static func made<Object>(as type: Object.Type) -> Object {
    guard let object = (self as AnyClass as? any MadeByInit.Type)?.init(ofClass: ()) as? Object else {
      preconditionFailure("no initializer of \(self) is known")
    }
    return object
  }

  /// Makes a view of this very class for an identifier.
  static func made<Content: UIView>(as type: Content.Type, reusedAs identifier: String?) -> Content {
    guard let view = (self as AnyClass as? any MadeForReuse.Type)?.init(reusedAs: identifier) as? Content else {
      preconditionFailure("\(self) is no class of views that a list shows")
    }
    return view
  }
}

extension CALayer {
  /// Makes a layer of this very class with its `init()`: `layerClass` is a value, too.
  static func makeByInit() -> CALayer { made(as: CALayer.self) }
}

extension UIView {
  /// Makes a view of this very class with its `init(frame:)`.
  public class func makeByInit() -> Self { made(as: Self.self) }
}

extension UIViewController {
  /// Makes a controller of this very class with its `init(nibName:bundle:)`.
  public class func makeByInit() -> Self { made(as: Self.self) }
}

extension UICollectionViewLayoutAttributes {
  /// Makes attributes of this very class with its `init()`: layouts name the class of theirs, and attributes are
  /// copied.
  class func makeByInit() -> Self { made(as: Self.self) }
}
