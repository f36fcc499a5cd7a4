import Synchronization

/// The files and folders that a process reads: what its command line names, the projects around that, and the program's
/// own.
///
/// What a project says about itself leads no further, neither by a path in one of its files nor by a symbolic link. A
/// ``Sandbox`` has the system see to it; where there is none, and in processes that cannot be confined, the readers of
/// files do.
package struct FileBounds: Sendable {
  /// The real paths of files, and of folders with everything below them.
  package private(set) var paths: [String]

  /// - Parameter paths: Files and folders. Those that do not exist yet may be made later.
  package init(_ paths: [String]) {
    self.paths = []
    paths.forEach { add($0) }
  }

  /// Adds a file or a folder, unless it is below one of the folders.
  package mutating func add(_ path: String) {
    let path = RealPath.of(path)
    if !hasRealPath(path) { paths.append(path) }
  }

  /// Whether a file or folder may be read, wherever symbolic links lead.
  package func contain(_ path: String) -> Bool { hasRealPath(RealPath.of(path)) }

  private func hasRealPath(_ path: String) -> Bool {
    paths.contains { place in
      guard path.utf8.starts(with: place.utf8) else { return false }
      return place == "/" || path.utf8.count == place.utf8.count
        || path.utf8.dropFirst(place.utf8.count).first == UInt8(ascii: "/")
    }
  }

  // MARK: This process

  private static let entered = Mutex<FileBounds?>(nil)

  /// What this process reads, or `nil` if it is not limited, as one that runs scenes in Swift.
  package static var current: FileBounds? { entered.withLock(\.self) }

  /// Limits what this process reads from now on, besides the program's own files and those of libraries.
  package func enter() {
    var bounds = self
    (Sandbox.libraryPaths + Sandbox.programPaths).forEach { bounds.add($0) }
    Self.entered.withLock { $0 = bounds }
  }

  /// Lets this process read a further file or folder that the user has chosen.
  package static func allow(_ path: String) { entered.withLock { $0?.add(path) } }

  /// Whether this process may read a file that it has opened.
  ///
  /// Between a look at a path and the opening, the file could be replaced with a link. So the system is asked where the
  /// file is; one that is nowhere, as a pipe, is what the user has put there.
  static func allowOpenFile(_ descriptor: Int32) -> Bool {
    guard let current else { return true }
    return RealPath.ofOpenFile(descriptor).map(current.hasRealPath) ?? true
  }

  /// Whether this process may not read a file or folder, whether it is there or not.
  package static func refuse(_ path: String) -> Bool { current.map { !$0.contain(path) } ?? false }

  /// Whether this process may not read what is at a path from a folder, of which the real path is known.
  package static func refuse(_ path: String, below folder: String) -> Bool {
    current.map { !$0.hasRealPath(RealPath.of(path, below: folder)) } ?? false
  }

  /// Whether a path is that of a symbolic link to what this process may not read, whether that is there or not.
  ///
  /// Such a link is a file that cannot be read. Treating it as missing where it leads nowhere would say what there is
  /// outside.
  package static func refuseLink(_ path: String) -> Bool {
    current != nil && FileKind(at: path) == .symbolicLink && refuse(path)
  }
}
