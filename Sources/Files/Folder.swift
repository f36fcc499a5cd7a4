/// Makes, lists and removes folders.
package enum Folder {
  /// Makes a folder and any missing folders above it. An existing folder is not an error.
  package static func make(_ path: String) throws(FileError) {
    guard mkdir(path, 0o777) != 0, !isFolder(path) else { return }
    let parent = parent(of: path)
    guard errno == ENOENT, parent != path else { throw failure(path, .latest) }
    try make(parent)
    guard mkdir(path, 0o777) == 0 || isFolder(path) else { throw failure(path, .latest) }
  }

  /// Returns the error of a folder that cannot be made. For a file in its place, the system says "File exists".
  private static func failure(_ path: String, _ error: SystemError) -> FileError {
    guard error.code == EEXIST || error.code == ENOTDIR else { return FileError(path: path, error) }
    var obstacle = path
    while FileKind(at: obstacle) == .missing, parent(of: obstacle) != obstacle { obstacle = parent(of: obstacle) }
    let isLink = FileKind(at: obstacle) == .symbolicLink
    return FileError(
      path: path,
      reason: "'\(obstacle)' is \(isLink ? "a symbolic link that leads to no folder" : "a file, not a folder")")
  }

  /// Returns whether a path names a folder, following symbolic links.
  package static func isFolder(_ path: String) -> Bool {
    let code = errno
    defer { errno = code }
    var status = stat()
    return stat(path, &status) == 0 && FileKind(status) == .folder
  }

  /// Returns the folder that a file or folder is in: "/" for "/a", "." for a path of one name.
  package static func parent(of path: String) -> String {
    let path = path.utf8.count > 1 ? path.utf8.dropping(suffix: "/").map(String.init) ?? path : path
    guard let slash = path.utf8.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the path below a folder, empty for the folder itself, or `nil` if the path leads elsewhere.
  ///
  /// - Parameters:
  ///   - path: A path without `.` and `..`.
  ///   - folder: The folder's path, of the same form.
  package static func path(_ path: String, below folder: String) -> Substring? {
    path.utf8.equals(folder) ? "" : path.utf8.dropping(prefix: folder == "/" ? "/" : folder + "/")
  }

  /// Returns the path from a folder to a file, with `..` for each folder that has to be left.
  ///
  /// - Parameters:
  ///   - path: An absolute path without `.` and `..`.
  ///   - folder: The folder's path, of the same form.
  package static func relativePath(of path: String, from folder: String) -> String {
    let (target, base) = (path.utf8.split(separator: "/"), folder.utf8.split(separator: "/"))
    let shared = sharedCount(target, base)
    return (Array(repeating: "..", count: base.count - shared) + target.dropFirst(shared)).joined(separator: "/")
  }

  /// Returns whether two absolute paths have a folder in common besides the top of the disk.
  package static func haveCommonFolder(_ path: String, _ other: String) -> Bool {
    sharedCount(path.utf8.split(separator: "/"), other.utf8.split(separator: "/")) > 0
  }

  private static func sharedCount(_ path: [Substring], _ other: [Substring]) -> Int {
    zip(path, other).prefix { $0.utf8.elementsEqual($1.utf8) }.count
  }

  /// Returns the names of a folder's contents, sorted by their bytes, or an empty array if the folder cannot be read.
  package static func names(in path: String) -> [String] {
    (FolderStream(path: path)?.map(\.name) ?? []).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Calls a function with the names of a folder's contents, in any order, until it returns `false`. Without a folder,
  /// it is not called.
  package static func lookThrough(_ path: String, _ body: (String) -> Bool) {
    guard let stream = FolderStream(path: path) else { return }
    for entry in stream where !body(entry.name) { return }
  }

  /// Returns a folder's contents with their kinds, sorted by the bytes of their names. Symbolic links are not followed.
  ///
  /// - Parameter isWanted: Whether to return what has a name.
  /// - Throws: `SystemError` if the folder cannot be listed.
  package static func entries(
    in path: String, named isWanted: (String) -> Bool = { _ in true }
  ) throws(SystemError) -> [(name: String, kind: FileKind)] {
    guard let stream = FolderStream(path: path) else { throw .latest }
    let entries = stream.filter { isWanted($0.name) }.map {
      (name: $0.name, kind: $0.kind ?? FileKind(at: "\(path)/\($0.name)"))
    }
    if let error = stream.error { throw error }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Removes a folder and everything below it, as far as possible; symbolic links are removed and not followed.
  package static func remove(_ path: String) {
    empty(path)
    rmdir(path)
  }

  /// Removes everything below a folder, as ``remove(_:)``.
  package static func empty(_ path: String) {
    var walk = FolderWalk(below: path)
    for entry in walk.list().reversed() where unlink("\(path)/\(entry)") != 0 { rmdir("\(path)/\(entry)") }
  }
}

/// What a folder contains, in the file system's order, without "." and "..".
final class FolderStream: Sequence, IteratorProtocol {
  struct Entry {
    var name: String
    /// `nil` if the file system does not say.
    var kind: FileKind?
  }

  private let stream: OpaquePointer
  /// Why not all entries are known, or `nil` if they are.
  private(set) var error: SystemError?

  /// Opens a folder, or returns `nil` if it cannot be read.
  init?(path: String) {
    // The system would take what is before the zero for the path.
    guard !path.utf8.contains(0), let stream = opendir(path) else { return nil }
    self.stream = stream
  }

  /// Takes ownership of a descriptor. If it is not that of a folder, closes it and returns `nil`.
  init?(descriptor: Int32) {
    guard descriptor >= 0 else { return nil }
    guard let stream = fdopendir(descriptor) else {
      close(descriptor)
      return nil
    }
    self.stream = stream
  }

  deinit { closedir(stream) }

  func next() -> Entry? {
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { return Entry(name: name, kind: Self.kind(Int32(entry.pointee.d_type))) }
    }
    // readdir(3) says by this alone that there is more, as on a disk of the network that is gone.
    if errno != 0 { error = .latest }
    return nil
  }

  private static func kind(_ type: Int32) -> FileKind? {
    switch type {
    case Int32(DT_UNKNOWN): nil
    case Int32(DT_REG): .file
    case Int32(DT_DIR): .folder
    case Int32(DT_LNK): .symbolicLink
    default: .other
    }
  }
}
