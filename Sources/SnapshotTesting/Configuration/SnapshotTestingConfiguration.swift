import UIKit

/// How assertions record references and show failures, for the tests in which it is current.
///
/// What is `nil` is as around: that of an outer configuration, of ``isRecording`` and ``diffTool``, or of the
/// environment.
public struct SnapshotTestingConfiguration: Sendable {
  @TaskLocal static var current: SnapshotTestingConfiguration?

  /// The references to write.
  public var record: Record?
  /// How the files of a failure are named in its message.
  public var diffTool: DiffTool?
  /// The folder of the references that this renderer writes, relative to `__Snapshots__`. By default it is the one that
  /// the variable `GALLEY_SNAPSHOT_FOLDER` names, or `linux`.
  ///
  /// The other files in `__Snapshots__` were drawn by Apple's renderer, and stay as they are. With `.`, they are
  /// compared and written.
  public var folder: String?

  public init(record: Record? = nil, diffTool: DiffTool? = nil, folder: String? = nil) {
    self.record = record
    self.diffTool = diffTool
    self.folder = folder
  }

  /// The configuration, with what is around in place of `nil`.
  func inside(_ outer: SnapshotTestingConfiguration?) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool, folder: folder ?? outer?.folder)
  }
}

/// Runs tests with a configuration, and returns their result.
///
/// ```swift
/// override func invokeTest() {
///   withSnapshotTesting(record: .failed) { super.invokeTest() }
/// }
/// ```
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  folder: String? = nil, operation: () throws -> Result
) rethrows -> Result {
  let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool, folder: folder)
  return try SnapshotTestingConfiguration.$current.withValue(
    configuration.inside(.current), operation: operation)
}

/// Runs tests with a configuration, and returns their result.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  folder: String? = nil, isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
  let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool, folder: folder)
  return try await SnapshotTestingConfiguration.$current.withValue(
    configuration.inside(.current), operation: operation)
}
