import Files
import Foundation

/// A folder in which Git works on a project's history without any settings of the project.
///
/// The settings of a repository name programs that Git runs: monitors, filters, helpers of remotes. Whoever wrote the
/// project could have written them; and a folder of a project that looks like a repository to Git has settings, too. So
/// Git gets a folder with the objects, the index and the end of a shallow history of the project's repository, and with
/// nothing else of it. The settings of the person hold, such as those of Git LFS.
final class GitWorkspace: Sendable {
  /// The folder of the repository, in which Git works.
  let root: String
  /// Whether Git has only the last part of the history.
  let isShallow: Bool
  private let folder: String
  private let environment: [String]

  /// - Parameter root: A folder with `.git`, which is a file in a worktree or a submodule.
  /// - Throws: ``RevisionError`` if Git cannot be run, or the repository has no commit.
  init(root: String) throws(RevisionError) {
    let places = try Self.places(of: ["objects", "index", "shallow"], in: root)
    let head = try Self.commit("HEAD", in: root)
    self.root = root
    isShallow = FileKind(at: places.paths[2]) == .file
    folder = try RevisionFiles.makeFolder()
    environment =
      Self.variables + ["GIT_DIR=\(folder)", "GIT_WORK_TREE=\(root)", "GIT_OBJECT_DIRECTORY=\(places.paths[0])"]
    try write("[core]\n  repositoryFormatVersion = \(places.format)\n", as: "config")
    try write("\(head)\n", as: "HEAD")
    do throws(FileError) {
      for name in ["objects", "refs"] { try Folder.make("\(folder)/\(name)") }
    } catch {
      throw RevisionError("\(error)")
    }
    for (name, path) in zip(["index", "shallow"], places.paths.dropFirst()) where FileKind(at: path) == .file {
      // By the time of the index, Git knows which files it has to compare although their own times are the same.
      try Program.run(["cp", "--preserve=timestamps", "--", path, "\(folder)/\(name)"], with: Self.variables)
    }
  }

  deinit { Folder.remove(folder) }

  private func write(_ text: String, as name: String) throws(RevisionError) {
    do throws(FileError) {
      try AtomicFile.write(Array(text.utf8), to: "\(folder)/\(name)")
    } catch {
      throw RevisionError("\(error)")
    }
  }

  // MARK: The project's repository

  /// Finds parts of a repository. Git runs no program for this, and for ``commit(_:in:)``, whatever the settings are.
  ///
  /// - Returns: The paths of the parts, and the version of the repository's format with what a later one needs.
  private static func places(
    of parts: [String], in root: String
  ) throws(RevisionError) -> (paths: [String], format: String) {
    let lines = try lines(
      of: ["rev-parse", "--path-format=absolute", "--show-object-format"] + parts.flatMap { ["--git-path", $0] },
      in: root)
    guard lines.count == 1 + parts.count, lines.dropFirst().allSatisfy({ $0.utf8.hasPrefix("/") }) else {
      throw RevisionError("Git does not say where the history of '\(root)' is")
    }
    let format = lines[0] == "sha256" ? "1\n[extensions]\n  objectFormat = sha256" : "0"
    return (Array(lines.dropFirst()), format)
  }

  /// Returns the id of the commit that a name of the repository means.
  private static func commit(_ name: String, in root: String) throws(RevisionError) -> String {
    let ids = try lines(of: ["rev-parse", "--verify", "--end-of-options", "\(name)^{commit}"], in: root)
    guard ids.count == 1, GitRepository.Commit.isID(ids[0]) else { throw RevisionError("Git has no commit '\(name)'") }
    return ids[0]
  }

  private static func lines(of words: [String], in root: String) throws(RevisionError) -> [String] {
    let output = try Program.run(["git", "--git-dir=\(root)/.git"] + words, with: variables)
    return String(decoding: output, as: UTF8.self).utf8.split(separator: "\n").map { String($0) }
  }

  /// Returns the id of the commit that a person means.
  func commit(named name: String) throws(RevisionError) -> String { try Self.commit(name, in: root) }

  // MARK: Running Git

  /// The variables for Git: those of this process but for what says where a repository is, and no way to fetch.
  private static let variables: [String] = {
    let kept: Set = ["GIT_EXEC_PATH", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM"]
    let own = ProcessInfo.processInfo.environment.filter { !$0.key.utf8.hasPrefix("GIT_") || kept.contains($0.key) }
    return own.map { "\($0.key)=\($0.value)" } + [
      "GIT_ALLOW_PROTOCOL=none", "GIT_NO_LAZY_FETCH=1", "GIT_NO_REPLACE_OBJECTS=1", "GIT_OPTIONAL_LOCKS=0",
      "GIT_TERMINAL_PROMPT=0", "GIT_LFS_SKIP_SMUDGE=1", "LC_ALL=C",
    ]
  }()

  /// Runs Git in the folder of the repository and returns what it prints.
  func output(of words: [String]) throws(RevisionError) -> [UInt8] {
    try Program.run(["git", "-C", root] + words, with: environment)
  }

  /// Writes files as they were at a commit. Their attributes cannot leave out or change any: only line ends are
  /// changed, and what filters of the person do.
  ///
  /// - Parameters:
  ///   - names: The files' paths.
  ///   - place: The folder to write them to.
  func write(_ names: [PathBytes], at commit: GitRepository.Commit, to place: String) throws(RevisionError) {
    let variables =
      environment.filter { !$0.utf8.hasPrefix("GIT_WORK_TREE=") }
      + ["GIT_WORK_TREE=\(place)", "GIT_INDEX_FILE=\(folder)/index-\(commit.id)"]
    try Program.run(["git", "-C", place, "read-tree", commit.id], with: variables)
    try Program.run(
      ["git", "-C", place, "checkout-index", "-f", "-z", "--stdin"], with: variables,
      input: names.flatMap { Array($0.text.utf8) + [UInt8(0)] })
  }
}

/// Programs of the PATH.
private enum Program {
  /// The most that is taken of what one prints: the names of the files of ten million changes.
  private static let mostBytes = 1 << 30

  /// Runs a program to its end, and returns what it prints on its standard output. Its errors are printed on ours.
  ///
  /// - Parameters:
  ///   - variables: Its variables, each as `NAME=value`.
  ///   - input: What it reads. Such a program prints nothing.
  /// - Throws: ``RevisionError`` if it cannot be run, does not end with 0, or prints too much.
  @discardableResult
  static func run(
    _ words: [String], with variables: [String], input: [UInt8] = []
  ) throws(RevisionError) -> [UInt8] {
    let process: ChildProcess
    do throws(SystemError) {
      process = try ChildProcess(executable: "/usr/bin/env", arguments: words, environment: variables)
    } catch {
      throw RevisionError("\(words[0]): \(error)")
    }
    var output: [UInt8] = []
    let isTaken = input.isEmpty || input.withUnsafeBytes { ByteStream.writeAll($0, to: process.input) }
    if input.isEmpty {
      while output.count <= mostBytes, case let more = ByteStream.readSome(from: process.output), !more.isEmpty {
        output += more
      }
    }
    let ending = process.end()
    guard output.count <= mostBytes else { throw RevisionError("'\(words[0])' has too much to say") }
    guard isTaken, ending == .exited(code: 0) else {
      throw RevisionError("'\(words[0])' ended with an error, so Git's history is not known")
    }
    return output
  }
}
