import Files
import Foundation
import Galley

/// The files and folders that a command line names, which a run may read whatever the project's files say.
enum NamedPaths {
  /// Returns what a command line lets the process read: what it names, the projects around that, the additional fonts
  /// and the cache. A command line that names nothing is about the working folder.
  ///
  /// Every argument after the command's name that could be a path is taken for one, also as the value of an option such
  /// as `junit=results.xml`: an option that the parser knows and a list does not would be refused its file.
  static func bounds(of arguments: [String], environment: [String: String]) -> FileBounds {
    let named = arguments.dropFirst().flatMap(paths)
    let present = named.filter { FileKind(at: $0) != .missing }
    let projects = (present.isEmpty ? ["."] : present).map(ProjectFolder.root(around:))
    let own = [environment["GALLEY_FONTS"], CacheOptions.usualFolder(in: environment)].compactMap { $0 }
    return FileBounds(projects + named + own)
  }

  /// Returns the paths that an argument may be: itself, and what follows an equals sign.
  private static func paths(in argument: String) -> [String] {
    let bytes = argument.utf8
    let values = bytes.indices.filter { bytes[$0] == UInt8(ascii: "=") }.map { argument[bytes.index(after: $0)...] }
    return ([argument[...]] + values).filter { !$0.isEmpty && !$0.hasPrefix("-") }.map(String.init)
  }
}
