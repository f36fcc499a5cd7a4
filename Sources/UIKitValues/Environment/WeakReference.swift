/// A property that does not keep its object alive, and whose type may be a protocol.
///
/// The adapter writes it for `weak var value: T?` in an app's generic types, whose `T` may be a protocol of
/// Objective-C.
@propertyWrapper
public struct WeakReference<Value> {
  private weak var object: AnyObject?

  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  public var wrappedValue: Value? {
    get { object as? Value }
    set { object = newValue.map { $0 as AnyObject } }
  }
}
