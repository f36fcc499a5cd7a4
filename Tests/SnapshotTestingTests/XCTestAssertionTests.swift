import TestSupport
import XCTest

@testable import SnapshotTesting

/// Snapshots asserted by a test case of XCTest.
final class XCTestSnapshotTests: XCTestCase {
  private let folder = TemporaryFolder()
  private var failures: [String] = []
  private var expectsFailure = false

  override func invokeTest() {
    withSnapshotTesting(record: .missing, folder: folder.path) { super.invokeTest() }
  }

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
    expectsFailure = true
    assertSnapshot(of: "a", as: .lines)
    let line = #line - 1
    assertSnapshot(of: "b", as: .lines)
    expectsFailure = false
    XCTAssertEqual(failures.count, 2)
    XCTAssertTrue(failures.first?.contains("XCTestAssertionTests.swift:\(line): ") ?? false, "\(failures)")
    XCTAssertTrue(failures.first?.contains("There was no reference.") ?? false, "\(failures)")
    let name = "XCTestAssertionTests/testFailureIsReportedAtTheLineOfTheAssertion"
    XCTAssertEqual(folder.files(), ["\(name).1.txt", "\(name).2.txt"])
  }
}
