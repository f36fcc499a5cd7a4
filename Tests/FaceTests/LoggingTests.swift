import Testing
import UIKit

@testable import OSLogFace

@Suite("Logging")
struct LoggingTests {
  @Test("A message has its values, whatever their privacy")
  func messages() {
    let message: OSLogMessage =
      "count \(3, privacy: .private) of \("a", align: .left(columns: 8)) \(1.5, format: .fixed)"
    #expect(message.text == "count 3 of a 1.5")
  }

  @Test("Without the system's variable, nothing is written and no message is made")
  func silent() {
    var made = 0
    func value() -> Int {
      made += 1
      return made
    }
    Logger(subsystem: "a", category: "b").error("\(value())")
    os_log("%{public}@ %d", log: .default, type: .error, "a", 3)
    #expect(made == 0)
    #expect(!OSLog.default.isEnabled(type: .error))
  }

  @Test("Locks let one in at a time")
  func locks() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    lock.withLock { $0 += 1 }
    #expect(lock.withLock { $0 } == 2)
    var plain = os_unfair_lock()
    os_unfair_lock_lock(&plain)
    #expect(!os_unfair_lock_trylock(&plain))
    os_unfair_lock_unlock(&plain)
    #expect(os_unfair_lock_trylock(&plain))
  }
}
