import Files
import Foundation
import Galley
import ReviewReport

/// The folder that a merge is to make.
struct MergeTarget {
  /// Its path, symbolic links resolved as far as it exists.
  let path: String

  init(_ path: String) { self.path = Self.real(path) }

  /// Refuses a place that holds anything but an earlier report, and one that would get in the way of a shard's folder.
  func requireFree(of folders: [ShardFolder]) throws(MergeError) {
    for folder in folders {
      let other = Self.real(folder.path)
      if other == path || other.hasPrefix(path + "/") || path.hasPrefix(other + "/") {
        throw .overlap(output: path, folder: folder.path)
      }
    }
    guard FileKind(at: path) != .missing else { return }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw .occupied(path, by: path)
    }
    guard !names.isEmpty else { return }
    let foreign = names.sorted().first { !Self.reportEntries.contains($0) }
    if let foreign { throw .occupied(path, by: foreign) }
    guard names.contains(StoredReport.fileName), folders.allSatisfy({ $0.report != nil }) else {
      throw .occupied(path, by: names.sorted()[0])
    }
  }

  /// What a report's folder holds at its top.
  private static let reportEntries: Set<String> = [
    StoredReport.fileName, VersionFile.name, "data.js", "applied.js", "index.html", "page", "images", ".pictures",
  ]

  /// The absolute path, links resolved in the part that exists.
  private static func real(_ path: String) -> String {
    let resolved = URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path(percentEncoded: false)
    return resolved.count > 1 && resolved.hasSuffix("/") ? String(resolved.dropLast()) : resolved
  }
}
