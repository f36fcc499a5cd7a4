import Foundation
import Synchronization

/// A class whose later objects take the properties that are set on ``appearance()``.
///
/// Bars take their colours and titles from it; for other classes the calls are kept without an effect.
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  /// Returns an object from which nothing takes properties.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// Returns an object from which nothing takes properties.
  static func appearance(for trait: UITraitCollection) -> Self
}

public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
  public class func appearance() -> Self { UIAppearances.proxy(of: Self.self) { Self(coder: NSCoder()) } }
  /// Returns an object from which nothing takes properties.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    unused
  }
  /// Returns an object from which nothing takes properties.
  public class func appearance(for trait: UITraitCollection) -> Self { unused }

  /// An object that nothing takes properties from.
  private class var unused: Self { Self(coder: NSCoder())! }
}

extension UIBarItem: UIAppearance {
  public class func appearance() -> Self { UIAppearances.proxy(of: Self.self) { Self(coder: NSCoder()) } }
  /// Returns an object from which nothing takes properties.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    Self(coder: NSCoder())!
  }
  /// Returns an object from which nothing takes properties.
  public class func appearance(for trait: UITraitCollection) -> Self { Self(coder: NSCoder())! }
}

extension UIViewController: UIAppearanceContainer {}

/// The objects that stand for the appearance of classes, as UIKit keeps them for the whole process.
enum UIAppearances {
  /// Objects of an app belong to one task. Those that stand for classes are set up before scenes are made.
  private struct Proxies: @unchecked Sendable {
    var objects: [ObjectIdentifier: NSObject] = [:]
  }

  private static let proxies = Mutex(Proxies())

  static func proxy<Object: NSObject>(of type: Object.Type, make: () -> Object?) -> Object {
    if let known = proxies.withLock({ $0 }).objects[ObjectIdentifier(type)] as? Object { return known }
    guard let made = make() else { preconditionFailure("\(type) cannot be made without a document") }
    let kept = Kept(object: made)
    proxies.withLock { $0.objects[ObjectIdentifier(type)] = kept.object }
    return made
  }

  private struct Kept: @unchecked Sendable {
    let object: NSObject
  }

  /// Returns the object whose properties an object takes: that of its class or of the nearest superclass.
  static func proxy<Object: UIView>(of object: Object) -> Object? {
    let known = proxies.withLock { $0 }.objects
    guard !known.isEmpty else { return nil }
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if let proxy = known[ObjectIdentifier(current)] as? Object { return proxy }
      type = _getSuperclass(current)
    }
    return nil
  }
}
