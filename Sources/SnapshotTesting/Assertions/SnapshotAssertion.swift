import Files
import GalleyTesting
import UIKit

/// An assertion about a value: where it is, and what it was given.
struct SnapshotAssertion<Value, Format> {
  let strategy: Snapshotting<Value, Format>
  let name: String?
  let record: SnapshotTestingConfiguration.Record?
  let directory: String?
  let timeout: TimeInterval
  let testName: String
  let test: RunningTest

  /// Returns why the assertion fails, or `nil` if it passes.
  func failure(of value: () throws -> Value) -> SnapshotFailure? {
    let settings = SnapshotSettings(record: record)
    let testFile = "\(test.filePath)"
    switch settings.record {
    case .failure(let unknown): return .unknownRecord(unknown.name)
    case .success where directory == nil && !testFile.utf8.hasPrefix("/"): return .relativeTestFile(testFile)
    case .success(let record):
      let check = ReferenceCheck(
        diffing: strategy.diffing, files: files(testFile, settings), record: record, diffTool: settings.diffTool,
        name: name, testName: testName, test: test)
      return failure(of: value, check)
    }
  }

  private func failure(of value: () throws -> Value, _ check: ReferenceCheck<Format>) -> SnapshotFailure? {
    let problem = StrategyProblem()
    do {
      return try StrategyProblem.$current.withValue(problem) {
        let snapshot = strategy.snapshot(try value()).value(within: timeout)
        if let reason = problem.reason { return .noSnapshot(reason: reason) }
        guard let snapshot else { return .timeout(timeout) }
        return check.failure(of: snapshot)
      }
    } catch {
      return .noValue(error)
    }
  }

  private func files(_ testFile: String, _ settings: SnapshotSettings) -> ReferenceFiles {
    let folder = ReferenceFiles.originalFolder(ofTestFile: testFile, directory).path
    let snapshot = name ?? "\(SnapshotCounter.current.next(for: ReferenceName.safe(testName), in: folder))"
    let file = ReferenceName(test: testName, snapshot: snapshot, pathExtension: strategy.pathExtension)
    return ReferenceFiles(
      testFile: testFile, directory: directory, fileName: file.fileName, isRedrawn: strategy.dependsOnRenderer,
      settings: settings)
  }
}
