/// Keeps other processes of Galley from changing a folder. The system releases the lock when the process ends.
package enum FolderLock {
  /// Runs a function while this process holds the lock of a folder. Makes the folder if it is missing.
  ///
  /// - Parameters:
  ///   - folder: The folder's path.
  ///   - patience: How long to wait for other processes.
  ///   - work: The function to run.
  /// - Throws: ``FileError`` if the folder cannot be locked, and what `work` throws.
  package static func hold<Result>(
    _ folder: String, patience: Duration, _ work: () throws(FileError) -> Result
  ) throws(FileError) -> Result {
    try? Folder.make(folder)
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path: folder, .latest) }
    defer { close(descriptor) }
    guard isLocked(descriptor, within: patience) else {
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
}
