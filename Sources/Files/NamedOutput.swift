/// A file that the user names for a result, such as that of `--write junit=results.xml`.
package enum NamedOutput {
  /// The folders of the system's devices and of this process's streams, which a shell names `/dev/fd/63`.
  private static let systemFolders = ["/dev/", "/proc/"]

  /// Writes a file atomically. What is in one of the system's folders, and a pipe or a device elsewhere, is no file to
  /// replace: bytes are written into it.
  ///
  /// - Throws: `FileError` if the file cannot be written, or if no process reads from the pipe.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    guard isStream(path) else { return try AtomicFile.write(bytes, to: path) }
    // Without `O_NONBLOCK`, opening a pipe waits for its other end.
    let descriptor = open(path, O_WRONLY | O_APPEND | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw error(at: path, .latest) }
    defer { close(descriptor) }
    _ = fcntl(descriptor, F_SETFL, O_APPEND)
    guard bytes.withUnsafeBytes({ ByteStream.writeAll($0, to: descriptor) }) else { throw error(at: path, .latest) }
  }

  /// Returns whether bytes are written into what has a name, and no file is replaced.
  package static func isStream(_ path: String) -> Bool {
    if systemFolders.contains(where: { path.utf8.hasPrefix($0) }) { return true }
    var status = stat()
    return stat(path, &status) == 0 && FileKind(status) == .other
  }

  private static func error(at path: String, _ error: SystemError) -> FileError {
    error.code == ENXIO
      ? FileError(path: path, reason: "No process reads from it") : FileError(path: path, error)
  }
}
