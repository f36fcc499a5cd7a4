import Digests
import Galley

/// Finds the references that belong to a run's documents and cells but that no scene renders any more.
struct OrphanedReferences {
  let references: ReferenceFolder
  let scope: RunScope

  /// Returns the results, followed by one for each orphaned reference. If an unused reference has the same picture as a
  /// new snapshot of the same cell, it becomes the snapshot's reference, under its former name. Pictures of other cells
  /// may be equal by chance: those of two looks, or of two languages without tables.
  func resolve(_ results: [SnapshotResult]) -> [SnapshotResult] {
    var results = results
    var orphans: [String] = []
    for name in names(besides: results) {
      let fingerprint = references.files(of: name)?.png.stableHash
      let renamed = results.firstIndex {
        $0.status == .added && $0.referencePath == nil && $0.fingerprint == fingerprint
          && $0.path.lastPathPart == name.lastPathPart
      }
      if let renamed { results[renamed].referencePath = name } else { orphans.append(name) }
    }
    return results + orphans.map { SnapshotResult(path: $0, status: .orphaned) }
  }

  /// Returns the references of this run's cells that belong to no result. References of other languages, sizes and
  /// devices are left alone.
  private func names(besides results: [SnapshotResult]) -> [String] {
    let made = Set(results.map(\.path) + results.compactMap(\.referencePath))
    return references.names().filter { !made.contains($0) && isInScope($0) }
  }

  private func isInScope(_ name: String) -> Bool {
    guard !scope.unfinishedFolders.contains(where: { name.isBelow($0) }) else { return false }
    let traits = MatrixCellName(String(name.split(separator: "/").last ?? "")).traits
    return scope.folders.contains { name.isBelow($0) } && scope.cells.includes(traits)
  }
}

extension String {
  /// The part after the last slash, which names the cell of a snapshot.
  var lastPathPart: Substring { split(separator: "/").last ?? "" }

  fileprivate func isBelow(_ folder: String) -> Bool { folder.isEmpty || hasPrefix(folder + "/") }
}
