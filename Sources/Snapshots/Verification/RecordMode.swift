/// Which references a run writes.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// All of them anew.
  case all
  /// Those that are missing or that the snapshot does not pass.
  case failed
  /// Those that are missing.
  case missing
  /// None.
  case never

  /// Whether a snapshot of a verdict is written.
  public func records(_ status: SnapshotResult.Status, passes: Bool) -> Bool {
    switch self {
    case .all: status != .failed
    case .failed: !passes && status != .failed
    case .missing: status == .added
    case .never: false
    }
  }

  /// What holds where nothing is said: the missing ones, but none where the environment has `CI`, since a machine that
  /// checks changes must not approve them.
  public static func usual(in environment: [String: String]) -> RecordMode {
    environment["CI"] == nil ? .missing : .never
  }
}
