import Foundation
import Testing
import UIKit

/// In a file that imports Foundation too, its functions and those of UIKit of the same name are not ambiguous.
@Suite("UIKit beside Foundation")
struct BesideFoundationTests {
  @Test("Work for queues runs")
  func queues() async {
    let queue = OperationQueue()
    await withCheckedContinuation { continuation in
      queue.addOperation {
        DispatchQueue.global().async(
          execute: DispatchWorkItem {
            DispatchQueue.global().asyncAfter(deadline: .now(), execute: DispatchWorkItem { continuation.resume() })
          })
      }
    }
  }

  @Test("Sessions, data and texts are made")
  func values() throws {
    #expect(URLSessionConfiguration.default.identifier == nil)
    #expect(throws: (any Error).self) { try Data(contentsOf: URL(fileURLWithPath: "/none")) }
    let table: String? = nil
    #expect(NSLocalizedString("none", tableName: table, bundle: .main, value: "value", comment: "") == "value")
    #expect(Bundle.main.path(forResource: "none", ofType: nil) == nil)
  }
}
