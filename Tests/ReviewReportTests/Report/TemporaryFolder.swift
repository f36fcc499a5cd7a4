import Foundation

/// A folder that goes when the value does.
final class TemporaryFolder {
  let path = NSTemporaryDirectory() + "galley-report-" + UUID().uuidString

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The files below, by their relative paths.
  var files: [String: Data] {
    var files: [String: Data] = [:]
    for case let name as String in FileManager.default.enumerator(atPath: path) ?? .init() {
      files[name] = FileManager.default.contents(atPath: path + "/" + name)
    }
    return files.filter { !isFolder($0.key) }
  }

  func text(_ name: String) -> String { String(decoding: files[name] ?? Data(), as: UTF8.self) }

  private func isFolder(_ name: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder) && isFolder.boolValue
  }
}
