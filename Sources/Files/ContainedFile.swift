/// A file below a folder that is reached without following a symbolic link.
package struct ContainedFile {
  let folder: String
  let names: [String]
  /// The folder, if it is held open instead of found by its path.
  private var heldFolder: OpenFolder?

  /// - Parameters:
  ///   - names: The names of the path from the folder to the file. A name that is ".." or contains "/" is refused.
  ///   - folder: The folder's path, in which links are followed.
  package init(_ names: [String], below folder: String) {
    self.names = names
    self.folder = folder
  }

  /// - Parameters:
  ///   - names: The names of the path from the folder to the file. A name that is ".." or contains "/" is refused.
  ///   - folder: The folder, which stays the same one whatever is put in its place.
  package init(_ names: [String], in folder: OpenFolder) {
    self.names = names
    self.folder = folder.path
    heldFolder = folder
  }

  /// Whether the folder is held open.
  var isHeld: Bool { heldFolder != nil }

  /// Opens the folder that the path starts from. The caller closes the descriptor.
  func openTop() -> Int32 { heldFolder?.duplicate() ?? open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }

  /// Returns the file's bytes, or `nil` if there is no file.
  ///
  /// - Throws: ``ContainedFileError`` if the path leads out of the folder, contains a symbolic link, or does not name a
  ///   regular file that can be read and is not too large.
  package func read(as kind: InputKind) throws(ContainedFileError) -> [UInt8]? {
    guard let file = try opened(as: kind) else { return nil }
    do throws(TextFileError) { return try file.content() } catch { throw failure(error.description) }
  }

  /// Opens the file, or returns `nil` if there is no file.
  ///
  /// - Throws: ``ContainedFileError`` as ``read(as:)``.
  package func opened(as kind: InputKind) throws(ContainedFileError) -> InputFile? {
    if let name = names.first(where: { $0 == ".." || $0.utf8.contains("/") }) {
      throw failure("'\(name)' is not the name of a file or folder.")
    }
    var descriptor = openTop()
    if descriptor < 0, ![ENOENT, ENOTDIR].contains(errno) { throw failure(SystemError.latest.description) }
    for (index, name) in names.enumerated() {
      guard descriptor >= 0 else { break }
      let parent = descriptor
      defer { close(parent) }
      let flags = index == names.count - 1 ? InputFile.flags : O_RDONLY | O_DIRECTORY | O_CLOEXEC
      descriptor = openat(parent, name, flags | O_NOFOLLOW)
      if descriptor < 0 { try explain(.latest, below: parent, name) }
    }
    guard descriptor >= 0 else { return nil }
    do throws(TextFileError) {
      return try InputFile(descriptor: descriptor, as: kind)
    } catch {
      throw failure(error.description)
    }
  }

  /// Throws the reason why a name cannot be opened, unless nothing has this name.
  private func explain(_ error: SystemError, below parent: Int32, _ name: String) throws(ContainedFileError) {
    guard error.code != ENOENT else { return }
    var status = stat()
    switch fstatat(parent, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? FileKind(status) : .missing {
    case .symbolicLink: throw failure("'\(name)' is a symbolic link.")
    // A socket cannot even be opened.
    case .other: throw failure(TextFileError.Reason.notAFile.description)
    case .file, .folder, .missing: throw failure(error.description)
    }
  }

  private func failure(_ reason: String) -> ContainedFileError {
    ContainedFileError(path: names.joined(separator: "/"), reason: reason)
  }
}

/// The reason why a file cannot or must not be read.
package struct ContainedFileError: Error, Hashable, CustomStringConvertible {
  /// The path below the folder.
  package var path: String
  /// A sentence that says why.
  package var reason: String

  package var description: String { "'\(path)' cannot be read: \(reason)" }
}
