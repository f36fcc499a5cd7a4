import Galley
import GalleyTesting
import TestSupport
import XCTest

/// Snapshots asserted by a test case of XCTest.
final class XCTestAssertionTests: XCTestCase {
  private var failures: [String] = []
  private var expectsFailure = false

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    guard expectsFailure else {
      super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      return
    }
    failures.append("\(filePath):\(lineNumber): \(description)")
  }

  func testFailureIsReportedAtTheLineOfTheAssertion() {
    let folder = TemporaryFolder()
    assertSnapshots(of: card("Name"), size: cardSize, record: .all, references: folder.path)
    assertSnapshots(of: card("Name"), size: cardSize, record: .never, references: folder.path)
    XCTAssertEqual(failures, [])
    expectsFailure = true
    assertSnapshots(of: card("Name", left: 21), size: cardSize, record: .never, references: folder.path)
    let line = #line - 1
    expectsFailure = false
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(failures.first?.contains("XCTestAssertionTests.swift:\(line): ") ?? false, "\(failures)")
    XCTAssertTrue(failures.first?.contains("'Name' moved 1 pt right [canvas base L]") ?? false, "\(failures)")
  }
}
