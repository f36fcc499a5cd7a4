import Foundation

/// What the system notes of a file: it changes whenever the file's content does.
package struct FileState: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64
  /// The file's length in bytes.
  package let size: Int
  private let changed: [Int]
  private let seen: [Int]

  /// Looks at the file at a path, through symbolic links; none where there is none.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
    size = Int(status.st_size)
    changed = [status.st_mtim, status.st_ctim].flatMap { [Int($0.tv_sec), Int($0.tv_nsec)] }
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    seen = [Int(now.tv_sec), Int(now.tv_nsec)]
  }

  /// Whether the file was last changed so long before it was looked at that a change since would show.
  package var isSettled: Bool {
    let age = { (start: Int) in (seen[0] - changed[start]) * 1_000_000_000 + seen[1] - changed[start + 1] }
    return min(age(0), age(2)) > longestTick
  }

  /// The time within which two changes may bear the same time, in nanoseconds: Linux notes times at ticks of 10 ms at
  /// most, some file systems whole and even seconds alone.
  private var longestTick: Int { changed[1] == 0 || changed[3] == 0 ? 2_000_000_000 : 20_000_000 }

  /// What tells this state from others, as text.
  package var identity: String { "\(device) \(number) \(size) \(changed)" }

  package static func == (one: FileState, other: FileState) -> Bool { one.identity == other.identity }
  package func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
