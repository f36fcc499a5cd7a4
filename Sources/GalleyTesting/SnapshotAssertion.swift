import Foundation
import Galley
import SnapshotRuns

/// Compares scenes with their references and reports the outcome to the running test.
struct SnapshotAssertion {
  private let test: RunningTest
  private let check: SnapshotCheck
  /// The value of `GALLEY_RECORD` if it is not a mode.
  private let unknownMode: String?

  /// - Parameters:
  ///   - record: The references to write, or `nil` for the environment's choice.
  ///   - references: The folder of the references, relative to that of the test's file.
  init(
    test: RunningTest, record: RecordMode?, rules: VerificationRules, references: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let folder = URL(filePath: "\(test.filePath)").deletingLastPathComponent()
    let place = URL(filePath: references, directoryHint: .isDirectory, relativeTo: folder)
    let mode = environment["GALLEY_RECORD"]
    let knownMode = mode.flatMap(RecordMode.init(rawValue:))
    unknownMode = knownMode == nil ? mode : nil
    self.test = test
    check = SnapshotCheck(
      verifier: SnapshotVerifier(
        references: ReferenceFolder(path: place.standardizedFileURL.path(percentEncoded: false)), rules: rules,
        record: record ?? knownMode ?? .usual(in: environment), trusting: .usual(in: environment)),
      pictures: FailureFolder(environment: environment))
  }

  /// Renders and compares, and fails the test with one message if a snapshot does not pass.
  func run(_ scenes: [SwiftScene]) -> VerificationRun {
    if let unknownMode {
      let modes = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
      test.fail("GALLEY_RECORD is '\(unknownMode)'; expected one of \(modes).", pictures: [])
      return VerificationRun(results: [])
    }
    do {
      let outcomes = try check.outcomes(of: scenes)
      try report(outcomes)
      return VerificationRun(results: outcomes.map(\.result))
    } catch {
      test.fail("No snapshot can be rendered: \(error)", pictures: [])
      return VerificationRun(results: [])
    }
  }

  private func report(_ outcomes: [SnapshotCheck.Outcome]) throws {
    guard !outcomes.isEmpty else { return test.fail("There are no scenes to compare.", pictures: []) }
    let recorded = outcomes.filter(\.result.isRecorded)
    if !recorded.isEmpty {
      let paths = recorded.map { "\(check.verifier.references.path)/\($0.result.path).png" }
      test.note(
        "\(counted(recorded.count, "reference")) recorded:\n"
          + paths.joined(separator: "\n"))
      try check.recordVersions()
    }
    let failures = outcomes.filter { !$0.result.isRecorded && !check.verifier.rules.passes($0.result.status) }
    guard !failures.isEmpty else { return }
    let message = FailureMessage(failures: failures, count: outcomes.count, versionWarning: check.versionWarning)
    test.fail(message.text, pictures: failures.flatMap(\.attachments))
  }
}

extension SnapshotCheck.Outcome {
  /// The pictures with the names of their attachments.
  fileprivate var attachments: [(name: String, bytes: [UInt8])] {
    pictures.map { (name: "\(result.scene) \(result.cellName) \($0.kind).png", bytes: $0.bytes) }
  }
}
