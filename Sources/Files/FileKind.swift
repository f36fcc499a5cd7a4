/// The kind of file that a path names, without following symbolic links.
package enum FileKind: Hashable {
  case file
  case folder
  case symbolicLink
  /// A device, a socket or a pipe.
  case other
  /// There is no such file, or it cannot be looked at.
  case missing

  /// Looks at a path.
  package init(at path: String) {
    var status = stat()
    self = lstat(path, &status) == 0 ? FileKind(status) : .missing
  }

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .symbolicLink
    default: self = .other
    }
  }
}

/// Changes the names of files.
package enum FileNames {
  /// Gives a file a second name.
  ///
  /// - Returns: Whether the file system did.
  package static func link(_ path: String, as other: String) -> Bool {
    linkat(AT_FDCWD, path, AT_FDCWD, other, 0) == 0
  }

  /// Exchanges two names in one step.
  ///
  /// - Returns: Whether the system has such a call and it succeeded.
  package static func exchange(_ path: String, _ other: String) -> Bool {
    // Glibc's module leaves the function out; Darwin has one that takes the same arguments under another name.
    typealias Exchange =
      @convention(c) (
        Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
      ) -> Int32
    guard let symbol = dlsym(nil, "renameat2") ?? dlsym(nil, "renameatx_np") else { return false }
    // RENAME_EXCHANGE of <linux/fs.h>, RENAME_SWAP of <sys/stdio.h>.
    return unsafeBitCast(symbol, to: Exchange.self)(AT_FDCWD, path, AT_FDCWD, other, 2) == 0
  }

  /// Removes a file; it is no error if there is none.
  package static func remove(_ path: String) throws(FileError) {
    guard unlink(path) != 0, errno != ENOENT, errno != ENOTDIR else { return }
    throw FileError(path: path, .latest)
  }
}
