import Digests
import Galley

/// Finds references that nothing makes any more.
struct OrphanedReferences {
  let references: ReferenceFolder
  /// What the run went over.
  let scope: RunScope

  /// The references of this run's cells that no result belongs to; those of other languages, sizes and devices are not
  /// this run's.
  func names(besides results: [SnapshotResult]) -> [String] {
    let made = Set(results.map(\.path))
    return references.names().filter { !made.contains($0) && isOfThisRun($0) }
  }

  /// The results for them. One that shows what a snapshot without reference shows is that one's, under its former name.
  func resolve(_ results: [SnapshotResult]) -> [SnapshotResult] {
    var results = results
    var left: [String] = []
    for name in names(besides: results) {
      let fingerprint = references.files(of: name)?.png.stableHash
      let renamed = results.firstIndex {
        $0.status == .added && $0.referencePath == nil && $0.fingerprint == fingerprint
      }
      if let renamed { results[renamed].referencePath = name } else { left.append(name) }
    }
    return results + left.map { SnapshotResult(path: $0, status: .orphaned) }
  }

  private func isOfThisRun(_ name: String) -> Bool {
    guard !scope.unfinishedFolders.contains(where: { name.isBelow($0) }) else { return false }
    let traits = CellName(String(name.split(separator: "/").last ?? "")).traits
    return scope.folders.contains { name.isBelow($0) } && scope.cells.hold(traits)
  }
}

extension String {
  fileprivate func isBelow(_ folder: String) -> Bool { folder.isEmpty || hasPrefix(folder + "/") }
}
