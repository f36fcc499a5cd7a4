import Files

/// What Git says about the files of a project.
package struct GitRepository: Sendable {
  let workspace: GitWorkspace

  /// The folder of the repository.
  package var root: String { workspace.root }
  /// Whether Git has only the last part of the history.
  package var isShallow: Bool { workspace.isShallow }

  /// A commit.
  package struct Commit: Hashable, Sendable {
    /// 40 or 64 hexadecimal digits.
    package let id: String
    /// Whether Git has no commit before it: the first one, or the first that a shallow clone has.
    package let isFirst: Bool
    /// The number of commits after it, as Git lists them.
    package let age: Int

    /// Returns `nil` if the text is no id of a commit, but perhaps an option of Git.
    init?(id: some StringProtocol, isFirst: Bool = false, age: Int = 0) {
      guard Self.isID(String(id)) else { return nil }
      (self.id, self.isFirst, self.age) = (String(id), isFirst, age)
    }

    static func isID(_ text: String) -> Bool {
      let digits: Set = Set("0123456789abcdef".utf8)
      return [40, 64].contains(text.utf8.count) && text.utf8.allSatisfy(digits.contains)
    }

    /// The digits that a message has.
    package var shortID: String { String(id.utf8.prefix(10)) ?? id }
  }

  /// Finds the repository around a folder.
  ///
  /// - Returns: The repository, or `nil` outside of one.
  /// - Throws: ``RevisionError`` if Git cannot be run, or refuses the repository.
  package static func around(_ folder: String) throws(RevisionError) -> GitRepository? {
    guard let root = ProjectPaths.folder(with: ".git", above: folder) else { return nil }
    return GitRepository(workspace: try GitWorkspace(root: root))
  }

  /// Returns the commit that a person means.
  func commit(named name: String) throws(RevisionError) -> Commit {
    guard let commit = Commit(id: try workspace.commit(named: name)) else {
      throw RevisionError("Git has no commit '\(name)'")
    }
    return commit
  }

  // MARK: Changes

  /// Returns the last changes of files that are committed.
  ///
  /// - Parameters:
  ///   - paths: The files' paths relative to the repository's folder.
  ///   - folders: Folders that contain them, relative to the repository's.
  ///   - later: A commit whose parents are looked at first, or `nil` to begin with the last commit.
  func lastChanges(
    of paths: Set<PathBytes>, below folders: Set<String>, before later: Commit? = nil
  ) throws(RevisionError) -> [PathBytes: GitLog.Change] {
    guard !paths.isEmpty else { return [:] }
    var log = GitLog(firstAge: later.map { $0.age + 1 } ?? 0)
    var changes: [PathBytes: GitLog.Change] = [:]
    // Of a merge, the files that differ from any of its parents count.
    let words = Self.logWords + ["--no-renames", later.map { "\($0.id)^@" } ?? "HEAD", "--"] + Self.patterns(folders)
    try workspace.readRecords(of: words) { record in
      guard let entry = log.read(record), paths.contains(entry.path), changes[entry.path] == nil else { return true }
      changes[entry.path] = entry.change
      return changes.count < paths.count
    }
    // What was removed, and is there again, is not committed.
    return changes.filter { !$0.value.isRemoval }
  }

  /// Reads which files commits moved without changing them, and which others they touched.
  ///
  /// - Parameters:
  ///   - commits: The commits.
  ///   - body: Receives each file of each commit, and the path before if it was moved.
  func readMoves(in commits: Set<Commit>, _ body: (_ entry: GitLog.Entry) -> Void) throws(RevisionError) {
    guard !commits.isEmpty else { return }
    var log = GitLog(firstAge: 0)
    let words = Self.logWords + ["-M100%", "--no-walk=unsorted"] + commits.map(\.id).sorted() + ["--"]
    try workspace.readRecords(of: words) { record in
      if let entry = log.read(record) { body(entry) }
      return true
    }
  }

  private static let logWords = [
    "log", "-m", "--no-show-signature", "--no-ext-diff", "--no-textconv", "--no-relative", "--raw", "--no-abbrev", "-z",
    "--format=\(GitLog.format)",
  ]

  /// The patterns for folders, of which the repository's is all files.
  private static func patterns(_ folders: Set<String>) -> [String] {
    folders.contains("") ? [] : folders.sorted().map { ":(top,literal)\($0)" }
  }

  /// Returns the files below a folder whose content is not that of the last commit, by paths relative to the
  /// repository's folder.
  ///
  /// - Parameter folder: The folder's path relative to the repository's, or an empty one for that.
  package func uncommittedFiles(below folder: String) throws(RevisionError) -> Set<PathBytes> {
    let names = try workspace.output(
      of: Self.differenceWords + ["--ignore-submodules=all", "HEAD", "--"] + Self.patterns([folder]))
    return Set(names.split(separator: 0).map { PathBytes(String(decoding: $0, as: UTF8.self)) })
  }

  /// No program compares files for Git.
  private static let differenceWords = ["diff", "--name-only", "-z", "--no-ext-diff", "--no-textconv", "--no-relative"]

  /// Returns whether all files below a folder, but those in some folders, are as they were at a commit. Files that Git
  /// is told to ignore do not count.
  ///
  /// - Parameters:
  ///   - part: The folder, relative to the repository's, or an empty path for that.
  ///   - folders: The folders that do not count, relative to the repository's.
  func isUnchanged(
    since commit: Commit, below part: String, besides folders: [String]
  ) throws(RevisionError) -> Bool {
    let files = ["--", part.isEmpty ? "." : ":(top,literal)\(part)"] + folders.map { ":(exclude,top,literal)\($0)" }
    // What was changed in a submodule is asked of its own repository.
    let changed = try workspace.output(of: Self.differenceWords + ["--ignore-submodules=dirty", commit.id] + files)
    guard changed.isEmpty else { return false }
    return try workspace.output(of: ["ls-files", "--others", "--exclude-standard", "-z"] + files).isEmpty
  }

  /// Returns the files below a folder, but those in some folders, that Git was told not to write: those that a sparse
  /// checkout leaves out.
  func filesLeftOut(below part: String, besides folders: [String]) throws(RevisionError) -> [String] {
    var names: [String] = []
    let words = ["ls-files", "-t", "-z", "--"] + (part.isEmpty ? [] : [":(top,literal)\(part)"])
    try workspace.readRecords(of: words) { record in
      guard record.starts(with: "S ".utf8) else { return true }
      let name = String(decoding: record.dropFirst(2), as: UTF8.self)
      if !folders.contains(where: { Folder.path(name, below: $0) != nil }) { names.append(name) }
      return true
    }
    return names.filter { FileKind(at: "\(root)/\($0)") == .missing }
  }
}

