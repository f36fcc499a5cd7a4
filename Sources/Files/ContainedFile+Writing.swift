extension ContainedFile {
  /// - Parameters:
  ///   - path: The path from the folder to the file.
  ///   - folder: The folder's path, in which links are followed.
  package init(path: String, below folder: String) {
    self.init(path.utf8.split(separator: "/").map(String.init), below: folder)
  }

  /// Writes the file atomically, making the folders above it if they are missing.
  ///
  /// - Throws: ``FileError`` if the path leads out of the folder, if a folder on the way is a symbolic link, or if the
  ///   file cannot be written. A link in the file's own place is replaced.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    let descriptor = try openParent(isMade: true)
    guard descriptor >= 0, let name = names.last else { throw FileError(path: path, .latest) }
    defer { close(descriptor) }
    let temporary = AtomicFile.temporaryName
    guard AtomicFile.create(temporary, bytes, in: descriptor), renameat(descriptor, temporary, descriptor, name) == 0
    else {
      let error = SystemError.latest
      unlinkat(descriptor, temporary, 0)
      throw FileError(path: path, error)
    }
  }

  /// Writes the file as ``write(_:)``, in pieces that need not be in memory at the same time.
  ///
  /// - Parameter content: Adds the pieces by calling its argument. If it throws an error, the file is unchanged.
  package func write(
    pieces content: (_ add: (_ piece: [UInt8]) throws(FileError) -> Void) throws(FileError) -> Void
  ) throws(FileError) {
    let parent = try openParent(isMade: true)
    guard parent >= 0, let name = names.last else { throw FileError(path: path, .latest) }
    defer { close(parent) }
    let temporary = AtomicFile.temporaryName
    let descriptor = openat(parent, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(path: path, .latest) }
    do throws(FileError) {
      try writePieces(to: descriptor, content)
      guard renameat(parent, temporary, parent, name) == 0 else { throw FileError(path: path, .latest) }
    } catch {
      unlinkat(parent, temporary, 0)
      throw error
    }
  }

  /// Writes pieces to a file, and closes it.
  private func writePieces(
    to descriptor: Int32, _ content: (_ add: (_ piece: [UInt8]) throws(FileError) -> Void) throws(FileError) -> Void
  ) throws(FileError) {
    var isClosed = false
    defer { if !isClosed { close(descriptor) } }
    var buffer: [UInt8] = []
    func flush() throws(FileError) {
      guard buffer.withUnsafeBytes({ ByteStream.writeAll($0, to: descriptor) }) else {
        throw FileError(path: path, .latest)
      }
      buffer.removeAll(keepingCapacity: true)
    }
    try content { (piece) throws(FileError) in
      buffer += piece
      if buffer.count > Self.mostBufferedBytes { try flush() }
    }
    try flush()
    isClosed = true
    guard close(descriptor) == 0 else { throw FileError(path: path, .latest) }
  }

  private static let mostBufferedBytes = 1 << 20

  /// Removes the file. A missing file is not an error.
  ///
  /// - Throws: ``FileError`` as ``write(_:)``.
  package func remove() throws(FileError) {
    let descriptor = try openParent(isMade: false)
    guard descriptor >= 0, let name = names.last else { return }
    defer { close(descriptor) }
    guard unlinkat(descriptor, name, 0) != 0, errno != ENOENT else { return }
    throw FileError(path: path, .latest)
  }

  /// Removes the folders above the file that are empty, from the innermost to the outermost, but not the folder that
  /// contains all.
  package func removeEmptyParents() {
    var rest = names.dropLast()
    while let name = rest.popLast() {
      let parent = ContainedFile(rest + [name], below: folder)
      guard let descriptor = try? parent.openParent(isMade: false), descriptor >= 0 else { return }
      defer { close(descriptor) }
      guard unlinkat(descriptor, name, AT_REMOVEDIR) == 0 else { return }
    }
  }

  /// Returns whether something has the file's path. A path on which there is a symbolic link has nothing.
  func exists() -> Bool {
    var status = stat()
    return state(of: &status)
  }

  /// Opens the file to add to its end, making it and the folders above it if they are missing.
  ///
  /// - Returns: A descriptor, which the caller closes.
  /// - Throws: ``FileError`` as ``write(_:)``, and if a symbolic link is in the file's place.
  func openForAppending() throws(FileError) -> Int32 {
    let parent = try openParent(isMade: true)
    guard parent >= 0, let name = names.last else { throw FileError(path: path, .latest) }
    defer { close(parent) }
    let descriptor = openat(parent, name, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(path: path, .latest) }
    return descriptor
  }

  /// Returns whether an open file still has the path.
  func isSame(as descriptor: Int32) -> Bool {
    var (own, other) = (stat(), stat())
    return state(of: &own) && fstat(descriptor, &other) == 0 && own.st_ino == other.st_ino && own.st_dev == other.st_dev
  }

  private func state(of status: inout stat) -> Bool {
    guard let parent = try? openParent(isMade: false), parent >= 0, let name = names.last else { return false }
    defer { close(parent) }
    return fstatat(parent, name, &status, AT_SYMLINK_NOFOLLOW) == 0
  }

  private var path: String { "\(folder)/\(names.joined(separator: "/"))" }

  /// Opens the folder that the file is in.
  ///
  /// - Parameter isMade: Whether to make missing folders.
  /// - Returns: The folder's descriptor, or a negative number if a folder is missing and not made.
  private func openParent(isMade: Bool) throws(FileError) -> Int32 {
    guard !names.isEmpty, !names.contains(where: { $0 == ".." || $0 == "." || $0.utf8.contains("/") }) else {
      throw FileError(path: path, reason: "The path leads out of '\(folder)'.")
    }
    if isMade, !isHeld {
      do throws(FileError) { try Folder.make(folder) } catch { throw FileError(path: path, reason: error.reason) }
    }
    var descriptor = openTop()
    for name in names.dropLast() {
      guard descriptor >= 0 else { break }
      let parent = descriptor
      defer { close(parent) }
      if isMade, mkdirat(parent, name, 0o777) != 0, errno != EEXIST { throw FileError(path: path, .latest) }
      descriptor = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      if descriptor < 0 { try explain(.latest, below: parent, name) }
    }
    if descriptor < 0, errno != ENOENT { throw FileError(path: path, .latest) }
    return descriptor
  }

  /// Throws the reason why a folder on the way cannot be opened, unless it is missing.
  private func explain(_ error: SystemError, below parent: Int32, _ name: String) throws(FileError) {
    guard error.code != ENOENT else {
      errno = error.code
      return
    }
    var status = stat()
    let isLink = fstatat(parent, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && FileKind(status) == .symbolicLink
    guard isLink else { throw FileError(path: path, error) }
    throw FileError(
      path: path, reason: "'\(name)' is a symbolic link, which could lead out of '\(folder)'; replace it with a folder")
  }
}
