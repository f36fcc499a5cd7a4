import Files

/// The files and folders of a project, except those that are hidden, and those of dependencies and builds.
struct ProjectListing: Sendable {
  /// Files and folders below a folder.
  struct Part: Sendable {
    let folder: String
    /// The paths below the folder, sorted.
    let paths: [String]
  }

  /// The largest number of entries to list, so that a document in a home folder does not cause a search of the whole
  /// disk.
  private static let mostEntries = 50_000
  private static let skippedFolders: Set<String> = ["Pods", "Carthage", "build", "DerivedData", "node_modules"]

  /// The project's top folder.
  let folder: String
  /// What is below the top folder, and what its files name elsewhere.
  private(set) var parts: [Part] = []
  /// The folders that cannot be listed.
  private(set) var problems: [UnreadableInput] = []

  /// Searches a folder.
  init(of folder: String) {
    self.folder = folder
    parts = [Part(folder: folder, paths: paths(below: folder))]
  }

  /// Adds a file or a folder that is not below the top folder.
  mutating func add(_ path: String) {
    let parent = Folder.parent(of: path)
    let name = String(path.dropFirst(parent == "/" ? 1 : parent.count + 1))
    switch FileKind(at: path) {
    case .folder: parts.append(Part(folder: parent, paths: [name] + paths(below: path).map { "\(name)/\($0)" }))
    case .file: parts.append(Part(folder: parent, paths: [name]))
    case .symbolicLink, .other, .missing: break
    }
  }

  /// Lists what is below a folder, except what is hidden, dependencies and builds.
  private mutating func paths(below folder: String) -> [String] {
    var walk = FolderWalk(below: folder, mostEntries: Self.mostEntries) {
      $0.hasPrefix(".") || Self.skippedFolders.contains($0)
    }
    let paths = walk.list().sorted()
    problems += walk.unlisted.map {
      UnreadableInput(folder: $0.path.isEmpty ? folder : "\(folder)/\($0.path)", $0.error)
    }
    return paths
  }
}
