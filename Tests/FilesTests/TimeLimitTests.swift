import Foundation
import Testing

@testable import Files

@Suite("Limits on the time of a process")
struct TimeLimitTests {
  @Test("A limit that a process does not have is not started again, so that what workers run can be tested")
  func noLimit() {
    ProcessEnd.restartTimeLimit(seconds: 1000)
    #expect(alarm(0) == 0)
  }
}
