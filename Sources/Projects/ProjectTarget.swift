import Files

/// A target of a project: a name, and the files that are built into it.
package struct ProjectTarget: Hashable, Sendable {
  /// Files of a target. All paths are absolute, without `.` and `..`.
  package enum Member: Hashable, Sendable {
    /// A file, or a folder with everything below it, such as an asset catalog.
    case path(String)
    /// A folder with everything below it but some paths, which are relative to the folder.
    case folder(String, except: Set<String>)
    /// The resources below a folder that a build knows by their type, without some paths relative to the folder.
    case knownResources(String, except: Set<String>)
    /// What a pattern matches and what is below it, without what other patterns match.
    case matches(PathPattern, except: [PathPattern])
    /// The source files among what a pattern matches and what is below it, without what other patterns match.
    case sources(PathPattern, except: [PathPattern])
  }

  /// The name, as in messages.
  package var name: String
  package var members: [Member] = []
  /// The names of the targets and products that it is built from.
  package var dependencies: Set<String> = []
  /// The names by which other targets depend on it: its own, and that of its product.
  package var products: Set<String> = []
  /// What the project says about its `Info.plist`.
  package var app = AppSettings()

  package init(name: String) {
    self.name = name
    products = [name]
  }
}

extension ProjectTarget.Member {
  /// The deepest folder that contains all of the member's files, or the file itself.
  package var place: String {
    switch self {
    case .path(let path), .folder(let path, _), .knownResources(let path, _): path
    case .matches(let pattern, _), .sources(let pattern, _): pattern.folder
    }
  }

  /// The types that Xcode takes from a package's folder without being told to.
  ///
  /// Source: "Bundling resources with a Swift package", Apple's documentation of Xcode.
  private static let knownTypes = [
    ".xcassets", ".storyboard", ".xib", ".nib", ".lproj", ".xcstrings", ".xcdatamodeld", ".xcdatamodel", ".swift",
  ]

  /// The types of files that compilers read.
  ///
  /// Source: `Target.validSourceExtensions`, Tuist.
  private static let sourceTypes = [
    ".swift", ".m", ".mm", ".c", ".cc", ".cpp", ".c++", ".d", ".s", ".metal", ".intentdefinition", ".xcmappingmodel",
    ".mlmodel", ".docc", ".playground", ".rcproject", ".mlpackage",
  ]

  /// Returns whether the member contains a file.
  ///
  /// - Parameter rest: The file's path below ``place``, empty for the place itself.
  func holds(_ rest: Substring) -> Bool {
    switch self {
    case .path: return true
    case .folder(_, let exceptions): return !Self.contains(exceptions, rest)
    case .knownResources(_, let exceptions):
      let names = rest.utf8.split(separator: "/")
      return names.contains { name in Self.knownTypes.contains(where: name.utf8.hasSuffix) }
        && !Self.contains(exceptions, rest)
    case .matches(let pattern, let exceptions): return Self.holds(rest, pattern, exceptions)
    case .sources(let pattern, let exceptions):
      let names = rest.utf8.split(separator: "/")
      return names.contains { name in Self.sourceTypes.contains(where: name.utf8.hasSuffix) }
        && Self.holds(rest, pattern, exceptions)
    }
  }

  private static func holds(_ rest: Substring, _ pattern: PathPattern, _ exceptions: [PathPattern]) -> Bool {
    let path = pattern.folder + "/" + rest
    return pattern.matches(path) && !exceptions.contains { $0.matches(path) }
  }

  /// Returns whether paths contain a path or a folder above it.
  private static func contains(_ paths: Set<String>, _ path: Substring) -> Bool {
    guard !paths.isEmpty else { return false }
    var path = path
    while !paths.contains(String(path)) {
      guard let slash = path.utf8.lastIndex(of: "/") else { return false }
      path = path[..<slash]
    }
    return true
  }
}
