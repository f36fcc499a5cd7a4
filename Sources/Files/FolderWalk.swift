/// Goes through everything below a folder in the order of the paths' bytes, some hundred times as fast as Foundation
/// does. The order is the same on every file system, and only the names of the folders on the way are in memory.
package struct FolderWalk: Sequence, IteratorProtocol {
  package struct Entry: Hashable, Sendable {
    /// The path relative to the folder.
    package let path: String
    package let kind: FileKind
  }

  /// Something to come.
  private enum Step {
    case entry(Entry)
    /// What is in a folder, given by its path relative to the folder of the walk.
    case contents(of: String)
  }

  private let folder: String
  private let isSkipped: (String) -> Bool
  /// What comes after the latest entry, the next at the end.
  private var steps = [Step.contents(of: "")]
  /// The folders whose contents are left out.
  private var closed: Set<PathBytes> = []
  /// The folders that could not be listed, by their paths relative to the folder, with the reasons.
  package private(set) var unlisted: [(path: String, error: SystemError)] = []
  /// The symbolic links, by their paths relative to the folder.
  package private(set) var links: [String] = []

  /// - Parameters:
  ///   - folder: The folder's path.
  ///   - isSkipped: Returns whether an entry of this name is left out, with everything below it.
  package init(below folder: String, isSkipped: @escaping (String) -> Bool = { _ in false }) {
    self.folder = folder
    self.isSkipped = isSkipped
  }

  /// Returns the next entry, or `nil` at the end. A folder comes before its contents. Symbolic links are not followed.
  package mutating func next() -> Entry? {
    while let step = steps.popLast() {
      switch step {
      case .entry(let entry):
        if entry.kind == .symbolicLink { links.append(entry.path) }
        return entry
      case .contents(let subfolder): if closed.remove(PathBytes(subfolder)) == nil { open(subfolder) }
      }
    }
    return nil
  }

  /// Leaves out the contents of the latest entry, a folder.
  package mutating func leaveOutContents(of entry: Entry) { closed.insert(PathBytes(entry.path)) }

  /// Returns the paths of the entries to come.
  package mutating func list() -> [String] {
    var paths: [String] = []
    while let entry = next() { paths.append(entry.path) }
    return paths
  }

  /// Puts the entries of a folder before the other steps.
  private mutating func open(_ subfolder: String) {
    guard let stream = FolderStream(path: subfolder.isEmpty ? folder : "\(folder)/\(subfolder)") else {
      unlisted.append((subfolder, .latest))
      return
    }
    var found: [(key: String, step: Step)] = []
    for entry in stream where !isSkipped(entry.name) {
      let path = subfolder.isEmpty ? entry.name : "\(subfolder)/\(entry.name)"
      let kind = entry.kind ?? FileKind(at: "\(folder)/\(path)")
      found.append((entry.name, .entry(Entry(path: path, kind: kind))))
      // The paths of its contents begin so: they come after those of `NAME.txt`, whose dot is before the slash.
      if kind == .folder { found.append((entry.name + "/", .contents(of: path))) }
    }
    if let error = stream.error { unlisted.append((subfolder, error)) }
    found.sort { $1.key.utf8.lexicographicallyPrecedes($0.key.utf8) }
    steps += found.map(\.step)
  }
}
