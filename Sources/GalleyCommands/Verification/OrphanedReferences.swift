import Galley

/// Finds references that nothing makes any more.
struct OrphanedReferences {
  let references: ReferenceFolder
  let matrix: Matrix
  /// The folders below the references that the inputs' pictures are in.
  let folders: [String]

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
    let traits = CellName(String(name.split(separator: "/").last ?? "")).traits
    let isLocale =
      switch matrix.locales {
      case .all: true
      case .named(let names): names.contains { $0.lowercased() == traits.locale.lowercased() }
      }
    let isBelow = folders.contains { $0.isEmpty || name.hasPrefix($0 + "/") }
    return isBelow && isLocale && matrix.typeSizes.contains { $0.name == traits.typeSize }
      && matrix.screens.contains { $0.name.prefix { $0 != "@" } == traits.device }
      && matrix.orientations.contains { $0.rawValue == traits.orientation }
      && matrix.appearances.contains { $0.rawValue == traits.appearance }
  }
}
