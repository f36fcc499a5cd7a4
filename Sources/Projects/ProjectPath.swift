import Files

/// Paths as project files write them.
enum ProjectPath {
  /// Returns the absolute path that a path names in a folder, without `.` and `..`.
  static func absolute(_ path: String, in folder: String) -> String {
    var names: [Substring] = []
    for name in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/") where name != "." {
      if name == ".." {
        _ = names.popLast()
      } else {
        names.append(name)
      }
    }
    return "/" + names.joined(separator: "/")
  }

  /// Returns the path below a folder, empty for the folder itself, or `nil` if the path leads elsewhere.
  static func path(_ path: String, below folder: String) -> Substring? {
    guard path != folder else { return "" }
    let prefix = folder == "/" ? "/" : folder + "/"
    return path.hasPrefix(prefix) ? path.dropFirst(prefix.count) : nil
  }
}
