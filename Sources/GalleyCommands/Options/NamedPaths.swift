import ArgumentParser
import Files
import Foundation
import Galley
import SnapshotRuns

/// A command that reads the projects around what it works on.
protocol ProjectCommand: ParsableCommand {
  /// The documents and folders whose projects are read.
  var projectInputs: [String] { get }
}

/// A command that works on documents.
protocol DocumentCommand: ProjectCommand {
  var input: InputOptions { get }
}

extension DocumentCommand {
  var projectInputs: [String] { input.inputs }
}

/// The files and folders that a command line names.
struct NamedPaths {
  /// Every argument that could be a path, also as the value of an option such as `junit=results.xml`: an option that
  /// the parser knows and a list does not would be refused its file.
  private var named: [String] = []
  /// What the project's files may name wherever it is: the values of `--allow`, and what is beside a configuration of
  /// the user's own.
  private var allowed: [String] = []

  /// - Parameter arguments: The arguments after the tool's name.
  init(_ arguments: [String]) {
    var option = Substring()
    for argument in arguments.dropFirst() {
      let paths = Self.paths(in: argument)
      let isOption = argument.utf8.hasPrefix("--")
      if isOption { option = argument.utf8.prefix(before: "=") }
      if option == "--allow" { allowed += paths } else { named += paths }
      if option == "--config" { allowed += paths.map(Folder.parent) }
      if !isOption { option = "" }
    }
  }

  /// Returns what a command may read whatever the project's files say: each file and folder that the command line
  /// names, the projects of the inputs, the additional fonts and the cache.
  func bounds(of command: any ParsableCommand, environment: [String: String]) -> FileBounds {
    let projects = (command as? any ProjectCommand)?.projectInputs.map(ProjectFolder.root(around:)) ?? []
    let own = [environment["GALLEY_FONTS"], CacheOptions.folderOfServer(in: environment)].compactMap { $0 }
    return FileBounds(projects + named + allowed + own)
  }

  /// The first path that leads out of its project through a symbolic link in it, and the link's name.
  ///
  /// Anybody may have put it there: a shell that is asked for all documents names links too, and what is written
  /// through one would be anywhere. Without a mark such as `.git`, the project is the working folder.
  var leadingOut: (path: String, link: String)? {
    named.lazy.compactMap { path in
      Self.beginnings(of: path).lazy.compactMap(Self.linkOut).first.map { (path, $0) }
    }.first
  }

  /// Returns the name of a link that leads out of the project that it is in, or `nil` for any other path.
  private static func linkOut(at path: String) -> String? {
    guard FileKind(at: path) == .symbolicLink else { return nil }
    return ProjectPaths(inputs: [Folder.parent(of: path)]).linkOut(of: path)
  }

  /// Returns a path, and those of all folders that it names.
  private static func beginnings(of path: String) -> [String] {
    var beginnings = [path.utf8.dropping(suffix: "/").map(String.init) ?? path]
    while let last = beginnings.last, case let parent = Folder.parent(of: last), parent != last, parent != "." {
      beginnings.append(parent)
    }
    return beginnings
  }

  /// Returns the paths that an argument may be: itself, and what follows an equals sign. The address of a cache is
  /// none.
  private static func paths(in argument: String) -> [String] {
    let bytes = argument.utf8
    let values = bytes.indices.filter { bytes[$0] == UInt8(ascii: "=") }.map { argument[bytes.index(after: $0)...] }
    return ([argument[...]] + values).filter { !$0.isEmpty && !$0.utf8.hasPrefix("-") }.map(String.init)
      .filter { !AddressText.isAddress($0) }
  }
}
