import Files

/// The patterns that apply in a folder of a project: those of `.git/info/exclude` and of the `.gitignore` files from
/// the top of the repository down to the folder.
///
/// Git's own settings outside of the repository do not count, since they differ from machine to machine.
package struct IgnoreRules: Sendable {
  /// A pattern that decides about an entry.
  package struct Decision {
    package var isIgnored: Bool
    /// The name of the file with the pattern.
    package var file: String
  }

  /// A file of patterns that is there and cannot be read.
  package struct Problem: Sendable {
    /// The file's absolute path.
    package var file: String
    package var reason: TextFileError.Reason
  }

  private var lists: [IgnoreList] = []
  /// The files that cannot be read. What their patterns would leave out is taken.
  package private(set) var problems: [Problem] = []

  /// Makes rules that ignore nothing.
  package init() {}

  /// Reads the files that apply to everything in a folder, except the folder's own.
  ///
  /// - Parameters:
  ///   - folder: The real path of the folder.
  ///   - root: The real path of the project's root, where the search begins if there is no repository.
  package init(above folder: String, root: String) {
    let repository = FoldersUpwards(from: folder).first { FileKind(at: ($0 == "/" ? "" : $0) + "/.git") != .missing }
    let top = repository ?? (folder == root || folder.utf8.hasPrefix(root + "/") ? root : folder)
    if let repository {
      read(Self.excludeFile(of: repository), folder: repository, name: ".git/info/exclude")
    }
    var ancestors: [String] = []
    if folder != top {
      for ancestor in FoldersUpwards(from: folder).dropFirst() {
        ancestors.append(ancestor)
        if ancestor == top { break }
      }
    }
    for ancestor in ancestors.reversed() { enter(ancestor) }
  }

  /// Makes rules from the patterns of a configuration alone.
  package init(patterns: [String], in folder: String, named name: String) {
    add(IgnoreList(lines: patterns, folder: folder, name: name))
  }

  /// Adds the patterns in a folder's own `.gitignore`.
  package mutating func enter(_ folder: String) {
    let name = ".gitignore"
    read(folder == "/" ? "/" + name : "\(folder)/\(name)", folder: folder, name: name)
  }

  /// Returns what the last pattern that matches an entry decides, or `nil` if none matches.
  package func decision(on path: String, isFolder: Bool) -> Decision? {
    for list in lists.reversed() {
      if let isIgnored = list.ignores(path, isFolder: isFolder) {
        return Decision(isIgnored: isIgnored, file: list.name)
      }
    }
    return nil
  }

  /// Returns whether a folder or one around it is ignored.
  package func ignoresFolder(_ path: String) -> Bool {
    FoldersUpwards(from: path).contains { decision(on: $0, isFolder: true)?.isIgnored == true }
  }

  private mutating func read(_ file: String, folder: String, name: String) {
    do throws(TextFileError) {
      add(try IgnoreList(file: file, folder: folder, name: name))
    } catch {
      problems.append(Problem(file: file, reason: error.reason))
    }
  }

  private mutating func add(_ list: IgnoreList?) {
    if let list { lists.append(list) }
  }

  /// Returns the path of a repository's own list of patterns. In a worktree, `.git` is a file that names the
  /// repository.
  private static func excludeFile(of repository: String) -> String {
    let git = "\(repository)/.git"
    guard FileKind(at: git) == .file, let link = firstLine(of: git), link.utf8.hasPrefix("gitdir: ") else {
      return git + "/info/exclude"
    }
    let named = String(Substring(link.utf8.dropFirst("gitdir: ".utf8.count)))
    let folder = named.utf8.hasPrefix("/") ? named : "\(repository)/\(named)"
    guard let common = firstLine(of: folder + "/commondir") else { return folder + "/info/exclude" }
    return (common.utf8.hasPrefix("/") ? common : "\(folder)/\(common)") + "/info/exclude"
  }

  private static func firstLine(of file: String) -> String? {
    (try? IgnoreList.content(of: file))?.utf8.lines.first { !$0.isEmpty }.map(String.init)
  }
}

/// The patterns of one file.
private struct IgnoreList: Sendable {
  let name: String
  private let folder: String
  private let patterns: [IgnorePattern]
  private let index: PatternIndex

  init?(lines: [some StringProtocol], folder: String, name: String) {
    patterns = lines.compactMap { IgnorePattern($0) }
    guard !patterns.isEmpty else { return nil }
    index = PatternIndex(patterns)
    self.folder = folder
    self.name = name
  }

  /// Reads a file, or returns `nil` if it has no patterns.
  ///
  /// - Throws: ``TextFileError`` if it cannot be read.
  init?(file: String, folder: String, name: String) throws(TextFileError) {
    guard let text = try Self.content(of: file) else { return nil }
    // In Swift, a carriage return and a line feed are one character.
    let lines = text.utf8.split(separator: "\n").map(String.init)
    self.init(lines: lines, folder: folder, name: name)
  }

  /// Returns a file's text, or `nil` if there is none. Git does not follow links either.
  static func content(of file: String) throws(TextFileError) -> String? {
    guard ![.missing, .symbolicLink].contains(FileKind(at: file)) else { return nil }
    let bytes = try InputFile.content(of: file, as: .git)
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return String(decoding: bytes.starts(with: byteOrderMark) ? bytes.dropFirst(3) : bytes[...], as: UTF8.self)
  }

  /// Returns whether the last pattern that matches an entry ignores it, or `nil` if none matches.
  func ignores(_ path: String, isFolder: Bool) -> Bool? {
    guard path.utf8.hasPrefix(folder == "/" ? folder : folder + "/") else { return nil }
    let names = path.utf8.dropFirst(folder.utf8.count).split(separator: "/").map { Array($0.utf8) }
    let last = index.lastPlace(for: names.last ?? []) { patterns[$0].matches(names, isFolder: isFolder) }
    return last.map { !patterns[$0].isNegated }
  }
}
