import Snapshots

/// A comparison of snapshots with their references as a folder that is reviewed in a browser.
///
/// The folder holds `index.html`, which works without a server and without a network, `report.json` for machines,
/// `data.js` with the same for the page, the page's own files in `page` and the pictures in `images`, named by the
/// snapshots' paths: `images/PATH.expected.png`, `.actual.png`, `.difference.png` and what ``PictureKind`` has besides.
/// Its bytes follow from the run and the pictures alone.
public struct ReviewReport: Sendable {
  /// The comparison.
  public var run: VerificationRun
  /// What the page is called.
  public var title: String

  /// Makes a report.
  public init(run: VerificationRun, title: String = "Snapshots") {
    self.run = run
    self.title = title
  }

  /// Writes the folder, each file beside its place and then renamed; the data last, so that a page never names a
  /// picture that is not there. Pictures of an earlier report in the folder are removed.
  ///
  /// - Parameters:
  ///   - folder: where the report goes; it is made where it is missing.
  ///   - png: gives the bytes of a picture as PNG, or none where there is no such picture. It is asked for one picture
  ///     after the other, so that none stays in memory. What is not PNG is left out.
  /// - Throws: ``SnapshotFileError`` when the disk refuses, and what `png` throws.
  public func write(
    to folder: String, png: (PictureKind, SnapshotResult) throws(SnapshotFileError) -> [UInt8]?
  ) throws(SnapshotFileError) {
    var files = ReportFolder(path: folder)
    var pictures: [SnapshotPictures] = []
    for result in run.results {
      pictures.append(try files.writePictures(of: result, png: png))
    }
    let document = ReportDocument(run: run, title: title, pictures: pictures)
    try files.writePage()
    try files.write(Array(document.json.utf8), to: "report.json")
    try files.write(document.script, to: "data.js")
    try files.removeOtherPictures()
  }
}
