import Synchronization

/// Whether all references are written. ``withSnapshotTesting(record:diffTool:folder:operation:)`` chooses for some
/// tests alone.
public var isRecording: Bool {
  get { choices.withLock { $0.record == .all } }
  set { choices.withLock { $0.record = newValue ? .all : nil } }
}

/// The former name of ``isRecording``.
@available(*, deprecated, renamed: "isRecording")
public var record: Bool {
  get { isRecording }
  set { isRecording = newValue }
}

/// How the files of a failure are shown in its message, or `nil` for their addresses.
public var diffTool: SnapshotTestingConfiguration.DiffTool? {
  get { choices.withLock { $0.diffTool } }
  set { choices.withLock { $0.diffTool = newValue } }
}

private let choices = Mutex(SnapshotTestingConfiguration())

extension SnapshotTestingConfiguration {
  /// What ``isRecording`` and ``diffTool`` were set to.
  static var global: SnapshotTestingConfiguration { choices.withLock { $0 } }
}
