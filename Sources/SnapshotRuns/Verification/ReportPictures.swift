import Files
import Foundation
import Galley
import Reports

/// The pictures of a report, collected in a separate folder during a run and moved into the report at its end.
package struct ReportPictures {
  private let report: String
  /// The folder for the pictures during the run.
  private var folder: String { "\(report)/\(Self.folderName)" }
  private static let folderName = ".pictures"

  /// - Parameter report: The report's folder.
  package init(report: String) { self.report = report }

  /// Checks the report's folder, keeps other processes from writing reports into it until this one ends, and removes
  /// the pictures that a killed run has left behind.
  ///
  /// - Throws: `FileError` if another run is writing a report, or if the folder contains something that the report
  ///   would replace and that Galley did not write.
  package func prepare() throws(FileError) {
    try ReviewReport.check(report)
    try ReviewReport.claim(report)
    guard try FolderLock.keep(folder) else {
      let remedy = "Wait until it has ended, or name another folder."
      throw FileError(path: report, reason: "Another run is writing a report into it. \(remedy)")
    }
    Folder.empty(folder)
  }

  private func clear() { Folder.remove(folder) }

  /// Saves the pictures of a snapshot that did not pass.
  ///
  /// - Throws: `PictureError` if the picture cannot be painted, `FileError` if a file cannot be written.
  package func save(_ checked: SnapshotVerifier.Comparison) throws {
    guard checked.result.status != .passed else { return }
    try save(checked.result, expected: checked.reference, actual: checked.files())
  }

  /// Saves the pictures of a snapshot that did not pass.
  package func save(_ result: SnapshotResult, expected: SnapshotFiles?, actual: SnapshotFiles?) throws(FileError) {
    guard result.status != .passed else { return }
    try ReviewReport.claim(report)
    if let expected { try write(expected.png, .expected, result) }
    if let actual {
      try write(actual.png, .actual, result)
      if let sidecar = actual.sidecar { try file(sidecarPath(result)).write(sidecar) }
    }
    try saveDrawnPictures(of: result, expected: expected, actual: actual)
  }

  /// Saves the pictures that are drawn for a reviewer: a thumbnail, the difference, and the frames that changed.
  private func saveDrawnPictures(
    of result: SnapshotResult, expected: SnapshotFiles?, actual: SnapshotFiles?
  ) throws(FileError) {
    let scale = Double(result.scale)
    // The comparison has reported files that cannot be decoded.
    guard let actual, let picture = try? PNG.decode(actual.png, scale: scale) else { return }
    try write(PNG.encode(Thumbnail.of(picture, around: result.pixels?.regions ?? [])), .thumbnail, result)
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

  private func write(_ bytes: [UInt8], _ kind: PictureKind, _ result: SnapshotResult) throws(FileError) {
    try file(path(of: kind, result)).write(bytes)
  }

  private func file(_ path: String) -> ContainedFile { ContainedFile(path: path, below: report) }

  /// The path of a picture below the report's folder.
  private func path(of kind: PictureKind, _ result: SnapshotResult) -> String {
    "\(Self.folderName)/\(result.path).\(kind.rawValue)"
  }

  private func sidecarPath(_ result: SnapshotResult) -> String { "\(Self.folderName)/\(result.path).layout" }

  /// Writes the report of a run.
  ///
  /// - Parameter references: The folder with the pictures of orphaned references.
  package func write(_ report: ReviewReport, references: ReferenceFolder?) throws(FileError) {
    var report = report
    report.references = references.map { Self.path(of: $0, from: self.report) }
    try report.write(to: self.report) { (kind, result) throws(FileError) in
      if result.status == .orphaned, kind == .expected, let files = references?.files(of: result.path) {
        return files.png
      }
      return bytes(at: path(of: kind, result)) ?? detail(kind, of: result)
    } sidecar: {
      bytes(at: sidecarPath($0))
    }
    clear()
  }

  /// Returns the part of a picture that shows the change, or `nil` for the other kinds of pictures.
  private func detail(_ kind: PictureKind, of result: SnapshotResult) -> [UInt8]? {
    guard let whole = kind.whole, let pixels = result.pixels else { return nil }
    let scale = Double(result.scale)
    guard let picture = bytes(at: path(of: whole, result)).flatMap({ try? PNG.decode($0, scale: scale) }),
      let sizes = PNGOutline(bytes(at: path(of: .difference, result)) ?? []),
      let area = pixels.detail(width: sizes.width, height: sizes.height, scale: scale)
    else { return nil }
    return PNG.encode(picture.cropped(columns: area.columns, rows: area.rows))
  }

  /// Returns the references' path relative to the report, which stays valid if both are moved together.
  private static func path(of references: ReferenceFolder, from report: String) -> String {
    Folder.relativePath(of: RealPath.of(references.path), from: RealPath.of(report))
  }

  private func bytes(at path: String) -> [UInt8]? { try? file(path).read(as: .snapshot) }
}

extension PictureKind {
  /// The picture that a detail is a part of, or `nil` if the kind is not a detail.
  fileprivate var whole: PictureKind? {
    switch self {
    case .expectedDetail: .expected
    case .actualDetail: .actual
    case .differenceDetail: .difference
    case .expected, .actual, .difference, .expectedOverlay, .actualOverlay, .thumbnail: nil
    }
  }
}
