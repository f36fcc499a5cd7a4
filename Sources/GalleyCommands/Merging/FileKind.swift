#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a path names, symbolic links not followed.
enum FileKind: Hashable {
  case file
  case folder
  /// A symbolic link, a device; or nothing at all.
  case other

  /// Looks at a path.
  init(at path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      self = .other
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }
}

/// What the system does with names of files.
enum FileNames {
  /// Gives a file a second name.
  ///
  /// - Returns: whether the disk did.
  static func link(_ path: String, as other: String) -> Bool {
    #if canImport(Glibc)
      Glibc.link(path, other) == 0
    #elseif canImport(Musl)
      Musl.link(path, other) == 0
    #else
      Darwin.link(path, other) == 0
    #endif
  }

  /// Exchanges two names at once.
  ///
  /// - Returns: whether the system has such a call and the disk did it.
  static func exchange(_ path: String, _ other: String) -> Bool {
    // Glibc's module leaves the function out; Darwin has one that takes the same under another name.
    typealias Exchange =
      @convention(c) (
        Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
      ) -> Int32
    guard let symbol = dlsym(nil, "renameat2") ?? dlsym(nil, "renameatx_np") else { return false }
    // RENAME_EXCHANGE of <linux/fs.h>, RENAME_SWAP of <sys/stdio.h>.
    return unsafeBitCast(symbol, to: Exchange.self)(AT_FDCWD, path, AT_FDCWD, other, 2) == 0
  }
}
