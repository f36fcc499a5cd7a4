import Synchronization

/// Keeps other processes of Galley from changing a folder. The system releases the lock when the process ends.
package enum FolderLock {
  /// The descriptors of the folders that this process keeps, by their paths.
  private static let kept = Mutex<[PathBytes: Int32]>([:])

  /// Locks a folder until this process ends. Makes the folder if it is missing.
  ///
  /// - Returns: Whether this process has the lock, and no other one.
  /// - Throws: ``FileError`` if the folder cannot be made or opened.
  package static func keep(_ folder: String) throws(FileError) -> Bool {
    let place = PathBytes(RealPath.of(folder))
    if let own = kept.withLock({ $0[place] }), isOpen(own, at: folder) { return true }
    for _ in 0..<mostReplacements {
      try Folder.make(folder)
      let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard descriptor >= 0 else {
        guard errno == ENOENT else { throw FileError(path: folder, .latest) }
        continue
      }
      guard isLocked(descriptor, within: .zero) else {
        close(descriptor)
        return false
      }
      // The process that had the lock may have removed the folder.
      if isOpen(descriptor, at: folder) {
        keep(descriptor, as: place)
        return true
      }
      close(descriptor)
    }
    throw FileError(path: folder, reason: "Other processes keep replacing it.")
  }

  /// More processes than ever write one folder at a time.
  private static let mostReplacements = 10_000

  private static func keep(_ descriptor: Int32, as place: PathBytes) {
    if let former = kept.withLock({ $0.updateValue(descriptor, forKey: place) }) { close(former) }
  }

  /// Returns whether an open folder still has its path.
  private static func isOpen(_ descriptor: Int32, at folder: String) -> Bool {
    var (own, other) = (stat(), stat())
    return fstat(descriptor, &own) == 0 && stat(folder, &other) == 0 && own.st_ino == other.st_ino
      && own.st_dev == other.st_dev
  }

  /// How long other processes are waited for. The largest report takes less time to write.
  package static let patience = Duration.seconds(60)
  /// How long they are waited for without a word.
  private static let silence = Duration.seconds(2)

  /// Runs a function while this process holds the lock of a folder. Makes the folder if it is missing.
  ///
  /// - Parameters:
  ///   - folder: The folder's path.
  ///   - patience: How long to wait for other processes. If that takes long, the standard error says so.
  ///   - work: The function to run.
  /// - Throws: ``FileError`` if the folder cannot be locked, and what `work` throws.
  package static func hold<Result>(
    _ folder: String, patience: Duration = patience, _ work: () throws(FileError) -> Result
  ) throws(FileError) -> Result {
    try? Folder.make(folder)
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path: folder, .latest) }
    defer { close(descriptor) }
    var isLocked = isLocked(descriptor, within: min(patience, silence))
    if !isLocked, patience > silence {
      let remark = WaitingRemark(folder: folder, holder: holder(of: descriptor), rest: patience - silence)
      _ = ByteStream.writeAll("\(remark)\n", to: STDERR_FILENO)
      isLocked = self.isLocked(descriptor, within: patience - silence)
    }
    guard isLocked else {
      throw FileError(path: folder, reason: "Another process is changing the folder.")
    }
    return try work()
  }

  private static func isLocked(_ descriptor: Int32, within patience: Duration) -> Bool {
    let end = ContinuousClock.now + patience
    while ByteStream.repeatInterrupted({ flock(descriptor, LOCK_EX | LOCK_NB) }) != 0 {
      // On a file system without locks there is nothing to wait for.
      guard errno == EWOULDBLOCK else { return true }
      guard ContinuousClock.now < end else { return false }
      usleep(5_000)
    }
    return true
  }

  /// Returns the number of the process that holds the lock of an open folder, if the system says so. Source:
  /// proc_locks(5), whose lines are such as "1: FLOCK ADVISORY WRITE 4711 08:01:131 0 EOF".
  static func holder(of descriptor: Int32) -> pid_t? {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    let lines = SystemFile.text("locks", mostBytes: 1 << 18)?.utf8.split(separator: "\n") ?? []
    for line in lines {
      let fields = line.split(separator: " ")
      guard fields.count > 5, fields[1] == "FLOCK", fields[5].utf8.split(separator: ":").last == "\(status.st_ino)",
        let holder = pid_t(fields[4]), holder > 0
      else { continue }
      return holder
    }
    return nil
  }
}

/// What a process says that waits for a folder.
struct WaitingRemark: CustomStringConvertible {
  let folder: String
  /// The number of the process that is waited for.
  let holder: pid_t?
  /// How long it is still waited for.
  let rest: Duration

  var description: String {
    let process = holder.map { "process \($0)" } ?? "another process"
    let remedy = holder.map { "end it with 'kill \($0)'" } ?? "end it"
    return "galley: note: waiting for at most \(rest.components.seconds) seconds: \(process) is changing "
      + "'\(InertText.line(folder))'; \(remedy), or name another folder"
  }
}
