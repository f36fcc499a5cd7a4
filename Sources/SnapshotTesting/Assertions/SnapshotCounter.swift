import GalleyTesting
import Synchronization
import XCTest

/// Numbers the snapshots of a test that have no name.
final class SnapshotCounter: Sendable {
  /// The counter of the test with a ``SnapshotsTrait``.
  @TaskLocal static var scoped: SnapshotCounter?
  /// The counter of other tests. Each test case of XCTest begins with 1.
  private static let shared = SnapshotCounter()
  private let counts = Mutex<[String: Int]>([:])

  static var current: SnapshotCounter {
    if let scoped { return scoped }
    if !RunningTest.isOfSwiftTesting { _ = TestCaseObserver.registered }
    return shared
  }

  /// Returns the next number, beginning with 1, for a test's name in a folder.
  func next(for test: String, in folder: String) -> Int {
    counts.withLock { counts in
      counts["\(folder)/\(test)", default: 0] += 1
      return counts["\(folder)/\(test)"] ?? 1
    }
  }

  fileprivate static func reset() { shared.counts.withLock { $0 = [:] } }
}

/// Begins the numbers anew after each test case.
private final class TestCaseObserver: NSObject, XCTestObservation, Sendable {
  static let registered: TestCaseObserver = {
    let observer = TestCaseObserver()
    XCTestObservationCenter.shared.addTestObserver(observer)
    return observer
  }()

  func testCaseDidFinish(_ testCase: XCTestCase) { SnapshotCounter.reset() }
}
