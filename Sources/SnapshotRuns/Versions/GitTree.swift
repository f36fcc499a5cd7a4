import Digests
import Files
import Snapshots

/// The files of a commit that a run may read.
struct GitTree {
  /// A file.
  struct File {
    var name: PathBytes
    var id: String
    var isLink: Bool
    var size: Int
  }

  let commit: GitRepository.Commit
  /// The files, without those that are larger than any that a run reads.
  fileprivate(set) var files: [File] = []
  /// The submodules by their paths, with their commits.
  fileprivate(set) var submodules: [(path: String, commit: GitRepository.Commit)] = []
  /// The files whose content Git does not have: those that a partial clone leaves out.
  fileprivate(set) var absentFiles: [String] = []
  /// The digest of all names and contents. Commits with the same have the same files.
  fileprivate(set) var digest: ContentDigest

  /// The size above which no file of a name is read.
  fileprivate static func mostBytes(of name: String) -> Int {
    let fonts = [".ttf", ".otf", ".ttc", ".otc"]
    let kind: InputKind = fonts.contains { name.lowercased().utf8.hasSuffix($0) } ? .font : .resource
    return kind.mostBytes
  }
}

extension GitRepository {
  /// Lists the files of a commit below a folder.
  ///
  /// - Parameters:
  ///   - part: The folder, relative to the repository's, or an empty path for that.
  ///   - folders: Folders to leave out, relative to the repository's.
  func tree(of commit: Commit, below part: String, besides folders: [String]) throws(RevisionError) -> GitTree {
    var tree = GitTree(commit: commit, digest: ContentDigest(ofContent: []))
    let hash = ContentHash()
    try readEntries(of: commit, at: part) { entry in
      guard !folders.contains(where: { Folder.path(entry.name, below: $0) != nil }) else { return }
      hash.add("\(entry.mode) \(entry.id) \(entry.name)")
      tree.add(entry)
    }
    tree.digest = hash.digest()
    return tree
  }

  /// What Git lists of a commit: `MODE TYPE ID SIZE`, a tab, and the name.
  fileprivate struct TreeEntry {
    var mode, type, id, name: String
    /// The size, or `nil` if the content is not here.
    var size: Int?

    init?(_ record: ArraySlice<UInt8>) {
      guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let fields = String(decoding: record[..<tab], as: UTF8.self).utf8.split(separator: " ")
      guard fields.count == 4, Commit.isID(String(fields[2])) else { return nil }
      (mode, type, id, size) = (String(fields[0]), String(fields[1]), String(fields[2]), Int(fields[3]))
      name = String(decoding: record[(tab + 1)...], as: UTF8.self)
    }
  }

  private func readEntries(
    of commit: Commit, at path: String, _ body: (TreeEntry) -> Void
  ) throws(RevisionError) {
    let words = ["--literal-pathspecs", "ls-tree", "-r", "-l", "-z", "--full-tree", commit.id, "--"]
    try workspace.readRecords(of: words + (path.isEmpty ? [] : [path])) { record in
      if let entry = TreeEntry(record) { body(entry) }
      return true
    }
  }

  /// Returns a file as it was at a commit, or `nil` if it was not there, is not here, or was larger than such a file
  /// may be.
  ///
  /// - Parameter path: The file's path relative to the repository's folder.
  package func file(_ path: String, as kind: InputKind, at commit: Commit) throws(RevisionError) -> [UInt8]? {
    var id: String?
    try readEntries(of: commit, at: path) { entry in
      guard PathBytes(entry.name) == PathBytes(path), entry.type == "blob" else { return }
      if let size = entry.size, size <= kind.mostBytes { id = entry.id }
    }
    return try id.map { id throws(RevisionError) in try workspace.output(of: ["cat-file", "blob", id]) }
  }

  // MARK: Submodules

  /// Returns the repository of a submodule in the working tree, or `nil` if it is not there.
  func submodule(at path: String) -> GitRepository? {
    let place = "\(root)/\(path)"
    // A link in the submodule's place would lead to another project.
    guard RealPath.of(place) == place, FileKind(at: place + "/.git") != .missing else { return nil }
    return (try? GitWorkspace(root: place)).map(GitRepository.init)
  }

  /// Returns whether the files of a tree are in the working tree as they are, also those of its submodules.
  func isUnchanged(
    since tree: GitTree, below part: String, besides folders: [String], depth: Int = 0
  ) throws(RevisionError) -> Bool {
    guard try isUnchanged(since: tree.commit, below: part, besides: folders) else { return false }
    for (path, commit) in tree.submodules {
      // Without its files now, as without those of then, nothing has changed.
      guard let submodule = submodule(at: path) else { continue }
      guard depth < Self.mostSubmodules else { return false }
      let own = try submodule.tree(of: commit, below: "", besides: [])
      guard try submodule.isUnchanged(since: own, below: "", besides: [], depth: depth + 1) else { return false }
    }
    return true
  }

  /// How many submodules may be in each other.
  private static let mostSubmodules = 8

  // MARK: Writing

