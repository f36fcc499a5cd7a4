import Digests
import Files
import Galley

/// Compares rendered snapshots with a folder of references, and writes the references that its mode asks for.
package struct SnapshotVerifier: Sendable {
  package let references: ReferenceFolder
  package let rules: VerificationRules
  let record: RecordMode

  package init(
    references: ReferenceFolder, rules: VerificationRules = VerificationRules(), record: RecordMode = .never
  ) {
    self.references = references
    self.rules = rules
    self.record = record
  }

  /// A snapshot's result, with the files that were compared.
  package struct Comparison {
    package var result: SnapshotResult
    package var files: SnapshotFiles
    /// The reference as it was before the comparison, or `nil` if there was none.
    package var reference: SnapshotFiles?
  }

  /// Compares a snapshot with the reference of its path.
  ///
  /// - Throws: `RasterError` if the snapshot could not be painted, `FileError` if the reference cannot be written.
  package func compare(
    _ snapshot: RenderedSnapshot, at paths: SnapshotPath, document: String
  ) throws -> Comparison {
    guard let picture = snapshot.picture else {
      throw RasterError.invalidSize(
        width: snapshot.size.width, height: snapshot.size.height, scale: snapshot.scale)
    }
    let files = SnapshotFiles(png: try picture.get(), sidecar: snapshot.sidecar)
    var result = unjudged(snapshot, at: paths, document: document)
    let rules = rules.applying(to: result)
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
    return Comparison(result: result, files: files, reference: reference)
  }

  /// Returns the result of a snapshot that cannot be compared.
  package func failure(
    of snapshot: RenderedSnapshot, at paths: SnapshotPath, document: String, because error: any Error
  ) -> SnapshotResult {
    var result = unjudged(snapshot, at: paths, document: document)
    result.status = .failed
    result.message = "\(error)"
    return result
  }

  private func unjudged(_ snapshot: RenderedSnapshot, at paths: SnapshotPath, document: String) -> SnapshotResult {
    SnapshotResult(
      path: paths.file(ofScene: snapshot.scene, in: snapshot.cell, scale: snapshot.scale), document: document,
      scene: snapshot.scene, traits: SnapshotTraits(snapshot.cell), scale: Int(snapshot.scale), status: .added)
  }
}

extension SnapshotResult {
  /// Draws where the pixels differ: red where something has changed, amber where only the antialiasing of edges
  /// differs.
  ///
  /// - Returns: The bytes of a PNG file, or `nil` if the pixels were not compared.
  package func differencePicture(from expected: SnapshotFiles, to actual: SnapshotFiles) -> [UInt8]? {
    let scale = Double(self.scale)
    guard let pixels, let before = try? PNG.decode(expected.png, scale: scale),
      let now = try? PNG.decode(actual.png, scale: scale)
    else { return nil }
    return PNG.encode(pixels.picture(of: before, and: now))
  }
}
