import Files
import Foundation
import Galley
import ReviewReport

/// The pictures that a reviewer has to see, put aside while a run goes on and then taken into the report.
struct ReportPictures {
  /// The report's folder.
  private let report: String
  /// The folder that they are put aside in.
  private var folder: String { report + "/.pictures" }

  /// Makes them for a report's folder.
  init(report: String) { self.report = report }

  /// Takes away what an earlier run that was ended left.
  func clear() { try? FileManager.default.removeItem(atPath: folder) }

  /// Puts aside what there is of a snapshot that did not pass: the reference, the picture as it is now, the difference.
  func save(_ result: SnapshotResult, expected: SnapshotFiles?, actual: SnapshotFiles?) throws {
    guard result.status != .passed else { return }
    if let expected { try write(expected.png, .expected, result) }
    if let actual {
      try write(actual.png, .actual, result)
      if let sidecar = actual.sidecar { try AtomicFile.write(sidecar, to: sidecarPath(result)) }
    }
    try savePictures(made: result, expected: expected, actual: actual)
  }

  /// Puts aside the pictures that are made for a reviewer: the difference, what changed its place, and a small one.
  private func savePictures(made result: SnapshotResult, expected: SnapshotFiles?, actual: SnapshotFiles?) throws {
    let scale = Double(result.scale)
    // What cannot be decoded was told by the comparison.
    guard let actual, let picture = try? PNG.decode(actual.png, scale: scale) else { return }
    try write(PNG.encode(Thumbnail.of(picture)), .thumbnail, result)
    guard let expected, let before = try? PNG.decode(expected.png, scale: scale) else { return }
    if let pixels = result.pixels {
      try write(PNG.encode(pixels.picture(of: before, and: picture)), .difference, result)
    }
    guard let frames = Self.changedFrames(from: expected, to: actual), !frames.isEmpty else { return }
    try write(PNG.encode(frames.drawn(over: before, .expected)), .expectedOverlay, result)
    try write(PNG.encode(frames.drawn(over: picture, .actual)), .actualOverlay, result)
  }

  private static func changedFrames(from expected: SnapshotFiles, to actual: SnapshotFiles) -> ChangedFrames? {
    guard let (before, now) = expected.sidecar.flatMap({ before in actual.sidecar.map { (before, $0) } }),
      let layout = try? SidecarReader.layout(in: before), let other = try? SidecarReader.layout(in: now)
    else { return nil }
    return ChangedFrames(from: layout, to: other)
  }

  private func write(_ bytes: [UInt8], _ kind: PictureKind, _ result: SnapshotResult) throws {
    try AtomicFile.write(bytes, to: path(of: kind, result))
  }

  private func path(of kind: PictureKind, _ result: SnapshotResult) -> String {
    "\(folder)/\(result.path).\(kind.rawValue)"
  }

  private func sidecarPath(_ result: SnapshotResult) -> String { "\(folder)/\(result.path).layout" }

  /// Writes the report of a run.
  ///
  /// - Parameter references: where the pictures of orphaned references are.
  func write(_ report: ReviewReport, references: ReferenceFolder?) throws(FileError) {
    var report = report
    report.references = references.map { Self.place(of: $0, from: self.report) }
    try report.write(to: self.report) { (kind, result) throws(FileError) in
      if result.status == .orphaned, kind == .expected, let files = references?.files(of: result.path) {
        return files.png
      }
      return bytes(at: path(of: kind, result))
    } sidecar: {
      bytes(at: sidecarPath($0))
    }
    clear()
  }

  /// How a report tells where its references are: by a path that holds when both are moved together.
  private static func place(of references: ReferenceFolder, from report: String) -> String {
    let (target, base) = (URL(filePath: references.path), URL(filePath: report))
    let paths = [target, base].map { $0.standardizedFileURL.resolvingSymlinksInPath().path(percentEncoded: false) }
    let isRelated = paths[0].split(separator: "/").first == paths[1].split(separator: "/").first
    return isRelated ? OutputFolders.relativePath(of: paths[0], from: paths[1]) : paths[0]
  }

  private func bytes(at path: String) -> [UInt8]? {
    (try? Data(contentsOf: URL(filePath: path))).map(Array.init)
  }
}
