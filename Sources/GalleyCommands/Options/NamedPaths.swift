import Files
import Foundation
import Galley
import SnapshotRuns

/// The files and folders that a command line names, which a run may read whatever the project's files say.
struct NamedPaths {
  /// Every argument that could be a path, also as the value of an option such as `junit=results.xml`: an option that
  /// the parser knows and a list does not would be refused its file.
  private var named: [String] = []
  /// The values of `--allow`.
  private var allowed: [String] = []

  /// - Parameter arguments: The arguments after the tool's name.
  init(_ arguments: [String]) {
    var isAllowed = false
    for argument in arguments.dropFirst() {
      let paths = Self.paths(in: argument)
      if isAllowed || argument.utf8.hasPrefix("--allow=") { allowed += paths } else { named += paths }
      isAllowed = argument == "--allow"
    }
  }

  /// Returns what the command line lets the process read: what it names, the projects around that, the additional fonts
  /// and the cache. A command line that names nothing is about the working folder.
  ///
  /// A link of a project that leads out of it is not followed because its name was written, perhaps by a shell that was
  /// asked for all documents.
  func bounds(environment: [String: String]) -> FileBounds {
    let present = named.filter { FileKind(at: $0) != .missing }
    let projects = (present.isEmpty ? ["."] : present).map(ProjectFolder.root(around:))
    let own = [environment["GALLEY_FONTS"], CacheOptions.usualFolder(in: environment)].compactMap { $0 }
    return FileBounds(projects + named.filter { !Self.leadsOut($0) } + allowed + own)
  }

  /// Returns whether a path leads out of a project, through a link in it.
  private static func leadsOut(_ path: String) -> Bool {
    let folder = Folder.parent(of: path)
    let marks = [ProjectPaths.configuration, ".git"]
    return marks.contains { ProjectPaths.folder(with: $0, above: folder) != nil }
      && ProjectPaths(inputs: [folder]).linkOut(of: path) != nil
  }

  /// Returns the paths that an argument may be: itself, and what follows an equals sign.
  private static func paths(in argument: String) -> [String] {
    let bytes = argument.utf8
    let values = bytes.indices.filter { bytes[$0] == UInt8(ascii: "=") }.map { argument[bytes.index(after: $0)...] }
    return ([argument[...]] + values).filter { !$0.isEmpty && !$0.utf8.hasPrefix("-") }.map(String.init)
  }
}
