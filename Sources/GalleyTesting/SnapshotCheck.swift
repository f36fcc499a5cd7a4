import Files
import Foundation
import Galley

/// Renders scenes and compares them with references; what does not pass is kept as pictures.
struct SnapshotCheck {
  let verifier: SnapshotVerifier
  let pictures: FailureFolder

  /// A result and the pictures that a reviewer has to see.
  struct Outcome {
    var result: SnapshotResult
    var pictures = FailureFolder.Pictures()
  }

  /// Renders and compares the cells of scenes, one after the other.
  ///
  /// - Throws: `TypefaceError` where the fonts are missing.
  func outcomes(of scenes: [TestedScene]) throws -> [Outcome] {
    let renderer = try Renderer(fonts: try SharedFonts.library.get())
    renderer.recordsStyles = true
    return scenes.flatMap { scene in scene.cells.map { outcome(of: scene, in: $0, renderer) } }
  }

  /// Notes beside the references what they were made with.
  func noteVersions() throws {
    try VersionFile(inFolder: verifier.references.path).write(.current(fonts: try SharedFonts.library.get()))
  }

  /// What is otherwise now than when the references were made.
  func versionChanges() throws -> [VersionChange] {
    let before = try? VersionFile(inFolder: verifier.references.path).read()
    return try before.map { EngineVersions.current(fonts: try SharedFonts.library.get()).changes(since: $0) } ?? []
  }

  private func outcome(of scene: TestedScene, in cell: MatrixCell, _ renderer: Renderer) -> Outcome {
    do {
      return try compare(scene, in: cell, renderer)
    } catch {
      let message =
        switch error {
        case let error as FileError: "\(error.path) cannot be written: \(error.reason)"
        default: "\(error)"
        }
      return Outcome(
        result: SnapshotResult(
          path: SnapshotPath(document: scene.document).folder(ofScene: scene.name), document: scene.document,
          scene: scene.name, traits: SnapshotTraits(cell), scale: 1, status: .failed, message: message))
    }
  }

  private func compare(_ scene: TestedScene, in cell: MatrixCell, _ renderer: Renderer) throws -> Outcome {
    let rendering = try renderer.render(in: cell, at: scene.size, canvas: scene.canvas, scene.build)
    let snapshot = SceneSnapshot(
      id: rendering.layout.root.id, name: scene.name, cell: cell, scale: rendering.scale, layout: rendering.layout,
      displayList: rendering.displayList)
    let files = try renderer.snapshotFiles(of: snapshot, rendering, document: scene.document)
    let path = SnapshotPath(document: scene.document).file(for: snapshot)
    let (result, reference) = try verifier.verify(snapshot, files, at: path, document: scene.document)
    guard !result.isRecorded, !verifier.rules.passes(result.status) else { return Outcome(result: result) }
    return Outcome(result: result, pictures: try pictures.save(result, expected: reference, actual: files))
  }
}

/// The fonts of all assertions of a process, looked for once.
private enum SharedFonts {
  static let library = Result { () throws(TypefaceError) in try FontLibrary.bundled() }
}

/// Where the pictures of snapshots go that do not pass.
struct FailureFolder {
  let path: String

  /// The pictures of a snapshot.
  struct Pictures {
    /// Bytes of PNG files with what they show: `expected`, `actual`, `difference`.
    var files: [(kind: String, path: String, bytes: [UInt8])] = []
  }

  /// The folder that `GALLEY_FAILURES` names, else one among the temporary files.
  init(environment: [String: String]) {
    path =
      environment["GALLEY_FAILURES"]
      ?? FileManager.default.temporaryDirectory.appending(path: "galley-failures").path(percentEncoded: false)
  }

  /// Writes what there is of a snapshot; those of an earlier failure are replaced.
  func save(
    _ result: SnapshotResult, expected: SnapshotFiles?, actual: SnapshotFiles
  ) throws(FileError) -> Pictures {
    var pictures = Pictures()
    try add("expected", expected?.png, of: result, to: &pictures)
    try add("actual", actual.png, of: result, to: &pictures)
    try add(
      "difference", expected.flatMap { result.differencePicture(from: $0, to: actual) }, of: result, to: &pictures)
    return pictures
  }

  private func add(
    _ kind: String, _ bytes: [UInt8]?, of result: SnapshotResult, to pictures: inout Pictures
  ) throws(FileError) {
    guard let bytes else { return }
    let file = "\(path)/\(result.path).\(kind).png"
    try AtomicFile.write(bytes, to: file)
    pictures.files.append((kind, file, bytes))
  }
}