/// Reads Git's list of commits with the files that each changed.
struct GitLog {
  /// The format of a commit: after an empty record, which no file's name is, its id and its parents'.
  static let format = "%x00%H %P"

  /// A change of a file.
  struct Change: Hashable {
    var commit: GitRepository.Commit
    /// Whether the file was not there before.
    var isAddition: Bool
    /// Whether the file is no longer there.
    var isRemoval = false
  }

  /// A file of a commit.
  struct Entry: Equatable {
    var path: PathBytes
    /// The path before, if the file was moved.
    var formerPath: PathBytes?
    var change: Change
  }

  /// What the next record is.
  private enum Place {
    case commit, change
    case path(status: UInt8)
    case newPath(former: PathBytes, status: UInt8)
  }

  private var place = Place.commit
  private var commit: GitRepository.Commit?
  private var age: Int

  init(firstAge: Int) { age = firstAge }

  /// Reads the next record, and returns the file whose change it completes.
  mutating func read(_ record: ArraySlice<UInt8>) -> Entry? {
    switch place {
    case .commit:
      if !record.isEmpty { readCommit(record) }
    case .change:
      // `:MODE MODE ID ID STATUS`, where a line feed precedes the first of a commit.
      let words = record.split(separator: UInt8(ascii: " "))
      place = words.last?.first.map { record.isEmpty ? .commit : .path(status: $0) } ?? .commit
    case .path(let status):
      let path = PathBytes(String(decoding: record, as: UTF8.self))
      guard status != UInt8(ascii: "R") else {
        place = .newPath(former: path, status: status)
        return nil
      }
      return entry(path, status)
    case .newPath(let former, let status):
      return entry(PathBytes(String(decoding: record, as: UTF8.self)), formerly: former, status)
    }
    return nil
  }

  private mutating func readCommit(_ record: ArraySlice<UInt8>) {
    let ids = String(decoding: record, as: UTF8.self).utf8.split(separator: " ")
    commit = ids.first.flatMap { GitRepository.Commit(id: $0, isFirst: ids.count == 1, age: age) }
    age += 1
    place = .change
  }

  private mutating func entry(_ path: PathBytes, formerly former: PathBytes? = nil, _ status: UInt8) -> Entry? {
    place = .change
    return commit.map {
      let change = Change(
        commit: $0, isAddition: status == UInt8(ascii: "A"), isRemoval: status == UInt8(ascii: "D"))
      return Entry(path: path, formerPath: former, change: change)
    }
  }
}
