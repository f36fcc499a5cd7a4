import Files
import Foundation
import Galley

/// The folders in which references of documents were recorded while the documents had other names: paths from another
/// folder than the project's root, or other escapes.
///
/// A folder is a former place of a document if both have the same file name, and no document has that path now. Whether
/// it really is one depends on the ids of its scenes: see ``RenamedScenes``.
final class FormerPlaces {
  private let references: ReferenceFolder
  private let paths: ProjectPaths
  /// The folders of documents among the references, by the document's file name.
  private lazy var folders: [String: [String]] = {
    var walk = FolderWalk(below: references.path) { $0.utf8.hasPrefix(".") }
    let documents = walk.list().filter(DocumentFinder.isDocument)
    return Dictionary(grouping: documents) { Self.parts(of: $0).last ?? "" }
  }()

  init(references: ReferenceFolder, paths: ProjectPaths) {
    self.references = references
    self.paths = paths
  }

  /// Returns the former folders of a document, given its present one.
  func folders(of folder: String) -> [String] {
    let own = Self.parts(of: folder)
    return (folders[own.last ?? ""] ?? []).filter { candidate in
      guard candidate != folder else { return false }
      let parts = Self.parts(of: candidate)
      return parts == own || !paths.haveFile(named: parts.joined(separator: "/"))
    }
  }

  private static func parts(of folder: String) -> [String] {
    folder.utf8.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
  }
}
