import Foundation
import Synchronization

/// Returns the name of a class in memory that is never released, as that of classes is.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  ClassNames.pointer(to: cls.map(NSStringFromClass) ?? "nil")
}

public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }

private enum ClassNames {
  private static let known = Mutex<[String: UInt]>([:])

  static func pointer(to name: String) -> UnsafePointer<CChar> {
    let address = known.withLock { known in
      if let address = known[name] { return address }
      let bytes = name.utf8CString
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      bytes.withUnsafeBufferPointer { copy.initialize(from: $0.baseAddress!, count: bytes.count) }
      known[name] = UInt(bitPattern: copy)
      return UInt(bitPattern: copy)
    }
    return UnsafePointer(bitPattern: address)!
  }
}

/// Locks an object for the present thread, which may do so several times, until it calls ``objc_sync_exit(_:)``.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.lock(of: obj as AnyObject).lock()
  return 0
}

@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.lock(of: obj as AnyObject).unlock()
  return 0
}

private enum ObjectLocks {
  nonisolated(unsafe) private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  private static let access = NSLock()

  static func lock(of object: AnyObject) -> NSRecursiveLock {
    access.withLock {
      if let lock = objc_getAssociatedObject(object, key) as? NSRecursiveLock { return lock }
      let lock = NSRecursiveLock()
      objc_setAssociatedObject(object, key, lock, .OBJC_ASSOCIATION_RETAIN)
      return lock
    }
  }
}
