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
