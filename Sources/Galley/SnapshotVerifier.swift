import Digests
import Files

/// Compares snapshots with a folder of references, and writes references where that is asked for.
public struct SnapshotVerifier: Sendable {
  /// The references.
  public var references: ReferenceFolder
  /// What does not count.
  public var rules: VerificationRules
  /// Which references are written.
  public var record: RecordMode

  /// Makes a verifier.
  public init(
    references: ReferenceFolder, rules: VerificationRules = VerificationRules(), record: RecordMode = .never
  ) {
    self.references = references
    self.rules = rules
    self.record = record
  }

  /// Compares a snapshot with the reference of its path.
  ///
  /// - Parameters:
  ///   - snapshot: the scene as it was laid out.
  ///   - files: its files.
  ///   - path: the path below the references without extension.
  ///   - document: the document's path, or the catalog's name.
  /// - Returns: the result, and the reference as it was before.
  /// - Throws: ``FileError`` when a reference cannot be written.
  public func verify(
    _ snapshot: SceneSnapshot, _ files: SnapshotFiles, at path: String, document: String
  ) throws(FileError) -> (result: SnapshotResult, reference: SnapshotFiles?) {
    let unjudged = SnapshotResult(
      path: path, document: document, scene: snapshot.name, traits: SnapshotTraits(snapshot.cell),
      scale: Int(snapshot.scale), status: .added)
    return try verify(files, as: unjudged)
  }

  /// Compares a snapshot with the reference of its path.
  ///
  /// - Parameters:
  ///   - files: the snapshot's files.
  ///   - unjudged: what is known of it without a comparison.
  /// - Returns: the result, and the reference as it was before.
  /// - Throws: ``FileError`` when a reference cannot be written.
  package func verify(
    _ files: SnapshotFiles, as unjudged: SnapshotResult
  ) throws(FileError) -> (result: SnapshotResult, reference: SnapshotFiles?) {
    var result = unjudged
    let rules = rules.holding(for: result)
    let reference = references.files(of: result.path)
    if let reference {
      let scale = Double(result.scale)
      let comparison = SnapshotComparison(of: reference, with: files, scale: scale, rules: rules) { bytes in
        try? PNG.decode(bytes, scale: scale)
      }
      result.take(comparison.verdict())
    } else {
      result.fingerprint = files.png.stableHash
    }
    if record.records(result.status, passes: rules.passes(result.status)), files != reference {
      try references.write(files, as: result.path)
      result.isRecorded = true
    }
    return (result, reference)
  }
}

extension SnapshotTraits {
  /// The names of a cell's choices.
  public init(_ cell: MatrixCell) {
    self.init(
      device: cell.screen.name, locale: cell.locale, typeSize: cell.typeSize.name,
      orientation: cell.orientation.rawValue, appearance: cell.appearance.rawValue)
  }
}

extension Renderer {
  /// The picture of a scene and, as a sidecar, its layout.
  ///
  /// - Parameters:
  ///   - snapshot: the scene as it was laid out.
  ///   - rendering: the same with what lies over it.
  ///   - document: the document's path, or the catalog's name.
  /// - Throws: ``RasterError`` for a size that is not positive or too large.
  public func snapshotFiles(
    of snapshot: SceneSnapshot, _ rendering: Rendering, document: String
  ) throws(RasterError) -> SnapshotFiles {
    let sidecar = LayoutRecord(document: document, scenes: [snapshot]).json() + "\n"
    return SnapshotFiles(png: try png(of: rendering), sidecar: Array(sidecar.utf8))
  }
}

extension SnapshotResult {
  /// A picture of where the pixels differ, as a PNG file's bytes: red where something has changed, amber where edges
  /// are smoothed otherwise.
  ///
  /// - Parameters:
  ///   - expected: the reference.
  ///   - actual: the picture as it is now.
  /// - Returns: none where the pixels were not compared.
  public func differencePicture(from expected: SnapshotFiles, to actual: SnapshotFiles) -> [UInt8]? {
    let scale = Double(self.scale)
    guard let pixels, let before = try? PNG.decode(expected.png, scale: scale),
      let now = try? PNG.decode(actual.png, scale: scale)
    else { return nil }
    return PNG.encode(pixels.picture(of: before, and: now))
  }
}
