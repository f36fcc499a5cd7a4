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
    var orphans = FormerNames(Set(referenceNames).subtracting(names), in: expected)
    for name in names {
      guard let files = actual.files(of: name) else { continue }
      var result = SnapshotResult(path: name, status: .added)
      var reference = expected.files(of: name)
      if reference == nil, let former = orphans.takeFormerName(of: name, files) {
        result.referencePath = former
        reference = expected.files(of: former)
      }
      if let reference { result.take(outcome(of: files, reference, result)) }
      try visit(result, reference, files)
    }
    for name in orphans.names.sorted() {
      try visit(SnapshotResult(path: name, status: .orphaned), expected.files(of: name), nil)
    }
  }

  private func outcome(
    of files: SnapshotFiles, _ reference: SnapshotFiles, _ result: SnapshotResult
  ) -> SnapshotComparison.Outcome {
    let scale = Double(result.scale)
    var result = result
    let comparison = SnapshotComparison(of: reference, with: files, scale: scale, rules: rules.applying(to: &result)) {
      try? PNG.decode($0, scale: scale)
    }
    return comparison.verdict()
  }
}

/// References without a snapshot of their name, which may be those of scenes that have other names now.
private struct FormerNames {
  /// The names that are not taken yet.
  private(set) var names: Set<String>
  private var namesByScene: [Key: String] = [:]
  private var namesByPicture: [Key: String] = [:]

  /// A cell with its scene's id or its picture's hash.
  private struct Key: Hashable {
    var cell: Substring
    var content: String
  }

  init(_ names: Set<String>, in folder: ReferenceFolder) {
    self.names = names
    for name in names.sorted(by: >) {
      guard let files = folder.files(of: name) else { continue }
      if let key = Self.sceneKey(of: name, files) { namesByScene[key] = name }
      namesByPicture[Self.pictureKey(of: name, files)] = name
    }
  }

  /// Returns the former name of a snapshot: that of the same scene in the same cell, or else of the same picture.
  mutating func takeFormerName(of name: String, _ files: SnapshotFiles) -> String? {
    let byScene = Self.sceneKey(of: name, files).flatMap { namesByScene[$0] }
    guard let former = byScene ?? namesByPicture[Self.pictureKey(of: name, files)] else { return nil }
    return names.remove(former)
  }

  private static func sceneKey(of name: String, _ files: SnapshotFiles) -> Key? {
    // Scenes in Swift have ids like others: a class with its position.
    guard let head = files.sidecar.flatMap({ SidecarHead($0) }), head.isOfDocument else { return nil }
    return Key(cell: name.lastPathPart, content: "\(head.document)/\(head.scene)")
  }

  private static func pictureKey(of name: String, _ files: SnapshotFiles) -> Key {
    Key(cell: name.lastPathPart, content: String(files.png.stableHash))
  }
}

extension SidecarHead {
  fileprivate var isOfDocument: Bool { DocumentFinder.isDocument(document) }
}
