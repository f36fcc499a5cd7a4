// `Self()` in an app's class: Objective-C calls the initializer of the class that runs, Swift only calls a required one. The adapter
// writes `Self.makeByInit()` instead. `ReusableViews.swift` explains how it works.

extension CALayer {
  @usableFromInline convenience init(ofClass: Void) { self.init() }

  /// Makes a layer of this very class with its `init()`: `layerClass` is a value, too.
  @_silgen_name("$s5UIKit7CALayerC7ofClassACyt_tcfC")
  class func make(ofClass: Void = ()) -> CALayer
}

extension UIView {
  @usableFromInline convenience init(ofClass: Void) { self.init(frame: .zero) }

  @_silgen_name("$s5UIKit6UIViewC7ofClassACyt_tcfC")
  private class func make(ofClass: Void = ()) -> UIView

  /// Makes a view of this very class with its `init(frame:)`.
  public class func makeByInit() -> Self { unsafeDowncast(make(), to: Self.self) }
}

extension UIViewController {
  @usableFromInline convenience init(ofClass: Void) { self.init(nibName: nil, bundle: nil) }

  @_silgen_name("$s5UIKit16UIViewControllerC7ofClassACyt_tcfC")
  private class func make(ofClass: Void = ()) -> UIViewController

  /// Makes a controller of this very class with its `init(nibName:bundle:)`.
  public class func makeByInit() -> Self { unsafeDowncast(make(), to: Self.self) }
}

extension UICollectionViewLayoutAttributes {
  @usableFromInline convenience init(ofClass: Void) { self.init() }

  @_silgen_name("$s5UIKit32UICollectionViewLayoutAttributesC7ofClassACyt_tcfC")
  private class func make(ofClass: Void = ()) -> UICollectionViewLayoutAttributes

  /// Makes attributes of this very class with its `init()`: layouts name the class of theirs, and attributes are copied.
  class func makeByInit() -> Self { unsafeDowncast(make(), to: Self.self) }
}
