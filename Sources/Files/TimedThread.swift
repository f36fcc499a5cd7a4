import Foundation
import Synchronization

/// A thread for code that may take too long and cannot be stopped.
package enum TimedThread {
  /// Runs code on a thread of its own.
  ///
  /// - Parameter stackSize: The bytes that nested calls can take.
  /// - Returns: The result, or `nil` if it takes longer than a number of seconds. The thread is left behind then.
  package static func run<Result: Sendable>(
    seconds: Double, stackSize: Int, _ body: @escaping @Sendable () -> Result
  ) -> Result? {
    let answer = Answer<Result>()
    let thread = Thread {
      answer.value.withLock { $0 = body() }
      answer.isReady.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    guard answer.isReady.wait(timeout: .now() + seconds) == .success else { return nil }
    return answer.value.withLock { $0 }
  }

  private final class Answer<Result: Sendable>: Sendable {
    let value = Mutex<Result?>(nil)
    let isReady = DispatchSemaphore(value: 0)
  }
}
