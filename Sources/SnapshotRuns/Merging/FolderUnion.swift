import Files
import Foundation
import Galley
import Reports

/// Puts the files of several folders into one, by hard links if the disk allows them.
struct FolderUnion {
  /// The folder that the files go to.
  let target: String
  /// The folder that each file came from, by the file's path relative to the target.
  private var sources: [PathBytes: String] = [:]
  private var madeFolders: Set<PathBytes> = []
  /// The paths that are neither files nor folders, such as symbolic links, which could lead anywhere.
  private(set) var skipped: [String] = []

  init(target: String) { self.target = target }

  /// Returns whether a file was put into the folder.
  func contains(_ file: String) -> Bool { sources[PathBytes(file)] != nil }

  func count(where isCounted: (String) -> Bool) -> Int { sources.keys.count { isCounted($0.text) } }

  /// Adds the files of a folder; hidden files and folders are left out.
  ///
  /// - Parameters:
  ///   - subfolder: The part of the folder to add, which keeps its path, or empty for all of it.
  ///   - folder: The folder.
  ///   - isLeftOut: Returns whether to leave out the file at a path below the folder.
  mutating func add(
    _ subfolder: String = "", of folder: String, leavingOut isLeftOut: (String) -> Bool = { _ in false }
  ) throws(MergeError) {
    let prefix = subfolder.isEmpty ? "" : subfolder + "/"
    let path = subfolder.isEmpty ? folder : "\(folder)/\(subfolder)"
    guard FileKind(at: path) == .folder else { return }
    var walk = FolderWalk(below: path) { $0.utf8.hasPrefix(".") }
    for name in walk.list() {
      let file = prefix + name
      switch FileKind(at: "\(folder)/\(file)") {
      case .folder: break
      case .file: if !isLeftOut(file) { try link(file, from: folder) }
      case .symbolicLink, .other, .missing: skipped.append("\(folder)/\(file)")
      }
    }
  }

  /// Adds a file of a folder if it exists.
  mutating func add(file: String, of folder: String) throws(MergeError) {
    if FileKind(at: "\(folder)/\(file)") == .file { try link(file, from: folder) }
  }

  private mutating func link(_ file: String, from folder: String) throws(MergeError) {
    if let other = sources[PathBytes(file)] {
      let files = ["\(folder)/\(file)", "\(other)/\(file)"].map { try? InputFile.content(of: $0, as: .snapshot) }
      guard files[0] != nil, files[0] == files[1] else { throw .differentFiles(file, other, folder) }
      return
    }
    try makeFolder(of: file)
    // The disk has no hard links, or the folders are on different disks, so the file is copied.
    if !FileNames.link("\(folder)/\(file)", as: "\(target)/\(file)") {
      do throws(FileError) {
        try AtomicFile.copy("\(folder)/\(file)", as: .snapshot, to: "\(target)/\(file)")
      } catch {
        throw .file(error)
      }
    }
    sources[PathBytes(file)] = folder
  }

  private mutating func makeFolder(of file: String) throws(MergeError) {
    let folder = file.utf8.lastIndex(of: "/").map { String(file[..<$0]) } ?? ""
    guard madeFolders.insert(PathBytes(folder)).inserted else { return }
    do throws(FileError) { try Folder.make("\(target)/\(folder)") } catch { throw .file(error) }
  }
}

/// The folder that a merge writes.
struct MergeTarget {
  /// The absolute path, with symbolic links resolved in the part that exists.
  let path: String

  init(_ path: String) { self.path = Self.realPath(path) }

  /// Checks that the place contains nothing but an earlier report, and that it does not overlap with a shard's folder.
  func requireFree(of folders: [ShardFolder]) throws(MergeError) {
    for folder in folders {
      let other = Self.realPath(folder.path)
      if Folder.path(other, below: path) != nil || Folder.path(path, below: other) != nil {
        throw .overlap(output: path, folder: folder.path)
      }
    }
    guard FileKind(at: path) != .missing else { return }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw .occupied(path, by: path)
    }
    guard !names.isEmpty else { return }
    guard names.contains(StoredReport.fileName) || !names.contains(VersionFile.name) else {
      throw .occupiedByImages(path)
    }
    if let foreign = ReviewReport.foreignEntry(in: path) { throw .occupied(path, by: foreign) }
    guard !names.contains(StoredReport.fileName) else {
      guard folders.allSatisfy({ $0.report != nil }) else { throw .occupiedByReport(path) }
      guard (try? StoredReport(inFolder: path) { _, _ in false }) != nil else {
        throw .occupied(path, by: StoredReport.fileName)
      }
      return
    }
    throw .occupied(path, by: names.sorted()[0])
  }

  private static func realPath(_ path: String) -> String {
    let resolved = URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path(percentEncoded: false)
    return resolved.utf8.count > 1 ? resolved.utf8.dropping(suffix: "/").map(String.init) ?? resolved : resolved
  }
}
