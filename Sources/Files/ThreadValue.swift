import Foundation
import Synchronization

/// A value that a thread of its own computes.
package final class ThreadValue<Value: Sendable>: Sendable {
  private let result = Mutex<Value?>(nil)
  private let isReady = DispatchSemaphore(value: 0)

  /// Starts the thread.
  ///
  /// - Parameter stackSize: The bytes that nested calls can take.
  package init(stackSize: Int, _ compute: @escaping @Sendable () -> Value) {
    let thread = Thread { [self] in
      let value = compute()
      result.withLock { $0 = value }
      isReady.signal()
    }
    thread.stackSize = stackSize
    thread.start()
  }

  /// The value. Waits until it is computed.
  package var value: Value {
    while true { if let value = value(within: .infinity) { return value } }
  }

  /// Returns the value, or `nil` if it takes longer than a number of seconds. The thread goes on then.
  package func value(within seconds: Double) -> Value? {
    guard isReady.wait(timeout: seconds.isFinite ? .now() + seconds : .distantFuture) == .success else { return nil }
    // Others may wait, too.
    isReady.signal()
    return result.withLock { $0 }
  }
}
