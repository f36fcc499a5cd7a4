import Foundation

/// A folder of files that is gone after the test.
final class ProjectFolder {
  let url: URL

  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID().uuidString)")
    for (path, content) in files {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }
  }

  func path(_ path: String) -> String { url.appendingPathComponent(path).path }

  deinit { try? FileManager.default.removeItem(at: url) }
}
