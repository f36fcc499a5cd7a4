/// A comparison of a whole run with its references.
public struct VerificationRun: Hashable, Sendable {
  /// The snapshots, in the order of the run; orphaned references last.
  public var results: [SnapshotResult]
  /// What concerns the run as a whole, in words: references made with other versions, a folder over its budget.
  public var warnings: [String]
  /// What could not be done, in words, in the order of the run; each has a line, as the log tells it.
  public var problems: [String]
  /// What the run went over; none where that is not known.
  public var scope: RunScope?

  /// Makes a run.
  public init(
    results: [SnapshotResult], warnings: [String] = [], problems: [String] = [], scope: RunScope? = nil
  ) {
    self.results = results
    self.warnings = warnings
    self.problems = problems
    self.scope = scope
  }

  /// How many snapshots came to a verdict.
  public func count(of status: SnapshotResult.Status) -> Int { results.count { $0.status == status } }
}
