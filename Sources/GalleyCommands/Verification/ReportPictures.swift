import Foundation
import Galley
import ReviewReport

/// The pictures that a reviewer has to see, put aside while a run goes on and then taken into the report.
struct ReportPictures {
  /// The folder that they are put aside in.
  private let folder: String

  /// Makes them for a report's folder.
  init(report: String) { folder = report + "/.pictures" }

  /// Takes away what an earlier run that was ended left.
  func clear() { try? FileManager.default.removeItem(atPath: folder) }

  /// Puts aside what there is of a snapshot that did not pass: the reference, the picture as it is now, the difference.
  func save(_ result: SnapshotResult, expected: SnapshotFiles?, actual: SnapshotFiles?) throws {
    guard result.status != .passed else { return }
    if let expected { try write(expected.png, .expected, result) }
    if let actual { try write(actual.png, .actual, result) }
    guard let pixels = result.pixels, let expected, let actual else { return }
    let scale = Double(result.scale)
    let picture = pixels.picture(
      of: try PNG.decode(expected.png, scale: scale), and: try PNG.decode(actual.png, scale: scale))
    try write(PNG.encode(picture), .difference, result)
  }

  private func write(_ bytes: [UInt8], _ kind: PictureKind, _ result: SnapshotResult) throws {
    try AtomicFile.write(bytes, to: path(of: kind, result))
  }

  private func path(of kind: PictureKind, _ result: SnapshotResult) -> String {
    "\(folder)/\(result.path).\(kind.rawValue)"
  }

  /// Writes the report of a run.
  ///
  /// - Parameter references: where the pictures of orphaned references are.
  func write(_ run: VerificationRun, to report: String, references: ReferenceFolder?) throws(SnapshotFileError) {
    try ReviewReport(run: run).write(to: report) { (kind, result) throws(SnapshotFileError) in
      if result.status == .orphaned, kind == .expected, let files = references?.files(of: result.path) {
        return files.png
      }
      return (try? Data(contentsOf: URL(filePath: path(of: kind, result)))).map(Array.init)
    }
    clear()
  }
}
