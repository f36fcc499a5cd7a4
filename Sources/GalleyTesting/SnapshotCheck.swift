import Files
import Foundation
import Galley
import SnapshotRuns

/// Renders scenes, compares them with their references, and keeps the pictures of those that do not pass.
struct SnapshotCheck {
  let verifier: SnapshotVerifier
  let pictures: FailureFolder

  /// A result, and the pictures that a reviewer has to see.
  struct Outcome {
    var result: SnapshotResult
    var pictures: [FailureFolder.Picture] = []
  }

  /// Renders and compares the cells of scenes, one after the other.
  ///
  /// - Throws: `TypefaceError` if the fonts are missing.
  func outcomes(of scenes: [SwiftScene]) throws(TypefaceError) -> [Outcome] {
    let renderer = try Renderer(fonts: try SharedFonts.library.get())
    renderer.settings.recorded.insert(.styles)
    return scenes.flatMap { outcomes(of: $0, renderer) }
  }

  /// Records beside the references the versions that they were made with.
  func recordVersions() throws(FileError) { try versions.record() }

  /// A sentence that names what has changed since the references were made, or `nil` if nothing has.
  var versionWarning: String? { versions.difference()?.message }

  private var versions: OutputVersions {
    OutputVersions(RunVersions(fonts: []), inFolder: verifier.references.path)
  }

  private func outcomes(of scene: SwiftScene, _ renderer: Renderer) -> [Outcome] {
    let paths = SnapshotPath(document: scene.document)
    var outcomes: [Outcome] = []
    let walk = SceneWalk(scene, renderer: renderer) { error in
      outcomes.append(
        Outcome(
          result: SnapshotResult(
            path: paths.folder(ofScene: scene.name), document: scene.document, scene: scene.name,
            traits: SnapshotTraits(error.cell), scale: 1, status: .failed, message: "\(error.cause)")))
    }
    walk.forEachSnapshot { outcomes.append(outcome(of: $0, at: paths, document: scene.document)) }
    return outcomes
  }

  private func outcome(of snapshot: RenderedSnapshot, at paths: SnapshotPath, document: String) -> Outcome {
    do {
      let checked = try verifier.compare(snapshot, at: paths, document: document)
      guard !checked.result.isRecorded, !verifier.rules.passes(checked.result.status) else {
        return Outcome(result: checked.result)
      }
      let saved = try pictures.save(checked.result, expected: checked.reference, actual: checked.files())
      return Outcome(result: checked.result, pictures: saved)
    } catch {
      return Outcome(result: verifier.failure(of: snapshot, at: paths, document: document, because: "\(error)"))
    }
  }
}

/// The fonts that all assertions of a process share.
package enum SharedFonts {
  package static let library = Result { () throws(TypefaceError) in try FontLibrary.bundled() }
}

/// The folder for the pictures of snapshots that do not pass.
struct FailureFolder {
  let path: String

  /// A PNG file and what it shows: `expected`, `actual` or `difference`.
  struct Picture {
    var kind: String
    var path: String
    var bytes: [UInt8]
  }

  /// Uses the folder that `GALLEY_FAILURES` names, or one among the temporary files.
  init(environment: [String: String]) {
    path =
      environment["GALLEY_FAILURES"]
      ?? FileManager.default.temporaryDirectory.appending(path: "galley-failures").path(percentEncoded: false)
  }

  /// Writes the pictures of a snapshot, replacing those of an earlier failure.
  func save(
    _ result: SnapshotResult, expected: SnapshotFiles?, actual: SnapshotFiles
  ) throws(FileError) -> [Picture] {
    let files = [
      ("expected", expected?.png), ("actual", actual.png),
      ("difference", expected.flatMap { result.differencePicture(from: $0, to: actual) }),
    ]
    var pictures: [Picture] = []
    for (kind, bytes) in files {
      guard let bytes else { continue }
      let file = "\(path)/\(result.path).\(kind).png"
      try AtomicFile.write(bytes, to: file)
      pictures.append(Picture(kind: kind, path: file, bytes: bytes))
    }
    return pictures
  }
}
