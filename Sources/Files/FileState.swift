/// The kind of file that a path names, without following symbolic links.
package enum FileKind: Hashable {
  case file
  case folder
  case symbolicLink
  /// A device, a socket or a pipe.
  case other
  /// There is no such file, or its kind cannot be determined.
  case missing

  /// Determines the kind of the file at a path.
  package init(at path: String) {
    var status = stat()
    self = lstat(path, &status) == 0 ? FileKind(status) : .missing
  }

  /// Returns whether nothing has a path. A path whose folder cannot be searched may be that of a file.
  package static func isAbsent(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 && [ENOENT, ENOTDIR].contains(errno)
  }

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .symbolicLink
    default: self = .other
    }
  }
}

/// Changes the names of files.
package enum FileNames {
  /// Gives a file a second name.
  ///
  /// - Returns: Whether that succeeded.
  package static func link(_ path: String, as other: String) -> Bool {
    linkat(AT_FDCWD, path, AT_FDCWD, other, 0) == 0
  }

  /// Exchanges two names in one step.
  ///
  /// - Returns: Whether the system has such a call and it succeeded.
  package static func exchange(_ path: String, _ other: String) -> Bool {
    // Glibc's module leaves the function out; Darwin has one that takes the same arguments under another name.
    typealias Exchange =
      @convention(c) (
        Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
      ) -> Int32
    guard let symbol = dlsym(nil, "renameat2") ?? dlsym(nil, "renameatx_np") else { return false }
    // RENAME_EXCHANGE of <linux/fs.h>, RENAME_SWAP of <sys/stdio.h>.
    return unsafeBitCast(symbol, to: Exchange.self)(AT_FDCWD, path, AT_FDCWD, other, 2) == 0
  }

  /// Returns whether two paths name one file, as on disks that do not tell composed characters from others.
  package static func areOfOneFile(_ path: String, _ other: String) -> Bool {
    var (status, otherStatus) = (stat(), stat())
    guard lstat(path, &status) == 0, lstat(other, &otherStatus) == 0 else { return false }
    return status.st_dev == otherStatus.st_dev && status.st_ino == otherStatus.st_ino
  }

  /// Removes a file. A missing file is not an error.
  package static func remove(_ path: String) throws(FileError) {
    guard unlink(path) != 0, errno != ENOENT, errno != ENOTDIR else { return }
    throw FileError(path: path, .latest)
  }
}

/// What the file system records about the content of a file or a folder: it changes whenever the content does.
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

  /// Reads the state of the file at a path, following symbolic links. Returns `nil` if there is no regular file.
  package init?(of path: String) { self.init(of: path, .file) }

  /// Reads the state of the folder at a path, which changes whenever something in it gets a name or loses it. Returns
  /// `nil` if there is no folder.
  package init?(ofFolder path: String) { self.init(of: path, .folder) }

  private init?(of path: String, _ kind: FileKind) {
    var status = stat()
    guard stat(path, &status) == 0, FileKind(status) == kind else { return nil }
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

  /// Whether the last change was so long ago that any later change would give the file a different state.
  package var isSettled: Bool {
    min(readTime.nanoseconds(since: contentChange), readTime.nanoseconds(since: statusChange)) > longestTick
  }

  /// The longest time between two changes that can have the same time stamp, in nanoseconds. Linux records times in
  /// ticks of up to 10 ms, and some file systems only in seconds or even steps of two seconds.
  private var longestTick: Int {
    contentChange.nanoseconds == 0 || statusChange.nanoseconds == 0 ? 2_000_000_000 : 20_000_000
  }

  /// The state as text.
  package var identity: String {
    let times = [contentChange, statusChange].flatMap { [$0.seconds, $0.nanoseconds] }
    return "\(device) \(number) \(size) \(times)"
  }

  package static func == (one: FileState, other: FileState) -> Bool {
    one.number == other.number && one.device == other.device && one.size == other.size
      && one.contentChange == other.contentChange && one.statusChange == other.statusChange
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(number)
    hasher.combine(contentChange)
  }
}
