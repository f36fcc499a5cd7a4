import UIKit

/// A property of a class that delivers its values: before each change, the new one.
@propertyWrapper
public struct Published<Value> {
  /// The value, shared by the property and its publisher.
  final class Storage {
    var value: Value
    let receivers = Receivers<Value, Never>()
    var source: AnyCancellable?

    init(_ value: Value) { self.value = value }

    func change(to value: Value) {
      receivers.send(value)
      self.value = value
    }
  }

  public struct Publisher: CombineFace.Publisher {
    fileprivate let storage: Storage

    public func deliver(to receiver: Receiver<Value, Never>) -> AnyCancellable {
      receiver.value(storage.value)
      return storage.receivers.add(receiver)
    }

    /// Takes the values of another publisher, as long as the property exists.
    func follow(_ publisher: some CombineFace.Publisher<Value, Never>) {
      storage.source = publisher.sink { [weak storage] in storage?.change(to: $0) }
    }
  }

  private let storage: Storage

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public init(initialValue: Value) { storage = Storage(initialValue) }

  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.value = newValue }
  }

  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set {}
  }

  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped _: ReferenceWritableKeyPath<Object, Value>,
    storage path: ReferenceWritableKeyPath<Object, Self>
  ) -> Value {
    get { object[keyPath: path].storage.value }
    set {
      (object as? any ObservableObject)?.tellOfChange()
      object[keyPath: path].storage.change(to: newValue)
    }
  }
}

/// An object that tells of changes of its published properties before they happen.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

public final class ObservableObjectPublisher: Publisher {
  private let receivers = Receivers<Void, Never>()
  public init() {}
  public func send() { receivers.send(()) }
  public func deliver(to receiver: Receiver<Void, Never>) -> AnyCancellable { receivers.add(receiver) }
}

private enum ObjectWillChange {
  nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of this object, made when it is first asked for.
  public var objectWillChange: ObservableObjectPublisher {
    if let known = objc_getAssociatedObject(self, ObjectWillChange.key) as? ObservableObjectPublisher { return known }
    let publisher = ObservableObjectPublisher()
    objc_setAssociatedObject(self, ObjectWillChange.key, publisher, .OBJC_ASSOCIATION_RETAIN)
    return publisher
  }
}

extension ObservableObject {
  fileprivate func tellOfChange() { (objectWillChange as? ObservableObjectPublisher)?.send() }
}
