import Foundation

/// The files below a folder of an app's sources, without what is hidden. Links to folders are followed.
///
/// Both the plugin and the tool that it runs look for the sources, the tool to see whether they are still those that
/// the build was planned with.
struct SourceFolder {
  /// The paths of the files, sorted in each folder.
  private(set) var files: [String] = []
  /// The paths of the folder and of those below it.
  private(set) var folders: [String] = []
  /// The folders without their links, so that a link to a folder around it has an end.
  private var visited: Set<[UInt8]> = []

  init(_ path: String) throws(SourceFolderError) {
    try list(path.utf8.last == UInt8(ascii: "/") ? String(Substring(path.utf8.dropLast())) : path)
  }

  private mutating func list(_ folder: String) throws(SourceFolderError) {
    guard visited.insert(Array(URL(filePath: folder).resolvingSymlinksInPath().path.utf8)).inserted else { return }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw SourceFolderError(path: folder)
    }
    folders.append(folder)
    // Names that differ only in how their accents are written are equal as strings, and would be in the disk's order.
    let sorted = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for name in sorted where name.utf8.first != UInt8(ascii: ".") {
      let path = "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue { try list(path) } else { files.append(path) }
    }
  }
}

struct SourceFolderError: Error, CustomStringConvertible {
  let path: String

  var description: String { "\(path): the folder cannot be listed, so its sources are unknown" }
}
