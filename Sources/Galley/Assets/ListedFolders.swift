import Files
import Projects
import Snapshots

/// Which folders of a project are listed: those in which a document could find something to show.
///
/// Folders with references and other pictures of Galley may have millions of files, and those that Git ignores are not
/// on every machine.
struct ListedFolders {
  /// Folders that tools often make and that Git then ignores, although the app is built with them.
  private static let kindsOfApps = [".xcassets", ".lproj", ".xcodeproj"]
  /// References and other pictures are in folders with the names of their documents.
  private static let kindsOfPictures = [".xib", ".storyboard"]

  /// The real path of the folder that everything is below.
  private let folder: String
  /// The folders around the latest entry, by their paths below the folder, with the rules for what they contain.
  private var levels: [(path: String, rules: IgnoreRules)]
  /// The paths of what Galley's records list.
  private var outputs: Set<PathBytes> = []

  /// - Parameter root: The real path of the folder where the search for Git's rules begins if there is no repository.
  init(below folder: String, root: String) {
    self.folder = RealPath.of(folder)
    var rules = IgnoreRules(above: self.folder, root: root)
    // What is ignored as a whole and asked for all the same has rules of its own only.
    if rules.ignoresFolder(self.folder) { rules = IgnoreRules() }
    rules.enter(self.folder)
    levels = [("", rules)]
    addRecord(of: "")
  }

  /// Returns whether an entry is left out, with everything in it. Entries come in the order of ``FolderWalk``.
  mutating func leaveOut(_ entry: FolderWalk.Entry) -> Bool {
    guard outputs.isEmpty || !outputs.contains(PathBytes(entry.path)) else { return true }
    guard entry.kind == .folder else { return false }
    let (path, rules) = ("\(folder)/\(entry.path)", rules(around: entry.path))
    if Self.kindsOfPictures.contains(where: entry.path.utf8.hasSuffix) || Self.hasPictures(path) { return true }
    let isOfApp = Self.kindsOfApps.contains(where: entry.path.utf8.hasSuffix)
    if !isOfApp, rules.decision(on: path, isFolder: true)?.isIgnored == true { return true }
    addRecord(of: entry.path)
    return false
  }

  /// Returns whether a folder has the versions that its pictures were made with.
  private static func hasPictures(_ folder: String) -> Bool {
    guard FileKind(at: "\(folder)/\(VersionFile.name)") == .file else { return false }
    return (try? VersionFile(inFolder: folder).read()) != nil
  }

  /// Returns the rules of the folder that an entry is in. Its folders are those around the entry before, or one of
  /// these and a folder in it.
  private mutating func rules(around path: String) -> IgnoreRules {
    let parent = path.utf8.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    while !levels[levels.count - 1].path.isEmpty, Folder.path(parent, below: levels[levels.count - 1].path) == nil {
      levels.removeLast()
    }
    if levels[levels.count - 1].path != parent {
      var rules = levels[levels.count - 1].rules
      rules.enter("\(folder)/\(parent)")
      levels.append((parent, rules))
    }
    return levels[levels.count - 1].rules
  }

  /// Notes what the record in a folder lists. One that cannot be read lists nothing.
  private mutating func addRecord(of path: String) {
    let place = path.isEmpty ? folder : "\(folder)/\(path)"
    guard FileKind(at: "\(place)/\(OwnedFolder.recordName)") == .file else { return }
    let entries = (try? OwnedFolder(path: place).entries()) ?? []
    outputs.formUnion(entries.map { PathBytes(path.isEmpty ? $0.text : "\(path)/\($0.text)") })
  }
}
