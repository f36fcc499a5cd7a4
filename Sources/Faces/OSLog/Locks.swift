import Foundation

/// The lock of C code, which is not recursive.
public struct os_unfair_lock {
  fileprivate let lock = NSLock()
  public init() {}
}
public typealias os_unfair_lock_s = os_unfair_lock
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { lock.pointee.lock.lock() }
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { lock.pointee.lock.try() }
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee.lock.unlock() }

/// A lock with the state that it guards.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let guarding = NSLock()
  private var state: State

  public init(initialState: State) { state = initialState }
  public init(uncheckedState: State) { state = uncheckedState }

  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    guarding.lock()
    defer { guarding.unlock() }
    return try body(&state)
  }

  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try withLock(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public convenience init() { self.init(initialState: ()) }
  public func lock() { guarding.lock() }
  public func unlock() { guarding.unlock() }
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try withLock { _ in try body() } }
}
