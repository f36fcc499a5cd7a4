import Files
import Snapshots

/// A comparison of snapshots with their references as a folder that is reviewed in a browser.
///
/// The folder holds `index.html`, which works without a server and without a network, `report.json` for machines,
/// `data.js` with the same for the page, the page's own files in `page` and the pictures in `images`, named by the
/// snapshots' paths: `images/PATH.expected.png`, `.actual.png`, `.difference.png` and what ``PictureKind`` has besides.
/// `images/PATH.actual.json` is the layout of the picture as it is now. Its bytes follow from the run and the pictures
/// alone.
package struct ReviewReport: Sendable {
  /// The comparison.
  package var run: VerificationRun
  /// What the page is called.
  package var title: String
  /// Where the references are, for a server that is to accept pictures: a path from the report's folder, or an absolute
  /// one; none where that is not known.
  package var references: String?
  /// Pictures that lie in the folder already, by the paths of their snapshots.
  private var placed: [String: SnapshotPictures] = [:]

  /// Makes a report.
  package init(run: VerificationRun, title: String = "Snapshots", references: String? = nil) {
    self.run = run
    self.title = title
    self.references = references
  }

  /// Makes a report of a run that others were put together to, whose pictures lie in the folder already.
  ///
  /// - Parameters:
  ///   - run: the run.
  ///   - reports: the reports that it was put together from.
  ///   - missing: the files among their pictures that are not there after all, by their paths below the folder.
  package init(run: VerificationRun, mergedFrom reports: [StoredReport], without missing: Set<String> = []) {
    self.init(run: run, title: reports.first?.title ?? "Snapshots")
    for report in reports { placed.merge(report.pictures) { first, _ in first } }
    guard !missing.isEmpty else { return }
    placed = placed.mapValues { $0.without(missing) }
  }

  /// Writes the folder, each file beside its place and then renamed; the data last, so that a page never names a
  /// picture that is not there. Pictures of an earlier report in the folder are removed, and what was decided about it.
  /// A server that carries out decisions in the same folder is waited for.
  ///
  /// - Parameters:
  ///   - folder: where the report goes; it is made where it is missing.
  ///   - png: gives the bytes of a picture as PNG, or none where there is no such picture. It is asked for one picture
  ///     after the other, so that none stays in memory. What is not PNG is left out.
  ///   - sidecar: gives the layout of the picture as it is now, as it is to stand beside the reference.
  /// - Throws: ``FileError`` when the disk refuses, and what `png` throws.
  package func write(
    to folder: String, png: (PictureKind, SnapshotResult) throws(FileError) -> [UInt8]?,
    sidecar: (SnapshotResult) throws(FileError) -> [UInt8]? = { _ in nil }
  ) throws(FileError) {
    try FolderLock.hold(folder, patience: .seconds(600)) { () throws(FileError) in
      try writeFiles(to: folder, png: png, sidecar: sidecar)
    }
  }

  private func writeFiles(
    to folder: String, png: (PictureKind, SnapshotResult) throws(FileError) -> [UInt8]?,
    sidecar: (SnapshotResult) throws(FileError) -> [UInt8]?
  ) throws(FileError) {
    AtomicFile.removeLeftovers(below: folder)
    var files = ReportFolder(path: folder)
    var pictures: [SnapshotPictures?] = []
    for result in run.results {
      if let known = placed[result.path] {
        files.keep(known)
        pictures.append(known)
      } else {
        pictures.append(try files.writeFiles(of: result, png: png, sidecar: sidecar))
      }
    }
    let document = ReportDocument(run: run, title: title, references: references, pictures: pictures)
    try files.writePage()
    try AppliedDecisions().write(to: folder)
    let json = document.json
    try files.write(Array(json.utf8), to: StoredReport.fileName)
    // A name cannot end the script wherever it stands.
    try files.write(PageScript(name: "galleyReport", json: json).bytes, to: "data.js")
    try files.removeOtherPictures()
  }
}
