/// A folder held open, to read, write and remove files in it.
///
/// No symbolic link is followed, and all access is through the open folder: whatever somebody else puts in the folder's
/// place, no file outside of it is affected.
package final class OpenFolder {
  /// A regular file in the folder.
  package struct File {
    package var name: String
    /// The size in bytes.
    package var size: Int
    /// The time of the last modification, in seconds since 1970.
    package var modificationTime: Int
  }

  /// The path that the folder had when it was opened, for messages.
  let path: String
  private let descriptor: Int32

  /// Opens a folder, or returns `nil` if that fails.
  ///
  /// - Parameters:
  ///   - path: The folder's path.
  ///   - isMade: Whether to make the folder, and those above it, if they are missing.
  package init?(path: String, isMade: Bool) {
    var descriptor = Self.descriptor(of: path)
    if descriptor < 0, isMade, errno == ENOENT {
      try? Folder.make(path)
      descriptor = Self.descriptor(of: path)
    }
    guard descriptor >= 0 else { return nil }
    self.path = path
    self.descriptor = descriptor
  }

  /// Returns whether a path leads to this folder, following symbolic links.
  package func isAt(_ path: String) -> Bool {
    var (own, other) = (stat(), stat())
    return fstat(descriptor, &own) == 0 && stat(path, &other) == 0 && own.st_ino == other.st_ino
      && own.st_dev == other.st_dev
  }

  /// Returns another descriptor of the folder, which the caller closes, or a negative number if there is none left.
  func duplicate() -> Int32 { openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }

  deinit { close(descriptor) }

  private static func descriptor(of path: String) -> Int32 {
    open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
  }

  /// Reads a file, or returns `nil` if there is no regular file of this name, or if it cannot be read.
  ///
  /// - Parameters:
  ///   - name: The file's name.
  ///   - kind: What the file is read as.
  ///   - interval: The age in seconds at which the file's modification time is set to now, to record its use.
  package func read(_ name: String, as kind: InputKind, recordingUseEvery interval: Int) -> [UInt8]? {
    let descriptor = openat(descriptor, name, InputFile.flags | O_NOFOLLOW)
    guard let file = try? InputFile(descriptor: descriptor, as: kind) else { return nil }
    var status = stat()
    if fstat(descriptor, &status) == 0, time(nil) - status.st_mtim.tv_sec > interval { futimens(descriptor, nil) }
    return try? file.content()
  }

  /// Writes a file atomically.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - name: The file's name.
  ///   - temporaryName: The file's name while it is written. No file of this name may exist.
  /// - Returns: Whether the file was written.
  package func write(_ bytes: [UInt8], as name: String, through temporaryName: String) -> Bool {
    let file = openat(descriptor, temporaryName, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard file >= 0 else { return false }
    let isWritten = bytes.withUnsafeBytes { ByteStream.writeAll($0, to: file) }
    guard close(file) == 0, isWritten, renameat(descriptor, temporaryName, descriptor, name) == 0 else {
      remove(temporaryName)
      return false
    }
    return true
  }

  package func remove(_ name: String) { unlinkat(descriptor, name, 0) }

  /// Lists the regular files.
  package func files() -> [File] {
    // The stream has a descriptor of its own, since it moves through the folder and closes its descriptor.
    guard let stream = FolderStream(descriptor: duplicate()) else { return [] }
    return stream.compactMap { entry in
      var status = stat()
      guard fstatat(descriptor, entry.name, &status, AT_SYMLINK_NOFOLLOW) == 0, FileKind(status) == .file else {
        return nil
      }
      return File(name: entry.name, size: Int(status.st_size), modificationTime: Int(status.st_mtim.tv_sec))
    }
  }

  /// Returns the number of seconds since a file was modified.
  package static func age(of file: File) -> Int { time(nil) - file.modificationTime }
}
