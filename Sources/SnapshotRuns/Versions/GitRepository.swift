import Files

/// What Git says about the files of a project.
package struct GitRepository: Sendable {
  /// The folder of the repository.
  package let root: String
  /// Whether Git has only the last part of the history.
  package let isShallow: Bool

  /// The commit that last changed a file.
  package struct Commit: Hashable, Sendable {
    /// 40 or 64 hexadecimal digits.
    package var id: String
    /// Whether Git has no commit before it: the first one, or the first that a shallow clone has.
    package var isFirst: Bool
    /// The number of commits after it, as Git lists them.
    package var age: Int

    /// The digits that a message has.
    package var shortID: String { String(id.utf8.prefix(10)) ?? id }
  }

  /// Finds the repository around a folder.
  ///
  /// - Returns: The repository, or `nil` outside of one.
  /// - Throws: ``RevisionError`` if Git cannot be run, or refuses the repository.
  package static func around(_ folder: String) throws(RevisionError) -> GitRepository? {
    guard let root = ProjectPaths.folder(with: ".git", above: folder) else { return nil }
    let answer = try output(of: ["rev-parse", "--is-shallow-repository"], in: root)
    return GitRepository(root: root, isShallow: answer.starts(with: "true".utf8))
  }

  /// The patterns of all files below the working folder of Git, besides those in some folders.
  static func everything(besides folders: [String]) -> [String] {
    ["."] + folders.map { ":(exclude,literal)\($0)" }
  }

  /// Returns the commit that last changed each file below a folder, by paths relative to that.
  package func lastChanges(below folder: String) throws(RevisionError) -> [PathBytes: Commit] {
    // Of a merge, the files that differ from any of its parents count.
    let log = try Self.output(
      of: ["log", "-m", "--no-renames", "--relative", "-z", "--format=%x01%H %P", "--name-only", "--", "."], in: folder)
    var (changes, commit, age): ([PathBytes: Commit], Commit?, Int) = ([:], nil, 0)
    for entry in log.split(separator: 0) {
      if entry.first == 1 {
        let ids = entry.dropFirst().split(separator: UInt8(ascii: " "))
        commit = ids.first.map { Commit(id: String(decoding: $0, as: UTF8.self), isFirst: ids.count == 1, age: age) }
        age += 1
      } else if let commit {
        let name = entry.first == UInt8(ascii: "\n") ? entry.dropFirst() : entry
        let path = PathBytes(String(decoding: name, as: UTF8.self))
        if changes[path] == nil { changes[path] = commit }
      }
    }
    return changes
  }

  /// Returns the files below a folder whose content is not that of the last commit, by paths relative to it.
  package func uncommittedFiles(below folder: String) throws(RevisionError) -> Set<PathBytes> {
    let names = try Self.output(of: ["diff", "--name-only", "--relative", "-z", "HEAD", "--", "."], in: folder)
    return Set(names.split(separator: 0).map { PathBytes(String(decoding: $0, as: UTF8.self)) })
  }

  /// Returns whether all files of the project but those in some folders are as they were at a commit. Files that Git
  /// is told to ignore do not count.
  ///
  /// - Parameter folders: The folders, relative to the repository's.
  package func isUnchanged(since commit: Commit, besides folders: [String]) throws(RevisionError) -> Bool {
    let files = ["--"] + Self.everything(besides: folders)
    let changed = try Self.output(of: ["diff", "--name-only", "-z", commit.id] + files, in: root)
    guard changed.isEmpty else { return false }
    return try Self.output(of: ["ls-files", "--others", "--exclude-standard", "-z"] + files, in: root).isEmpty
  }

  /// Returns a file as it was at a commit, or `nil` if it was not there.
  ///
  /// - Parameters:
  ///   - name: The file's path relative to a folder.
  ///   - folder: The folder.
  package func file(_ name: String, in folder: String, at commit: Commit) throws(RevisionError) -> [UInt8]? {
    let listing = try Self.output(of: ["ls-tree", "-z", commit.id, "--", name], in: folder)
    return listing.isEmpty ? nil : try Self.output(of: ["show", "\(commit.id):./\(name)"], in: folder)
  }

  /// Runs Git in a folder and returns what it prints. Its errors are printed on the standard error.
  private static func output(of words: [String], in folder: String) throws(RevisionError) -> [UInt8] {
    let program = ProgramOutput(of: ["git", "-C", folder] + words)
    guard let output = program.bytes else {
      throw RevisionError("'git \(words[0])' ended with an error, so Git's history is not known")
    }
    return output
  }
}

/// What a program prints on its standard output.
struct ProgramOutput {
  /// The bytes, or `nil` if the program could not be run or did not end with 0.
  let bytes: [UInt8]?

  /// Runs a program of the PATH to its end.
  init(of words: [String]) {
    guard let process = try? ChildProcess(executable: "/usr/bin/env", arguments: words) else {
      bytes = nil
      return
    }
    var output: [UInt8] = []
    while case let more = ByteStream.readSome(from: process.output), !more.isEmpty { output += more }
    bytes = process.end() == .exited(code: 0) ? output : nil
  }
}
