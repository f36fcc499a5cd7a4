import Files
import Foundation

/// The names of a run's files in everything that the run writes: their paths relative to the project's root. They are
/// the same wherever the project is and however an input was written.
///
/// The root is the nearest folder at or above the first input that contains a `.galley.yml`, or else a `.git`. Without
/// either, it is the folder of a baseline, or else the working folder.
package struct ProjectPaths: Hashable, Sendable {
  /// The name of a project's configuration file.
  package static let configuration = ".galley.yml"

  /// The real path of the root.
  package let root: String
  /// The deepest folder that contains all input folders outside of the root, or `nil` if there are none.
  private let outside: String?

  /// Finds the root of the project that the inputs belong to.
  ///
  /// - Parameters:
  ///   - inputs: Documents and folders, the first of which determines the root. If empty, the working folder does.
  ///   - anchor: A file whose folder is the root if nothing marks one, or `nil` for the working folder.
  package init(inputs: [String], orFolderOf anchor: String? = nil) {
    let first = inputs.first ?? "."
    let root = Self.folder(with: Self.configuration, above: first) ?? Self.folder(with: ".git", above: first)
    self.init(root: root ?? RealPath.of(anchor.map(Folder.parent) ?? "."), inputs: inputs)
  }

  private init(root: String, inputs: [String]) {
    self.root = root
    let folders = inputs.filter(Folder.isFolder).map(RealPath.of).filter { Self.path($0, below: root) == nil }
    outside = folders.dropFirst().reduce(folders.first) { Self.commonFolder($0 ?? "/", $1) }
  }

  /// Returns the real path of the nearest folder at or above an input that contains a file or folder of a name.
  package static func folder(with name: String, above input: String) -> String? {
    let start = Folder.isFolder(input) ? RealPath.of(input) : Folder.parent(of: realPath(input))
    return FoldersUpwards(from: start).first { folder in
      FileKind(at: (folder == "/" ? "" : folder) + "/" + name) != .missing
    }
  }

  /// Returns the name of a file or folder: its path relative to the root, which itself has an empty name.
  ///
  /// A file outside of the root that is below an input folder has its path relative to that folder, or to the deepest
  /// folder that contains all such inputs. Any other file has a path that begins with `..`.
  package func name(of path: String) -> String {
    name(ofRealPath: Self.realPath(path))
  }

  /// Returns the name of a file or folder of which the path has no symbolic links.
  func name(ofRealPath path: String) -> String {
    if let name = Self.path(path, below: root) { return name }
    if let outside, let name = Self.path(path, below: outside) { return name }
    return Folder.relativePath(of: path, from: root)
  }

  /// Returns the name of the symbolic link in the project through which a path leads out of the project, or `nil` if
  /// there is none.
  ///
  /// A repository can contain such a link, and what is written into it would be written anywhere.
  package func linkOut(of path: String) -> String? {
    var place = path.utf8.hasPrefix("/") ? "/" : RealPath.of(".")
    for part in path.utf8.split(separator: "/") where part != "." {
      guard part != ".." else {
        place = Folder.parent(of: place)
        continue
      }
      place = place == "/" ? "/\(part)" : "\(place)/\(part)"
      guard FileKind(at: place) == .symbolicLink else { continue }
      let target = RealPath.of(place)
      if let name = Self.path(place, below: root), Self.path(target, below: root) == nil { return name }
      place = target
    }
    return nil
  }

  /// Returns a path for messages: as it was given, unless that is the absolute path of a file of the project.
  package func words(for path: String) -> String {
    guard path.utf8.hasPrefix("/") else { return path }
    let name = nameInMessages(of: path)
    return name.isEmpty ? "." : Self.leavesRoot(name) ? path : name
  }

  /// Returns a place in a file for messages: the name of the file, or its path as it was given if it is outside of the
  /// project. The place is a path that `:line` or `:line:column` can follow.
  func words(forPlace place: String) -> String {
    let parts = place.utf8.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.dropFirst().reversed().prefix { Int($0) != nil }.prefix(2)
    let path = parts.dropLast(numbers.count).joined(separator: ":")
    let name = nameInMessages(of: path)
    return ([Self.leavesRoot(name) ? path : name] + numbers.reversed().map(String.init)).joined(separator: ":")
  }

  /// Returns the name of a file or folder, or of a link: a message is about that, and not about what it leads to.
  private func nameInMessages(of path: String) -> String {
    FileKind(at: path) == .symbolicLink ? name(ofRealPath: Self.ownPath(path)) : name(of: path)
  }

  /// Returns whether a name is that of a file outside of the root.
  package static func leavesRoot(_ name: String) -> Bool { name == ".." || name.utf8.hasPrefix("../") }

  /// Returns the path of the file with a name.
  package func path(ofName name: String) -> String { name.utf8.hasPrefix("/") ? name : "\(root)/\(name)" }

  /// Returns whether the project, or an input folder outside of it, has a file with a name.
  package func haveFile(named name: String) -> Bool {
    [root, outside].contains { $0.map { FileKind(at: "\($0)/\(name)") == .file } ?? false }
  }

  /// Returns a path without symbolic links, except that a file that is itself a link keeps its name.
  private static func realPath(_ path: String) -> String {
    FileKind(at: path) == .symbolicLink && !Folder.isFolder(path) ? ownPath(path) : RealPath.of(path)
  }

  /// Returns the path of a link itself, in a folder without symbolic links.
  private static func ownPath(_ path: String) -> String {
    let name = path.utf8.split(separator: "/").last ?? ""
    let folder = RealPath.of(Folder.parent(of: path))
    return folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }

  private static func path(_ path: String, below folder: String) -> String? {
    Folder.path(path, below: folder).map(String.init)
  }

  private static func commonFolder(_ path: String, _ other: String) -> String {
    "/"
      + zip(path.utf8.split(separator: "/"), other.utf8.split(separator: "/")).prefix { $0 == $1 }.map { String($0.0) }
      .joined(separator: "/")
  }
}