  /// The most that the files of a commit may take, in bytes.
  private static let mostBytes = 4 << 30

  /// Writes the files of a tree, with those of its submodules.
  ///
  /// - Parameter place: The folder to write to.
  /// - Returns: What is missing, as sentences without full stops.
  func write(_ tree: GitTree, to place: String) throws(RevisionError) -> [String] {
    var room = Self.mostBytes
    return try write(tree, to: place, depth: 0, &room)
  }

  private func write(_ tree: GitTree, to place: String, depth: Int, _ room: inout Int) throws(RevisionError) -> [String]
  {
    for file in tree.files {
      room -= file.size
      guard room >= 0 else {
        throw RevisionError("the files of \(tree.commit.shortID) take more than \(Self.mostBytes >> 30) GB")
      }
    }
    try workspace.write(tree.files.map(\.name), at: tree.commit, to: place)
    let store = LargeFileStore(folder: workspace.commonFolder)
    let pointers = tree.files.filter { !store.replace($0, in: place, &room) }.map(\.name.text)
    var gaps = [
      Self.gap(tree.absentFiles, because: workspace.absence ?? "Git does not have them"),
      Self.gap(pointers, because: "kept by Git LFS; get all contents with 'git lfs fetch --all'"),
    ].compactMap(\.self)
    for (path, commit) in tree.submodules {
      guard depth < Self.mostSubmodules, let submodule = submodule(at: path), Self.isPlain(path, in: place),
        let own = try? submodule.tree(of: commit, below: "", besides: []),
        (try? Folder.make("\(place)/\(path)")) != nil
      else {
        gaps.append("the submodule '\(path)' is not here as it was; get it with 'git submodule update --init'")
        continue
      }
      gaps += try submodule.write(own, to: "\(place)/\(path)", depth: depth + 1, &room)
    }
    return gaps
  }

  /// Returns whether no link is in the way to a path in a folder.
  private static func isPlain(_ path: String, in folder: String) -> Bool {
    var place = folder
    return path.utf8.split(separator: "/").allSatisfy { part in
      place += "/\(part)"
      return part != ".." && [.missing, .folder].contains(FileKind(at: place))
    }
  }

  private static func gap(_ names: [String], because reason: String) -> String? {
    guard let first = names.min() else { return nil }
    return "\(counted(names.count, "file")) missing, such as '\(first)': \(reason)"
  }
}

extension GitTree {
  fileprivate mutating func add(_ entry: GitRepository.TreeEntry) {
    switch (entry.type, entry.size) {
    case ("blob", let size?) where size <= Self.mostBytes(of: entry.name):
      files.append(File(name: PathBytes(entry.name), id: entry.id, isLink: entry.mode == "120000", size: size))
    case ("blob", nil): absentFiles.append(entry.name)
    case ("commit", _):
      if let commit = GitRepository.Commit(id: entry.id) { submodules.append((entry.name, commit)) }
    default: break
    }
  }
}

/// The contents that Git LFS keeps beside a repository: Git has pointers in their place.
struct LargeFileStore {
  /// The folder with the settings and objects of a repository.
  let folder: String

  /// What Git has in a file's place. Source: the specification of Git LFS.
  struct Pointer {
    let digest: ContentDigest

    /// The size that no pointer reaches.
    static let mostBytes = 1024

    init?(_ bytes: [UInt8]) {
      guard bytes.count < Self.mostBytes, bytes.isLargeFilePointer else { return nil }
      let lines = String(decoding: bytes, as: UTF8.self).utf8.split(separator: "\n")
      let digest = lines.lazy.compactMap { $0.utf8.dropping(prefix: "oid sha256:") }.first
      guard let digest = digest.flatMap({ ContentDigest(hexadecimal: String($0)) }) else { return nil }
      self.digest = digest
    }
  }

  /// Replaces a file by its content if it is a pointer, and returns whether it is none any more.
  ///
  /// - Parameters:
  ///   - place: The folder that the file is in.
  ///   - room: The bytes that may be written, from which the content is taken.
  func replace(_ file: GitTree.File, in place: String, _ room: inout Int) -> Bool {
    guard !file.isLink, file.size < Pointer.mostBytes else { return true }
    let path = "\(place)/\(file.name.text)"
    guard let bytes = try? InputFile.content(of: path, as: .resource), let pointer = Pointer(bytes) else { return true }
    guard let content = content(of: pointer), content.count <= room else { return false }
    room -= content.count
    return (try? AtomicFile.write(content, to: path)) != nil
  }

  /// Returns a content, or `nil` if it is not here. It has the digest that the pointer names, wherever it was read.
  private func content(of pointer: Pointer) -> [UInt8]? {
    let digits = Array(pointer.digest.hexadecimal.utf8)
    let folders = [digits[0..<2], digits[2..<4]].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
    let path = "\(folder)/lfs/objects/\(folders)/\(pointer.digest.hexadecimal)"
    guard let bytes = try? InputFile.content(of: path, as: .snapshot) else { return nil }
    return ContentDigest(ofContent: bytes) == pointer.digest ? bytes : nil
  }
}
