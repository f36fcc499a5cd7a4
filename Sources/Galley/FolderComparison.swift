import Digests

/// Compares two folders of snapshots, such as those of two branches.
public struct FolderComparison {
  private let expected: ReferenceFolder
  private let actual: ReferenceFolder
  private let rules: VerificationRules

  /// Makes a comparison.
  ///
  /// - Parameters:
  ///   - expected: the folder of references.
  ///   - actual: the folder as it is now.
  ///   - rules: what does not count.
  public init(
    of expected: ReferenceFolder, with actual: ReferenceFolder, rules: VerificationRules = VerificationRules()
  ) {
    self.expected = expected
    self.actual = actual
    self.rules = rules
  }

  /// Compares all snapshots, those that only the references have last.
  ///
  /// - Parameter visit: is given each result with the files of both sides, where there are some.
  public func forEachResult(_ visit: (SnapshotResult, SnapshotFiles?, SnapshotFiles?) throws -> Void) rethrows {
    let (names, referenceNames) = (actual.names(), expected.names())
    var orphans = Set(referenceNames).subtracting(names)
    let byContent = Dictionary(
      orphans.sorted().map { (expected.files(of: $0)?.png.stableHash ?? 0, $0) },
      uniquingKeysWith: { first, _ in first })
    for name in names {
      guard let files = actual.files(of: name) else { continue }
      var result = SnapshotResult(path: name, status: .added)
      let reference = expected.files(of: name)
      if let reference {
        result.take(verdict(on: files, reference, of: result))
      } else if let former = byContent[files.png.stableHash], orphans.remove(former) != nil {
        result.referencePath = former
      }
      try visit(result, reference, files)
    }
    for name in orphans.sorted() {
      try visit(SnapshotResult(path: name, status: .orphaned), expected.files(of: name), nil)
    }
  }

  private func verdict(
    on files: SnapshotFiles, _ reference: SnapshotFiles, of result: SnapshotResult
  ) -> SnapshotComparison.Outcome {
    let scale = Double(result.scale)
    let comparison = SnapshotComparison(of: reference, with: files, scale: scale, rules: rules.holding(for: result)) {
      try? PNG.decode($0, scale: scale)
    }
    return comparison.verdict()
  }
}

extension SnapshotResult {
  /// A result without a verdict, of what its path tells.
  public init(path: String, status: Verdict) {
    let parts = path.split(separator: "/").map(String.init)
    let cell = MatrixCellName(parts.last ?? "")
    self.init(
      path: path, document: parts.dropLast(2).joined(separator: "/"), scene: parts.dropLast().last ?? "",
      traits: cell.traits, scale: cell.scale, status: status)
  }

  /// Takes over what a comparison came to.
  package mutating func take(_ verdict: SnapshotComparison.Outcome) {
    (status, pixels) = (verdict.status, verdict.pixels)
    (causes, message) = (verdict.causes, verdict.message)
  }
}
