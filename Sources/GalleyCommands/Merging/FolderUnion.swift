import Files
import Foundation
import Galley

/// Puts the files of several folders into one, without copying where the disk can give a file a second name.
struct FolderUnion {
  /// The folder that the files go to.
  let target: String
  /// Where each file came from, by its path below the target.
  private var sources: [String: String] = [:]
  private var madeFolders: Set<String> = []
  /// The files that are neither files nor folders, such as symbolic links, which could lead anywhere.
  private(set) var skipped: [String] = []

  init(target: String) { self.target = target }

  /// Whether a file was put into the folder.
  func holds(_ file: String) -> Bool { sources[file] != nil }

  /// How many of the files are of a kind.
  func count(where isCounted: (String) -> Bool) -> Int { sources.keys.count { isCounted($0) } }

  /// Adds what is below a folder; hidden files and folders are left out.
  ///
  /// - Parameters:
  ///   - subfolder: the part of the folder to add, kept as a part of the target; empty for all.
  ///   - folder: the folder.
  ///   - isLeftOut: whether to leave out a file of a path.
  mutating func add(
    _ subfolder: String = "", of folder: String, leavingOut isLeftOut: (String) -> Bool = { _ in false }
  ) throws(MergeError) {
    let prefix = subfolder.isEmpty ? "" : subfolder + "/"
    guard let names = FileManager.default.enumerator(atPath: "\(folder)/\(subfolder)") else { return }
    while let name = names.nextObject() as? String {
      let file = prefix + name
      switch FileKind(at: "\(folder)/\(file)") {
      case _ where name.split(separator: "/").last?.hasPrefix(".") == true: names.skipDescendants()
      case .folder: break
      case .file: if !isLeftOut(file) { try link(file, from: folder) }
      case .symbolicLink, .other, .missing: skipped.append("\(folder)/\(file)")
      }
    }
  }

  /// Adds a file of a folder, where it is there.
  mutating func add(file: String, of folder: String) throws(MergeError) {
    if FileKind(at: "\(folder)/\(file)") == .file { try link(file, from: folder) }
  }

  private mutating func link(_ file: String, from folder: String) throws(MergeError) {
    if let other = sources[file] {
      guard FileManager.default.contentsEqual(atPath: "\(folder)/\(file)", andPath: "\(other)/\(file)") else {
        throw .differentFiles(file, other, folder)
      }
      return
    }
    try makeFolder(of: file)
    // A disk that has no second names, or another disk: then a copy.
    if !FileNames.link("\(folder)/\(file)", as: "\(target)/\(file)") {
      do {
        try FileManager.default.copyItem(atPath: "\(folder)/\(file)", toPath: "\(target)/\(file)")
      } catch {
        throw .file(FileError(path: "\(target)/\(file)", reason: error.localizedDescription))
      }
    }
    sources[file] = folder
  }

  private mutating func makeFolder(of file: String) throws(MergeError) {
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? ""
    guard madeFolders.insert(folder).inserted else { return }
    do {
      try FileManager.default.createDirectory(atPath: "\(target)/\(folder)", withIntermediateDirectories: true)
    } catch {
      throw .file(FileError(path: "\(target)/\(folder)", reason: error.localizedDescription))
    }
  }
}
