import Foundation
import Galley

/// A value that is delivered to a callback, at once or later.
public struct Async<Value> {
  /// Asks for the value.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Creates a value that a closure hands to its callback.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// Creates a value that is there at once.
  public init(value: Value) { self.init { callback in callback(value) } }

  /// Returns the result of a function of the value.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}

extension Async {
  /// Returns the value, or `nil` if it does not come in time.
  ///
  /// Meanwhile, the main thread's run loop goes on, and the work runs that the test handed to the main queue.
  ///
  /// - Parameter timeout: The time in seconds.
  func value(within timeout: TimeInterval) -> Value? {
    let arrival = Arrival<Value>()
    run(arrival.deliver)
    let deadline = Date(timeIntervalSinceNow: timeout)
    while !arrival.isHere, deadline > Date() { MainWork.proceed() }
    return arrival.value
  }
}

/// The work of the main queue while a test waits.
enum MainWork {
  /// In seconds.
  private static let step = 0.005

  /// Lets the work go on for a moment.
  static func proceed() {
    if DeferredWork.current?.runTurn() == true { return }
    if Thread.isMainThread { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: step)) }
    Thread.sleep(forTimeInterval: step)
  }

  /// Lets the work go on for a time in seconds.
  static func proceed(for duration: TimeInterval) {
    let end = Date(timeIntervalSinceNow: duration)
    while end > Date() { proceed() }
  }
}

/// A value that another thread may deliver.
private final class Arrival<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var delivered: Value?

  func deliver(_ value: Value) { lock.withLock { delivered = value } }
  var value: Value? { lock.withLock { delivered } }
  var isHere: Bool { value != nil }
}
