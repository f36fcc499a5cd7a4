import Foundation

/// Whether an associated object is kept. Here all are, as long as their owner lives.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Returns the value that was associated with an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(of: object as AnyObject, for: key)
}

/// Associates a value with an object under a key, until the object is gone.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared.set(value, of: object as AnyObject, for: key, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN)
}

public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: object as AnyObject)
}

/// What Swift classes without an Objective-C runtime are associated with.
private final class AssociatedObjects: @unchecked Sendable {
  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: () -> Any?] = [:]
  }

  static let shared = AssociatedObjects()
  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries from which those of objects that are gone are removed.
  private var limit = 64

  func value(of owner: AnyObject, for key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      // The place of an object that is gone may be another's now.
      guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
      return entry.values[key]?()
    }
  }

  func set(_ value: Any?, of owner: AnyObject, for key: UnsafeRawPointer, isWeak: Bool) {
    let kept = value.map { value -> () -> Any? in isWeak ? weakly(value as AnyObject) : { value } }
    // What is replaced may set further values when it goes: not under the lock.
    let former = lock.withLock { () -> Entry? in
      let former = entries[ObjectIdentifier(owner)]
      var entry = former?.owner === owner ? former ?? Entry(owner: owner) : Entry(owner: owner)
      entry.values[key] = kept
      entries[ObjectIdentifier(owner)] = entry
      return former
    }
    withExtendedLifetime(former) { removeUnowned() }
  }

  func removeAll(of owner: AnyObject) {
    let former = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(owner)) }
    withExtendedLifetime(former) {}
  }

  private func weakly(_ object: AnyObject) -> () -> Any? { { [weak object] in object } }

  private func removeUnowned() {
    let gone = lock.withLock { () -> [ObjectIdentifier: Entry] in
      guard entries.count > limit else { return [:] }
      let gone = entries.filter { $0.value.owner == nil }
      for key in gone.keys { entries[key] = nil }
      limit = max(64, entries.count * 2)
      return gone
    }
    withExtendedLifetime(gone) {}
  }
}
