import Files
import Galley

/// Compares rendered snapshots with their references.
package struct ReferenceCheck {
  let verifier: SnapshotVerifier

  package init(verifier: SnapshotVerifier) { self.verifier = verifier }

  /// A snapshot's result, with the files that were compared.
  package struct Comparison {
    package var result: SnapshotResult
    package var files: SnapshotFiles
    /// The reference as it was before the comparison, or `nil` if there was none.
    package var reference: SnapshotFiles?
  }

  /// Compares a snapshot with the reference of its path, and writes the reference if the verifier's mode asks for it.
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
    let (result, reference) = try verifier.verify(files, as: unjudged(snapshot, at: paths, document: document))
    return Comparison(result: result, files: files, reference: reference)
  }

  /// Returns the result of a snapshot that cannot be compared.
  package func failure(
    of snapshot: RenderedSnapshot, at paths: SnapshotPath, document: String, because error: any Error
  ) -> SnapshotResult {
    var result = unjudged(snapshot, at: paths, document: document)
    result.status = .failed
    result.message = error.sentence
    return result
  }

  private func unjudged(_ snapshot: RenderedSnapshot, at paths: SnapshotPath, document: String) -> SnapshotResult {
    SnapshotResult(
      path: paths.file(ofScene: snapshot.scene, in: snapshot.cell, scale: snapshot.scale), document: document,
      scene: snapshot.scene, traits: SnapshotTraits(snapshot.cell), scale: Int(snapshot.scale), status: .added)
  }
}
