import Foundation
import Galley

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
  ) throws(SnapshotFileError) -> Pictures {
    var pictures = Pictures()
    try add("expected", expected?.png, of: result, to: &pictures)
    try add("actual", actual.png, of: result, to: &pictures)
    try add(
      "difference", expected.flatMap { result.differencePicture(from: $0, to: actual) }, of: result, to: &pictures)
    return pictures
  }

  private func add(
    _ kind: String, _ bytes: [UInt8]?, of result: SnapshotResult, to pictures: inout Pictures
  ) throws(SnapshotFileError) {
    guard let bytes else { return }
    let file = "\(path)/\(result.path).\(kind).png"
    try AtomicFile.write(bytes, to: file)
    pictures.files.append((kind, file, bytes))
  }
}
