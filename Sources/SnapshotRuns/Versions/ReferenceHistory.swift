import Digests
import Files
import Snapshots

/// What Git says about references: when each was last recorded, and what the project was then.
struct ReferenceHistory {
  /// Where and when a reference was last recorded.
  struct Record: Hashable {
    var commit: GitRepository.Commit
    /// The folder of the references at that commit, relative to the repository's.
    var folder: String
  }

  /// A reference to look for.
  struct Wanted {
    /// The path below the folder of references, without extension.
    var name: String
    /// The document that it shows, relative to the project's root.
    var document: String

    fileprivate var files: [String] { [name + ".png", name + ".json"] }
  }

  private let repository: GitRepository
  private let references: ReferenceFolder
  /// The project's root and the folder of the references, relative to the repository's.
  private let part, folder: String
  private var records: [PathBytes: Record] = [:]
  private let uncommitted: Set<PathBytes>
  /// The folders with pictures of other references, which no picture depends on.
  private let others: [String]
  /// The files of the project that a sparse checkout leaves out.
  private let filesLeftOut: [String]

  /// - Throws: ``RevisionError`` if Git does not know both the project and the references.
  init(of references: ReferenceFolder, _ wanted: [Wanted], root: String) throws(RevisionError) {
    guard let repository = try GitRepository.around(root) else {
      throw RevisionError("the project is in no Git repository, so nothing says what the inputs were")
    }
    let path = RealPath.of(references.path)
    guard let folder = Folder.path(path, below: repository.root),
      ProjectPaths.folder(with: ".git", above: path) == repository.root
    else { throw RevisionError("the references are not in the project's Git repository") }
    (self.repository, self.references, self.folder) = (repository, references, String(folder))
    part = Folder.path(root, below: repository.root).map(String.init) ?? ""
    others = self.folder.isEmpty ? [] : [self.folder]
    filesLeftOut = try repository.filesLeftOut(below: part, besides: others)
    let top = self.folder
    let names = Set(wanted.flatMap(\.files).map { PathBytes(Self.path($0, in: top)) })
    let changed = try repository.uncommittedFiles(below: self.folder).intersection(names)
    uncommitted = changed.filter { !repository.hasContentOfPointer(at: $0.text) }
    try findRecords(of: wanted, names)
  }

  private static func path(_ name: String, in folder: String) -> String { folder.isEmpty ? name : "\(folder)/\(name)" }

  // MARK: Commits

  /// Finds the commits in which the files were recorded: those that last changed them, but for commits that only moved
  /// the references to another folder.
  private mutating func findRecords(of wanted: [Wanted], _ names: Set<PathBytes>) throws(RevisionError) {
    var changes: [PathBytes: GitLog.Change] = try repository.lastChanges(of: names, below: [folder])
    for (path, change) in changes { records[path] = Record(commit: change.commit, folder: folder) }
    for _ in 0..<Self.mostMoves {
      changes = try follow(changes.filter { $0.value.isAddition && !$0.value.commit.isFirst }, wanted)
      guard !changes.isEmpty else { return }
    }
  }

  /// How often references may have been moved.
  private static let mostMoves = 16

  /// Finds the changes before those that moved references.
  ///
  /// A commit that also touches the document is taken for the one that recorded: the document may have been moved, and
  /// have had another name before.
  ///
  /// - Returns: The earlier changes, by the paths of now.
  private mutating func follow(
    _ changes: [PathBytes: GitLog.Change], _ wanted: [Wanted]
  ) throws(RevisionError) -> [PathBytes: GitLog.Change] {
    let documents = Dictionary(
      wanted.flatMap { one in
        one.files.map { (PathBytes(Self.path($0, in: folder)), PathBytes(Self.path(one.document, in: part))) }
      }
    ) { first, _ in first }
    var (moves, touched): ([MoveKey: PathBytes], Set<MoveKey>) = ([:], [])
    let interesting = Set(documents.values)
    try repository.readMoves(in: Set(changes.values.map(\.commit))) { entry in
      if let former = entry.formerPath { moves[MoveKey(entry.change.commit.id, entry.path)] = former }
      for path in [entry.path, entry.formerPath].compactMap(\.self) where interesting.contains(path) {
        touched.insert(MoveKey(entry.change.commit.id, path))
      }
    }
    var former: [GitRepository.Commit: [PathBytes: PathBytes]] = [:]
    for (path, change) in changes {
      guard let record = records[path], let document = documents[path],
        !touched.contains(MoveKey(change.commit.id, document)),
        let name = Folder.path(path.text, below: folder).map(String.init) ?? (folder.isEmpty ? path.text : nil),
        let old = moves[MoveKey(change.commit.id, PathBytes(Self.path(name, in: record.folder)))],
        Self.folder(of: name, at: old.text) != nil
      else { continue }
      former[change.commit, default: [:]][path] = old
    }
    return try earlier(former)
  }

