/// What the file system records about a file's content: it changes whenever the content does.
package struct FileState: Hashable, Sendable {
  /// A time in seconds and nanoseconds.
  private struct Time: Hashable {
    var seconds: Int
    var nanoseconds: Int

    init(_ time: timespec) { (seconds, nanoseconds) = (Int(time.tv_sec), time.tv_nsec) }

    func nanoseconds(since earlier: Time) -> Int {
      (seconds - earlier.seconds) * 1_000_000_000 + nanoseconds - earlier.nanoseconds
    }
  }

  private let device: UInt64
  private let number: UInt64
  /// The file's length in bytes.
  package let size: Int
  private let contentChange: Time
  private let statusChange: Time
  /// When the state was read; not part of the state.
  private let readTime: Time

  /// Looks at the file at a path, following symbolic links; `nil` if there is no regular file.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0, FileKind(status) == .file else { return nil }
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    self.init(status, readAt: now)
  }

  init(_ status: stat, readAt now: timespec) {
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
    size = Int(status.st_size)
    contentChange = Time(status.st_mtim)
    statusChange = Time(status.st_ctim)
    readTime = Time(now)
  }

  /// Whether the last change is so long ago that any later one would give the file another state.
  package var isSettled: Bool {
    min(readTime.nanoseconds(since: contentChange), readTime.nanoseconds(since: statusChange)) > longestTick
  }

  /// The time within which two changes may have the same time, in nanoseconds: Linux records times in ticks of up to
  /// 10 ms, and some file systems only whole or even seconds.
  private var longestTick: Int {
    contentChange.nanoseconds == 0 || statusChange.nanoseconds == 0 ? 2_000_000_000 : 20_000_000
  }

  /// The state as text.
  package var identity: String {
    let times = [contentChange, statusChange].flatMap { [$0.seconds, $0.nanoseconds] }
    return "\(device) \(number) \(size) \(times)"
  }

  package static func == (one: FileState, other: FileState) -> Bool { one.identity == other.identity }
  package func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
