import Foundation

// Observing by key path needs the Objective-C runtime, so changes are not seen. The first value is, where the app asks
// for it.

public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
}

/// What an observer is told.
public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
  public let isPrior: Bool
}

/// The observation of a property, whose changes are not seen.
open class NSKeyValueObservation: NSObject {
  open func invalidate() {}
}

extension NSObjectProtocol where Self: NSObject {
  /// Calls the handler with the value of now, if the options ask for it, and never again.
  @discardableResult
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil, isPrior: false))
    }
    return NSKeyValueObservation()
  }
}

extension NSObject {
  /// Adds nothing: changes are not seen.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {}
  /// Does nothing: no observer was added.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
  /// Does nothing: no observer was added.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {}
  /// Does nothing: changes are not seen. Operations have Foundation's own.
  @_disfavoredOverload
  public func willChangeValue(forKey key: String) {}
  /// Does nothing: changes are not seen.
  @_disfavoredOverload
  public func didChangeValue(forKey key: String) {}

  /// Sets an outlet or an inspectable property that the adapter registered, or a button's type. Other properties have
  /// no names here.
  public func setValue(_ value: Any?, forKey key: String) {
    do throws(UINibError) {
      try UINibClasses.set(key, of: self, to: value)
    } catch {
      if let value { try? UINibClasses.connect(key, of: self, to: value) }
      if key == "buttonType", let button = self as? UIButton { button.take(typeNumber: value) }
    }
  }
  public func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
  /// Returns nil: properties have no names here.
  public func value(forKey key: String) -> Any? { nil }
  /// Returns nil: properties have no names here.
  public func value(forKeyPath keyPath: String) -> Any? { nil }

  /// Calls a method that the adapter registered: at once if the caller waits for it, or else after the present call.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    if wait { perform(aSelector, with: arg) } else { perform(aSelector, with: arg, afterDelay: 0) }
  }
  /// Calls nothing.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {}
}
