import Foundation

// Objective-C's runtime calls an initializer of a class that is known when the program runs: that of a registered cell,
// or of the class of `Self()`. In Swift such an initializer has to be required, and if UIKit's were, an app's overrides
// of them would not compile. A convenience initializer calls the class's own designated one, though. So the classes
// have required convenience initializers that are unavailable: the compiler demands no unavailable one of a subclass,
// and each subclass inherits it. Code that calls it would not compile, either, but a conformance is found when the
// program runs, unavailable or not.
//
// An app's class with an `init()` of its own overrides `init(ofClass:)`, which the adapter writes: Objective-C's
// runtime calls that `init()`. A declaration that is unavailable everywhere is overridden only with `override`, about
// which the compiler warns. So it is one that Swift 4 made obsolete.

/// A class whose objects UIKit makes with `init()`, or the initializer that stands for it.
protocol MadeByInit: AnyObject {
  init(ofClass: Void)
}

/// A class of views that code makes with `init(frame:)`.
protocol MadeByFrame: AnyObject {
  init(ofClass: Void, frame: CGRect)
}

/// A class of controllers that code makes with `init(nibName:bundle:)`.
protocol MadeByNib: AnyObject {
  init(ofClass: Void, nibName: String?, bundle: Bundle?)
}

/// A class of cells that code makes with `init(style:reuseIdentifier:)`.
protocol MadeByStyle: AnyObject {
  init(ofClass: Void, style: UITableViewCell.CellStyle, reuseIdentifier: String?)
}

/// A class of recognizers that code makes with `init(target:action:)`, and documents with `init(coder:)`.
protocol MadeByTarget: AnyObject {
  init(ofClass: Void, target: Any?, action: Selector?)
  init?(ofClass: Void, coder: NSCoder)
}

/// A class of views that a list makes when it has none to use again.
protocol MadeForReuse: AnyObject {
  init(reusedAs identifier: String?)
}

@available(*, unavailable) extension CALayer: MadeByInit {}
@available(*, unavailable) extension UIView: MadeByInit {}
@available(*, unavailable) extension UIViewController: MadeByInit {}
@available(*, unavailable) extension UICollectionViewLayout: MadeByInit {}
@available(*, unavailable) extension UICollectionViewLayoutAttributes: MadeByInit {}
@available(*, unavailable) extension UIGestureRecognizer: MadeByInit {}

@available(*, unavailable) extension UIView: MadeByFrame {}
@available(*, unavailable) extension UIViewController: MadeByNib {}
@available(*, unavailable) extension UITableViewCell: MadeByStyle {}
@available(*, unavailable) extension UIGestureRecognizer: MadeByTarget {}

@available(*, unavailable) extension UITableViewCell: MadeForReuse {}
@available(*, unavailable) extension UITableViewHeaderFooterView: MadeForReuse {}
@available(*, unavailable) extension UICollectionReusableView: MadeForReuse {}

extension NSObject {
  /// Makes an object of this very class.
  static func made<Object>(as type: Object.Type) -> Object {
    known((self as AnyClass as? any MadeByInit.Type)?.init(ofClass: ()))
  }

  /// Returns an object as one of a class that is known to have the initializer.
  fileprivate static func known<Object>(_ object: AnyObject?) -> Object {
    guard let object = object as? Object else { preconditionFailure("no such initializer of \(self) is known") }
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

// The adapter writes these for `Self()`, and for `T(frame: .zero)` and the like, where `T` is a class of UIKit.

extension UIView {
  /// Makes a view of this very class with its `init(frame:)`.
  public class func makeByInit() -> Self { made(as: Self.self) }

  public class func makeByInit(frame: CGRect) -> Self {
    known((self as AnyClass as? any MadeByFrame.Type)?.init(ofClass: (), frame: frame))
  }
}

extension UITableViewCell {
  public class func makeByInit(style: CellStyle, reuseIdentifier: String?) -> Self {
    known(
      (self as AnyClass as? any MadeByStyle.Type)?.init(ofClass: (), style: style, reuseIdentifier: reuseIdentifier))
  }
}

extension UITableViewHeaderFooterView {
  public class func makeByInit(reuseIdentifier: String?) -> Self {
    made(as: Self.self, reusedAs: reuseIdentifier)
  }
}

extension UIViewController {
  /// Makes a controller of this very class with its `init(nibName:bundle:)`.
  public class func makeByInit() -> Self { made(as: Self.self) }

  public class func makeByInit(nibName: String?, bundle: Bundle?) -> Self {
    known((self as AnyClass as? any MadeByNib.Type)?.init(ofClass: (), nibName: nibName, bundle: bundle))
  }
}

extension UIGestureRecognizer {
  /// Makes a recognizer of this very class with its `init(target:action:)`.
  public class func makeByInit() -> Self { made(as: Self.self) }

  public class func makeByInit(target: Any?, action: Selector?) -> Self {
    known((self as AnyClass as? any MadeByTarget.Type)?.init(ofClass: (), target: target, action: action))
  }

  /// Makes a recognizer of a document.
  static func makeByCoder() -> UIGestureRecognizer? {
    (self as AnyClass as? any MadeByTarget.Type)?.init(ofClass: (), coder: NSCoder()) as? UIGestureRecognizer
  }
}

extension UICollectionViewLayout {
  /// Makes a layout of this very class with its `init()`.
  public class func makeByInit() -> Self { made(as: Self.self) }
}

extension UICollectionViewLayoutAttributes {
  /// Makes attributes of this very class with its `init()`: layouts name the class of theirs, and attributes are
  /// copied.
  class func makeByInit() -> Self { made(as: Self.self) }
}
