/// Paths without symbolic links.
package enum RealPath {
  /// Returns the absolute path of a file or folder without symbolic links, `.` and `..`.
  ///
  /// A part of the path that does not exist is kept as it is.
  package static func of(_ path: String) -> String {
    if let resolved = resolved(path.isEmpty ? "." : path) { return resolved }
    var trimmed = path[...]
    while trimmed.utf8.count > 1, let rest = trimmed.utf8.dropping(suffix: "/") { trimmed = rest }
    let parent = Folder.parent(of: String(trimmed))
    guard !trimmed.utf8.equals(parent) else { return trimmed == "." ? WorkingFolder.path ?? "." : String(trimmed) }
    let name = trimmed.utf8.split(separator: "/").last.map(String.init) ?? ""
    let folder = of(parent)
    switch name {
    case ".": return folder
    case "..": return Folder.parent(of: folder)
    default: return folder == "/" ? "/" + name : "\(folder)/\(name)"
    }
  }

  /// Returns the real path of an open file, or `nil` if the system does not tell.
  static func ofOpenFile(_ descriptor: Int32) -> String? {
    #if os(Linux)
      var name = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink("/proc/self/fd/\(descriptor)", &name, name.count)
      guard count > 0, UInt8(bitPattern: name[0]) == UInt8(ascii: "/") else { return nil }
      return String(decoding: name[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    #else
      return nil
    #endif
  }

  private static func resolved(_ path: String) -> String? {
    guard let buffer = realpath(path, nil) else { return nil }
    defer { free(buffer) }
    return String(cString: buffer)
  }
}
