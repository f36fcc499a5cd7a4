import Files
import Snapshots

/// A comparison of snapshots with their references, as a folder to review in a browser.
///
/// The folder contains `index.html`, which needs neither server nor network; `report.json` for machines; `data.js` and
/// the files in `passing`, the same for the page; the page's own files in `page`; and the pictures in `images`, by the
/// snapshots' paths:
/// `images/PATH.expected.png`, `.actual.png`, `.difference.png` and the other kinds of ``PictureKind``.
/// `images/PATH.actual.json` is the layout of the actual picture. The bytes of the folder depend only on the run and
/// the pictures.
package struct ReviewReport: Sendable {
  package var run: VerificationRun
  /// The title of the page.
  package var title: String
  /// The folder of the references, for a server that accepts pictures: a path relative to the report's folder, or an
  /// absolute one; `nil` if unknown.
  package var references: String?
  /// The pictures that are already in the folder, by the paths of their snapshots, or `nil` if none are.
  private var placed: [PathBytes: SnapshotPictures]?

  package init(run: VerificationRun, title: String = "Snapshots", references: String? = nil) {
    self.run = run
    self.title = title
    self.references = references
  }

  /// Creates the report of a merged run whose pictures are already in the folder.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - reports: The reports that were merged.
  ///   - missing: The paths, below the folder, of pictures of these reports that do not exist.
  package init(run: VerificationRun, mergedFrom reports: [StoredReport], without missing: Set<String> = []) {
    self.init(run: run, title: reports.first?.title ?? "Snapshots")
    var placed: [PathBytes: SnapshotPictures] = [:]
    for report in reports { placed.merge(report.pictures) { first, _ in first } }
    self.placed = missing.isEmpty ? placed : placed.mapValues { $0.without(missing) }
  }

  /// Writes the folder, each file atomically. The data is written last, so that a page never names a missing picture.
  /// Pictures of an earlier report and the decisions about it are removed. Waits for a server that is changing the
  /// folder.
  ///
  /// - Parameters:
  ///   - folder: The report's folder, which is made if it is missing.
  ///   - png: Returns the PNG bytes of a picture, or `nil` if there is no such picture. It is called for one picture
  ///     after the other, to keep only one in memory. Bytes that are not PNG are left out.
  ///   - sidecar: Returns the layout of the actual picture, as it is written beside a reference.
  /// - Throws: ``FileError`` if a file cannot be written, and what `png` throws.
  package func write(
    to folder: String, png: (PictureKind, SnapshotResult) throws(FileError) -> [UInt8]?,
    sidecar: (SnapshotResult) throws(FileError) -> [UInt8]? = { _ in nil }
  ) throws(FileError) {
    try Self.check(folder)
    try Self.claim(folder)
    try FolderLock.hold(folder) { () throws(FileError) in
      try writeFiles(to: folder, png: png, sidecar: sidecar)
    }
  }

  /// Checks the folder of a report, which may be missing.
  ///
  /// - Throws: ``FileError`` if the folder contains something that a report would replace and that Galley did not
  ///   write.
  package static func check(_ folder: String) throws(FileError) { try ReportFolder(path: folder).check() }

  /// Returns whether a folder has a report of Galley's.
  package static func exists(inFolder folder: String) -> Bool { ReportFolder(path: folder).hasReport }

  /// Records that what a report would replace in a folder is Galley's. Makes the folder if it is missing.
  package static func claim(_ folder: String) throws(FileError) { try ReportFolder(path: folder).claim() }

  /// Returns the path below a folder of something that no report contains, or `nil` if there is nothing else than a
  /// report.
  package static func foreignEntry(in folder: String) -> String? { ReportFolder(path: folder).foreignEntry() }

  private func writeFiles(
    to folder: String, png: (PictureKind, SnapshotResult) throws(FileError) -> [UInt8]?,
    sidecar: (SnapshotResult) throws(FileError) -> [UInt8]?
  ) throws(FileError) {
    AtomicFile.removeLeftovers(below: folder)
    var files = ReportFolder(path: folder)
    var page = PageData(head: ReportHead(run: run, title: title, references: references))
    let detailed = CommonCause.detailedPaths(of: run)
    let usualKinds = PictureKind.allCases.filter { !PictureKind.details.contains($0) }
    try files.file(StoredReport.fileName).write { (add: ([UInt8]) throws(FileError) -> Void) throws(FileError) in
      try add(page.head.json)
      for (index, result) in run.results.enumerated() {
        let kinds = detailed.contains(result.path) ? PictureKind.allCases : usualKinds
        let pictures = try pictures(of: result, kinds: kinds, in: &files, png: png, sidecar: sidecar)
        let json = result.json(with: pictures)
        try add(ReportHead.separator(before: index) + json)
        if let batch = page.add(json, of: result, digest: pictures.digest) { try batch.write(to: files) }
      }
      try add(ReportHead.end)
      if let batch = page.endBatch() { try batch.write(to: files) }
      try files.writePage()
      try AppliedDecisions().write(to: folder)
    }
    // `PageScript` escapes names, so that none of them can end the script.
    try files.write(PageScript(name: PageData.name, json: page.json).bytes, to: PageData.fileName)
    try files.removeBatches(after: page.batchCount)
    try files.removeOtherPictures()
  }

  /// Puts the pictures of a result into the folder, or keeps those that are there.
  private func pictures(
    of result: SnapshotResult, kinds: [PictureKind], in files: inout ReportFolder,
    png: (PictureKind, SnapshotResult) throws(FileError) -> [UInt8]?,
    sidecar: (SnapshotResult) throws(FileError) -> [UInt8]?
  ) throws(FileError) -> SnapshotPictures {
    if let placed {
      if let known = placed[PathBytes(result.path)] { return try files.keep(known, of: kinds) }
      // What the merged reports leave out passes and has no pictures.
      if result.status == .passed { return SnapshotPictures() }
    }
    return try files.writeFiles(of: result, kinds: kinds, png: png, sidecar: sidecar)
  }
}
