import Testing

/// Runs a test, or the tests of a suite, with a configuration. The names of unnamed snapshots begin with 1 in each.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  public let isRecursive = true
  let configuration: SnapshotTestingConfiguration

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotCounter.$scoped.withValue(SnapshotCounter()) {
      try await SnapshotTestingConfiguration.$current.withValue(
        configuration.inside(.current), operation: function)
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Numbers the snapshots of each test from 1.
  public static var snapshots: Self { snapshots() }

  /// Runs tests with a configuration.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    folder: String? = nil
  ) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool, folder: folder))
  }

  /// Runs tests with a configuration.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
