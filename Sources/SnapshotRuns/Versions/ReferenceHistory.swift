import Files
import Galley

/// What Git says about references: when each last changed, and what the project was then.
struct ReferenceHistory {
  private let repository: GitRepository
  private let references: ReferenceFolder
  private let changes: [PathBytes: GitRepository.Commit]
  private let uncommitted: Set<PathBytes>
  /// The folder of the references, relative to the repository's.
  private let folder: String
  private var besides: [String] { folder.isEmpty ? [] : [folder] }

  /// - Throws: ``RevisionError`` if Git does not know both the project and the references.
  init(of references: ReferenceFolder, root: String) throws(RevisionError) {
    guard let repository = try GitRepository.around(root) else {
      throw RevisionError("the project is in no Git repository, so nothing says what the inputs were")
    }
    let path = RealPath.of(references.path)
    guard let folder = Folder.path(path, below: repository.root),
      ProjectPaths.folder(with: ".git", above: path) == repository.root
    else { throw RevisionError("the references are not in the project's Git repository") }
    (self.repository, self.references, self.folder) = (repository, references, String(folder))
    changes = try repository.lastChanges(below: self.folder)
    uncommitted = changes.isEmpty ? [] : try repository.uncommittedFiles(below: self.folder)
  }

  /// Returns the commit in which a file of a reference last changed.
  ///
  /// - Throws: ``RevisionError`` if Git has no such commit.
  func commit(of name: String) throws(RevisionError) -> GitRepository.Commit {
    let files = [PathBytes(name + ".png"), PathBytes(name + ".json")]
    guard changes[files[0]] != nil, let commit = files.compactMap({ changes[$0] }).min(by: { $0.age < $1.age }) else {
      throw RevisionError("the reference is not committed")
    }
    guard uncommitted.isDisjoint(with: files) else {
      throw RevisionError("the reference has changes that are not committed")
    }
    if commit.isFirst, repository.isShallow {
      throw RevisionError(
        "the clone is shallow and ends at \(commit.shortID), before the reference last changed; get the history with"
          + " 'git fetch --unshallow'")
    }
    return commit
  }

  /// Returns the list of versions that the references had at a commit, or `nil` if there was none that can be read.
  func versions(at commit: GitRepository.Commit) -> EngineVersions? {
    let path = folder.isEmpty ? VersionFile.name : "\(folder)/\(VersionFile.name)"
    let file = try? repository.file(path, as: .versions, at: commit)
    return file.flatMap { try? VersionFile(inFolder: references.path).versions(in: $0) }
  }

  /// Returns whether all files besides the references are as they were at a commit.
  func isUnchanged(since commit: GitRepository.Commit) throws(RevisionError) -> Bool {
    try repository.isUnchanged(since: commit, besides: besides)
  }

  /// Takes all files besides the references as they were at a commit.
  ///
  /// - Parameter root: The project's root, in the repository.
  /// - Returns: The files, and the project's root in them.
  func files(
    at commit: GitRepository.Commit, root: String
  ) throws(RevisionError) -> (files: RevisionFiles, root: String) {
    let files = try RevisionFiles(of: commit, named: commit.shortID, in: repository, besides: besides)
    // What marks the top of the project marks it in the copy, too.
    try? Folder.make(files.folder + "/.git")
    let name = Folder.path(root, below: repository.root) ?? ""
    return (files, name.isEmpty ? files.folder : "\(files.folder)/\(name)")
  }
}
