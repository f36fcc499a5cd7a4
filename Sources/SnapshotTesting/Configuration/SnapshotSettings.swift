import UIKit

/// What applies to one assertion.
struct SnapshotSettings {
  typealias Record = SnapshotTestingConfiguration.Record

  /// The references to write, or the value of `SNAPSHOT_TESTING_RECORD` that is none.
  let record: Result<Record, UnknownRecord>
  let diffTool: SnapshotTestingConfiguration.DiffTool
  /// The folder of the references that this renderer writes, relative to `__Snapshots__`.
  let folder: String
  /// The folder of the snapshots that fail.
  let artefacts: URL

  struct UnknownRecord: Error {
    let name: String
  }

  /// - Parameters:
  ///   - record: The choice of the assertion itself, which comes first.
  ///   - configuration: What is current, which comes before what is global and before the environment.
  init(
    record: Record?, configuration: SnapshotTestingConfiguration? = .current,
    global: SnapshotTestingConfiguration = .global, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let chosen = SnapshotTestingConfiguration(record: record).inside(configuration).inside(global)
    // CI services set variables to nothing to unset them.
    let environment = environment.filter { !$0.value.isEmpty }
    self.record = chosen.record.map(Result.success) ?? Self.record(in: environment)
    diffTool = chosen.diffTool ?? .default
    folder = chosen.folder ?? environment["GALLEY_SNAPSHOT_FOLDER"] ?? "linux"
    let path = environment["SNAPSHOT_ARTIFACTS"] ?? NSTemporaryDirectory()
    artefacts = URL(filePath: path, directoryHint: .isDirectory)
  }

  private static func record(in environment: [String: String]) -> Result<Record, UnknownRecord> {
    guard let name = environment["SNAPSHOT_TESTING_RECORD"] else { return .success(.missing) }
    return Record(rawValue: name).map(Result.success) ?? .failure(UnknownRecord(name: name))
  }
}
