/// A comparison of a whole run with its references.
public struct VerificationRun: Hashable, Sendable {
  /// The snapshots, in the order of the run; orphaned references last.
  public var results: [SnapshotResult]
  /// What concerns the run as a whole, in words: references made with other versions, a folder over its budget.
  public var warnings: [String]

  /// Makes a run.
  public init(results: [SnapshotResult], warnings: [String] = []) {
    self.results = results
    self.warnings = warnings
  }

  /// How many snapshots came to a verdict.
  public func count(of status: SnapshotResult.Status) -> Int { results.count { $0.status == status } }
}
