import Files

/// The source files of a project by the classes that they are named after.
struct ProjectCode: Sendable {
  private static let types = [".swift", ".m", ".mm", ".h"]

  private var files: [String: [String]] = [:]

  init(_ listing: ProjectListing) {
    for part in listing.parts {
      for path in part.paths {
        let name = path[(path.utf8.lastIndex(of: "/").map(path.utf8.index(after:)) ?? path.startIndex)...]
        guard let type = Self.types.first(where: name.utf8.hasSuffix) else { continue }
        // Extensions are in files such as `LoginController+Theme.swift`.
        let own = name.utf8.dropLast(type.utf8.count).prefix(before: "+")
        files[String(own), default: []].append(part.folder + "/" + path)
      }
    }
  }

  /// Returns the paths of the files of a class, and of its extensions.
  func paths(ofClass name: String) -> [String] { files[name] ?? [] }
}
