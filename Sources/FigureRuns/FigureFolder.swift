import Files
import SnapshotRuns

/// The top folder of a project of figures, held open while the figures are drawn and written.
///
/// Whatever somebody puts in the place of a folder in the meantime, nothing outside of the project is written: all that
/// is written is reached from the held folder, and through no symbolic link. Links that stay in the project are
/// followed before that.
package struct FigureFolder {
  private let held: OpenFolder
  /// The real path of the held folder.
  private let top: String
  private let project: FigureProject

  /// Opens the folder of a project: its root, or the folder of its declarations if that is elsewhere.
  ///
  /// - Throws: ``FileError`` if the folder cannot be opened.
  package init(of project: FigureProject) throws(FileError) {
    let (root, own) = (project.paths.root, RealPath.of(project.folder))
    top = Self.names(of: own, below: root) == nil ? own : root
    guard let held = OpenFolder(path: top, isMade: false) else { throw FileError(path: top, .latest) }
    self.held = held
    self.project = project
  }

  /// Returns the folder of a file, and the file's name.
  ///
  /// - Parameter path: The file's path, relative to the project's folder.
  /// - Throws: ``FileError`` if the folder is not in the project.
  func place(of path: String) throws(FileError) -> (folder: OwnedFolder, name: String) {
    let path = project.absolute(path)
    let folder = RealPath.of(Folder.parent(of: path))
    guard let names = Self.names(of: folder, below: top), let name = path.utf8.split(separator: "/").last else {
      throw FileError(path: path, reason: "Its folder leads out of '\(top)'.")
    }
    return (OwnedFolder(names, in: held), String(name))
  }

  /// Returns a file that no symbolic link leads to.
  ///
  /// - Parameter names: The names of its path from the project's folder.
  func file(_ names: [String]) throws(FileError) -> ContainedFile {
    guard let folder = Self.names(of: RealPath.of(project.folder), below: top) else {
      throw FileError(path: project.folder, reason: "It leads out of '\(top)'.")
    }
    return ContainedFile(folder + names, in: held)
  }

  /// Returns the names of the path from a folder to another one, or `nil` if that is not below the first.
  private static func names(of path: String, below top: String) -> [String]? {
    let (inner, outer) = (path.utf8.split(separator: "/"), top.utf8.split(separator: "/"))
    let isBelow = inner.starts(with: outer) { $0.utf8.elementsEqual($1.utf8) }
    return isBelow ? inner.dropFirst(outer.count).map(String.init) : nil
  }
}
