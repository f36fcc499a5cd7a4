import Digests
import Files
import Galley

/// Finds the references that belong to a run's documents and cells but that no scene renders any more.
///
/// Where the run has not read everything, nothing is known about a reference that no scene has rendered: it is neither
/// passed nor orphaned, but not compared.
struct OrphanedReferences {
  let references: ReferenceFolder
  let scope: RunScope

  /// Returns the results, followed by one for each reference that is orphaned or was not compared. If an unused
  /// reference has the same picture as a new snapshot of the same cell, it becomes the snapshot's reference, under its
  /// former name. Pictures of other cells may be equal by chance: those of two looks, or of two languages without
  /// tables.
  func resolve(_ results: [SnapshotResult]) -> [SnapshotResult] {
    var results = results
    var orphans: [String] = []
    let failures = Set(results.filter { $0.status == .failed }.map(\.path))
    for name in names(besides: results) {
      let fingerprint = references.files(of: name)?.png.stableHash
      let renamed = results.firstIndex {
        $0.status == .added && $0.referencePath == nil && $0.fingerprint == fingerprint
          && $0.path.lastPathPart == name.lastPathPart
      }
      if let renamed { results[renamed].referencePath = name } else { orphans.append(name) }
    }
    let found = orphans.compactMap { result(of: $0, besides: failures) }
    return found.isEmpty ? results : results + found
  }

  /// Returns the result of a reference that no scene has rendered, or `nil` if that of its document or scene says why.
  private func result(of name: String, besides failures: Set<String>) -> SnapshotResult? {
    guard scope.unfinishedFolders.contains(where: name.isBelow) else {
      return SnapshotResult(path: name, status: .orphaned)
    }
    guard !failures.contains(where: name.isBelow) else { return nil }
    var result = SnapshotResult(path: name, status: .failed)
    result.message = "not compared, because an input that may render it could not be read"
    return result
  }

  /// Returns the references of this run's cells that belong to no result. References of other languages, sizes and
  /// devices are left alone.
  private func names(besides results: [SnapshotResult]) -> [String] {
    let made = MadeReferences(results.map(\.path) + results.compactMap(\.referencePath), in: references)
    var appearances: [Substring: Set<String>] = [:]
    for name in made.names { appearances[name.documentFolder, default: []].insert(name.appearance) }
    return references.names().filter { name in
      // The documents of one run can be of apps that are always dark and of others.
      let isDrawn = appearances[name.documentFolder]?.contains(name.appearance) ?? true
      return isDrawn && !made.contains(name) && isInScope(name)
    }
  }

  private func isInScope(_ name: String) -> Bool {
    let traits = MatrixCellName(String(name.lastPathPart)).traits
    return scope.folders.contains { name.isBelow($0) } && scope.cells.includes(traits)
  }
}

/// The names of references that are in use.
struct MadeReferences {
  let names: [String]
  private let references: ReferenceFolder
  private let paths: Set<PathBytes>
  /// The names as texts, of which several can be equal to another.
  private let texts: Set<String>

  init(_ names: [String], in references: ReferenceFolder) {
    self.names = names
    self.references = references
    paths = names.pathBytes
    texts = Set(names)
  }

  /// Returns whether a reference is in use: it has one of the names, or it is the file of a name that only looks the
  /// same, on a disk that does not tell the two apart.
  func contains(_ name: String) -> Bool {
    guard !paths.contains(PathBytes(name)) else { return true }
    return texts.contains(name)
      && names.contains {
        $0 == name && FileNames.areOfOneFile(references.picture(of: name), references.picture(of: $0))
      }
  }
}

extension ReferenceFolder {
  fileprivate func picture(of name: String) -> String { "\(path)/\(name).png" }
}

extension String {
  /// The part after the last slash, which names the cell of a snapshot.
  var lastPathPart: Substring { utf8.split(separator: "/").last ?? "" }

  /// The folder of the document, which contains a folder for each scene.
  fileprivate var documentFolder: Substring {
    utf8.split(separator: "/").dropLast(2).last.map { self[..<$0.endIndex] } ?? ""
  }

  /// The appearance of the picture with this name.
  fileprivate var appearance: String { MatrixCellName(String(lastPathPart)).traits.appearance }

  fileprivate func isBelow(_ folder: String) -> Bool { folder.isEmpty || utf8.hasPrefix(folder + "/") }
}
