import GalleyTesting
import UIKit

/// Asserts that a value matches its reference.
///
/// ```swift
/// assertSnapshot(of: controller, as: .image(on: .iPhone13))
/// ```
///
/// The references are `__Snapshots__/linux/FILE/TEST.NAME.png` beside the test's file. A text that no renderer
/// influences is compared with `__Snapshots__/FILE/TEST.NAME.txt` if that exists.
/// ``SnapshotTestingConfiguration/folder`` chooses another folder.
///
/// - Parameters:
///   - value: Makes the value.
///   - snapshotting: The strategy, which takes the snapshot and compares it.
///   - name: The name of the snapshot, or `nil` for a number.
///   - record: The references to write, or `nil` for the choice of the configuration or the environment.
///   - timeout: The time that the strategy may take, in seconds.
///   - fileID: The file of the assertion, which the compiler supplies like the next four arguments.
///   - filePath: The path of the file.
///   - testName: The name of the test.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let failure = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
  guard let failure else { return }
  RunningTest(fileID: fileID, filePath: filePath, line: line, column: column).fail(failure)
}

/// Asserts that a value matches a reference for each of several named strategies.
///
/// The other parameters are those of ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)``.
///
/// - Parameter strategies: The strategies by the name of the snapshot.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Asserts that a value matches a reference for each of several strategies, whose snapshots are numbered.
///
/// The parameters are those of ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)``.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Compares a value with its reference, for assertions of one's own.
///
/// The other parameters are those of ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)``.
///
/// - Parameter snapshotDirectory: The folder of the references, or `nil` for that of the test's file in
///   `__Snapshots__`. Those of this renderer are in a folder `linux` in it.
/// - Returns: Why the value does not match, or `nil` if it does.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  SnapshotAssertion(
    strategy: snapshotting, name: name, record: record, directory: snapshotDirectory, timeout: timeout,
    testName: testName, test: RunningTest(fileID: fileID, filePath: filePath, line: line, column: column)
  ).failure(of: value)?.description
}
