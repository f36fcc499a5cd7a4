/// Paths without symbolic links.
package enum RealPath {
  /// The number of links that lead to one another after which Linux gives up.
  private static let mostLinks = 40

  /// Returns the absolute path of a file or folder without symbolic links, `.` and `..`.
  ///
  /// A part of the path that does not exist is kept as it is. A link that leads nowhere is the path that it leads to.
  package static func of(_ path: String) -> String { of(path, after: 0) }

  private static func of(_ path: String, after links: Int) -> String {
    if let resolved = resolved(path.isEmpty ? "." : path) { return resolved }
    var trimmed = path[...]
    while trimmed.utf8.count > 1, let rest = trimmed.utf8.dropping(suffix: "/") { trimmed = rest }
    let parent = Folder.parent(of: String(trimmed))
    guard !trimmed.utf8.equals(parent) else { return trimmed == "." ? WorkingFolder.path ?? "." : String(trimmed) }
    let name = trimmed.utf8.split(separator: "/").last.map(String.init) ?? ""
    let folder = of(parent, after: links)
    switch name {
    case ".": return folder
    case "..": return Folder.parent(of: folder)
    default:
      let place = folder == "/" ? "/" + name : "\(folder)/\(name)"
      guard links < mostLinks, let target = target(ofLink: place) else { return place }
      return of(target.utf8.hasPrefix("/") ? target : "\(folder)/\(target)", after: links + 1)
    }
  }

  /// Returns what a symbolic link has as its target, or `nil` for anything else.
  private static func target(ofLink path: String) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &target, target.count)
    guard count > 0 else { return nil }
    return String(decoding: target[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Returns the real path of an open file, or `nil` if the system does not tell.
  static func ofOpenFile(_ descriptor: Int32) -> String? {
    #if os(Linux)
      return target(ofLink: "/proc/self/fd/\(descriptor)").flatMap { $0.utf8.hasPrefix("/") ? $0 : nil }
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
