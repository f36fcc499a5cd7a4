#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file below a folder, which no symbolic link leads to.
struct ContainedFile {
  private let folder: String
  private let names: [String]

  /// Names a file; each name is one of ``RequestTarget/isPlain(_:)``.
  init(_ names: [String], below folder: String) {
    self.names = names
    self.folder = folder
  }

  /// The file's bytes; none where there is no file.
  ///
  /// - Throws: ``ContainedFileError`` for a symbolic link on the way or at its end, and for what is no file.
  func read() throws(ContainedFileError) -> [UInt8]? {
    var descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    for (index, name) in names.enumerated() {
      guard descriptor >= 0 else { break }
      let parent = descriptor
      defer { close(parent) }
      let kind = index == names.count - 1 ? O_NONBLOCK : O_DIRECTORY
      descriptor = openat(parent, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | kind)
      if descriptor < 0 { try explain(errno, below: parent, name) }
    }
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return try content(of: descriptor)
  }

  /// Passes over a file that is not there.
  private func explain(_ code: Int32, below parent: Int32, _ name: String) throws(ContainedFileError) {
    guard code != ENOENT else { return }
    var status = stat()
    let isLink =
      fstatat(parent, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && status.st_mode & S_IFMT == S_IFLNK
    throw failure(isLink ? "'\(name)' is a symbolic link." : String(cString: strerror(code)))
  }

  private func content(of descriptor: Int32) throws(ContainedFileError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw failure("It is no file.")
    }
    let size = Int(status.st_size)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let more = pread(descriptor, buffer.baseAddress.map { $0 + count }, size - count, off_t(count))
        guard more > 0 || (more < 0 && errno == EINTR) else { return }
        count += max(0, more)
      }
    }
  }

  private func failure(_ reason: String) -> ContainedFileError {
    ContainedFileError(path: names.joined(separator: "/"), reason: reason)
  }
}

/// A file that is not to be read, or cannot be.
struct ContainedFileError: Error, Hashable {
  /// The path below the folder.
  var path: String
  /// Why.
  var reason: String
}
