/// Paths without symbolic links.
package enum RealPath {
  /// The number of links that lead to one another after which Linux gives up.
  private static let mostLinks = 40

  /// Returns the absolute path of a file or folder without symbolic links, `.` and `..`.
  ///
  /// A part of the path that does not exist is kept as it is. A link that leads nowhere is the path that it leads to.
  package static func of(_ path: String) -> String {
    if let resolved = resolved(path.isEmpty ? "." : path) { return resolved }
    return of(path, below: resolved(".") ?? WorkingFolder.path ?? ".")
  }

  /// Returns the real path of what may be missing in a folder, of which the real path is known. The system is asked
  /// once for each part of the path and of what links lead to, and not again for the folder.
  ///
  /// - Parameters:
  ///   - path: The path from the folder.
  ///   - folder: The folder's real path.
  package static func of(_ path: String, below folder: String) -> String {
    var links = 0
    return follow(path, from: folder, &links)
  }

  private static func follow(_ path: String, from folder: String, _ links: inout Int) -> String {
    var place = path.utf8.hasPrefix("/") ? "/" : folder
    for part in path.utf8.split(separator: "/") where !part.utf8.equals(".") {
      guard !part.utf8.equals("..") else {
        place = Folder.parent(of: place)
        continue
      }
      let next = place == "/" ? "/\(part)" : "\(place)/\(part)"
      guard links < mostLinks, let target = target(ofLink: next) else {
        place = next
        continue
      }
      links += 1
      place = follow(target, from: place, &links)
    }
    return place
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
