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
  /// Whether Git was told to fetch some objects only when it needs them.
  let isPartial: Bool
  /// The id of the last commit.
  let head: String
  /// The folder of the repository with what all its working trees have in common.
  let commonFolder: String
  private let folder: String
  private let environment: [String]

  /// - Parameter root: A folder with `.git`, which is a file in a worktree or a submodule.
  /// - Throws: ``RevisionError`` if Git cannot be run, or the repository has no commit.
  init(root: String) throws(RevisionError) {
    let places = try Self.places(of: ["objects", "index", "shallow"], in: root)
    head = try Self.commit("HEAD", in: root)
    (self.root, commonFolder) = (root, places.common)
    isShallow = FileKind(at: places.paths[2]) == .file
    // Git marks the packs that lack what another repository has (gitformat-pack).
    isPartial = Folder.names(in: "\(places.paths[0])/pack").contains { $0.utf8.hasSuffix(".promisor") }
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
    // An index may be split into one that is shared and what has changed since.
    let around = Folder.parent(of: places.paths[1])
    let shared = Folder.names(in: around).filter { $0.utf8.hasPrefix("sharedindex.") }
    let files = ["index", "shallow"] + shared
    for (name, path) in zip(files, places.paths.dropFirst() + shared.map { "\(around)/\($0)" })
    where FileKind(at: path) == .file {
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
  /// - Returns: The paths of the parts, the folder that all working trees have in common, and the version of the
  ///   repository's format with what a later one needs.
  private static func places(
    of parts: [String], in root: String
  ) throws(RevisionError) -> (paths: [String], common: String, format: String) {
    let lines = try lines(
      of: ["rev-parse", "--path-format=absolute", "--show-object-format", "--git-common-dir"]
        + parts.flatMap { ["--git-path", $0] },
      in: root)
    guard lines.count == 2 + parts.count, lines.dropFirst().allSatisfy({ $0.utf8.hasPrefix("/") }) else {
      throw RevisionError("Git does not say where the history of '\(root)' is")
    }
    let format = lines[0] == "sha256" ? "1\n[extensions]\n  objectFormat = sha256" : "0"
    return (Array(lines.dropFirst(2)), lines[1], format)
  }

  /// Returns the id of the commit that a name of the repository means.
  private static func commit(_ name: String, in root: String) throws(RevisionError) -> String {
    let ids = try lines(of: ["rev-parse", "--quiet", "--verify", "--end-of-options", "\(name)^{commit}"], in: root)
    guard ids.count == 1, GitRepository.Commit.isID(ids[0]) else { throw RevisionError("Git has no commit '\(name)'") }
    return ids[0]
  }

  private static func lines(of words: [String], in root: String) throws(RevisionError) -> [String] {
    let output = try Program.run(["git", "--git-dir=\(root)/.git"] + words, with: variables)
    return String(decoding: output, as: UTF8.self).utf8.split(separator: "\n").map { String($0) }
  }

  /// Returns the id of the commit that a person means.
  func commit(named name: String) throws(RevisionError) -> String {
    do throws(RevisionError) {
      return try Self.commit(name, in: root)
    } catch {
      throw RevisionError("Git has no commit '\(name)'" + (absence.map { "; \($0)" } ?? ""))
    }
  }

  // MARK: What is missing

  /// How to get the history of a shallow clone.
  static let historyRemedy =
    "get the history with 'git fetch --unshallow', or in CI with a full clone ('fetch-depth: 0' of GitHub's checkout)"

  /// Why Git may lack something, and what to do, or `nil` if it should have everything.
  var absence: String? {
    if isPartial {
      return "the clone is partial, and nothing is fetched here; get everything with 'git fetch --refetch --no-filter'"
    }
    return isShallow ? "the clone is shallow; \(Self.historyRemedy)" : nil
  }

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
    do throws(RevisionError) {
      return try Program.run(["git", "-C", root] + words, with: environment)
    } catch {
      throw error.adding(absence)
    }
  }

  /// Runs Git in the folder of the repository, and reads what it prints, a record at a time, each of which ends with a
  /// null byte.
  ///
  /// - Parameter body: Reads a record and returns whether to go on.
  func readRecords(of words: [String], _ body: (ArraySlice<UInt8>) -> Bool) throws(RevisionError) {
    do throws(RevisionError) {
      try Program.readRecords(of: ["git", "-C", root] + words, with: environment, body)
    } catch {
      throw error.adding(absence)
    }
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

extension RevisionError {
  /// Returns the error with what is known to be missing.
  fileprivate func adding(_ absence: String?) -> RevisionError {
    absence.map { RevisionError("\(description): \($0)") } ?? self
  }
}

/// Programs of the PATH.
private enum Program {
  /// The most that is taken of what one prints at once, and of a record.
  private static let mostBytes = 1 << 30, longestRecord = 1 << 20
  /// The time in seconds that one may take: the history of a large repository takes a minute.
  private static let mostSeconds = 900

  /// Starts a program. It ends after ``mostSeconds``, and with Ctrl-C like this one.
  private static func start(_ words: [String], with variables: [String]) throws(RevisionError) -> ChildProcess {
    do throws(SystemError) {
      return try ChildProcess(
        executable: "/usr/bin/env", arguments: ["timeout", "--foreground", "\(mostSeconds)"] + words,
        environment: variables)
    } catch {
      throw RevisionError("\(words[0]): \(error)")
    }
  }

  private static func end(_ process: ChildProcess, _ words: [String]) throws(RevisionError) {
    switch process.end() {
    case .exited(code: 0): break
    // The code of timeout.
    case .exited(code: 124): throw RevisionError("'\(words[0])' took more than \(mostSeconds / 60) minutes")
    default: throw RevisionError("'\(words[0])' ended with an error, so Git's history is not known")
    }
  }

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
    let process = try start(words, with: variables)
    var output: [UInt8] = []
    if input.isEmpty {
      while output.count <= mostBytes, case let more = ByteStream.readSome(from: process.output), !more.isEmpty {
        output += more
      }
    } else {
      // A program that does not read all of it ends with an error.
      _ = input.withUnsafeBytes { ByteStream.writeAll($0, to: process.input) }
    }
    guard output.count <= mostBytes else {
      _ = process.end()
      throw RevisionError("'\(words[0])' has too much to say")
    }
    try end(process, words)
    return output
  }

  /// Runs a program, and reads what it prints, a record at a time.
  ///
  /// - Parameter body: Reads a record and returns whether to go on.
  static func readRecords(
    of words: [String], with variables: [String], _ body: (ArraySlice<UInt8>) -> Bool
  ) throws(RevisionError) {
    let process = try start(words, with: variables)
    var rest: [UInt8] = []
    while case let more = ByteStream.readSome(from: process.output), !more.isEmpty {
      rest += more
      var start = 0
      while let end = rest[start...].firstIndex(of: 0) {
        guard body(rest[start..<end]) else {
          // It ends when it cannot write any more.
          _ = process.end()
          return
        }
        start = end + 1
      }
      rest.removeFirst(start)
      guard rest.count <= longestRecord else {
        _ = process.end()
        throw RevisionError("'\(words[0])' has too much to say")
      }
    }
    try end(process, words)
  }
}
