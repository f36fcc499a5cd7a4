import Files

/// Paths as project files write them.
enum ProjectPath {
  /// Returns the absolute path that a path names in a folder, without `.` and `..`.
  ///
  /// - Parameter folder: An absolute path without `.` and `..`.
  static func absolute(_ path: String, in folder: String) -> String {
    // Nearly all of the thousands of paths in a project.
    if folder != "/", isPlain(path) { return folder + "/" + path }
    var names: [Substring] = []
    for name in (path.utf8.hasPrefix("/") ? path : folder + "/" + path).utf8.split(separator: "/") where name != "." {
      if name == ".." {
        _ = names.popLast()
      } else {
        names.append(name)
      }
    }
    return "/" + names.joined(separator: "/")
  }

  /// Whether a relative path has no names that begin with a dot, and no empty ones.
  private static func isPlain(_ path: String) -> Bool {
    var last = UInt8(ascii: "/")
    for byte in path.utf8 {
      if last == UInt8(ascii: "/"), byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") { return false }
      last = byte
    }
    return last != UInt8(ascii: "/")
  }

  /// Returns the path below a folder, empty for the folder itself, or `nil` if the path leads elsewhere.
  static func path(_ path: String, below folder: String) -> Substring? {
    Folder.path(path, below: folder)
  }
}
