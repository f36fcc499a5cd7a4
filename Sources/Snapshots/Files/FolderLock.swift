import Foundation

/// Keeps other processes of ours from changing a folder; it ends with the process, whatever ends that.
package enum FolderLock {
  /// Works while no other process has the folder, which is made where it is missing.
  ///
  /// - Parameters:
  ///   - folder: the folder's path.
  ///   - patience: how long to wait for others.
  ///   - work: what to do.
  /// - Throws: ``SnapshotFileError`` when the folder cannot be had, and what `work` throws.
  package static func hold<Result>(
    _ folder: String, patience: Duration, _ work: () throws(SnapshotFileError) -> Result
  ) throws(SnapshotFileError) -> Result {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SnapshotFileError(path: folder, reason: String(cString: strerror(errno))) }
    defer { close(descriptor) }
    guard isLocked(descriptor, within: patience) else {
      throw SnapshotFileError(path: folder, reason: "Another process is changing the folder.")
    }
    return try work()
  }

  private static func isLocked(_ descriptor: Int32, within patience: Duration) -> Bool {
    let end = ContinuousClock.now + patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      // File systems that know no locks have no other process to be kept off by one.
      guard errno == EWOULDBLOCK || errno == EINTR else { return true }
      guard ContinuousClock.now < end else { return false }
      usleep(5_000)
    }
    return true
  }
}