  /// A file of a commit.
  private struct MoveKey: Hashable {
    let commit: String
    let path: PathBytes

    init(_ commit: String, _ path: PathBytes) { (self.commit, self.path) = (commit, path) }
  }

  /// Takes the commits before those that moved files.
  ///
  /// - Parameter former: The paths before each commit, by the paths of now.
  private mutating func earlier(
    _ former: [GitRepository.Commit: [PathBytes: PathBytes]]
  ) throws(RevisionError) -> [PathBytes: GitLog.Change] {
    var changes: [PathBytes: GitLog.Change] = [:]
    for (commit, paths) in former {
      let names = paths.mapValues { $0.text }
      let folders = names.compactMap { path, old in
        Folder.path(path.text, below: folder).flatMap { Self.folder(of: String($0), at: old) } ?? ""
      }
      let earlier = try repository.lastChanges(of: Set(paths.values), below: Set(folders), before: commit)
      for (path, old) in paths {
        guard let change = earlier[old] else { continue }
        let name = Folder.path(path.text, below: folder).map(String.init) ?? path.text
        records[path] = Record(commit: change.commit, folder: Self.folder(of: name, at: old.text) ?? folder)
        changes[path] = change
      }
    }
    return changes
  }

  /// Returns the folder that a file is in under a name, or `nil` if it has another name there.
  static func folder(of name: String, at path: String) -> String? {
    if path.utf8.equals(name) { return "" }
    guard path.utf8.hasSuffix("/" + name) else { return nil }
    return String(path.utf8.dropLast(name.utf8.count + 1))
  }

  /// Returns where and when a reference was last recorded.
  ///
  /// - Throws: ``RevisionError`` if Git has no such commit.
  func record(of name: String) throws(RevisionError) -> Record {
    let files = [name + ".png", name + ".json"].map { PathBytes(Self.path($0, in: folder)) }
    guard records[files[0]] != nil,
      let record = files.compactMap({ records[$0] }).min(by: { $0.commit.age < $1.commit.age })
    else { throw RevisionError("the reference is not committed") }
    guard uncommitted.isDisjoint(with: files) else {
      throw RevisionError("the reference has changes that are not committed")
    }
    if record.commit.isFirst, repository.isShallow {
      throw RevisionError(
        "the clone is shallow and ends at \(record.commit.shortID), before the reference last changed; "
          + GitWorkspace.historyRemedy)
    }
    return record
  }

  /// Returns the list of versions that the references had when they were recorded, or `nil` if there was none that can
  /// be read.
  func versions(at record: Record) -> EngineVersions? {
    let file = try? repository.file(Self.path(VersionFile.name, in: record.folder), as: .versions, at: record.commit)
    return file.flatMap { try? VersionFile(inFolder: references.path).versions(in: $0) }
  }

  // MARK: Files

  /// Why the pictures of now may lack something that those of then have, or `nil`.
  var gapNow: String? {
    guard let first = filesLeftOut.min() else { return nil }
    let count = filesLeftOut.count
    return "the sparse checkout leaves out \(counted(count, "file")) of the project, such as '\(first)'; get"
      + " \(count == 1 ? "it" : "them") with 'git sparse-checkout disable'"
  }

  /// Lists the project's files besides the references as they were at a commit.
  func tree(at record: Record) throws(RevisionError) -> GitTree {
    try repository.tree(of: record.commit, below: part, besides: besides(record))
  }

  private func besides(_ record: Record) -> [String] { others + [record.folder].filter { !$0.isEmpty && $0 != folder } }

  /// Returns whether the project's files besides the references are as they were.
  func isUnchanged(since tree: GitTree, of record: Record) throws(RevisionError) -> Bool {
    guard filesLeftOut.isEmpty else { return false }
    return try repository.isUnchanged(since: tree, below: part, besides: besides(record))
  }

  /// Takes the project's files besides the references as they were.
  ///
  /// - Returns: The files, and the project's root in them.
  func files(of tree: GitTree) throws(RevisionError) -> (files: RevisionFiles, root: String) {
    let files = try RevisionFiles(of: tree, named: tree.commit.shortID, in: repository, below: part)
    // What marks the top of the project marks it in the copy, too.
    try? Folder.make(files.place + "/.git")
    return (files, files.folder)
  }
}

extension GitRepository {
  /// Returns whether the last commit has a pointer of Git LFS in a file's place, and the file is what it names. Without
  /// the settings of the repository Git may take that for a change.
  fileprivate func hasContentOfPointer(at path: String) -> Bool {
    guard let head = Commit(id: workspace.head), let bytes = try? file(path, as: .snapshot, at: head),
      let pointer = LargeFileStore.Pointer(bytes),
      let own = try? InputFile.content(of: "\(root)/\(path)", as: .snapshot)
    else { return false }
    return ContentDigest(ofContent: own) == pointer.digest
  }
}
