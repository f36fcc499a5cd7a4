import Foundation

/// A folder that is removed with its contents when the test that made it ends.
///
/// If it cannot be made, the first write into it reports that.
package final class TemporaryFolder: Sendable {
  package let url: URL
  package var path: String { url.path }

  package init() {
    url = FileManager.default.temporaryDirectory.appending(path: "galley-tests-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Makes a folder with files, given by path.
  package convenience init(_ files: [String: String]) throws {
    self.init()
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The absolute path of a file in the folder.
  package func path(of file: String) -> String { url.appending(path: file).path }

  /// Writes a file and makes the folders that it needs.
  @discardableResult
  package func write(_ text: String, to path: String) throws -> URL { try write(Data(text.utf8), to: path) }

  /// Writes a file and makes the folders that it needs.
  @discardableResult
  package func write(_ bytes: [UInt8], to path: String) throws -> URL { try write(Data(bytes), to: path) }

  /// Writes a file and makes the folders that it needs.
  @discardableResult
  package func write(_ data: Data, to path: String) throws -> URL {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }

  /// Puts a symbolic link at a path, in place of what is there.
  package func link(_ path: String, to target: String) throws {
    let link = self.path(of: path)
    try? FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
  }

  /// The contents of a file, or `nil` if it cannot be read.
  package func bytes(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: self.path(of: path)).map(Array.init)
  }

  /// The contents of a file as text, empty if it cannot be read.
  package func text(_ path: String) -> String { String(decoding: bytes(path) ?? [], as: UTF8.self) }

  package func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: self.path(of: path))
  }

  /// The paths of the files in a subfolder and all folders below it, relative to the subfolder and sorted.
  package func files(below path: String = "") -> [String] {
    let folder = url.appending(path: path)
    let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return names.filter { name in
      var isFolder: ObjCBool = false
      let file = folder.appending(path: name).path
      return FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }

  /// The contents of those files, by path.
  package func contents(below path: String = "") -> [String: [UInt8]] {
    let files = files(below: path).map { ($0, bytes(path.isEmpty ? $0 : "\(path)/\($0)") ?? []) }
    return Dictionary(uniqueKeysWithValues: files)
  }
}
