import Synchronization

/// Writes files atomically: a file is either complete or unchanged.
package enum AtomicFile {
  /// The start of a temporary file's name, before the mark of the process that writes it.
  private static let temporaryPrefix = ".galley-"

  /// A name for a file while it is written, which no other file has.
  static var temporaryName: String {
    "\(temporaryPrefix)\(TemporaryOwner.own)-\(UInt64.random(in: .min ... .max))"
  }

  /// Returns whether a name is that of a file while it is written.
  package static func isTemporaryName(_ name: String) -> Bool { name.utf8.hasPrefix(temporaryPrefix) }

  /// Writes bytes beside the path and renames the result, making the folders above if they are missing.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let folder = Folder.parent(of: path)
    do throws(FileError) {
      try Folder.make(folder)
    } catch {
      throw FileError(path: path, reason: error.reason)
    }
    removeLeftoversOnce(in: folder)
    let temporary = "\(folder)/\(temporaryName)"
    guard create(temporary, bytes, in: AT_FDCWD), rename(temporary, path) == 0 else {
      let error = SystemError.latest
      unlink(temporary)
      throw FileError(path: path, error)
    }
  }

  /// Replaces the contents of a file, which keeps its permissions.
  ///
  /// - Throws: `FileError` if the file is protected against writing, or something fails; the file is unchanged then.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let path = RealPath.of(path)
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileError(path: path, .latest) }
    guard status.st_mode & 0o222 != 0, access(path, W_OK) == 0 else {
      throw FileError(path: path, reason: "The file is read-only")
    }
    let folder = Folder.parent(of: path)
    removeLeftoversOnce(in: folder)
    let temporary = "\(folder)/\(temporaryName)"
    guard create(temporary, bytes, in: AT_FDCWD), chmod(temporary, status.st_mode & 0o7777) == 0,
      rename(temporary, path) == 0
    else {
      let error = SystemError.latest
      unlink(temporary)
      throw FileError(path: path, error)
    }
  }

  /// Copies a regular file, as ``write(_:to:)`` writes it.
  package static func copy(_ source: String, as kind: InputKind, to path: String) throws(FileError) {
    let bytes: [UInt8]
    do throws(TextFileError) {
      bytes = try InputFile.content(of: source, as: kind)
    } catch {
      throw FileError(path: path, reason: "'\(source)' cannot be read: \(error)")
    }
    try write(bytes, to: path)
  }

  /// Removes the temporary files that processes left when they were killed.
  ///
  /// - Parameter folder: The folder to search, with everything below it.
  package static func removeLeftovers(below folder: String) {
    var walk = FolderWalk(below: folder)
    for file in walk.list() {
      removeIfLeftOver("\(folder)/\(file)", named: file.utf8.split(separator: "/").last.map(String.init) ?? file)
    }
  }

  /// Removes the temporary files that processes left in a folder when they were killed, but not in the folders below.
  static func removeLeftovers(in folder: String) {
    for name in Folder.names(in: folder) { removeIfLeftOver("\(folder)/\(name)", named: name) }
  }

  private static let tidied = Mutex<Set<String>>([])

  /// Removes them when this process first writes to the folder.
  private static func removeLeftoversOnce(in folder: String) {
    guard tidied.withLock({ $0.insert(folder).inserted }) else { return }
    removeLeftovers(in: folder)
  }

  private static func removeIfLeftOver(_ path: String, named name: String) {
    guard name.hasPrefix(temporaryPrefix), FileKind(at: path) == .file,
      TemporaryOwner.hasAbandoned(path, marked: name.dropFirst(temporaryPrefix.count))
    else { return }
    unlink(path)
  }

  /// Writes a new file.
  ///
  /// - Parameter folder: The descriptor of the folder that a relative path starts from.
  /// - Returns: Whether all bytes were written; if not, `errno` has the reason.
  static func create(_ path: String, _ bytes: [UInt8], in folder: Int32) -> Bool {
    let descriptor = openat(folder, path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return false }
    let isWritten = bytes.withUnsafeBytes { ByteStream.writeAll($0, to: descriptor) }
    let code = errno
    let isClosed = close(descriptor) == 0
    if !isWritten { errno = code }
    return isWritten && isClosed
  }
}
