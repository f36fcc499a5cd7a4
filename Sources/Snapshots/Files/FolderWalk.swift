#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lists what lies below a folder, some hundred times as fast as Foundation does: a project may have tens of thousands of
/// files.
package struct FolderWalk {
  private let folder: String
  private let mostEntries: Int
  private let isSkipped: (String) -> Bool
  private var paths: [String] = []

  /// Makes a walk.
  ///
  /// - Parameters:
  ///   - folder: the folder's path.
  ///   - mostEntries: how many entries are looked at; all unless given.
  ///   - isSkipped: tells by its name whether an entry is left out with all that lies below it.
  package init(below folder: String, mostEntries: Int = .max, isSkipped: @escaping (String) -> Bool = { _ in false }) {
    self.folder = folder
    self.mostEntries = mostEntries
    self.isSkipped = isSkipped
  }

  /// The entries' paths from the folder on, folders before what lies in them. Symbolic links are not followed.
  package mutating func list() -> [String] {
    var pending = [""]
    while let place = pending.popLast(), paths.count < mostEntries { pending += list(place) }
    return paths
  }

  /// Takes the entries of a folder.
  ///
  /// - Returns: the folders among them.
  private mutating func list(_ place: String) -> [String] {
    guard let stream = opendir(place.isEmpty ? folder : "\(folder)/\(place)") else { return [] }
    defer { closedir(stream) }
    var folders: [String] = []
    while paths.count < mostEntries, let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != "..", !isSkipped(name) else { continue }
      let path = place.isEmpty ? name : "\(place)/\(name)"
      paths.append(path)
      if isFolder(path, kind: entry.pointee.d_type) { folders.append(path) }
    }
    return folders
  }

  private func isFolder(_ path: String, kind: UInt8) -> Bool {
    guard kind == UInt8(DT_UNKNOWN) else { return kind == UInt8(DT_DIR) }
    // Some file systems do not tell.
    var status = stat()
    return lstat("\(folder)/\(path)", &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
