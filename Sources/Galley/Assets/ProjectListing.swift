import Files

/// The files and folders of a project, except those that are hidden, and those of dependencies and builds.
struct ProjectListing: Sendable {
  /// The largest number of entries to list, so that a document in a home folder does not cause a search of the whole
  /// disk.
  private static let mostEntries = 50_000
  private static let skippedFolders: Set<String> = ["Pods", "Carthage", "build", "DerivedData", "node_modules"]

  /// The project's top folder.
  let folder: String
  /// The paths below the folder, sorted.
  let paths: [String]
  /// The folders that cannot be listed.
  let problems: [UnreadableInput]

  /// Searches a folder.
  init(of folder: String) {
    self.folder = folder
    var walk = FolderWalk(below: folder, mostEntries: Self.mostEntries) {
      $0.hasPrefix(".") || Self.skippedFolders.contains($0)
    }
    paths = walk.list().sorted()
    problems = walk.unlisted.map { UnreadableInput(folder: $0.path.isEmpty ? folder : "\(folder)/\($0.path)", $0.error) }
  }
}
