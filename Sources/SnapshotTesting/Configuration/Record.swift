extension SnapshotTestingConfiguration {
  /// Which references are written. A test fails when its reference is written.
  public struct Record: Equatable, Sendable {
    private enum Mode: String, CaseIterable { case all, failed, missing, never }

    private let mode: Mode

    /// All references.
    public static let all = Record(mode: .all)
    /// The missing references, and those that the snapshot does not match.
    public static let failed = Record(mode: .failed)
    /// The missing references.
    public static let missing = Record(mode: .missing)
    /// No reference.
    public static let never = Record(mode: .never)

    private init(mode: Mode) { self.mode = mode }

    /// Creates the choice of a name: `all`, `failed`, `missing` or `never`.
    public init?(rawValue: String) {
      guard let mode = Mode(rawValue: rawValue) else { return nil }
      self.mode = mode
    }

    /// The names of all choices.
    static let names = Mode.allCases.map(\.rawValue)
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// Creates the choice of all references, or of the missing ones.
  public init(booleanLiteral value: Bool) { self = value ? .all : .missing }

  init(_ isRecording: Bool) { self.init(booleanLiteral: isRecording) }
}
