import Galley

/// Writes the pictures that a reviewer has to see, for the report.
struct ReportPictures {
  /// The report's folder.
  let folder: String

  /// Writes what there is of a snapshot that did not pass: the reference, the picture as it is now, the difference.
  func save(_ result: SnapshotResult, expected: SnapshotFiles?, actual: SnapshotFiles?) throws {
    guard result.status != .passed else { return }
    let base = "\(folder)/images/\(result.path)"
    if let expected { try AtomicFile.write(expected.png, to: base + ".expected.png") }
    if let actual { try AtomicFile.write(actual.png, to: base + ".actual.png") }
    guard let pixels = result.pixels, let expected, let actual else { return }
    let scale = Double(result.scale)
    let picture = pixels.picture(
      of: try PNG.decode(expected.png, scale: scale), and: try PNG.decode(actual.png, scale: scale))
    try AtomicFile.write(PNG.encode(picture), to: base + ".difference.png")
  }
}
