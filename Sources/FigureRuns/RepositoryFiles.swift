import Files
import Foundation
import SnapshotRuns

/// The files of a project's repository, as the addresses of hosts name them.
struct RepositoryFiles {
  /// The folder of the repository, or `nil` outside of one.
  let root: String?
  /// The repositories that it is known as, such as `owner/name`, in lower case.
  private let names: Set<String>
  /// The file of Git's settings and why it cannot be read, so that the names are not known, or `nil`.
  let problem: (path: String, error: TextFileError)?

  /// A file on a host.
  struct Address {
    /// The paths that the file may have: the name of a branch can contain slashes.
    var paths: [String]
    /// Whether the repository is known to be the project's.
    var isOwn: Bool
  }

  /// The most parts of the name of a branch.
  private static let longestBranch = 6

  /// Finds the repository around a folder.
  init(around folder: String) {
    let root = ProjectPaths.folder(with: ".git", above: folder)
    self.root = root
    var bytes: [UInt8] = []
    var problem: (path: String, error: TextFileError)?
    if let root {
      let path = root + "/.git/config"
      do throws(TextFileError) {
        bytes = try InputFile.content(of: path, as: .git)
      } catch {
        // In a worktree, `.git` is a file.
        if error.reason != .missing { problem = (path, error) }
      }
    }
    self.problem = problem
    let lines = String(decoding: bytes, as: UTF8.self).utf8.lines
    let addresses = lines.compactMap { line -> Substring? in
      let parts = line.utf8.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == "url" else { return nil }
      return parts[1]
    }
    names = Set(addresses.compactMap(Self.name(ofRemote:)))
  }

  /// Returns `owner/name` of `git@host:owner/name.git` or `https://host/owner/name`.
  private static func name(ofRemote address: Substring) -> String? {
    let text = address.trimmingCharacters(in: .whitespaces).lowercased()
    let parts = text.unicodeScalars.split { $0 == "/" || $0 == ":" }.suffix(2).map { Substring($0) }
    guard parts.count == 2 else { return nil }
    let name = parts.joined(separator: "/")
    return name.utf8.dropping(suffix: ".git").map(String.init) ?? name
  }

  /// Returns the file of the repository that an address is for, or `nil` if it is for no file of a repository, or for
  /// one of another repository. A copy of the repository under another owner is as good.
  func file(at address: String) -> Address? {
    guard let root, let scheme = address.utf8.firstRange(of: "://") else { return nil }
    let parts = address[scheme.upperBound...].utf8.split(separator: "/").map(String.init)
    guard let (name, rest, branches) = Self.place(of: parts) else { return nil }
    let known = name.lowercased()
    let isOwn = names.contains(known)
    guard isOwn || names.isEmpty || names.contains(where: { Self.last($0) == Self.last(known) }) else { return nil }
    let paths = branches.filter { $0 < rest.count }.map { rest.dropFirst($0).joined(separator: "/") }
    return Address(paths: paths.map { "\(root)/\($0)" }, isOwn: isOwn)
  }

  private static func last(_ name: String) -> Substring { name.utf8.split(separator: "/").last ?? "" }

  /// Returns the repository of an address, the parts after it, and how many of these may be a branch.
  private static func place(of parts: [String]) -> (name: String, rest: [String], branches: Range<Int>)? {
    guard parts.count > 3 else { return nil }
    let host = parts[0].lowercased()
    let branches = 1..<longestBranch + 1
    if host == "raw.githubusercontent.com" {
      let isFull = parts.count > 5 && parts[3] == "refs"
      return ("\(parts[1])/\(parts[2])", Array(parts.dropFirst(isFull ? 5 : 3)), branches)
    }
    if host == "cdn.jsdelivr.net", parts[1] == "gh" {
      let name = parts[3].prefix { $0 != "@" }
      return ("\(parts[2])/\(name)", Array(parts.dropFirst(4)), 0..<1)
    }
    guard let kind = parts.firstIndex(where: { $0 == "raw" || $0 == "blob" }), kind >= 3 else { return nil }
    let owner = parts[1..<kind].filter { $0 != "-" }.suffix(2)
    return owner.count == 2 ? (owner.joined(separator: "/"), Array(parts.dropFirst(kind + 1)), branches) : nil
  }
}
