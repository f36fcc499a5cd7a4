import Foundation

/// A folder that is removed with its contents at the end of a test.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "galley-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, its folders made where they are missing.
  @discardableResult
  func write(_ text: String, to path: String) throws -> URL { try write(Data(text.utf8), to: path) }

  /// Writes a file, its folders made where they are missing.
  @discardableResult
  func write(_ data: Data, to path: String) throws -> URL {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }

  /// The files below the folder, by path.
  func files(below path: String = "") -> [String] {
    let names = FileManager.default.enumerator(atPath: url.appending(path: path).path)?.allObjects as? [String]
    return (names ?? []).filter { name in
      var isFolder: ObjCBool = false
      let place = url.appending(path: path).appending(path: name).path
      return FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }
}
