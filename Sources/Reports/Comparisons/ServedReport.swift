import Digests
import Files
import Snapshots

/// What a server keeps of a report: the page's data, and the results.
///
/// Of a report of a million images that pass, it is a thousandth of the report, and 20 bytes for each image.
package struct ServedReport {
  /// The report, without the images that pass unless they are kept.
  package let report: StoredReport
  /// The data for the page. Files of pictures are those that a reviewer accepts, whatever the report names.
  package let page: [UInt8]
  /// What is wrong with the files that the page loads images from.
  package let defects: [PassingBatchDefect]
  /// The hashes of the paths of images that pass and that the report leaves out.
  private let unlisted: Set<UInt64>

  /// Reads a report once.
  ///
  /// - Parameters:
  ///   - file: The file with the report's JSON.
  ///   - folder: The report's folder.
  ///   - hasBatches: Whether images that pass are in files of their own; those of earlier versions are not.
  ///   - keepsPassed: Whether the report is to have the images that pass.
  package init(
    _ file: InputFile, inFolder folder: String, hasBatches: Bool, keepsPassed: Bool
  ) throws(StoredReportError) {
    var page = PageData(
      head: ReportHead(run: VerificationRun(results: []), title: "", references: nil), hasBatches: hasBatches)
    var defects: [PassingBatchDefect] = []
    var unlisted: Set<UInt64> = []
    var unlistedCount = 0
    report = try StoredReport(file) { result, pictures in
      let isPassed = result.status == .passed
      let json = isPassed && hasBatches ? nil : result.json(with: pictures)
      if let batch = page.add(json, of: result, digest: pictures?.digest) {
        defects += [batch.defect(inFolder: folder)].compactMap(\.self)
      }
      guard isPassed, !keepsPassed else { return true }
      unlisted.insert(result.path.utf8.stableHash)
      unlistedCount += 1
      return false
    }
    defects += [page.endBatch()?.defect(inFolder: folder)].compactMap(\.self)
    page.head = ReportHead(
      run: report.run, title: report.title, references: report.references, unlistedCount: unlistedCount)
    self.page = page.json
    (self.defects, self.unlisted) = (defects, unlisted)
  }

  /// Returns whether an image that the report leaves out has a path, or by chance one with the same hash.
  package func leavesOut(_ path: String) -> Bool { unlisted.contains(path.utf8.stableHash) }
}
