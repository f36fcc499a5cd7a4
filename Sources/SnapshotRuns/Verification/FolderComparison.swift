import Digests
import Galley

/// Compares two folders of snapshots, such as those of two branches.
package struct FolderComparison {
  private let expected: ReferenceFolder
  private let actual: ReferenceFolder
  private let rules: VerificationRules

  /// - Parameters:
  ///   - expected: The folder of references.
  ///   - actual: The folder of new snapshots.
  ///   - rules: The differences that do not count.
  package init(
    of expected: ReferenceFolder, with actual: ReferenceFolder, rules: VerificationRules = VerificationRules()
  ) {
    self.expected = expected
    self.actual = actual
    self.rules = rules
  }

  /// Compares all snapshots; orphaned references come last.
  ///
  /// - Parameter visit: Receives each result with the files of both sides, if they exist.
  package func forEachResult(
    _ visit: (_ result: SnapshotResult, _ expected: SnapshotFiles?, _ actual: SnapshotFiles?) throws -> Void
  ) rethrows {
    let (names, referenceNames) = (actual.names(), expected.names())
    var orphans = Set(referenceNames).subtracting(names)
    let orphansByContent = Dictionary(
      orphans.sorted().map { (expected.files(of: $0)?.png.stableHash ?? 0, $0) },
      uniquingKeysWith: { first, _ in first })
    for name in names {
      guard let files = actual.files(of: name) else { continue }
      var result = SnapshotResult(path: name, status: .added)
      let reference = expected.files(of: name)
      if let reference {
        result.take(outcome(of: files, reference, result))
      } else if let former = orphansByContent[files.png.stableHash], orphans.remove(former) != nil {
        result.referencePath = former
      }
      try visit(result, reference, files)
    }
    for name in orphans.sorted() {
      try visit(SnapshotResult(path: name, status: .orphaned), expected.files(of: name), nil)
    }
  }

  private func outcome(
    of files: SnapshotFiles, _ reference: SnapshotFiles, _ result: SnapshotResult
  ) -> SnapshotComparison.Outcome {
    let scale = Double(result.scale)
    let comparison = SnapshotComparison(of: reference, with: files, scale: scale, rules: rules.applying(to: result)) {
      try? PNG.decode($0, scale: scale)
    }
    return comparison.verdict()
  }
}
