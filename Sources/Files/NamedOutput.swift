/// A file that the user names for a result, such as that of `--write junit=results.xml`.
package enum NamedOutput {
  /// The folders of the system's devices and processes, except the one for files in memory.
  private static let (systemFolders, memoryFolder) = (["/dev/", "/proc/"], "/dev/shm/")
  /// The folders of this process's streams, which a shell names `/dev/fd/63`.
  private static let streamFolders = ["/dev/fd/", "/proc/self/fd/"]

  /// Writes a file atomically. What is in one of the system's folders, and a pipe or a device elsewhere, is no file to
  /// replace: bytes are written into it.
  ///
  /// - Throws: `FileError` if the file cannot be written, or if no process reads from the pipe.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    guard isStream(path) else { return try AtomicFile.write(bytes, to: path) }
    let descriptor = opened(path)
    guard descriptor >= 0 else { throw error(at: path, .latest) }
    defer { close(descriptor) }
    guard bytes.withUnsafeBytes({ ByteStream.writeAll($0, to: descriptor) }) else { throw error(at: path, .latest) }
  }

  private static func opened(_ path: String) -> Int32 {
    // Opening it anew would fail for a socket, and in a file this would have another place than what is printed.
    if let stream = ownStream(path) { return fcntl(stream, F_DUPFD_CLOEXEC, 0) }
    // Without `O_NONBLOCK`, opening a pipe waits for its other end.
    let descriptor = open(path, O_WRONLY | O_APPEND | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    if descriptor >= 0 { _ = fcntl(descriptor, F_SETFL, O_APPEND) }
    return descriptor
  }

  /// Returns the descriptor of the stream of this process that a path names.
  private static func ownStream(_ path: String) -> Int32? {
    switch path {
    case "/dev/stdout": STDOUT_FILENO
    case "/dev/stderr": STDERR_FILENO
    default: streamFolders.lazy.compactMap { path.utf8.dropping(prefix: $0).flatMap { Int32($0) } }.first
    }
  }

  /// Returns whether bytes are written into what has a name, and no file is replaced.
  package static func isStream(_ path: String) -> Bool {
    if ownStream(path) != nil { return true }
    guard !path.utf8.hasPrefix(memoryFolder) else { return false }
    if systemFolders.contains(where: { path.utf8.hasPrefix($0) }) { return true }
    var status = stat()
    return stat(path, &status) == 0 && FileKind(status) == .other
  }

  private static func error(at path: String, _ error: SystemError) -> FileError {
    error.code == ENXIO
      ? FileError(path: path, reason: "No process reads from it") : FileError(path: path, error)
  }
}
