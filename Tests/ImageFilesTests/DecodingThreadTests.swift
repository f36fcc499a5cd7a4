import Foundation
import Testing

@testable import ImageFiles

@Suite("Threads that read files")
struct DecodingThreadTests {
  @Test("A file that takes too long is left behind, and the next one is read")
  func timeLimit() throws {
    #expect(throws: ImageFileError.tooSlow) {
      try DecodingThread.run(seconds: 0.05) { Thread.sleep(forTimeInterval: 1) }
    }
    #expect(try DecodingThread.run { 7 } == 7)
  }
}
