/// Paths without symbolic links.
package enum RealPath {
  /// Returns the absolute path of a file or folder without symbolic links, `.` and `..`.
  ///
  /// A part of the path that does not exist is kept as it is.
  package static func of(_ path: String) -> String {
    if let resolved = resolved(path.isEmpty ? "." : path) { return resolved }
    var trimmed = path[...]
    while trimmed.count > 1, trimmed.hasSuffix("/") { trimmed = trimmed.dropLast() }
    let parent = Folder.parent(of: String(trimmed))
    guard parent != trimmed else { return String(trimmed) }
    let name = trimmed.split(separator: "/").last.map(String.init) ?? ""
    let folder = of(parent)
    switch name {
    case ".": return folder
    case "..": return Folder.parent(of: folder)
    default: return folder == "/" ? "/" + name : "\(folder)/\(name)"
    }
  }

  private static func resolved(_ path: String) -> String? {
    guard let buffer = realpath(path, nil) else { return nil }
    defer { free(buffer) }
    return String(cString: buffer)
  }
}
