import Files

/// What Git says about the files of a project.
package struct GitRepository: Sendable {
  private let workspace: GitWorkspace

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

  /// Returns the commit that last changed each file below a folder, by paths relative to that.
  ///
  /// - Parameter folder: The folder's path relative to the repository's, or an empty one for that.
  package func lastChanges(below folder: String) throws(RevisionError) -> [PathBytes: Commit] {
    // Of a merge, the files that differ from any of its parents count.
    let log = try workspace.output(
      of: ["log", "-m", "--no-renames", "--no-show-signature", "-z", "--format=%x00%H %P", "--name-only"]
        + Self.comparison(below: folder, of: "HEAD"))
    return Self.lastChanges(in: log)
  }

  /// Reads a log. Before each commit is an empty name, which no file has, and its ids and its parents'; a line feed is
  /// before the first name after them.
  static func lastChanges(in log: [UInt8]) -> [PathBytes: Commit] {
    var (changes, commit, age): ([PathBytes: Commit], Commit?, Int) = ([:], nil, 0)
    var (isHead, isFirstName) = (false, false)
    for entry in log.split(separator: 0, omittingEmptySubsequences: false) {
      if isHead && !entry.isEmpty {
        let ids = String(decoding: entry, as: UTF8.self).utf8.split(separator: " ")
        commit = ids.first.flatMap { Commit(id: $0, isFirst: ids.count == 1, age: age) }
        age += 1
        isFirstName = true
      } else if !entry.isEmpty, let commit {
        let name = isFirstName && entry.first == UInt8(ascii: "\n") ? entry.dropFirst() : entry
        let path = PathBytes(String(decoding: name, as: UTF8.self))
        if changes[path] == nil { changes[path] = commit }
        isFirstName = false
      }
      isHead = entry.isEmpty
    }
    return changes
  }

  /// Returns the files below a folder whose content is not that of the last commit, by paths relative to it.
  ///
  /// - Parameter folder: The folder's path relative to the repository's, or an empty one for that.
  package func uncommittedFiles(below folder: String) throws(RevisionError) -> Set<PathBytes> {
    let names = try workspace.output(
      of: ["diff", "--name-only", "-z", "--ignore-submodules=all"] + Self.comparison(below: folder, of: "HEAD"))
    return Set(names.split(separator: 0).map { PathBytes(String(decoding: $0, as: UTF8.self)) })
  }

  /// The last words of a command that compares files below a folder, with paths relative to that. No program compares
  /// them for Git.
  private static func comparison(below folder: String, of revision: String) -> [String] {
    let relative = folder.isEmpty ? [] : ["--relative=\(folder)/"]
    let patterns = folder.isEmpty ? [] : [":(top,literal)\(folder)"]
    return ["--no-ext-diff", "--no-textconv"] + relative + [revision, "--"] + patterns
  }

  /// Returns whether all files of the project but those in some folders are as they were at a commit. Files that Git
  /// is told to ignore do not count.
  ///
  /// - Parameter folders: The folders, relative to the repository's.
  package func isUnchanged(since commit: Commit, besides folders: [String]) throws(RevisionError) -> Bool {
    let files = ["--", "."] + folders.map { ":(exclude,literal)\($0)" }
    let changed = try workspace.output(
      of: ["diff", "--name-only", "-z", "--ignore-submodules=all", "--no-ext-diff", "--no-textconv", commit.id] + files)
    guard changed.isEmpty else { return false }
    return try workspace.output(of: ["ls-files", "--others", "--exclude-standard", "-z"] + files).isEmpty
  }

  // MARK: Files

  /// A file of a commit.
  private struct Entry {
    var name: PathBytes
    var id: String
    var size: Int
  }

  /// Lists files of a commit, without submodules.
  private func entries(of commit: Commit, _ words: [String]) throws(RevisionError) -> [Entry] {
    let listing = try workspace.output(of: ["ls-tree", "-r", "-l", "-z", "--full-tree", commit.id] + words)
    return listing.split(separator: 0).compactMap { line in
      // MODE TYPE ID SIZE, a tab, and the name.
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let fields = String(decoding: line[..<tab], as: UTF8.self).utf8.split(separator: " ")
      guard fields.count == 4, fields[1] == "blob", let size = Int(fields[3]) else { return nil }
      return Entry(
        name: PathBytes(String(decoding: line[(tab + 1)...], as: UTF8.self)), id: String(fields[2]), size: size)
    }
  }

  /// Returns a file as it was at a commit, or `nil` if it was not there, or was larger than such a file may be.
  ///
  /// - Parameter path: The file's path relative to the repository's folder.
  package func file(_ path: String, as kind: InputKind, at commit: Commit) throws(RevisionError) -> [UInt8]? {
    guard let entry = try entries(of: commit, ["--", path]).first, entry.name == PathBytes(path),
      entry.size <= kind.mostBytes, Commit.isID(entry.id)
    else { return nil }
    return try workspace.output(of: ["cat-file", "blob", entry.id])
  }

  /// The most that the files of a commit may take, in bytes.
  private static let mostBytes = 4 << 30

  /// Writes the files of a commit, but for submodules and for some folders.
  ///
  /// - Parameters:
  ///   - part: The folder whose files are written, relative to the repository's, or an empty path for all.
  ///   - folders: The folders to leave out, relative to the repository's.
  ///   - place: The folder to write to.
  func write(
    filesOf commit: Commit, below part: String, besides folders: [String], to place: String
  ) throws(RevisionError) {
    let files = try entries(of: commit, part.isEmpty ? [] : ["--", part]).filter { entry in
      !folders.contains { Folder.path(entry.name.text, below: $0) != nil }
    }
    var size = 0
    for file in files {
      size += file.size
      guard size <= Self.mostBytes else {
        throw RevisionError("the files of \(commit.shortID) take more than \(Self.mostBytes >> 30) GB")
      }
    }
    try workspace.write(files.map(\.name), at: commit, to: place)
  }
}
